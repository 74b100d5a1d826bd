//! What a text needs to be said: its variables, and the messages and functions that it uses. The build looks at every
//! message with this, and whoever proposes another text is held to it.

use std::collections::BTreeSet;

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement};

/// Variables that a language may leave out: not every language has a word of its own for the lead
/// to the first trick, another form for the plural in that place, or another word in each game.
pub const OPTIONAL: [&str; 3] = ["stage", "n", "game"];

/// What a text needs.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Needs {
    /// What the caller has to give.
    pub variables: BTreeSet<String>,
    /// Messages, terms and functions that it uses.
    pub uses: BTreeSet<String>,
    /// The text, on one line, for the documentation.
    pub text: String,
}

impl Needs {
    /// What this text needs.
    pub fn of(pattern: &Pattern<&str>) -> Needs {
        let mut needs = Needs::default();
        needs.walk(pattern);
        needs
    }

    fn walk(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    self.text.push_str(&value.split_whitespace().collect::<Vec<_>>().join(" "));
                    self.text.push(' ');
                }
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.walk(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
                self.text.push_str(&format!("{{{}}} ", id.name));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.uses.insert(format!("{}()", id.name));
                self.arguments(arguments);
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|a| format!(".{}", a.name)).unwrap_or_default();
                self.uses.insert(format!("{}{attribute}", id.name));
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.uses.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for inline in &arguments.positional {
            self.inline(inline);
        }
    }
}

//! Mutation testing of the laws with one build: `docs/mutants.md` says how it is run.
//!
//! `cargo mutants --list --json` names the mutants. This writes all of them into a copy of the sources, each behind
//! a switch (`crate::mutant::on(n)`), so that the copy is built once and the tests run once for each mutant with
//! `STICH_MUTANT=n`. Mutants that cannot be written so, or whose number is in the file of those that do not compile,
//! are left out and counted.

#![forbid(unsafe_code)]

use std::{
    collections::{BTreeMap, BTreeSet},
    env, error, fs,
    path::Path,
};

use proc_macro2::{LineColumn, Span};
use serde::Deserialize;
use syn::{
    Arm, Block, Expr, ExprBinary, ExprMatch, ExprUnary, ImplItemFn, ItemFn, Pat, ReturnType, Signature,
    parse_quote,
    spanned::Spanned,
    visit_mut::{self, VisitMut},
};

#[derive(Deserialize)]
struct Place {
    line: usize,
    column: usize,
}

#[derive(Deserialize)]
struct Extent {
    start: Place,
    end: Place,
}

#[derive(Deserialize)]
struct Function {
    function_name: String,
}

#[derive(Deserialize)]
struct Mutant {
    file: String,
    function: Option<Function>,
    span: Extent,
    replacement: String,
    genre: String,
    #[serde(skip)]
    number: u32,
}

impl Mutant {
    fn begins_at(&self, at: LineColumn) -> bool {
        (self.span.start.line, self.span.start.column) == (at.line, at.column + 1)
    }

    fn ends_at(&self, at: LineColumn) -> bool {
        (self.span.end.line, self.span.end.column) == (at.line, at.column + 1)
    }

    fn is(&self, genre: &str, span: Span) -> bool {
        self.genre == genre && self.begins_at(span.start()) && self.ends_at(span.end())
    }

    fn lies_in(&self, span: Span) -> bool {
        let (from, to) = (span.start(), span.end());
        (from.line, from.column + 1) <= (self.span.start.line, self.span.start.column)
            && (self.span.end.line, self.span.end.column) <= (to.line, to.column + 1)
    }
}

/// Writes the mutants of one file into it.
struct Writer<'a> {
    mutants: &'a [Mutant],
    written: BTreeSet<u32>,
    in_const: bool,
    /// The match around has an arm for all the rest.
    has_rest: bool,
}

/// Does a condition bind a name, so that it can stand nowhere but in `if` and `while`?
fn binds(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(both) => binds(&both.left) || binds(&both.right),
        _ => false,
    }
}

impl Writer<'_> {
    fn of(&self, genre: &str, span: Span) -> Vec<(u32, String)> {
        let of = self.mutants.iter().filter(|m| !self.in_const && m.is(genre, span));
        of.map(|m| (m.number, m.replacement.clone())).collect()
    }

    fn body(&mut self, signature: &Signature, block: &mut Block) {
        let before = std::mem::replace(&mut self.in_const, signature.constness.is_some());
        visit_mut::visit_block_mut(self, block);
        if !self.in_const {
            let span = block.span();
            let name = signature.ident.to_string();
            let named = |m: &&Mutant| {
                let function = m.function.as_ref().map(|f| f.function_name.as_str()).unwrap_or_default();
                m.genre == "FnValue" && function.rsplit("::").next() == Some(&name) && m.lies_in(span)
            };
            for mutant in self.mutants.iter().filter(named) {
                let number = mutant.number;
                // An alias of a result has no default; a law that says nothing is what is meant.
                let says = matches!(&signature.output, ReturnType::Type(_, to)
                    if matches!(&**to, syn::Type::Path(path) if path.path.is_ident("Say")));
                let text = if says { "Ok(None)" } else { &mutant.replacement };
                let Ok(value) = syn::parse_str::<Expr>(text) else { continue };
                block.stmts.insert(0, parse_quote! { if crate::mutant::on(#number) { return #value; } });
                self.written.insert(number);
            }
        }
        self.in_const = before;
    }
}

impl VisitMut for Writer<'_> {
    fn visit_item_fn_mut(&mut self, item: &mut ItemFn) {
        self.body(&item.sig, &mut item.block);
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut ImplItemFn) {
        self.body(&item.sig, &mut item.block);
    }

    fn visit_item_const_mut(&mut self, _: &mut syn::ItemConst) {}

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        let here = match &*expr {
            Expr::Binary(ExprBinary { op, left, right, .. }) if !binds(left) && !binds(right) => {
                self.of("BinaryOperator", op.span())
            }
            Expr::Unary(ExprUnary { op, .. }) => self.of("UnaryOperator", op.span()),
            _ => Vec::new(),
        };
        visit_mut::visit_expr_mut(self, expr);
        let mut all = expr.clone();
        for (number, replacement) in here {
            let wrong = match &*expr {
                Expr::Binary(binary) => {
                    let Ok(op) = syn::parse_str(&replacement) else { continue };
                    Expr::Binary(ExprBinary { op, ..binary.clone() })
                }
                Expr::Unary(unary) => (*unary.expr).clone(),
                _ => continue,
            };
            all = parse_quote! { (if crate::mutant::on(#number) { #wrong } else { #all }) };
            self.written.insert(number);
        }
        *expr = all;
    }

    fn visit_expr_match_mut(&mut self, of: &mut ExprMatch) {
        let rest = |arm: &Arm| matches!(arm.pat, Pat::Wild(_)) && arm.guard.is_none();
        visit_mut::visit_expr_mut(self, &mut of.expr);
        for arm in 0..of.arms.len() {
            self.has_rest = of.arms.iter().any(rest);
            if let Some(arm) = of.arms.get_mut(arm) {
                self.visit_arm_mut(arm);
            }
        }
    }

    fn visit_arm_mut(&mut self, arm: &mut Arm) {
        let deleted = if self.has_rest { self.of("MatchArm", arm.span()) } else { Vec::new() };
        let guards = arm.guard.as_ref().map(|(_, guard)| self.of("MatchArmGuard", guard.span()));
        visit_mut::visit_arm_mut(self, arm);
        for (number, replacement) in guards.unwrap_or_default() {
            let Some((_, guard)) = &mut arm.guard else { continue };
            if binds(guard) {
                continue;
            }
            let now: Expr = match replacement.as_str() {
                "true" => parse_quote! { (crate::mutant::on(#number) || #guard) },
                _ => parse_quote! { (!crate::mutant::on(#number) && #guard) },
            };
            **guard = now;
            self.written.insert(number);
        }
        for (number, _) in deleted {
            match &mut arm.guard {
                Some((_, guard)) if binds(guard) => continue,
                Some((_, guard)) => **guard = parse_quote! { (!crate::mutant::on(#number) && #guard) },
                None => {
                    arm.guard = Some((Default::default(), parse_quote! { !crate::mutant::on(#number) }));
                }
            }
            self.written.insert(number);
        }
    }
}

fn main() -> Result<(), Box<dyn error::Error>> {
    let mut args = env::args().skip(1);
    let (Some(list), Some(from), Some(to)) = (args.next(), args.next(), args.next()) else {
        return Err("law-mutants LIST.json WORKSPACE COPY [NUMBERS-THAT-DO-NOT-COMPILE]".into());
    };
    let broken = args.next().map(fs::read_to_string).transpose()?.unwrap_or_default();
    let broken: BTreeSet<u32> = broken.split_whitespace().filter_map(|n| n.parse().ok()).collect();
    let mut all: Vec<Mutant> = serde_json::from_str(&fs::read_to_string(list)?)?;
    let mut files: BTreeMap<String, Vec<Mutant>> = BTreeMap::new();
    for (n, mutant) in (1..).zip(&mut all) {
        mutant.number = n;
    }
    let count = all.len();
    for mutant in all.into_iter().filter(|m| !broken.contains(&m.number)) {
        files.entry(mutant.file.clone()).or_default().push(mutant);
    }
    let mut written = BTreeSet::new();
    for (file, mutants) in &files {
        let mut tree = syn::parse_file(&fs::read_to_string(Path::new(&from).join(file))?)?;
        let mut writer = Writer { mutants, written: BTreeSet::new(), in_const: false, has_rest: false };
        writer.visit_file_mut(&mut tree);
        written.append(&mut writer.written);
        fs::write(Path::new(&to).join(file), prettyplease::unparse(&tree))?;
    }
    eprintln!("{} of {count} mutants are written, {} do not compile", written.len(), broken.len());
    written.iter().for_each(|n| println!("{n}"));
    Ok(())
}

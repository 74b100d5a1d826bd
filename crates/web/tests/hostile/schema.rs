//! The document of the API, read as somebody's program would: requests are made of its schemas, and answers
//! are held against them.

use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use serde_json::{Map, Value, json};

use crate::{common::House, encoded, send};

/// Numbers that are not random and look it (splitmix64).
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    pub fn roll(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % below.max(1) as u64).unwrap()
    }

    fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.roll(all.len())]
    }
}

/// Something that the API does.
pub struct Operation {
    pub method: String,
    pub path: String,
    what: Value,
    document: Value,
}

/// All that the document describes.
pub async fn operations(house: &House) -> Vec<Operation> {
    let request = Request::builder().uri("/api/v1/openapi.json").header(header::HOST, "localhost");
    let document: Value =
        serde_json::from_str(&send(house, request.body(Body::empty()).unwrap()).await.body).unwrap();
    let mut operations = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, what) in methods.as_object().unwrap() {
            let (method, path) = (method.to_uppercase(), path.clone());
            operations.push(Operation { method, path, what: what.clone(), document: document.clone() });
        }
    }
    operations
}

const TEXTS: [&str; 12] = [
    "",
    "a",
    "♠ é 𝄞",
    "card-exposed",
    "declarer=N&offender=E&card=DK&meant-as=accident",
    "1",
    "-1",
    "revoke",
    "\u{0}",
    "N",
    "S",
    "x/y",
];

impl Operation {
    /// A request as the document wants it; `wrong`, if something in it is to be otherwise. `None` where no
    /// client could write it down.
    pub fn request(&self, dice: &mut Dice, wrong: bool, token: &str) -> Option<Request<Body>> {
        let mut path = self.path.clone();
        let mut query = Vec::new();
        let mut headers = Vec::new();
        for parameter in self.what["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap();
            let made = self.make(&parameter["schema"], dice, 0);
            let text = match (&made, wrong && dice.roll(3) == 0) {
                (_, true) => "\u{202e}99999999999999999999".to_owned(),
                (Value::String(text), _) => text.clone(),
                (Value::Null, _) => continue,
                (other, _) => other.to_string(),
            };
            match parameter["in"].as_str() {
                Some("path") => {
                    let text = if text.is_empty() { "1" } else { &text };
                    path = path.replace(&format!("{{{name}}}"), &encoded(text));
                }
                Some("query") => query.push((name, text)),
                Some("header") => headers.push((name, text)),
                _ => {}
            }
        }
        if !query.is_empty() {
            path += &format!(
                "?{}",
                form_urlencoded::Serializer::new(String::new()).extend_pairs(&query).finish()
            );
        }
        let mut request = Request::builder().method(self.method.as_str()).uri(path);
        request = request.header(header::HOST, "127.0.0.1:8484");
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        for (name, text) in headers {
            request = request.header(name, axum::http::HeaderValue::from_bytes(text.as_bytes()).ok()?);
        }
        let schema = &self.what["requestBody"]["content"]["application/json"]["schema"];
        if schema.is_null() {
            return request.body(Body::empty()).ok();
        }
        let mut made = self.make(schema, dice, 0);
        if wrong {
            mutate(&mut made, dice);
        }
        let mut text = made.to_string();
        if wrong && dice.roll(6) == 0 {
            text.truncate(
                (0..=dice.roll(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0),
            );
        }
        request.header(header::CONTENT_TYPE, "application/json").body(Body::from(text)).ok()
    }

    fn resolved<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            Some(at) => {
                self.document.pointer(at.trim_start_matches('#')).expect("what is referred to is there")
            }
            None => schema,
        }
    }

    /// A value that fits.
    fn make(&self, schema: &Value, dice: &mut Dice, depth: usize) -> Value {
        let schema = self.resolved(schema);
        if let Some(value) = schema.get("const") {
            return value.clone();
        }
        if let Some(values) = schema["enum"].as_array() {
            return dice.pick(values).clone();
        }
        for choice in ["oneOf", "anyOf"] {
            if let Some(ways) = schema[choice].as_array() {
                return self.make(dice.pick(ways), dice, depth + 1);
            }
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let mut whole = Map::new();
            for part in parts {
                match self.make(part, dice, depth + 1) {
                    Value::Object(fields) => whole.extend(fields),
                    other => return other,
                }
            }
            return Value::Object(whole);
        }
        match kind(schema, dice) {
            "object" => {
                let required: Vec<&str> =
                    schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
                let mut whole = Map::new();
                for (name, of) in schema["properties"].as_object().into_iter().flatten() {
                    if required.contains(&name.as_str()) || (depth < 6 && dice.roll(2) == 0) {
                        whole.insert(name.clone(), self.make(of, dice, depth + 1));
                    }
                }
                Value::Object(whole)
            }
            "array" => {
                let n = if depth > 6 { 0 } else { dice.roll(4) };
                let (prefix, items) = (schema["prefixItems"].as_array(), &schema["items"]);
                match prefix {
                    Some(all) => all.iter().map(|of| self.make(of, dice, depth + 1)).collect(),
                    None => (0..n).map(|_| self.make(items, dice, depth + 1)).collect(),
                }
            }
            "integer" => json!(*dice.pick(&[0, 1, 2, 3, 7, 24, 255])),
            "number" => json!(1.5),
            "boolean" => json!(dice.roll(2) == 0),
            "null" => Value::Null,
            _ => match schema["examples"].as_array().or(schema["example"].as_array()) {
                Some(all) if !all.is_empty() => dice.pick(all).clone(),
                _ => json!(*dice.pick(&TEXTS)),
            },
        }
    }

    /// Whether an answer is as the document says.
    pub fn answers(&self, status: StatusCode, kind: &str, body: &str) -> Result<(), String> {
        let described = self.resolved(&self.what["responses"][status.as_str()]);
        if described.is_null() {
            return Err("this status is not in the document".to_owned());
        }
        let kind = kind.split(';').next().unwrap_or_default();
        let Some(content) = described["content"].as_object() else { return Ok(()) };
        let schema = content.get(kind).ok_or_else(|| format!("the type `{kind}` is not in the document"))?;
        if kind != "application/json" {
            return Ok(());
        }
        let value = serde_json::from_str(body).map_err(|e| e.to_string())?;
        self.fits(&schema["schema"], &value, "")
    }

    /// A schema by its name.
    pub fn described(&self, name: &str) -> Value {
        self.document["components"]["schemas"][name].clone()
    }

    /// Whether the document names every field of this answer.
    pub fn names_all(&self, status: StatusCode, value: &Value) -> Result<(), String> {
        let answer = self.resolved(&self.what["responses"][status.as_str()]);
        let content = &answer["content"]["application/json"];
        self.names(&[&content["schema"]], value, "")
    }

    /// The same for a value that one of these schemas describes.
    fn names(&self, schemas: &[&Value], value: &Value, at: &str) -> Result<(), String> {
        let mut flat: Vec<&Value> = Vec::new();
        let mut open: Vec<&Value> = schemas.to_vec();
        while let Some(schema) = open.pop() {
            let schema = self.resolved(schema);
            let ways = ["oneOf", "anyOf", "allOf"].map(|of| schema[of].as_array());
            open.extend(ways.into_iter().flatten().flatten());
            flat.push(schema);
        }
        match value {
            Value::Object(fields) => fields.iter().try_for_each(|(name, part)| {
                let of: Vec<&Value> =
                    flat.iter().filter_map(|schema| schema["properties"].get(name)).collect();
                if of.is_empty() {
                    return Err(format!("{at}/{name} is not in the document"));
                }
                self.names(&of, part, &format!("{at}/{name}"))
            }),
            Value::Array(items) => items.iter().try_for_each(|item| {
                let of: Vec<&Value> = flat.iter().filter_map(|schema| schema.get("items")).collect();
                self.names(&of, item, &format!("{at}/[]"))
            }),
            _ => Ok(()),
        }
    }

    /// Whether a value is as its schema says.
    fn fits(&self, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        let schema = self.resolved(schema);
        let wrong = |what: &str| Err(format!("{at}: {what}: {value}"));
        if schema.get("const").is_some_and(|only| only != value) {
            return wrong("not the constant");
        }
        if schema["enum"].as_array().is_some_and(|all| !all.contains(value)) {
            return wrong("none of the words");
        }
        for choice in ["oneOf", "anyOf"] {
            if let Some(ways) = schema[choice].as_array() {
                let tried: Vec<_> = ways.iter().map(|way| self.fits(way, value, at)).collect();
                if !tried.iter().any(Result::is_ok) {
                    return wrong(&format!("none of the ways ({tried:?})"));
                }
            }
        }
        for part in schema["allOf"].as_array().into_iter().flatten() {
            self.fits(part, value, at)?;
        }
        let kinds: Vec<&str> = match &schema["type"] {
            Value::String(kind) => vec![kind],
            Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
            _ => return Ok(()),
        };
        let is = |kind: &&str| match *kind {
            "object" => value.is_object(),
            "array" => value.is_array(),
            "string" => value.is_string(),
            "integer" => value.is_i64() || value.is_u64(),
            "number" => value.is_number(),
            "boolean" => value.is_boolean(),
            _ => value.is_null(),
        };
        if !kinds.iter().any(is) {
            return wrong("not of this kind");
        }
        for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if value.is_object() && value.get(name).is_none() {
                return wrong(&format!("without `{name}`"));
            }
        }
        for (name, of) in schema["properties"].as_object().into_iter().flatten() {
            if let Some(part) = value.get(name) {
                self.fits(of, part, &format!("{at}/{name}"))?;
            }
        }
        if schema["items"].is_object() {
            for (i, item) in value.as_array().into_iter().flatten().enumerate() {
                self.fits(&schema["items"], item, &format!("{at}/{i}"))?;
            }
        }
        Ok(())
    }
}

/// One of the kinds that a value may be of.
fn kind<'a>(schema: &'a Value, dice: &mut Dice) -> &'a str {
    match &schema["type"] {
        Value::String(kind) => kind,
        Value::Array(kinds) => dice.pick(kinds).as_str().unwrap_or("string"),
        _ if schema["properties"].is_object() => "object",
        _ => "string",
    }
}

/// Changes something somewhere in it.
fn mutate(value: &mut Value, dice: &mut Dice) {
    let others = [
        Value::Null,
        json!(-1),
        json!(1e300),
        json!(u64::MAX),
        json!("x".repeat(20_000)),
        json!([]),
        json!({}),
        json!([[[[[[[[]]]]]]]]),
        json!("\u{0}\u{202e}"),
        json!(true),
    ];
    match value {
        Value::Object(fields) if !fields.is_empty() && dice.roll(5) > 0 => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = dice.pick(&names).clone();
            match dice.roll(4) {
                0 => _ = fields.remove(&name),
                1 => _ = fields.insert("nobody-knows-this".to_owned(), json!(1)),
                _ => mutate(fields.get_mut(&name).unwrap(), dice),
            }
        }
        Value::Array(items) if !items.is_empty() && dice.roll(4) > 0 => {
            if dice.roll(4) == 0 {
                let many = items.iter().cycle().take(2000).cloned().collect();
                *items = many;
            } else {
                let i = dice.roll(items.len());
                mutate(&mut items[i], dice);
            }
        }
        _ => *value = dice.pick(&others).clone(),
    }
}

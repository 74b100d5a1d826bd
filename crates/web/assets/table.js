// The form of a game: it reckons while it is tapped, keeps what is entered on this device until the server has it,
// and enters no game twice. Everything is listened for at the document, since the form is exchanged when
// somebody else at the table has entered a game. Without this script the form is sent as it is. Where the list is over
// there is no form any more; what waits on this device is asked about all the same.

const page = document.querySelector(".list");
const ask = document.getElementById("ask");
const waiting = document.getElementById("waiting");
const form = () => document.getElementById("quick");
const entry = document.getElementById("entry");

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const KINDS = ["normal", "hochzeit", "hochzeit-alone", "still", "solo"];
const CALLS = ["", "won", "keine90", "keine60", "keine30", "schwarz"];
const STEPS = ["0", "1", "30", "60", "90", "120", "121", "151", "181", "211", "240"];
const SPECIAL = ["fox", "doppelkopf", "karlchen"];
/** So many of each a party can be told to have caught, and none. */
const COUNTS = [3, 5, 2];

/** In the order in which they were tapped, so that a third name takes the place of the first. */
let tapped = [];

const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
/** The list as the server told it, and as it is with what waits here. */
const served = () => JSON.parse(form().dataset.state);
const state = () => games().reduce(goOn, served());
const value = (name) => new FormData(form()).get(name) ?? "";
const who = () => new FormData(form()).getAll("who").map(Number);
const isAlone = (kind) => kind !== "normal" && kind !== "hochzeit" && kind !== "";

/** What everybody has, by position; or what is missing. */
function reckon() {
  const { dataset } = form();
  const { size, sits } = state();
  const how = value("how");
  const kind = value("kind");
  const chosen = who();
  const players = [...Array(size).keys()].map((i) => i + 1).filter((p) => !sits.includes(p));
  const points = (of) => ({ points: Array.from({ length: size }, (_, i) => (sits.includes(i + 1) ? 0 : of(i + 1))) });
  if (how === "none") return points(() => 0);
  if (how === "points") {
    const each = players.map((p) => value(`p${p}`));
    if (each.some(Boolean)) return points((p) => Number(value(`p${p}`).replace(/[−–]/, "-")) || 0);
    const typed = value("value-typed").trim() || value("value");
    const worth = Number(typed.replace(/[−–]/, "-"));
    if (!chosen.length && typed !== "0") return { missing: dataset.needWinners };
    if (typed === "") return { missing: dataset.needValue };
    if (!Number.isInteger(worth)) return { missing: dataset.needValue };
    if (!chosen.length) return points(() => 0);
    if (chosen.length > 3) return { missing: dataset.needWinners };
    if (chosen.length === 2) {
      if (isAlone(kind)) return { missing: dataset.notAlone };
      return points((p) => (chosen.includes(p) ? worth : -worth));
    }
    if (!isAlone(kind)) return { missing: dataset.needAlone };
    const [plus, minus] = chosen.length === 1 ? [3 * worth, -worth] : [worth, -3 * worth];
    return points((p) => (chosen.includes(p) ? plus : minus));
  }
  const alone = isAlone(kind);
  if (!kind) return { missing: dataset.needKind };
  if (chosen.length !== (alone ? 1 : 2)) return { missing: alone ? dataset.needSoloist : dataset.needRe };
  const augen = value("augen").trim();
  const step = augen ? stepOf(Number(augen)) : STEPS.indexOf(value("step"));
  if (step < 0) return { missing: dataset.needAugen };
  const k = KINDS.includes(kind) ? KINDS.indexOf(kind) : KINDS.indexOf("solo");
  const call = (party) => Math.max(0, CALLS.indexOf(value(`call-${party}`)));
  const letter = dataset.worth[((k * STEPS.length + step) * 6 + call("re")) * 6 + call("kontra")];
  // Which row of what there is room for, and where in it these special points stand.
  const cases = KINDS.length * STEPS.length;
  const row = LETTERS.indexOf(dataset.room[augen ? cases + Number(augen) : k * STEPS.length + step]);
  const caught = (party) => SPECIAL.reduce((all, what, i) => all * COUNTS[i] + Number(value(`${what}-${party}`)), 0);
  const cell = caught("re") * 30 + caught("kontra");
  const six = LETTERS.indexOf(dataset.room[cases + 241 + row * 150 + Math.floor(cell / 6)]);
  if (letter === "." || !(six & (32 >> (cell % 6)))) return { missing: dataset.cannot, cannot: true };
  const count = (party) => SPECIAL.reduce((all, what) => all + Number(value(`${what}-${party}`)), 0);
  const counted = dataset.worth[KINDS.length * STEPS.length * 36 + k] === "1";
  const worth = LETTERS.indexOf(letter) - 32 + (counted ? count("re") - count("kontra") : 0);
  return points((p) => (chosen.includes(p) ? worth * (alone ? 3 : 1) : -worth));
}

/** The step in which so many Augen are; -1, if nobody has so many. */
function stepOf(augen) {
  if (!Number.isInteger(augen) || augen < 0 || augen > 240) return -1;
  // Without Augen, or with all, it matters who has the tricks: that is tapped.
  if (augen === 0 || augen === 240) return -1;
  return STEPS.findLastIndex((least) => Number(least) <= augen && least !== "0");
}

/** Who has won and how much; of a lost solo, who lost it. */
function said(points) {
  const { names } = state();
  const of = (sign) => points.flatMap((n, i) => (Math.sign(n) === sign ? [i] : []));
  const won = of(1).length === 3 ? of(-1) : of(1);
  if (!won.length) return form().dataset.nothing;
  return `${won.map((i) => names[i]).join(", ")} ${signed(points[won[0]])}`;
}

/** Why a game cannot be, the server says; without a connection it is only said that it cannot. */
let wondered;
async function wonder() {
  const told = new URLSearchParams(new FormData(form())).toString();
  wondered = told;
  try {
    const answer = await fetch(`${form().dataset.base}?${told}`, { headers: { accept: "text/html" } });
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const why = fresh.getElementById("sum")?.textContent;
    if (why && form() && wondered === told) document.getElementById("sum").textContent = why;
  } catch {
    // It stays at that.
  }
}

/** The bar says what the game comes to so far. Nothing is called wrong before somebody enters it. */
function tell(missed) {
  const { missing, cannot, points } = reckon();
  wondered = undefined;
  if (cannot) wonder();
  const sum = document.getElementById("sum");
  sum.textContent = missing ?? said(points);
  sum.dataset.points = points?.join(" ") ?? "";
  sum.classList.toggle("ready", !missing);
  sum.classList.toggle("missed", Boolean(missed && missing));
}

let begun = false;
/** Once somebody has begun to tap, and as long as a game waits here, the form stays as it is, whatever others
 *  enter. */
function hold(tapping = begun) {
  begun = tapping && Boolean(form());
  if (begun || games().length) entry.dataset.held = games().length ? "waits" : "begun";
  else delete entry.dataset.held;
}

document.addEventListener("change", ({ target }) => {
  if (!form() || target.form !== form()) return;
  hold(true);
  if (target.name === "how" && target.value !== "none") remember("stich-how", target.value);
  if (target.name === "who") {
    tapped = tapped.filter((one) => one.checked && one !== target);
    if (target.checked) tapped.push(target);
    const most = value("how") === "points" ? 3 : isAlone(value("kind")) ? 1 : 2;
    while (tapped.length > most) tapped.shift().checked = false;
  }
  if (target.name === "kind" && value("how") === "game" && isAlone(target.value)) {
    while (tapped.length > 1) tapped.shift().checked = false;
  }
  if (target.name === "value") form().elements["value-typed"].value = "";
  if (target.name === "step") form().elements.augen.value = "";
  tell();
});
document.addEventListener("input", ({ target }) => {
  if (!form() || target.form !== form()) return;
  hold(true);
  if (!["augen", "value-typed"].includes(target.name)) return;
  for (const one of form().elements[target.name === "augen" ? "step" : "value"]) one.checked &&= !target.value;
  tell();
});

/** The form as it is when nothing is tapped, in the way in which games are told on this device. */
function clear() {
  if (!form()) return hold(false);
  form().reset();
  tapped = [...form().querySelectorAll("[name=who]:checked")];
  if (remembered("stich-how") === "points") form().querySelector("[name=how][value=points]").checked = true;
  hold(false);
  show();
  tell();
}

/** What is entered here and has not reached the server, the oldest first. Where a browser keeps nothing, this
 *  page does, as long as it is open. */
const QUEUE = `stich-list:${page?.dataset.list}`;
const unkept = {};
function remembered(key) {
  try {
    return localStorage.getItem(key) ?? unkept[key];
  } catch {
    return unkept[key];
  }
}
function remember(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    unkept[key] = text;
  }
}
const games = () => JSON.parse(remembered(QUEUE) ?? "[]");
const keep = (all) => remember(QUEUE, JSON.stringify(all));
const without = ({ key }) => games().filter((one) => one.key !== key);
const expected = ({ fields }) => Number(fields.find(([name]) => name === "expected")[1]);
/** The same game, so many lines further down. */
const later = (game, n) => ({
  ...game,
  fields: game.fields.map(([name, text]) => [name, name === "expected" ? String(Number(text) + n) : text]),
});

/** When a game was entered, by the clock of the server, where there is a time that can be up. */
function when() {
  const { now, loaded } = document.querySelector("[data-loaded]")?.dataset ?? {};
  return now ? [["entered", String(Math.floor(Number(now) + (Date.now() - Number(loaded)) / 1000))]] : [];
}

function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return "hall/" + Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The list with one more game: totals, who deals next, who owes his Pflichtsolo. When only Pflichtsoli are left,
 *  the server says who plays. */
function goOn(before, { fields, points }) {
  const next = { ...before, lines: before.lines + 1, totals: before.totals.map((n, i) => n + (points[i] ?? 0)) };
  const { how, kind, late } = Object.fromEntries(fields);
  // After the game that was dealt when time was up only Pflichtsoli are played.
  next.last ||= late === "dealt" || late === "pflichtsolo";
  const lone = (n) => n && points.filter((m) => Math.sign(m) === Math.sign(n)).length === 1;
  const soloist = KINDS.slice(0, 4).includes(kind) ? 0 : points.findIndex(lone) + 1;
  const pflicht = next.owing.includes(soloist);
  if (how !== "none" && !next.last) {
    next.number += 1;
    if (pflicht) next.owing = next.owing.filter((p) => p !== soloist);
    if (!pflicht || !next.again) {
      do next.dealer = (next.dealer % next.size) + 1;
      while (next.gone.includes(next.dealer));
    }
    if (!pflicht) next.counted += 1;
    const laps = next.scheme;
    next.sits = laps[Math.floor(next.counted / next.size) % laps.length][next.dealer - 1];
  }
  return next;
}

/** Shows the list with what waits here. */
function show() {
  if (!form()) return;
  const next = state();
  form().elements.expected.value = next.lines;
  const heading = form().querySelector("h2").firstChild;
  if (!("line" in form().dataset)) heading.data = heading.data.replace(/\d+/, next.number);
  let lead = next.dealer;
  do lead = (lead % next.size) + 1;
  while (next.sits.includes(lead));
  for (const label of form().querySelectorAll(".name")) {
    const p = Number(label.querySelector("input").value);
    label.querySelector("strong").textContent = signed(next.totals[p - 1]);
    label.querySelector("small").textContent = p === next.dealer ? form().dataset.deals : p === lead ? form().dataset.leads : "\u00a0";
    label.classList.toggle("sits", next.sits.includes(p));
    label.querySelector("input").disabled = next.sits.includes(p);
    if (!next.owing.includes(p)) label.querySelector(".owes")?.remove();
  }
}

// What a browser says of an empty choice lies over the button on a small screen: the bar says it.
document.addEventListener(
  "invalid",
  (event) => {
    if (event.target.name !== "late" || event.target.form !== form()) return;
    event.preventDefault();
    event.target.focus();
    const sum = document.getElementById("sum");
    sum.textContent = form().dataset.needLate;
    sum.classList.add("missed");
  },
  true,
);

document.addEventListener("submit", (event) => {
  if (!form() || event.target !== form() || event.submitter?.hasAttribute("formaction") || "line" in form().dataset) return;
  if (event.submitter?.name) return;
  event.preventDefault();
  const { missing, points } = reckon();
  if (missing) return tell(true);
  const fields = [...new FormData(form())].filter(([name, text]) => text !== "" && name !== "key");
  const game = { key: newKey(), fields: [...fields, ...when()], text: said(points), points };
  document.getElementById("newest").textContent = game.text;
  keep([...games(), game]);
  clear();
  // Not for the moment that a good connection takes.
  if (games().length > 1) waits();
  flush();
});

let sending = false;
let again;
/** Sends what waits, one after the other, each until it is answered. */
async function flush() {
  if (sending) return;
  sending = true;
  clearTimeout(again);
  let pause = 1000;
  while (games().length && ask.hidden) {
    const [game] = games();
    let answer;
    try {
      answer = await post(game);
    } catch {
      // Sent again.
    }
    if (answer?.entered) {
      if (form()) form().dataset.state = JSON.stringify(goOn(served(), game));
      keep(without(game));
      hold();
      waits();
      document.dispatchEvent(new Event("outdated"));
    } else if (answer?.done) {
      // The tournament management has looked at it.
      keep(without(game));
      document.dispatchEvent(new Event("outdated"));
    } else if (answer) {
      refuse(game, answer);
      // The management is told of all that came too late, and not only of the one that is asked about.
      if (answer.over) await Promise.allSettled(games().slice(1).map(post));
    } else {
      waits();
      await new Promise((done) => (again = setTimeout(done, pause)));
      pause = Math.min(pause * 2, 8000);
    }
  }
  sending = false;
  waits();
}

/** Sends a game: what the server says, or undefined if it cannot just now. */
async function post(game) {
  const sent = await fetch(`${page.dataset.list}/game`, {
    method: "POST",
    body: new URLSearchParams([...game.fields, ["key", game.key], ["said", game.text.slice(0, 100)]]),
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(10000),
  });
  return sent.status < 500 && sent.status !== 429 ? read(sent) : undefined;
}

/** The management need not look at this game any more: it is decided here. Where that does not reach it, it asks. */
function decided(game) {
  const body = new URLSearchParams([["do", "left-done"], ["game", game.key]]);
  fetch(page.dataset.list, { method: "POST", body }).catch(() => undefined);
}

/** An answer of the list; or a page that says why there is none. */
async function read(sent) {
  if (sent.headers.get("content-type")?.includes("json")) return sent.json();
  const page = new DOMParser().parseFromString(await sent.text(), "text/html");
  return { said: [...page.querySelectorAll("main h1, main p")].map((part) => part.textContent) };
}

/** So many games wait on this device: for the connection, or for an answer. */
function waits() {
  const n = games().length;
  const { one, two, askedOne, askedTwo } = waiting.dataset;
  waiting.hidden = n === 0;
  waiting.textContent = (n === 1 ? [one, askedOne] : [two, askedTwo])[ask.hidden ? 0 : 1].replace("2", n);
}

/** Another telephone was faster, or the list does not take it: somebody decides. */
function refuse(game, { said: reasons = [], there, anyway, over }) {
  ask.hidden = false;
  waits();
  ask.querySelector("#ask-what").textContent = there ? `${there.what}\n${waiting.dataset.by} ${there.by}` : reasons.join("\n");
  const more = there?.same ? waiting.dataset.same : `${waiting.dataset.yours} ${game.text}`;
  ask.querySelector(".more").textContent = over && !there?.same ? `${more}\n${waiting.dataset.told}` : more;
  for (const button of ask.querySelectorAll("button")) {
    // To a list that is over nothing is added: the same game stands there, or the management decides.
    const open = there ? ["keep", "other"] : ["change", "drop", anyway && "anyway"];
    const offered = over || there?.over ? [there?.same ? "keep" : "drop"] : open;
    button.hidden = !offered.includes(button.dataset.do);
  }
  ask.querySelector(".why").hidden = !anyway;
  ask.dataset.lines = there?.lines ?? "";
  ask.toggleAttribute("data-over", Boolean(over));
  document.dispatchEvent(new Event("outdated"));
  ask.querySelector("button:not([hidden])").focus({ preventScroll: true });
}

ask?.addEventListener("click", ({ target }) => {
  const what = target.closest("button")?.dataset.do;
  if (!what) return;
  const why = ask.querySelector(".why input");
  if (what === "anyway" && !why.reportValidity()) return;
  ask.hidden = true;
  const [game] = games();
  const rest = without(game);
  // What others have entered meanwhile.
  const theirs = ask.dataset.lines ? Number(ask.dataset.lines) - expected(game) : 0;
  if (what === "anyway") {
    keep([{ ...game, fields: [...game.fields, ["anyway", "yes"], ["why", why.value]] }, ...rest]);
  } else if (what === "other") {
    keep([game, ...rest].map((one) => later(one, theirs)));
    form().dataset.state = told ?? JSON.stringify({ ...served(), lines: served().lines + theirs });
    show();
  } else {
    // This one is not entered: what follows it moves up.
    if (ask.hasAttribute("data-over")) decided(game);
    keep(rest.map((one) => later(one, theirs - 1)));
    if (what === "change") fill(game.fields);
    else clear();
    document.dispatchEvent(new Event("outdated"));
  }
  flush();
});

/** The form as it was when this game was entered. */
function fill(fields) {
  clear();
  hold(true);
  for (const [name, text] of fields) {
    for (const one of form().querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
      if (["expected", "line"].includes(name)) continue;
      if (one.matches("[type=radio], [type=checkbox]")) {
        if (one.value === text) one.checked = true;
      } else one.value = text;
    }
  }
  tapped = [...form().querySelectorAll("[name=who]:checked")];
  tell();
}

/** The page was brought up to date, but for a form that somebody is filling in. */
let told;
document.addEventListener("exchanged", ({ detail: fresh }) => {
  const theirs = fresh.getElementById("quick");
  told = undefined;
  if (!("held" in entry.dataset)) {
    if (form() && !("line" in form().dataset)) clear();
    return;
  }
  // The list is complete: what was half tapped has no place any more.
  if (!form()) return hold(false);
  if (!theirs) return;
  told = theirs.dataset.state;
  const there = JSON.parse(told).lines;
  const newest = fresh.getElementById("newest").textContent;
  // Somebody else has entered a game while this one was tapped: it is to be seen, and the form goes on.
  if (there > Number(form().elements.expected.value)) document.getElementById("newest").textContent = newest;
});

/** Somebody has typed or tapped before this script was there. */
const touched = () =>
  [...form().elements].some((one) =>
    one.matches("[type=radio], [type=checkbox]")
      ? one.checked !== one.defaultChecked
      : one.matches("input:not([type=hidden])") && one.value !== one.defaultValue,
  );

if (form() && "line" in form().dataset && touched()) hold(true);
if (page && ask && !(form() && "line" in form().dataset)) {
  clear();
  addEventListener("online", flush);
  flush();
}

// A table stays up to date by itself, cards are laid without loading the page again, and a card that may
// not be played asks for a second tap. Without scripts the forms do all of that but the asking.

const live = document.getElementById("live");
const said = document.getElementById("said");

/** What this device keeps, where the browser lets it. */
const kept = (key) => {
  try {
    return localStorage.getItem(key) === "yes";
  } catch {
    return false;
  }
};
const keep = (key, yes) => {
  try {
    localStorage.setItem(key, yes ? "yes" : "no");
  } catch {
    // For this page only, then.
  }
};

function say(text) {
  said.textContent = text;
  said.hidden = !text;
  said.classList.remove("low");
}

const FIELDS = "input:not([type=hidden], [data-keeps]), select";

/** Which form this is, on this page and on the next: where it stands and what it does. */
function formKey(form) {
  const does = [...form.querySelectorAll("[type=hidden]:not([name=at]), button[name=do]")];
  const place = form.closest("details[id]")?.id ?? "";
  return [place, form.getAttribute("action"), ...does.map((one) => `${one.name}=${one.value}`)].join(" ");
}

/** Which field or button of its form. The value says which only of those that are tapped. */
const key = (one) => [formKey(one.form), one.name, one.matches("button, [type=checkbox]") ? one.value : ""].join(" ");

/** What somebody has typed, ticked or chosen and not sent yet; undefined where nothing was. */
function begun(field) {
  if (field.type === "checkbox") return field.checked === field.defaultChecked ? undefined : field.checked;
  const untouched = field.options
    ? ([...field.options].find((one) => one.defaultSelected) ?? field.options[0])?.value
    : field.defaultValue;
  return field.value === untouched ? undefined : field.value;
}

function goOn(field, value) {
  if (field.type === "checkbox") field.checked = value;
  // What was chosen may be gone: a card that was played.
  else if (!field.options || [...field.options].some((one) => one.value === value)) field.value = value;
}

/** What is scrolled by itself: a sheet, and a ruling as long as it says the same. */
const scrolls = () =>
  new Map(
    [...live.querySelectorAll(".sheet, .ruled")].map((one) => [
      one.matches(".sheet") ? one.closest("details")?.id : one.textContent,
      one,
    ]),
  );

/** What was open or begun, how far it was scrolled, and where the focus was, stays so. */
function show(html, number) {
  const open = [...live.querySelectorAll("details[open][id]")].map((one) => one.id);
  const folded = [...live.querySelectorAll("details.folds:not([open])")].map((one) => [one.id, one.textContent]);
  const scrolled = [...scrolls()].map(([of, one]) => [of, one.scrollTop]).filter(([, top]) => top > 0);
  const lay = [...live.querySelectorAll(".trick [data-card]")].map((one) => one.dataset.card);
  const mine = Boolean(live.querySelector(".now.yours"));
  const focus = document.activeElement;
  const where = live.contains(focus) && focus.name ? key(focus) : undefined;
  const caret = where && focus.type === "text" ? [focus.selectionStart, focus.selectionEnd] : undefined;
  const fields = [...live.querySelectorAll(FIELDS)].map((field) => [key(field), begun(field)]);
  const stays = new Map(fields.filter(([, value]) => value !== undefined));
  live.innerHTML = html;
  live.dataset.number = number;
  for (const id of open) live.querySelector(`details[id="${id}"]`)?.setAttribute("open", "");
  for (const [id, text] of folded) {
    const same = live.querySelector(`details[id="${id}"]`);
    if (same?.textContent === text) same.removeAttribute("open");
  }
  for (const [of, top] of scrolled) {
    const same = scrolls().get(of);
    if (same) same.scrollTop = top;
  }
  for (const card of live.querySelectorAll(".trick [data-card]")) {
    if (!lay.includes(card.dataset.card)) card.classList.add("new");
  }
  settle();
  if (!mine && live.querySelector(".now.yours")) ring();
  for (const field of live.querySelectorAll(FIELDS)) {
    if (stays.has(key(field))) goOn(field, stays.get(key(field)));
  }
  if (where) {
    const same = [...live.querySelectorAll(`${FIELDS}, button`)].find((one) => one.name && key(one) === where);
    (same ?? document.getElementById("main")).focus({ preventScroll: true });
    if (same && caret) same.setSelectionRange(...caret);
  }
}

/** So long a trick lies before it goes to its winner, and so long that takes. */
const LIES = 1500;
const GOES = document.documentElement.animate && !matchMedia("(prefers-reduced-motion: reduce)").matches ? 340 : 0;

/** The trick that lies there, and since when; what has happened since waits until it has been seen. */
let lies = { since: 0 };
let waiting;

/** What has just been shown: switches as this device keeps them, a trick that is over, the auction at its end. */
function settle() {
  for (const one of live.querySelectorAll("[data-keeps]")) {
    one.closest("label").hidden = false;
    one.checked = kept(one.dataset.keeps);
  }
  const auction = live.querySelector(".spoken .auction");
  if (auction) auction.scrollTop = auction.scrollHeight;
  const trick = live.querySelector(".trick.over");
  const cards = trick?.innerHTML ?? "";
  if (cards !== lies.cards) lies = { cards, since: cards ? Date.now() : 0 };
  if (!trick) return;
  const left = lies.since + LIES - Date.now();
  // It was seen before: it does not come back.
  if (left <= 0) trick.classList.add("taken");
  else setTimeout(() => goes(trick), left);
}

function goes(trick) {
  if (!trick.isConnected) return;
  trick.classList.add("going");
  setTimeout(() => trick.classList.add("taken"), GOES);
}

/** Until then a finger lies on the page, or somebody chooses from a list: what is exchanged under a finger was not tapped, and
 *  a list that is open would close. A finger that was never seen to leave has left. */
let touched = 0;
const PRESSES = 1500;
const CHOOSES = 15_000;
/** After the finger comes the click. */
const CLICKS = 60;

function touches() {
  const list = (target) => target.closest?.("select");
  addEventListener("pointerdown", ({ target }) => (touched = Date.now() + (list(target) ? CHOOSES : PRESSES)), true);
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, ({ target }) => list(target) || (touched = Date.now() + CLICKS), true);
  }
  for (const end of ["change", "focusout"]) live.addEventListener(end, () => (touched = 0));
}

/** Shows what was told, but not before the trick that lies there has been seen, nor under a finger. */
function tell(html, number) {
  clearTimeout(waiting?.timer);
  const seen = lies.cards ? lies.since + LIES + GOES - Date.now() : 0;
  const left = Math.max(seen, Math.min(touched - Date.now(), CLICKS));
  waiting = undefined;
  if (left <= 0) return show(html, number);
  waiting = { number, timer: setTimeout(() => tell(html, number), left) };
}

let sound;
/** A short tone, for those who want one. */
function ring() {
  if (!kept("stich-sound")) return;
  sound ??= new AudioContext();
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  volume.gain.setValueAtTime(0.08, sound.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.25);
  tone.frequency.value = 660;
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.25);
}

/** What was sent is not begun any more, also where the page has come anew meanwhile. */
function sent(which) {
  for (const form of live.querySelectorAll("form")) if (formKey(form) === which) form.reset();
}

let lines;
/** When the line was last heard. */
let heard = 0;
/** The server says now and then that it is there. Who has not heard it for so long listens to a dead line, which a
 *  telephone does not notice by itself. */
const SILENT = 40_000;

const lost = () => say(said.dataset.lost);
function found() {
  if (said.textContent === said.dataset.lost) say("");
}

/** What was told, unless it is known already. */
function news(html, number) {
  if (number > Math.max(Number(live.dataset.number), waiting?.number ?? 0)) tell(html, number);
}

/** Only a window that is looked at listens: a browser has six lines to a server and no more. What happened
 *  meanwhile is told when it is looked at again. */
function listen() {
  lines?.close();
  lines = undefined;
  if (document.hidden) return;
  heard = Date.now();
  lines = new EventSource(`${live.dataset.from}&alive=yes&after=${live.dataset.number}`);
  for (const sign of ["open", "alive", "table"]) {
    lines.addEventListener(sign, () => {
      heard = Date.now();
      found();
    });
  }
  lines.addEventListener("table", (event) => {
    say("");
    news(event.data, Number(event.lastEventId));
  });
  lines.addEventListener("error", lost);
}

/** The table as it is now, where the line does not tell: behind a proxy that keeps everything back until it is whole, or
 *  that could not reach the server for a moment, after which browsers do not listen again. */
let looking = false;
async function look() {
  if (looking || document.hidden) return;
  looking = true;
  try {
    const page = live.dataset.from.replace("/live?", "?");
    const answer = await fetch(page, { headers: { accept: "text/html" }, signal: AbortSignal.timeout(10_000) });
    if (LATER.includes(answer.status)) lost();
    else {
      const text = answer.ok ? await answer.text() : "";
      const now = new DOMParser().parseFromString(text, "text/html").getElementById("live");
      // The place is somebody else’s now: the page says so.
      if (!now) return location.assign(page);
      found();
      news(now.innerHTML, Number(now.dataset.number));
      if (lines?.readyState === EventSource.CLOSED) listen();
    }
  } catch {
    lost();
  } finally {
    looking = false;
  }
}

function watch() {
  if (document.hidden || !lines) return;
  const open = lines.readyState === EventSource.OPEN;
  if (open && Date.now() - heard < SILENT) return;
  if (open) {
    lost();
    listen();
  }
  look();
}

/** A card that may not be played, or not now, is laid by the second tap; a call likewise. */
function asks(button) {
  if (!button?.dataset.why || kept("stich-one-tap") || button.getAttribute("aria-pressed") === "true") return false;
  live.querySelectorAll("[data-why][aria-pressed]").forEach((other) => other.removeAttribute("aria-pressed"));
  button.setAttribute("aria-pressed", "true");
  say(`${button.dataset.why}\n${button.form.dataset.again ?? said.dataset.again}`);
  // Not over what is to be tapped again.
  said.classList.toggle("low", button.getBoundingClientRect().top < window.innerHeight / 2);
  return true;
}

/** The number at which a call or a card is on its way. Whoever taps another one before it lies there would change a
 *  call, or lay two cards. */
let underway;

/** Busy, or not to be reached: it is not known whether it was stored. */
const LATER = [429, 502, 503, 504];
const AGAIN = 2000;
/** No answer of the server takes as long. */
const ANSWERS = 25_000;

/** Which of the taps was the last. */
let last = 0;

/** The answer to a tap, however often it has to be sent: the same tap again is the same tap, and what the table has moved on
 *  from is not done any more. Undefined, if something else was tapped before there was one. */
async function answered(action, body) {
  last += 1;
  const own = last;
  const headers = { "x-live": "1", accept: "text/plain" };
  // Slow, or away? The page itself tells.
  const slow = setInterval(look, 5000);
  try {
    while (own === last) {
      const sent = { method: "POST", body, headers, signal: AbortSignal.timeout(ANSWERS) };
      const answer = await fetch(action, sent).catch(() => undefined);
      if (answer && !LATER.includes(answer.status)) return answer;
      lost();
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  } finally {
    clearInterval(slow);
  }
  return undefined;
}

async function send(form, button) {
  const turn = form.matches(".box, .cards");
  if (turn && underway === live.dataset.number) return;
  if (turn) underway = live.dataset.number;
  // Whoever goes on has seen the trick.
  lies.since = 0;
  const body = new URLSearchParams(new FormData(form, button));
  const before = live.dataset.number;
  const which = formKey(form);
  const answer = await answered(form.action, body);
  if (!answer?.ok && turn && underway === before) underway = undefined;
  if (!answer) return;
  if (answer.status === 409) say(await answer.text());
  else if (!answer.ok) location.reload();
  else {
    say("");
    sent(which);
    // It was done, and the line has not told it: the line is dead.
    setTimeout(() => live.dataset.number === before && listen(), 2000);
  }
}

if (live) {
  settle();
  touches();
  listen();
  setInterval(watch, 5000);
  addEventListener("online", listen);
  live.addEventListener("change", ({ target }) => target.dataset.keeps && keep(target.dataset.keeps, target.checked));
  document.addEventListener("visibilitychange", listen);
  addEventListener("pageshow", (event) => event.persisted && listen());
  addEventListener("pagehide", () => lines?.close());
  live.addEventListener("submit", (event) => {
    if (event.target.matches("[data-plain]")) return;
    event.preventDefault();
    if (!asks(event.submitter)) send(event.target, event.submitter);
  });
}

// One sheet at a time, and it goes when something else is tapped.
document.addEventListener("click", ({ target }) => {
  for (const pop of document.querySelectorAll(".pop[open]")) if (!pop.contains(target)) pop.open = false;
});
document.addEventListener("keydown", ({ key: pressed }) => {
  const open = pressed === "Escape" && document.querySelector(".pop[open]");
  if (!open) return;
  open.open = false;
  open.querySelector("summary").focus();
});

// A link is handed on: copied, or given to another app where the browser lets us. Over plain http it lets us copy
// what is selected, and nothing else.
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "vh";
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    await copy(button.dataset.copy);
    button.textContent = button.dataset.done;
  });
}
for (const button of document.querySelectorAll("[data-share]")) {
  button.hidden = !navigator.share;
  const { share: url, title } = button.dataset;
  button.addEventListener("click", () => navigator.share({ url, title }).catch(() => {}));
}

// A record may come from a file.
const file = document.querySelector("[data-file]");
if (file) {
  file.hidden = false;
  file.querySelector("input").addEventListener("change", async (event) => {
    const [chosen] = event.target.files;
    if (chosen) document.querySelector("[name=record]").value = await chosen.text();
  });
}

// A table stays up to date by itself, cards are laid without loading the page again, and a card that may
// not be played asks for a second tap. Without scripts the forms do all of that but the asking.

const live = document.getElementById("live");
const said = document.getElementById("said");
const oneTap = document.getElementById("one-tap");
const ONE_TAP = "stich-one-tap";

function say(text) {
  said.textContent = text;
  said.hidden = !text;
}

const FIELDS = "input:not([type=hidden]), select";

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

/** What was open or begun, and where the focus was, stays so. */
function show(html, number) {
  const open = [...live.querySelectorAll("details[open][id]")].map((one) => one.id);
  const focus = document.activeElement;
  const where = live.contains(focus) && focus.name ? key(focus) : undefined;
  const caret = where && focus.type === "text" ? [focus.selectionStart, focus.selectionEnd] : undefined;
  const fields = [...live.querySelectorAll(FIELDS)].map((field) => [key(field), begun(field)]);
  const kept = new Map(fields.filter(([, value]) => value !== undefined));
  live.innerHTML = html;
  live.dataset.number = number;
  for (const id of open) live.querySelector(`details[id="${id}"]`)?.setAttribute("open", "");
  for (const field of live.querySelectorAll(FIELDS)) {
    if (kept.has(key(field))) goOn(field, kept.get(key(field)));
  }
  if (where) {
    const same = [...live.querySelectorAll(`${FIELDS}, button`)].find((one) => one.name && key(one) === where);
    (same ?? document.getElementById("main")).focus({ preventScroll: true });
    if (same && caret) same.setSelectionRange(...caret);
  }
}

/** What was sent is not begun any more, also where the page has come anew meanwhile. */
function sent(which) {
  for (const form of live.querySelectorAll("form")) if (formKey(form) === which) form.reset();
}

let lines;

/** Only a window that is looked at listens: a browser has six lines to a server and no more. What happened
 *  meanwhile is told when it is looked at again. */
function listen() {
  lines?.close();
  lines = undefined;
  if (document.hidden) return;
  lines = new EventSource(`${live.dataset.from}&after=${live.dataset.number}`);
  lines.addEventListener("table", (event) => {
    if (Number(event.lastEventId) <= Number(live.dataset.number)) return;
    say("");
    show(event.data, event.lastEventId);
  });
  lines.addEventListener("open", () => {
    if (said.textContent === said.dataset.lost) say("");
  });
  lines.addEventListener("error", () => {
    say(said.dataset.lost);
    // Closed for good: the place may be somebody else's now. The page says so.
    if (lines?.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 3000);
  });
}

/** A card that may not be played, or not now, is laid by the second tap. */
function asks(button) {
  if (!button?.dataset.why || oneTap?.checked || button.getAttribute("aria-pressed") === "true") return false;
  live.querySelectorAll(".pc[aria-pressed]").forEach((other) => other.removeAttribute("aria-pressed"));
  button.setAttribute("aria-pressed", "true");
  say(`${button.dataset.why}\n${said.dataset.again}`);
  return true;
}

async function send(form, button) {
  const body = new URLSearchParams(new FormData(form, button));
  const before = live.dataset.number;
  const which = formKey(form);
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { "x-live": "1", accept: "text/plain" } });
    if (answer.status === 409) say(await answer.text());
    else if (!answer.ok) location.reload();
    else {
      say("");
      sent(which);
      // It was done, and the line has not told it: the line is dead.
      setTimeout(() => live.dataset.number === before && listen(), 2000);
    }
  } catch {
    say(said.dataset.lost);
  }
}

if (live) {
  listen();
  document.addEventListener("visibilitychange", listen);
  addEventListener("pageshow", (event) => event.persisted && listen());
  addEventListener("pagehide", () => lines?.close());
  live.addEventListener("submit", (event) => {
    if (event.target.matches("[data-plain]")) return;
    event.preventDefault();
    if (!asks(event.submitter)) send(event.target, event.submitter);
  });
}
if (oneTap) {
  oneTap.closest("p").hidden = false;
  oneTap.checked = localStorage.getItem(ONE_TAP) === "yes";
  oneTap.addEventListener("change", () => localStorage.setItem(ONE_TAP, oneTap.checked ? "yes" : "no"));
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

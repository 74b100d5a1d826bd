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

/** What was open and where the focus was stays so. */
function show(html, number) {
  const open = [...live.querySelectorAll("details[open][id]")].map((one) => one.id);
  const focus = document.activeElement;
  const where = live.contains(focus) ? [focus.name, focus.value] : undefined;
  const typed = [...live.querySelectorAll("details[open] input:not([type=hidden])")].map((one) => [one.name, one.value]);
  live.innerHTML = html;
  live.dataset.number = number;
  for (const id of open) live.querySelector(`details[id="${id}"]`)?.setAttribute("open", "");
  for (const [name, value] of typed) {
    const field = live.querySelector(`details input[name="${name}"]:not([type=hidden])`);
    if (field && value) field.value = value;
  }
  if (where?.[0]) {
    const same = live.querySelector(`[name="${CSS.escape(where[0])}"][value="${CSS.escape(where[1] ?? "")}"]`);
    (same ?? document.getElementById("main")).focus({ preventScroll: true });
  }
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
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { "x-live": "1", accept: "text/plain" } });
    if (answer.status === 409) say(await answer.text());
    else if (!answer.ok) location.reload();
    else {
      say("");
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

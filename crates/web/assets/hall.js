// The tournament: pages stay up to date, the clock counts down, and
// what is sent through a bad connection is sent again until it is answered. Without scripts all of it works
// by loading the page again.

const live = document.querySelector("[data-events]");

/** Puts the parts of another page in place of those of this one, where they differ. */
function exchange(text) {
  const fresh = new DOMParser().parseFromString(text, "text/html");
  for (const part of document.querySelectorAll("[data-part]")) {
    const other = fresh.getElementById(part.id);
    if (!other || other.innerHTML === part.dataset.was) continue;
    // Nobody's half-typed reason is taken away, and no half-tapped game, as long as one can be entered at all.
    const writing = part.contains(document.activeElement) && document.activeElement.matches("input, textarea, select");
    const fields = part.querySelectorAll("textarea, input:not([type=hidden], [type=radio], [type=checkbox])");
    const typing = writing || [...fields].some((one) => one.value !== one.defaultValue);
    const held = part.dataset.held === "waits" || ("held" in part.dataset && other.querySelector("form"));
    if (held || (typing && !("own" in part.dataset))) continue;
    const open = [...part.querySelectorAll("details[open]")].map((one) => one.querySelector("summary")?.textContent);
    part.dataset.was = other.innerHTML;
    part.replaceChildren(...other.childNodes);
    for (const one of part.querySelectorAll("details")) {
      if (open.includes(one.querySelector("summary")?.textContent)) one.open = true;
    }
  }
  count();
  senders();
  leaves();
  ring();
  document.dispatchEvent(new CustomEvent("exchanged", { detail: fresh }));
}

let newest = 0;
let asking = false;
async function refresh() {
  if (asking) return;
  asking = true;
  const wanted = newest;
  try {
    // A line that is put right, or what a form was refused for, is still what the page is about.
    const about = new URLSearchParams(location.search);
    const asks = ["line", "before"].some((name) => about.has(name)) ? location.search : "";
    const answer = await fetch(location.pathname + asks, { headers: { accept: "text/html" } });
    if (answer.ok && live.hasAttribute("data-reload") && answer.redirected) return location.assign(answer.url);
    if (answer.ok) exchange(await answer.text());
  } catch {
    // The line of events comes back by itself, and tells what was missed.
  }
  asking = false;
  if (newest !== wanted) await refresh();
}

document.addEventListener("outdated", refresh);

/** The server says now and then that it is there. Who has not heard it for so long listens to a dead line, and after an
 *  error of a proxy browsers do not listen again. */
const SILENT = 40_000;
let events;
let heard = 0;
function listen() {
  events?.close();
  heard = Date.now();
  events = new EventSource(`${live.dataset.events}&alive=yes`);
  for (const sign of ["open", "alive", "changed"]) events.addEventListener(sign, () => (heard = Date.now()));
  events.addEventListener("changed", (event) => {
    newest = Number(event.lastEventId);
    refresh();
  });
}

if (live) {
  listen();
  setInterval(() => {
    if (events.readyState === EventSource.CLOSED || Date.now() - heard > SILENT) listen();
  }, 5000);
  addEventListener("pagehide", () => events.close());
  // A page from the browser's memory may be old.
  addEventListener("pageshow", (event) => event.persisted && location.reload());
}

/** The time left, by the clock of the server: telephones go wrong by minutes. */
const loaded = Date.now();
function count() {
  for (const clock of document.querySelectorAll("[data-until]")) {
    const { until, now, minutes, minute, over } = clock.dataset;
    clock.dataset.loaded ??= Date.now();
    const left = Number(until) - Number(now) - (Date.now() - Number(clock.dataset.loaded)) / 1000;
    const n = Math.ceil(left / 60);
    clock.textContent = n > 1 ? minutes.replace("2", n) : n === 1 ? minute : over;
    (clock.closest(".clock") ?? clock).classList.toggle("over", n < 1);
    // After time it is asked what a game is that is still entered; the rest of what holds then the server says.
    const late = document.getElementById("late");
    if (late) late.hidden = late.disabled = n >= 1;
    if (live && n < 1 && clock.dataset.runs) document.dispatchEvent(new Event("outdated"));
    if (n < 1) delete clock.dataset.runs;
    else clock.dataset.runs = "yes";
  }
}
if (document.querySelector("[data-until]") || live) setInterval(count, 1000, loaded);

/** What is entered is sent until it is answered; its key makes it one entry. */
function senders() {
  for (const sender of document.querySelectorAll("form[data-send]:not([data-ready])")) {
    sender.dataset.ready = "";
    sender.addEventListener("submit", async (event) => {
      // What was meant, and the like: the page is made anew.
      if (event.submitter?.name) return;
      event.preventDefault();
      const body = new URLSearchParams(new FormData(sender));
      const button = sender.querySelector("button");
      button.disabled = true;
      for (let pause = 1000; ; pause = Math.min(pause * 2, 8000)) {
        try {
          const answer = await fetch(sender.action, { method: "POST", body, signal: AbortSignal.timeout(10000) });
          if (answer.ok) return "stay" in sender.dataset ? refresh() : location.assign(answer.url);
          // As without scripts: the page says what is wrong, with everything that was typed.
          if (answer.status < 500 && answer.status !== 429) return sender.submit();
        } catch {
          // Sent again.
        }
        if (!sender.querySelector(".sending")) {
          const said = document.createElement("p");
          said.className = "sending";
          said.setAttribute("role", "status");
          said.textContent = sender.dataset.send;
          sender.append(said);
        }
        await new Promise((done) => setTimeout(done, pause));
      }
    });
  }
}
senders();

/** A table calls the referee: the title says so, and it is heard where somebody has switched that on. */
const sound = document.getElementById("sound");
const title = document.title;
let air;
let ringing;

function stored(value) {
  try {
    if (value !== undefined) localStorage.setItem("stich-sound", value);
    return localStorage.getItem("stich-sound") === "on";
  } catch {
    return value === "on";
  }
}

/** Two soft tones, one after the other. */
function strike() {
  if (!stored()) return;
  air ??= new AudioContext();
  air.resume();
  for (const [at, tone] of [[0, 880], [0.25, 660]]) {
    const voice = air.createOscillator();
    const loud = air.createGain();
    voice.frequency.value = tone;
    loud.gain.setValueAtTime(0.25, air.currentTime + at);
    loud.gain.exponentialRampToValueAtTime(0.001, air.currentTime + at + 0.5);
    voice.connect(loud).connect(air.destination);
    voice.start(air.currentTime + at);
    voice.stop(air.currentTime + at + 0.5);
  }
}

/** What rings lies over the page: so much room there is above it, and whatever is on the screen stays where it is. */
let above = 0;
function room() {
  const rings = document.getElementById("ring");
  const needed = rings && getComputedStyle(rings).position === "fixed" ? rings.offsetHeight : 0;
  if (needed === above) return;
  document.body.style.paddingTop = needed ? `${needed}px` : "";
  if (scrollY || needed > above) scrollBy({ top: needed - above, behavior: "instant" });
  above = needed;
}
addEventListener("resize", room);

function ring() {
  room();
  const called = document.querySelector("#ring .call strong");
  document.title = called ? `${called.textContent} · ${title}` : title;
  if (called && !ringing) {
    strike();
    ringing = setInterval(strike, 4000);
  }
  if (!called) ringing = clearInterval(ringing);
}
ring();

if (sound) {
  sound.hidden = false;
  sound.ariaPressed = String(stored());
  sound.addEventListener("click", () => {
    sound.ariaPressed = String(sound.ariaPressed !== "true");
    // Heard at once, so that one knows what it is like: and a browser lets it be heard from then on.
    stored(sound.ariaPressed === "true" ? "on" : "off");
    strike();
  });
}

/** The keys of a telephone for numbers have no minus: a button changes the sign. */
for (const input of document.querySelectorAll(".numbers input")) {
  const label = input.closest("label");
  const sign = Object.assign(document.createElement("button"), { type: "button", textContent: "±" });
  sign.setAttribute("aria-label", `± ${label.textContent.trim()}`);
  sign.addEventListener("click", () => {
    const text = input.value.trim().replace(/^[−–]/, "-");
    if (text) input.value = text.startsWith("-") ? text.slice(1) : `-${text.replace(/^\+/, "")}`;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  input.inputMode = "numeric";
  const both = document.createElement("div");
  label.replaceWith(both);
  both.append(label, sign);
}

/** A list from paper: each line must add up to nothing. */
const grid = document.querySelector("form[data-sums]");
grid?.addEventListener("input", (event) => {
  const row = event.target.closest("tr");
  if (!row) return;
  if (row.matches(".told")) return;
  const typed = [...row.querySelectorAll("input")].map((input) => input.value.trim()).filter(Boolean);
  const sum = typed.reduce((all, text) => all + Number(text.replace(/[−–]/g, "-")), 0);
  row.classList.toggle("fine", typed.length > 3 && sum === 0);
  row.classList.toggle("wrong", typed.length > 3 && sum !== 0);
});

/** Lines that were typed and not entered are kept on this device: whoever leaves the page finds them again. */
const draft = document.querySelector("form[data-draft]");
if (draft) {
  const { action } = draft;
  const first = draft.elements.first.value;
  const key = `stich-draft:${new URL(action).pathname}${draft.elements.second ? "?second" : ""}`;
  const typed = () => [...new FormData(draft)].filter(([name, text]) => /^[gkpt]\d/.test(name) && text !== "");
  const plain = JSON.stringify(typed());
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };
  const keep = (sent) => {
    try {
      const fields = typed();
      if (JSON.stringify(fields) === plain && !sent) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ first, fields, sent }));
    } catch {
      // A browser that keeps nothing.
    }
  };
  const kept = read();
  // What was sent and stands in the list is no draft any more; a page that says what is wrong has all of it.
  if (kept?.sent && kept.first !== first) localStorage.removeItem(key);
  else if (kept && ![...draft.querySelectorAll("input[name^=p]")].some((one) => one.defaultValue)) {
    // Lines that somebody else has entered or struck since move the others.
    const by = Number(kept.first) - Number(first);
    for (const [was, text] of kept.fields) {
      const name = was.replace(/\d+/, (row) => Number(row) + by);
      for (const one of draft.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
        if (one.type === "checkbox") one.checked ||= one.value === text;
        else one.value = text;
      }
    }
    const said = document.querySelector(".draft");
    said.hidden = false;
    said.querySelector("button").addEventListener("click", () => {
      draft.reset();
      keep(false);
      said.hidden = true;
    });
  }
  draft.addEventListener("input", () => keep(false));
  draft.addEventListener("submit", () => keep(true));
}

/** The big screen shows as much as can be read from the back, one page after another. */
const wall = document.querySelector(".wall");
const wide = matchMedia("(min-width: 60rem)");
const STAY = 12000;
let screens = [];
let shown = 0;
let turning;

/** So many pages a list fills: its columns go on beside what is seen of it. */
function pages(list) {
  const gap = parseFloat(getComputedStyle(list).columnGap) || 0;
  return Math.max(1, Math.ceil((list.scrollWidth + gap - 1) / (list.clientWidth + gap)));
}

/** Fits a list: as few pages as can be read, letters as large as that allows, spread evenly. */
function fit(list) {
  list.style.height = list.style.fontSize = list.style.transform = "";
  const size = parseFloat(getComputedStyle(list).fontSize);
  let n;
  for (const by of [0.9, 1.4, 1.3, 1.2, 1.1, 1, 0.9]) {
    list.style.fontSize = `${size * by}px`;
    n ??= pages(list);
    if (by > 0.9 && pages(list) === n) break;
  }
  for (let part = 95; n > 1 && part >= 40; part -= 5) {
    list.style.height = `${part}%`;
    if (pages(list) === n) continue;
    list.style.height = `${part + 5}%`;
    break;
  }
  return n;
}

/** Lays out the screens: what is shown on each, and which page of it. */
function leaves() {
  if (!wall) return;
  const sections = [...wall.querySelectorAll("section")];
  for (const section of sections) section.hidden = false;
  wall.classList.toggle("turning", wide.matches);
  screens = [];
  if (wide.matches) {
    const together = wall.classList.contains("few");
    const counts = sections.map((section) => {
      for (const other of sections) other.hidden = !together && other !== section;
      return fit(section.querySelector(".leaf").firstElementChild);
    });
    if (together) {
      const most = Math.max(0, ...counts);
      for (let page = 0; page < most; page += 1) {
        screens.push(sections.map((section, i) => [section, Math.min(page, counts[i] - 1)]));
      }
    } else {
      sections.forEach((section, i) => {
        for (let page = 0; page < counts[i]; page += 1) screens.push([[section, page]]);
      });
    }
  } else {
    for (const list of wall.querySelectorAll(".leaf > *")) list.removeAttribute("style");
  }
  turn(Math.min(shown, Math.max(0, screens.length - 1)));
}

function turn(to) {
  shown = to;
  const foot = wall.querySelector(".leaves");
  foot.hidden = screens.length < 2;
  if (screens.length === 0) return;
  const now = new Map(screens[to]);
  for (const section of wall.querySelectorAll("section")) {
    section.hidden = !now.has(section);
    const list = section.querySelector(".leaf").firstElementChild;
    const step = list.clientWidth + (parseFloat(getComputedStyle(list).columnGap) || 0);
    list.style.transform = now.get(section) ? `translateX(${-step * now.get(section)}px)` : "";
  }
  foot.querySelector("strong").textContent = foot.dataset.page.replace("##", screens.length).replace("#", to + 1);
}

if (wall) {
  const hold = wall.querySelector(".leaves button");
  const step = (by) => screens.length > 1 && turn((shown + by + screens.length) % screens.length);
  const go = () => {
    clearInterval(turning);
    turning = hold.ariaPressed === "true" ? undefined : setInterval(step, STAY, 1);
  };
  hold.addEventListener("click", () => {
    hold.ariaPressed = String(hold.ariaPressed !== "true");
    go();
  });
  addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
    if (!by) return;
    step(by);
    go();
  });
  addEventListener("resize", leaves);
  document.fonts.ready.then(leaves);
  leaves();
  go();
}

/** What is typed again each time is kept on this device alone: the name of the network, say. */
for (const input of document.querySelectorAll("[data-keep]")) {
  const key = `stich-keep:${input.name}`;
  try {
    input.value ||= localStorage.getItem(key) ?? "";
    input.addEventListener("change", () => localStorage.setItem(key, input.value));
  } catch {
    // A browser that keeps nothing.
  }
}

// Of a hundred tables in one row, or of the pages in the menu, the one that is open.
for (const open of document.querySelectorAll(":is(.tables, .tabs) [aria-current]")) {
  open.scrollIntoView({ inline: "center", block: "nearest" });
}

/** Games that this device could not send stay in sight on every page, until they are in their list or somebody has decided. The
 *  page of a list asks about its own. */
const UNSENT = "stich-list:";
function unsent() {
  const words = document.querySelector("meta[name=stich-unsent]");
  const here = document.getElementById("waiting") && document.querySelector(".list")?.dataset.list;
  const main = document.getElementById("main");
  for (const one of main.querySelectorAll(".unsent")) one.remove();
  let keys = [];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(`${UNSENT}/hall/`));
  } catch {
    // A browser that keeps nothing.
  }
  for (const key of keys) {
    const list = key.slice(UNSENT.length);
    const n = JSON.parse(localStorage.getItem(key)).length;
    if (!n || list === here) continue;
    const [round, table] = list.split("/").slice(-2);
    const text = (n === 1 ? words.content : words.dataset.two).replace("2", n).replace("§r", round).replace("§t", table);
    const link = Object.assign(document.createElement("a"), { className: "unsent", href: list, textContent: text });
    main.prepend(link);
  }
}
if (document.querySelector("meta[name=stich-unsent]")) unsent();

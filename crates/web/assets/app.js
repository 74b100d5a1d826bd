// What a page can do more with scripts: work without a connection, keep rulings until they can be sent,
// remember event and table, print. Without scripts everything else works as it is.

const QUEUE = "stich-rulings";
const REMEMBER = "stich-remember:";
const net = document.getElementById("net");

const stored = (store, key, otherwise) => {
  try {
    return JSON.parse(store.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
};
const keep = (store, key, value) => {
  try {
    store.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

/** The rulings that wait on this device. */
const queue = () => stored(localStorage, QUEUE, []);

/** Whether the server answers: a telephone on the Wi-Fi of the hall is online, and may yet not reach it. */
let reachable = navigator.onLine;

async function look() {
  try {
    reachable = (await fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    reachable = false;
  }
}

function say(extra) {
  if (!net) return;
  const n = queue().length;
  const waiting = n === 1 ? net.dataset.one : net.dataset.two.replace("2", String(n));
  const lines = [reachable ? "" : net.dataset.offline, extra || (n ? waiting : "")].filter(Boolean);
  net.textContent = lines.join("\n");
  net.hidden = lines.length === 0;
}

/** A key that no other request has: random also where the address is not https. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return "ruling/" + Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sends a ruling; where it stands afterwards, or undefined if the server was not to be reached. */
async function send(body) {
  let answer;
  try {
    answer = await fetch("/rulings", {
      method: "POST",
      body: new URLSearchParams(body),
      headers: { accept: "text/html" },
    });
  } catch {
    reachable = false;
    return undefined;
  }
  // A server that is starting or behind a proxy that cannot reach it: later.
  if (answer.status >= 500 || answer.status === 429) return undefined;
  return { ok: answer.ok, url: answer.url, status: answer.status };
}

const keyOf = (body) => body.find(([name]) => name === "key")?.[1];

/** Sends what waits, one after the other, each until it is answered. Another window may do so too: each
 *  takes away only what it has sent itself, and the server knows a ruling by its key. */
async function flush() {
  let refused = "";
  for (const body of queue()) {
    const sent = await send(body);
    // Refused for want of a role: it waits until this device has come in again.
    if (!sent || sent.status === 403) continue;
    if (!sent.ok) refused = String(sent.status);
    keep(localStorage, QUEUE, queue().filter((other) => keyOf(other) !== keyOf(body)));
  }
  say(refused && net?.dataset.refused.replace("#", refused));
}

for (const form of document.querySelectorAll("form[data-queue]")) {
  for (const field of form.querySelectorAll("[data-remember]")) {
    field.value ||= stored(sessionStorage, REMEMBER + field.name, "");
  }
  // A page that the device has kept would send the same key each time.
  form.elements.key.value = newKey();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button.primary");
    button.disabled = true;
    for (const field of form.querySelectorAll("[data-remember]")) {
      keep(sessionStorage, REMEMBER + field.name, field.value);
    }
    const body = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const sent = await send(body);
    if (sent?.ok) {
      location.assign(sent.url);
    } else if (sent) {
      // Refused: sent as without scripts, so that the page says why and the way back leads to the form.
      form.submit();
    } else if (keep(localStorage, QUEUE, [...queue(), body])) {
      form.elements.key.value = newKey();
      say(net?.dataset.later);
      net?.scrollIntoView({ block: "nearest" });
    }
    button.disabled = false;
  });
}

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}

// The menu closes when something else is tapped, and with Escape.
const menu = document.querySelector(".settings");
document.addEventListener("click", (event) => {
  if (menu?.open && !menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && menu?.open) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

/** Times of day are shown as they are here, not where the server stands. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone) document.cookie = `stich-zone=${zone}; path=/; max-age=31536000; samesite=lax`;

const worker = "serviceWorker" in navigator;
for (const line of document.querySelectorAll("[data-when]")) {
  const when = line.dataset.when;
  if (when === "insecure") line.hidden = worker;
  if (when === "ready") line.hidden = !worker;
  if (when === "missing") line.hidden = location.pathname === "/offline";
}
if (worker) navigator.serviceWorker.register("/sw.js").catch(() => {});

/** Looks whether the server answers, sends what waits, says what is to be said. */
async function round() {
  await look();
  if (reachable && queue().length) await flush();
  else say();
}

addEventListener("online", round);
addEventListener("offline", round);
round();

/** What happened is found by a word, also by one that stands behind it. */
for (const find of document.querySelectorAll("[data-find]")) {
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const lines = [...document.querySelectorAll("[data-words]")];
  const all = lines.map((line) => plain(line.textContent + " " + line.dataset.words));
  // A number is one by itself: 5 finds 5.2, and 50 finds 50D and is found by it, but neither 15 nor 500.
  const isAt = (number, one) => one.startsWith(number) && !/\d/.test(one.charAt(number.length));
  const isIn = (number, one) => /^\d/.test(one) && number.startsWith(one) && (/[a-z]/.test(number.charAt(one.length)) || (one.includes(".") && isAt(one, number)));
  const has = (text, word) => (/^\d/.test(word) ? text.split(/[\s,]+/).some((one) => isAt(word, one) || isIn(word, one)) : text.includes(word));
  find.hidden = false;
  find.querySelector("input").addEventListener("input", (event) => {
    const words = plain(event.target.value).split(/\s+/).filter(Boolean);
    lines.forEach((line, i) => (line.hidden = !words.every((word) => has(all[i], word))));
    find.querySelector("[role=status]").textContent = lines.every((line) => line.hidden) ? find.dataset.find : "";
  });
}

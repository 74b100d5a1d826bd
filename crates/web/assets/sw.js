// Keeps the pages of the desk that were opened, so that they open without a connection. Nothing that
// needs a role is kept: the book of rulings and the links stay on the server.

const STORE = "stich-VERSION";
const FIRST = SHELL;
/** A server that is slower than this is not waited for, if the page is here. */
const PATIENCE = 4000;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll(FIRST))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

const isPage = (url) => url.pathname === "/" || url.pathname.startsWith("/desk/") || url.pathname === "/offline";

/** Language, theme and roles are in cookies: when they change, every page is another. */
async function anew() {
  const store = await caches.open(STORE);
  const kept = await store.keys();
  await Promise.all(kept.filter((request) => isPage(new URL(request.url))).map((request) => store.delete(request)));
  await store.addAll(FIRST);
}

async function change(event) {
  const answer = await fetch(event.request);
  event.waitUntil(anew());
  return answer;
}

async function fresh(request) {
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic" && !answer.redirected) {
    const store = await caches.open(STORE);
    await store.put(request.url, answer.clone());
  }
  return answer;
}

async function page(request) {
  const store = await caches.open(STORE);
  const kept = await store.match(request.url);
  const late = new Promise((done) => setTimeout(done, kept ? PATIENCE : 60000));
  try {
    const answer = await Promise.race([fresh(request), late]);
    if (answer) return answer;
  } catch {
    // No connection.
  }
  return kept ?? (await store.match(new URL("/offline", location.origin).href)) ?? Response.error();
}

async function asset(request) {
  const store = await caches.open(STORE);
  return (await store.match(request.url)) ?? fresh(request);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && ["/view", "/in", "/leave", "/password"].includes(url.pathname)) {
    event.respondWith(change(event));
  } else if (request.method === "GET" && request.mode === "navigate" && isPage(url)) {
    event.respondWith(page(request));
  } else if (request.method === "GET" && request.mode === "navigate") {
    event.respondWith(
      fetch(request).catch(async () => (await caches.match(new URL("/offline", location.origin).href)) ?? Response.error()),
    );
  } else if (request.method === "GET" && url.pathname.startsWith("/assets/")) {
    event.respondWith(asset(request));
  }
});

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

/** The first screens of the two games; the one opened last is also the first screen of the desk. */
const HOMES = ["/bridge", "/doko"];
const DESK = new URL("/desk", location.origin).href;
const OFFLINE = new URL("/offline", location.origin).href;

const isPage = ({ pathname }) =>
  pathname === "/desk" || pathname === "/offline" || HOMES.includes(pathname) || /^\/(desk|doko)\//.test(pathname);

/** Language, theme and roles are in cookies: when they change, every page is another. The old ones go before
 *  the answer comes: a page that is opened after it would go with them. */
async function change(event) {
  const store = await caches.open(STORE);
  let answer;
  try {
    answer = await fetch(event.request);
  } catch {
    return (await store.match(OFFLINE)) ?? Response.error();
  }
  const kept = await store.keys();
  await Promise.all(kept.filter((request) => isPage(new URL(request.url))).map((request) => store.delete(request)));
  event.waitUntil(store.addAll(FIRST).catch(() => {}));
  return answer;
}

async function fresh(request) {
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic" && !answer.redirected) {
    const store = await caches.open(STORE);
    const { pathname } = new URL(request.url);
    const places = HOMES.includes(pathname) ? [request.url, pathname, DESK] : [request.url];
    await Promise.all(places.map((place) => store.put(place, answer.clone())));
  }
  return answer;
}

async function page(request) {
  const store = await caches.open(STORE);
  const kept = await store.match(request.url);
  const late = new Promise((done) => setTimeout(done, kept ? PATIENCE : 60000));
  try {
    const answer = await Promise.race([fresh(request), late]);
    // A proxy that does not reach the server is no connection either.
    if (answer && !(kept && answer.status >= 500)) return answer;
  } catch {
    // No connection.
  }
  return kept ?? (await store.match(OFFLINE)) ?? Response.error();
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
      fetch(request).catch(
        async () => (await caches.match(url.pathname === "/" ? DESK : OFFLINE)) ?? (await caches.match(OFFLINE)) ?? Response.error(),
      ),
    );
  } else if (request.method === "GET" && url.pathname.startsWith("/assets/")) {
    event.respondWith(asset(request));
  }
});

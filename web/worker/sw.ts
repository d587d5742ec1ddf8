// The shell of the client, kept for when there is no network: the page, what it is made of, its letters. Nothing that the
// server answers or tells is ever kept here. And the notifications, which are answered even where no page is open.

export {};

declare const self: ServiceWorkerGlobalScope;

const CACHE = "shell";
const PAGE = "/";
const FOREIGN = ["/api/", "/ws/", "/healthz", "/metrics", "/schema"];
/** Names that only change with the version of a library. */
const LIBRARY = /\/assets\/[a-z]+-\d+\.\d+\.\d+\.js$/;

const assetsOf = (page: string): string[] => [...new Set(page.match(/\/assets\/[^"]+/g) ?? [])];

/** Keeps a page and what it names; what another build was made of goes. */
async function keep(answer: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  const [page, before] = [await answer.clone().text(), await (await cache.match(PAGE))?.text()];
  if (page === before) return;
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith("/assets/") && !LIBRARY.test(pathname)) await cache.delete(pathname);
  }
  await cache.put(PAGE, answer);
  await Promise.all(assetsOf(page).map(async (path) => (await cache.match(path)) ?? cache.add(path)));
}

async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(answer.clone());
    return answer;
  } catch (fault) {
    const kept = await caches.match(PAGE);
    if (!kept) throw fault;
    return kept;
  }
}

/** A file whose name tells its contents: once here, it is never asked for again. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

self.addEventListener("install", (event) => {
  event.waitUntil(fetch(PAGE).then(keep).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || FOREIGN.some((path) => pathname.startsWith(path))) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** Whoever answers a notification comes to its table: in the page that is open, else in a new one. */
async function comeTo(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (!page) return void (await self.clients.openWindow(path));
  page.postMessage({ go: path });
  // A browser may keep its pages where they are; the page has been told all the same.
  await page.focus().catch(() => undefined);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeTo(String(event.notification.data)));
});

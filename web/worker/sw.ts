// The service worker. It caches the client for offline use: the page with its assets and fonts at once, all other files
// when a page asks for it. It never caches answers of the server: pages keep some themselves (lib/kept.ts). It also handles clicks on notifications, even if no page is open.

export {};

declare const self: ServiceWorkerGlobalScope;

const CACHE = "shell";
const PAGE = "/";
const FILES = "/files.json";
const FOREIGN = ["/api/", "/ws/", "/healthz", "/metrics", "/schema"];
/** Files whose names change only with the version of a library. */
const LIBRARY = /\/assets\/[a-z]+-\d+\.\d+\.\d+\.js$/;

const assetsOf = (page: string): string[] => [...new Set(page.match(/\/assets\/[^"]+/g) ?? [])];

/** Cache a page and its assets; delete the assets of another build. */
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

/** Answer with a file whose name contains its hash: a cached file is never requested again. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** Cache all files of the client, which a list names. */
async function keepFiles(): Promise<void> {
  const answer = await fetch(FILES);
  if (!answer.ok) return;
  const cache = await caches.open(CACHE);
  const files = (await answer.json()) as string[];
  await Promise.all(files.map(async (path) => (await cache.match(path)) ?? cache.add(path)));
}

self.addEventListener("message", (event) => {
  if ((event.data as { keep?: string } | null)?.keep === "files") event.waitUntil(keepFiles().catch(() => undefined));
});

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

/** Open the table of a notification: in an open page, otherwise in a new one. */
async function comeTo(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (!page) return void (await self.clients.openWindow(path));
  page.postMessage({ go: path });
  // The browser may refuse the focus; the page has received the message anyway.
  await page.focus().catch(() => undefined);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeTo(String(event.notification.data)));
});

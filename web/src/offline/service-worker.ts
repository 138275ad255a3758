/**
 * Keeps one whole version of the page, so that it starts without a network. A newer version is fetched beside the
 * running one and takes over when no page of the old one is open any more: the files of a version never mix.
 */

/** Put in by the build: the files of this version, and a name for it. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };
const { version, files } = PRECACHE;

type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Waiting & { readonly request: Request; respondWith(answer: Promise<Response>): void };

const PREFIX = "chronarium-";
const CACHE = PREFIX + version;
/** All of these are one file; the server answers them in the same way. */
const PAGES = /^\/(?:$|index\.html$|(?:new|t|timelines|companion|rules|settings|about)(?:\/|$))/;

/** Names below assets/ carry a hash of their content, so an older version's copy is as good. */
async function keep(cache: Cache, file: string): Promise<void> {
  const known = file.startsWith("/assets/") ? await caches.match(file) : undefined;
  const answer = known ?? (await fetch(file, { cache: "no-cache" }));
  if (!answer.ok) throw new Error(`${file} could not be fetched.`);
  await cache.put(file, answer);
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(files.map((file) => keep(cache, file)));
}

async function clean(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

async function answer(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? fetch(request);
}

addEventListener("install", (event) => (event as Waiting).waitUntil(install()));
addEventListener("activate", (event) => (event as Waiting).waitUntil(clean()));
addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (PAGES.test(pathname)) (event as Fetching).respondWith(answer(request, "/"));
  } else if (files.includes(pathname)) {
    (event as Fetching).respondWith(answer(request, pathname));
  }
});

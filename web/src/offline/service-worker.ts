/**
 * Keeps one whole version of the page, so that it starts without a network. A newer version is fetched beside the
 * running one. When somebody asks for it, pages come from its files; the rest of its work it takes over when no page is
 * open any more. Pages of the old one still find their files, whose names no other version uses for something else.
 */

import { showPushed } from "./pushed.ts";

/** Put in by the build: the files of this version, and a name for it. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };
const { version, files } = PRECACHE;

type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Waiting & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type Saying = Waiting & {
  readonly data: unknown;
  readonly source: { readonly id: string } | null;
  readonly ports: readonly MessagePort[];
};
/** What a service worker's thread has besides; the types of this project are a page's. */
const scope = globalThis as unknown as {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: {
      readonly includeUncontrolled: boolean;
      readonly type: "window";
    }): Promise<readonly { readonly id: string }[]>;
  };
};

/** Said by a page whose player wants the newer version now; answered when the next page will be of it. */
const TAKE = "take";
/** Lies among the files of a version that somebody has asked for. */
const TAKEN = "/taken";
/** Said by a page that has just been loaded. */
const LOADED = "loaded";
const PREFIX = "chronarium-";
const CACHE = PREFIX + version;
/** All of these are one file; the server answers them in the same way. */
const PAGES = /^\/(?:$|index\.html$|(?:new|t|timelines|learn|companion|rules|settings|about)(?:\/|$))/;

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

/**
 * The newest version that somebody has asked for: pages come from it. That is not left to the browser: made to take over
 * while a page fetches its parts, Chromium can lose one of the requests and keep both versions waiting.
 */
async function chosen(): Promise<string> {
  const names = await caches.keys();
  for (const name of names.slice(names.indexOf(CACHE) + 1).toReversed())
    if (await caches.match(TAKEN, { cacheName: name })) return name;
  return CACHE;
}

/** Versions older than the chosen one are kept for as long as a page but this new one may be theirs. */
async function clean(fresh?: string): Promise<void> {
  const open = await scope.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (open.some(({ id }) => id !== fresh)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const older = names.slice(0, Math.max(0, names.indexOf(await chosen())));
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function answerPage(request: Request): Promise<Response> {
  return (await caches.match("/", { cacheName: await chosen() })) ?? fetch(request);
}

/** A file of this version, or of another for a page that was loaded with it: the server may not have it any more. */
async function answerFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const own = await caches.match(pathname, { cacheName: CACHE });
  return own ?? (await caches.match(pathname)) ?? fetch(request);
}

async function beTaken(ports: readonly MessagePort[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(TAKEN, new Response());
  for (const port of ports) port.postMessage(TAKE);
}

showPushed();
addEventListener("install", (event) => (event as Waiting).waitUntil(install()));
// The first page of all is served from now on too: its network may go at any time.
addEventListener("activate", (event) =>
  (event as Waiting).waitUntil(Promise.all([clean(), scope.clients.claim()])),
);
addEventListener("message", (event: Event) => {
  const { data, source, ports } = event as Saying;
  if (data === TAKE) (event as Saying).waitUntil(beTaken(ports));
  if (data === LOADED) (event as Saying).waitUntil(clean(source?.id));
});
addEventListener("fetch", (event) => {
  const fetching = event as Fetching;
  const { request } = fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (PAGES.test(pathname)) fetching.respondWith(answerPage(request));
  } else if (files.includes(pathname) || pathname.startsWith("/assets/"))
    fetching.respondWith(answerFile(request));
});

/**
 * Keeps one whole version of the page, so that it starts without a network. A newer version is fetched beside the
 * running one and takes over when no page of the old one is open any more, or when somebody asks for it: pages of the
 * old one still find their files, whose names no other version uses for something else.
 */

import { showPushed } from "./pushed.ts";

/** Put in by the build: the files of this version, and a name for it. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };
const { version, files } = PRECACHE;

type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Waiting & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type Saying = Waiting & { readonly data: unknown; readonly source: { readonly id: string } | null };
/** What a service worker's thread has besides; the types of this project are a page's. */
const scope = globalThis as unknown as {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: {
      readonly includeUncontrolled: boolean;
      readonly type: "window";
    }): Promise<readonly { readonly id: string }[]>;
  };
  readonly registration: { readonly installing: unknown; readonly waiting: unknown };
  skipWaiting(): Promise<void>;
};

/** Said by a page whose player wants the newer version now. */
const TAKE_OVER = "take over";
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

/** Older versions are kept for as long as a page but this new one may be theirs; one that waits is newer. */
async function clean(fresh?: string): Promise<void> {
  const { installing, waiting } = scope.registration;
  if (installing || waiting) return;
  const open = await scope.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (open.some(({ id }) => id !== fresh)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

async function answer(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? fetch(request);
}

/** A file of an older version, for a page that was loaded with it; the server may not have it any more. */
async function answerOld(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

showPushed();
addEventListener("install", (event) => (event as Waiting).waitUntil(install()));
// The first page of all is served from now on too: its network may go at any time.
addEventListener("activate", (event) =>
  (event as Waiting).waitUntil(Promise.all([clean(), scope.clients.claim()])),
);
addEventListener("message", (event: Event) => {
  const { data, source } = event as Saying;
  if (data === TAKE_OVER) (event as Saying).waitUntil(scope.skipWaiting());
  if (data === LOADED) (event as Saying).waitUntil(clean(source?.id));
});
addEventListener("fetch", (event) => {
  const fetching = event as Fetching;
  const { request } = fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (PAGES.test(pathname)) fetching.respondWith(answer(request, "/"));
  } else if (files.includes(pathname)) fetching.respondWith(answer(request, pathname));
  else if (pathname.startsWith("/assets/")) fetching.respondWith(answerOld(request));
});

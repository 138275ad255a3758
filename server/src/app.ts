import { globSync, readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { addressOf } from "./online/address.ts";
import type { Guests } from "./online/guests.ts";
import { Bucket, Buckets } from "./online/limits.ts";
import { isOwnOrigin } from "./online/sockets.ts";
import { languageOf, refusalFor, type ServerCode } from "./sentences.ts";

/** The page needs nothing from elsewhere; http stays allowed, since the server runs on localhost. */
const contentPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
  },
};

/** The addresses of the page; all of them show the same file, which draws what belongs there. */
const pages = [
  "/",
  "/new/*",
  "/t/*",
  "/j/*",
  "/timelines",
  "/learn",
  "/learn/*",
  "/companion",
  "/companion/*",
  "/rules",
  "/rules/*",
  "/account",
  "/people/*",
  "/settings",
  "/about",
];

function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes("text/html") ?? false;
}

/** The page under an address, with the head that belongs there: games have one of their own. */
function pagesIn(webRoot: string): (path: string) => string {
  const read = (file: string): string => readFileSync(join(webRoot, file), "utf8");
  const files = globSync("{new,rules}/*.html", { cwd: webRoot });
  const own = new Map(
    files.map((file) => [`/${file.replaceAll("\\", "/").slice(0, -".html".length)}`, read(file)]),
  );
  const house = read("index.html");
  return (path) => own.get(path) ?? house;
}

/** Those who look at a link want whole addresses, and only the server knows where it is. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: (path: string) => string) {
  const path = request.url.replace(/\?.*/s, "");
  const origin = /^[\w.:[\]-]+$/.test(request.host) ? `${request.protocol}://${request.host}` : "";
  const html = page(path).replaceAll('content="/', `content="${origin}/`);
  reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-cache")
    .header("vary", "accept-encoding");
  const packed = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
  return packed ? reply.header("content-encoding", "gzip").send(gzipSync(html)) : reply.send(html);
}

/** A refusal for people when a browser asks, for programs otherwise; never a stack trace. */
function refuse(request: FastifyRequest, reply: FastifyReply, status: number, code: ServerCode) {
  const language = languageOf(request.headers);
  const refusal = refusalFor(code, language);
  reply.code(status).header("vary", "accept-language");
  if (!wantsPage(request)) return reply.send(refusal);
  return reply
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${status} · Chronarium</title><h1>${refusal.message}</h1><p><a href="/">Chronarium</a></p></html>`,
    );
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
}

/** Where requests go whose address cannot be read, so that they get the headers and words of every other refusal. */
const UNREADABLE = "/unreadable-address";

/** A broken percent sequence would fail in the router, before any handler of ours. */
function readableAddress(url: string): string {
  try {
    decodeURIComponent(url.replace(/\?.*/s, ""));
    return url;
  } catch {
    return UNREADABLE;
  }
}

/** What is no HTTP at all reaches no handler either; it is answered with the headers that every page has. */
async function refuseNoise(app: FastifyInstance, error: Error & { code?: string }, socket: Socket) {
  if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
  const { headers } = await app.inject("/health");
  const body = JSON.stringify(refusalFor("server/bad-request", "en"));
  const lines = Object.entries({
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  }).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  return socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join("")}\r\n${body}`);
}

/** New guests of one address. */
const GUESTS_AT_ONCE = 60;
const GUESTS_PER_SECOND = 1;

/** Whoever has no name of ours yet gets one; nothing else is asked of a guest. */
function welcome(app: FastifyInstance, guests: Guests): void {
  const made = new Buckets((now) => new Bucket(GUESTS_AT_ONCE, GUESTS_PER_SECOND, now));
  app.post("/api/guest", (request, reply) => {
    if (!isOwnOrigin(request.headers)) return refuse(request, reply, 403, "server/foreign-origin");
    if (guests.known(request.headers.cookie) !== undefined) return reply.code(204).send();
    if (!made.take(addressOf(request.raw), Date.now())) return refuse(request, reply, 429, "server/too-many");
    const cookie = guests.cookieFor(guests.fresh(), request.protocol === "https");
    return reply.code(204).header("set-cookie", cookie).header("cache-control", "no-store").send();
  });
}

/**
 * The whole HTTP side, not yet listening; `webRoot` is the folder of the built client. Without guests it serves the page
 * alone.
 */
export async function buildApp(
  webRoot: string,
  guests?: Guests,
  addresses: () => readonly string[] = () => [],
): Promise<FastifyInstance> {
  const app = Fastify({
    // As in `address.ts`.
    trustProxy: "loopback",
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
    clientErrorHandler: (error, socket) => void refuseNoise(app, error, socket),
  });
  await app.register(helmet, { contentSecurityPolicy: contentPolicy, strictTransportSecurity: false });
  await app.register(fastifyStatic, {
    root: webRoot,
    // The build lays .br and .gz files beside the others.
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // Vite puts a content hash into every name below assets/.
      const hashed = /[\\/]assets[\\/]/.test(path);
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const page = pagesIn(webRoot);
  for (const address of pages) app.get(address, (request, reply) => sendPage(request, reply, page));
  if (guests !== undefined) welcome(app, guests);
  // Whoever opened the page under a name of this computer alone must tell the others another.
  app.get("/api/house", (_, reply) =>
    reply.header("cache-control", "no-store").send({ addresses: addresses() }),
  );
  app.get("/health", () => ({ status: "ok" }));
  app.all(UNREADABLE, (request, reply) => refuse(request, reply, 400, "server/bad-address"));
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) && request.method === "GET"
      ? sendPage(request, reply.code(404), page)
      : refuse(request, reply, 404, "server/not-found"),
  );
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status === 500) {
      console.error(error);
      return refuse(request, reply, 500, "server/failed");
    }
    return refuse(request, reply, status, "server/bad-request");
  });
  return app;
}

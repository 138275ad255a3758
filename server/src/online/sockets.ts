/** The door for lines: who may come in, and whether he is still there. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { languageOf, refusalFor, type ServerCode } from "../sentences.ts";
import { addressOf } from "./address.ts";
import type { Guests } from "./guests.ts";
import { Bucket, Buckets } from "./limits.ts";
import { type House, PAGE_PACE, type Pace, serveLine } from "./line.ts";

const SOCKET_PATH = "/ws";
/** More than the longest message of a page. */
const MAX_MESSAGE = 64 * 1024;
/** Whoever has not answered by the next beat is gone, whatever his line says. */
const BEAT_MS = 15_000;
const MOST_LINES = 10_000;
const MOST_OF_ADDRESS = 200;
/** New lines of one address. */
const OPENED_AT_ONCE = 60;
const OPENED_PER_SECOND = 2;
/** Tables and reports of one address: they stay here when whoever has left them is gone. */
const LEFT_AT_ONCE = 60;
const LEFT_PER_SECOND = 1 / 30;

/** A page of another site would speak with our guest's cookie. Programs have no origin, and no cookie of his. */
export function isOwnOrigin(headers: IncomingMessage["headers"]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

const CODES = { 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 429: "Too Many Requests" } as const;

type Refusing = { readonly request: IncomingMessage; readonly socket: Duplex };

function refuse({ request, socket }: Refusing, status: keyof typeof CODES, code: ServerCode): void {
  const body = JSON.stringify(refusalFor(code, languageOf(request.headers)));
  socket.end(
    `HTTP/1.1 ${status} ${CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

export function openSockets(
  server: Server,
  guests: Guests,
  house: House,
  pace: Pace = PAGE_PACE,
): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    // 246 kB for each line instead of 11.
    perMessageDeflate: false,
  });
  const opened = new Buckets((now) => new Bucket(OPENED_AT_ONCE, OPENED_PER_SECOND, now));
  const left = new Buckets((now) => new Bucket(LEFT_AT_ONCE, LEFT_PER_SECOND, now));
  const ofAddress: Map<string, number> = new Map();
  const alive: WeakSet<WebSocket> = new WeakSet();

  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    const path = request.url?.replace(/\?.*/s, "");
    if (path !== SOCKET_PATH) return refuse({ request, socket }, 404, "server/not-found");
    if (!isOwnOrigin(request.headers)) return refuse({ request, socket }, 403, "server/foreign-origin");
    const guest = guests.known(request.headers.cookie);
    if (guest === undefined) return refuse({ request, socket }, 401, "server/no-guest");
    const address = addressOf(request);
    const lines = ofAddress.get(address) ?? 0;
    const full = sockets.clients.size >= MOST_LINES || lines >= MOST_OF_ADDRESS;
    if (full || !opened.take(address, Date.now())) return refuse({ request, socket }, 429, "server/too-many");
    sockets.handleUpgrade(request, socket, head, (line) => {
      ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1);
      line.on("close", () => {
        const others = (ofAddress.get(address) ?? 1) - 1;
        if (others === 0) ofAddress.delete(address);
        else ofAddress.set(address, others);
      });
      // 1012: come again, with the cookie that the device has by then.
      line.on(
        "close",
        guests.hold(request.headers.cookie, () => line.close(1012)),
      );
      alive.add(line);
      line.on("pong", () => alive.add(line));
      const mayLeave = (): boolean => left.take(address, Date.now());
      serveLine(line, socket, { guest, mayLeave }, house, pace);
    });
  });

  const beat = setInterval(() => {
    for (const line of sockets.clients) {
      if (!alive.delete(line)) line.terminate();
      else line.ping();
    }
  }, BEAT_MS);
  beat.unref();

  return () => {
    clearInterval(beat);
    // 1012: the server restarts.
    for (const line of sockets.clients) line.close(1012);
    sockets.close();
  };
}

/**
 * A WebSocket that costs whoever asks as little as it can: he shares the machine with the server that is measured. It
 * speaks short English texts, to servers that compress nothing and send each message in one frame.
 */
import { createConnection, type Socket } from "node:net";

const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];
const LAST = 0x80;
/** By a mask of zeros: it changes nothing. */
const MASKED = 0x80;
const MASK = "\0\0\0\0";
/** All that comes is read before anything else comes. */
const read = Buffer.alloc(2 ** 16);
const NOTHING = Buffer.alloc(0);

export class WireSocket {
  readonly #wire: Socket;
  #rest: Buffer = NOTHING;
  #open: (() => void) | undefined;
  /** Hears every text. */
  hear: (text: string) => void = () => {};

  static async open(address: string, headers: Record<string, string>, from: string): Promise<WireSocket> {
    const { hostname, port, host, pathname, search } = new URL(address);
    const socket = new WireSocket(hostname, Number(port), from);
    const all = {
      host,
      ...headers,
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": Buffer.alloc(16).toString("base64"),
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    await new Promise<void>((resolve, reject) => {
      socket.#open = resolve;
      socket.#wire.once("error", reject);
      socket.#wire.once("close", () => reject(new Error(`No line to ${host}.`)));
      socket.#wire.write(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`);
    });
    return socket;
  }

  private constructor(host: string, port: number, localAddress: string) {
    const callback = (bytes: number): boolean => {
      this.#read(read.subarray(0, bytes));
      return true;
    };
    this.#wire = createConnection({
      host,
      port,
      localAddress,
      noDelay: true,
      onread: { buffer: read, callback },
    });
    this.#wire.on("error", () => this.#wire.destroy());
  }

  send(text: string): void {
    this.#frame(TEXT, text);
  }

  terminate(): void {
    this.#wire.destroy();
  }

  #frame(kind: number, text: string): void {
    const { length } = text;
    const size = length < 126 ? [MASKED | length] : [MASKED | 126, length >> 8, length & 255];
    this.#wire.write(String.fromCharCode(LAST | kind, ...size) + MASK + text, "latin1");
  }

  #read(bytes: Buffer): void {
    const all = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    let at = 0;
    if (this.#open !== undefined) {
      const end = all.indexOf("\r\n\r\n");
      if (!all.toString("latin1", 0, 13).startsWith("HTTP/1.1 101 ")) this.terminate();
      else if (end !== -1) {
        at = end + 4;
        this.#open();
        this.#open = undefined;
      }
    }
    while (this.#open === undefined) {
      const frame = frameAt(all, at);
      if (frame === undefined) break;
      at = frame.end;
      if (frame.kind === TEXT) this.hear(all.toString("latin1", frame.from, frame.end));
      else if (frame.kind === PING) this.#frame(PONG, "");
      else if (frame.kind === CLOSE) this.#wire.end();
    }
    this.#rest = at === all.length ? NOTHING : Buffer.from(all.subarray(at));
  }
}

type Frame = { readonly kind: number; readonly from: number; readonly end: number };

/** Undefined as long as it has not come whole. */
function frameAt(bytes: Buffer, at: number): Frame | undefined {
  const kind = bytes[at];
  const short = bytes[at + 1];
  if (kind === undefined || short === undefined) return undefined;
  const from = at + (short === 127 ? 10 : short === 126 ? 4 : 2);
  if (from > bytes.length) return undefined;
  const size =
    short === 127 ? bytes.readUInt32BE(at + 6) : short === 126 ? bytes.readUInt16BE(at + 2) : short;
  return from + size > bytes.length ? undefined : { kind: kind & ~LAST, from, end: from + size };
}

/**
 * What is said on a line, as frames of the WebSocket protocol (RFC 6455, 5.2). All that is said to somebody in one turn
 * of the loop leaves in one call of the system, which is dearer than a message.
 */
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";

/** A whole text in one frame, without a mask. */
const TEXT = 0x81;

/** Those to whom something is said in this turn. */
let speaking: Frames[] = [];

export class Frames {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  #unsent = "";

  /** `wire`: the socket below the line. */
  constructor(socket: WebSocket, wire: Duplex) {
    this.#socket = socket;
    this.#wire = wire;
  }

  say(text: string): void {
    if (this.#unsent === "" && speaking.push(this) === 1) process.nextTick(leave);
    // A letter for each byte: what has other letters than English ones becomes the letters of its bytes.
    const bytes = Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString("latin1");
    this.#unsent += head(bytes.length) + bytes;
  }

  /** What was said before is still heard. */
  close(code: number): void {
    this.send();
    this.#socket.close(code);
  }

  send(): void {
    const unsent = this.#unsent;
    this.#unsent = "";
    // After the frame that closes a line there is none.
    if (unsent !== "" && this.#socket.readyState === this.#socket.OPEN) this.#wire.write(unsent, "latin1");
  }
}

function leave(): void {
  const all = speaking;
  speaking = [];
  for (const each of all) each.send();
}

function head(bytes: number): string {
  if (bytes < 126) return String.fromCharCode(TEXT, bytes);
  if (bytes < 2 ** 16) return String.fromCharCode(TEXT, 126, bytes >> 8, bytes & 255);
  const long = [24, 16, 8, 0].map((shift) => (bytes >> shift) & 255);
  return String.fromCharCode(TEXT, 127, 0, 0, 0, 0, ...long);
}

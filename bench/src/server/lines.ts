/** People without a page: they ask, and read no more of the answers than they must. */
import { WireSocket } from "./wire-socket.ts";

/** Addresses of this computer: of one alone a server lets in only so many. */
const addressOf = (n: number): string => `127.0.${1 + (n >> 7)}.${1 + (n & 127)}`;
const LINES_OF_ADDRESS = 50;
let lines = 0;

const opened = (url: string, headers: Record<string, string>): Promise<WireSocket> =>
  WireSocket.open(url, headers, addressOf(Math.floor(lines++ / LINES_OF_ADDRESS)));

/** A line to our server. */
export class Line {
  readonly #socket: WireSocket;
  readonly #waiting: Map<number, (text: string) => void> = new Map();
  #asked = 0;
  /** Everything said unasked: how often, how many letters, and the most at once. */
  readonly told = { times: 0, letters: 0, most: 0 };

  static async open(origin: string, cookie: string): Promise<Line> {
    return new Line(await opened(`${origin}/ws`, { cookie }));
  }

  private constructor(socket: WireSocket) {
    this.#socket = socket;
    socket.hear = (text) => {
      const id = Number(/^\{"id":(\d+),/.exec(text)?.[1] ?? 0);
      if (id === 0) {
        this.told.times++;
        this.told.letters += text.length;
        this.told.most = Math.max(this.told.most, text.length);
      }
      this.#waiting.get(id)?.(text);
      this.#waiting.delete(id);
    };
  }

  /** The answer as it came. */
  ask(call: string, ask: unknown): Promise<string> {
    const id = ++this.#asked;
    const answer = new Promise<string>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, call, ask }));
    return answer;
  }

  async open(table: string): Promise<number> {
    const text = await this.ask("open", { table, language: "en" });
    const session = /"session":(\d+)/.exec(text)?.[1];
    if (session === undefined) throw new Error(text);
    return Number(session);
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** A line to boardgame.io's server, which speaks socket.io. */
export class PeerLine {
  readonly #socket: WireSocket;
  #waiting: { readonly sign: string; readonly heard: () => void } | undefined;

  static async open(port: number): Promise<PeerLine> {
    const line = new PeerLine(
      await opened(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {}),
    );
    await line.say("40/connect-four,", '"sid"');
    return line;
  }

  private constructor(socket: WireSocket) {
    this.#socket = socket;
    socket.hear = (text) => {
      // Its pings want an answer.
      if (text === "2") socket.send("3");
      else if (this.#waiting !== undefined && text.includes(this.#waiting.sign)) this.#waiting.heard();
    };
  }

  /** Answers when this line is told something with this sign in it: it gets no answers of its own. */
  say(text: string, sign: string): Promise<void> {
    return new Promise((heard) => {
      this.#waiting = { sign, heard };
      this.#socket.send(text);
    });
  }

  emit(sign: string, ...words: readonly unknown[]): Promise<void> {
    return this.say(`42/connect-four,${JSON.stringify(words)}`, sign);
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** Questions and answers over any port: a worker, a socket, this process. Every message is looked at before it is believed. */
import type { Refusal } from "@chronarium/kernel";
import { type Fields, isInteger, isObject, isRefusal, isText } from "./guards.ts";
import { DriverError, driverRefusal, refusalOf } from "./refusals.ts";

/** One end of a line. Messages arrive in the order in which they were sent. */
export interface Port {
  send(message: unknown): void;
  listen(hear: (message: unknown) => void): void;
}

/** A port to something that can be ended, or die by itself. */
export type Connection = {
  readonly port: Port;
  readonly end: () => void;
  /** Calls back when it is certain that no answer will ever come: it could not start, or is gone. */
  readonly onDeath: (died: () => void) => void;
};

/** What may be asked, and what is answered. */
export type CallTable = { readonly [name: string]: { readonly ask: unknown; readonly answer: unknown } };
/** Makes of a message's content what the call takes; throws a DriverError if it is something else. */
export type Readers<Calls extends CallTable> = {
  readonly [Name in keyof Calls]: (content: unknown) => Calls[Name]["ask"];
};
export type Handlers<Calls extends CallTable> = {
  readonly [Name in keyof Calls]: (ask: Calls[Name]["ask"]) => Promise<Calls[Name]["answer"]>;
};

type Waiting = { readonly resolve: (answer: unknown) => void; readonly reject: (error: DriverError) => void };

/** The asking end. `heard` gets what the other end says unasked. */
export class Caller<Calls extends CallTable> {
  readonly #port: Port;
  readonly #waiting: Map<number, Waiting> = new Map();
  #asked = 0;
  #dead: DriverError | undefined;

  constructor(port: Port, heard: (topic: string, content: unknown) => void = () => {}) {
    this.#port = port;
    port.listen((message) => {
      if (!isObject(message)) return;
      if (isText(message.topic)) heard(message.topic, message.content);
      else this.#settle(message);
    });
  }

  call<Name extends keyof Calls & string>(
    call: Name,
    ask: Calls[Name]["ask"],
  ): Promise<Calls[Name]["answer"]> {
    return new Promise((resolve, reject) => {
      if (this.#dead !== undefined) {
        reject(this.#dead);
        return;
      }
      const id = ++this.#asked;
      this.#waiting.set(id, { resolve, reject });
      try {
        this.#port.send({ id, call, ask });
      } catch {
        // Only values that cannot be copied over the port come here.
        this.#waiting.delete(id);
        reject(new DriverError(driverRefusal("driver/bad-call", { place: call })));
      }
    });
  }

  get dead(): boolean {
    return this.#dead !== undefined;
  }

  /** The other end is dead: whoever waits for it, now or later, is told. */
  die(refusal: Refusal): void {
    this.#dead = new DriverError(refusal);
    for (const { reject } of this.#waiting.values()) reject(this.#dead);
    this.#waiting.clear();
  }

  #settle(message: Fields): void {
    const waiting = isInteger(message.id) ? this.#waiting.get(message.id) : undefined;
    if (waiting === undefined) return;
    this.#waiting.delete(message.id as number);
    if (message.ok === true) waiting.resolve(message.answer);
    else {
      const { refusal } = message;
      const place = "answer";
      waiting.reject(
        new DriverError(isRefusal(refusal) ? refusal : driverRefusal("driver/bad-call", { place })),
      );
    }
  }
}

/** The answering end. */
export function answerCalls<Calls extends CallTable>(
  port: Port,
  readers: Readers<Calls>,
  handlers: Handlers<Calls>,
): void {
  port.listen((message) => {
    // Without a number there is nobody to answer to.
    if (!isObject(message) || !isInteger(message.id)) return;
    const { id, call, ask } = message;
    const answering = async (): Promise<void> => {
      try {
        if (!isText(call) || !Object.hasOwn(handlers, call)) {
          throw new DriverError(driverRefusal("driver/bad-call", { place: String(call) }));
        }
        const answer: unknown = await handlers[call]!(readers[call]!(ask));
        port.send({ id, ok: true, answer });
      } catch (error) {
        port.send({ id, ok: false, refusal: refusalOf(error) });
      }
    };
    void answering();
  });
}

/** Says something unasked. */
export function say(port: Port, topic: string, content: unknown): void {
  port.send({ topic, content });
}

/** A line within one process. Messages are copied, as they would be on any other. */
export function inProcess(): readonly [Port, Port] {
  const near: ((message: unknown) => void)[] = [];
  const far: ((message: unknown) => void)[] = [];
  const port = (mine: typeof near, other: typeof near): Port => ({
    send: (message) => {
      const copy: unknown = structuredClone(message);
      queueMicrotask(() => {
        for (const hear of other) hear(copy);
      });
    },
    listen: (hear) => {
      mine.push(hear);
    },
  });
  return [port(near, far), port(far, near)];
}

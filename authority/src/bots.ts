/** The bots of a room: they think once per turn, however many look on. */
import type { Refusal, Seat } from "@chronarium/kernel";
import type { Clock } from "./clock.ts";
import { driverRefusal, refusalOf } from "./refusals.ts";
import type { BotAnswer, BotJob, JobLevel, Thinker, Thought } from "./thinker.ts";

/** A bot that has not answered by then is taken to be lost, and chance plays in its place. */
const BOT_LIMIT_MS = 60_000;

type Thinking = { readonly seat: Seat; readonly since: number; readonly thought: Thought };

/** "late": about a game that is no more. "unstored": done as soon as the store is well. */
export type BotsAct = "acted" | "refused" | "late" | "unstored";

/** What the bots need of their room. */
export type BotRoom = {
  readonly job: (seat: Seat, level: JobLevel) => BotJob;
  /** Waits in the room's line. `current` says whether the answer is still about the game that is played. */
  readonly act: (seat: Seat, action: unknown, current: () => boolean) => Promise<BotsAct>;
  readonly fail: (refusal: Refusal) => void;
  /** No bot thinks any more, and none has acted. */
  readonly rests: () => void;
};

export class Bots {
  readonly #room: BotRoom;
  readonly #clock: Clock;
  readonly #thinker: Thinker;
  #thinking: Thinking | undefined;

  constructor(room: BotRoom, clock: Clock, thinker: Thinker) {
    this.#room = room;
    this.#clock = clock;
    this.#thinker = thinker;
  }

  get thinking(): { readonly seat: Seat; readonly since: number } | undefined {
    return this.#thinking && { seat: this.#thinking.seat, since: this.#thinking.since };
  }

  /** About the present moment; what was thought before is called off. What is scripted is done if it may be. */
  think(seat: Seat, level: JobLevel, scripted?: unknown): void {
    this.callOff();
    this.#begin(seat, level, this.#clock.now(), scripted);
  }

  callOff(): void {
    const thinking = this.#thinking;
    this.#thinking = undefined;
    thinking?.thought.cancel();
  }

  close(): void {
    this.callOff();
    this.#thinker.close();
  }

  #begin(seat: Seat, level: JobLevel, since: number, scripted?: unknown): void {
    const thought =
      scripted === undefined ? this.#thinker.think(this.#room.job(seat, level)) : asScripted(scripted);
    const thinking: Thinking = { seat, since, thought };
    this.#thinking = thinking;
    const inTime = this.#clock.after(BOT_LIMIT_MS, () => this.#failed(thinking, level));
    const waiting = async (): Promise<void> => {
      try {
        const answer = await thought.answer;
        if (answer === undefined) return;
        const came = await this.#room.act(seat, answer.action, () => this.#thinking === thinking);
        // Off the path of its script it plays like any other bot.
        if (came === "refused" && scripted !== undefined) this.#begin(seat, level, since);
        else if (came === "refused") this.#failed(thinking, level);
        else if (came === "unstored" && this.#thinking === thinking) {
          this.#thinking = undefined;
          this.#room.rests();
        }
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal.code === "driver/not-loaded" && this.#thinking === thinking) this.#room.fail(refusal);
        else this.#failed(thinking, level);
      } finally {
        inTime();
      }
    };
    void waiting();
  }

  /** A bot that fails once has any legal action taken for it; if that fails too, the table waits. */
  #failed(thinking: Thinking, level: JobLevel): void {
    if (this.#thinking !== thinking) return;
    const { seat, since } = thinking;
    this.callOff();
    if (level !== 0) this.#begin(seat, 0, since);
    else this.#room.fail(driverRefusal("driver/bot-failed", { seat }));
  }
}

const asScripted = (action: unknown): Thought => ({
  answer: Promise.resolve({ action: action as BotAnswer["action"] }),
  cancel: () => {},
});

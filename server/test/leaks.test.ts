/**
 * Every byte that a seat and a stranger receive over whole games. What they may not know is dealt anew in the middle
 * of the game, and the very same bytes must come: whatever depended on it would differ.
 */
import { Authority, isObject, MemoryStore, type Port, type Session, tablesFor } from "@chronarium/authority";
import {
  type AnyMatch,
  type AnyRules,
  newMatch,
  nextInt,
  type Rng,
  type Seat,
  seedRng,
  type Viewer,
} from "@chronarium/kernel";
import { describe, expect, it } from "vitest";
import { allRules, rulesOf } from "../src/online/games.ts";
import { toldText } from "../src/online/told-text.ts";

const NAMES = ["Ada", "Ben", "Cleo", "Dara", "Eve"];
const SEED = "5eed".repeat(16);
/** So often the game is dealt anew, and so far both are played on while they look the same. */
const EVERY = 25;
const ON = 5;

/** A table with one viewer's line; `frames` is all that crosses it. */
class Watched {
  readonly frames: string[] = [];
  readonly #handlers: ReturnType<typeof tablesFor>["handlers"];
  readonly #owner: Session;
  readonly #viewer: Viewer;
  readonly #session: number;

  static async begin(match: AnyMatch, viewer: Viewer): Promise<Watched> {
    const seats = NAMES.slice(0, match.seats).map((name) => ({ kind: "human", name }) as const);
    const authority = new Authority({
      store: new MemoryStore(),
      clock: { now: () => 5000, tick: () => 0, after: () => () => {} },
      chance: (bytes) => "0".repeat(2 * bytes),
      rulesOf,
      allRules,
      thinker: () => ({
        think: () => ({ answer: new Promise(() => {}), cancel: () => {} }),
        close: () => {},
      }),
      announce: () => {},
      listChanged: () => {},
      working: () => {},
    });
    await authority.keep("table", match, { seats });
    const frames: string[] = [];
    const port: Port = { send: (message) => frames.push(JSON.stringify(message)), listen: () => {} };
    const { handlers } = tablesFor(
      port,
      { authority: Promise.resolve(authority), opened: () => {} },
      {
        rightsAt: () => (viewer === "observer" ? [] : [viewer]),
        helpedAt: () => true,
        list: async () => [],
        most: 5,
        tell: (number, told) => frames.push(toldText(number, told)),
      },
    );
    const owner = await authority.open("table", () => {});
    const { session, told } = await handlers.open({ table: "table", language: "en" });
    frames.push(JSON.stringify(told));
    return new Watched(frames, handlers, { owner, viewer, session });
  }

  private constructor(
    frames: string[],
    handlers: ReturnType<typeof tablesFor>["handlers"],
    about: { readonly owner: Session; readonly viewer: Viewer; readonly session: number },
  ) {
    this.frames = frames;
    this.#handlers = handlers;
    this.#owner = about.owner;
    this.#viewer = about.viewer;
    this.#session = about.session;
  }

  get match(): AnyMatch {
    return this.#owner.room.match;
  }
  /** What the rules let the viewer know. */
  get known(): string {
    const { rules, state } = this.match;
    return JSON.stringify([rules.viewFor(state, this.#viewer), this.match.heardBy(this.#viewer)]);
  }

  async act(seat: Seat, action: unknown): Promise<void> {
    const { version } = this.#owner.room;
    expect(await this.#owner.act(seat, [action], version, `${version}`)).toEqual({ ok: true });
  }

  /** Everything that can be asked about what has been. */
  async lookBack(): Promise<void> {
    const session = this.#session;
    const { chronicle, past, sync, branchFile } = this.#handlers;
    for (const answer of [await chronicle({ session }), await past({ session }), await sync({ session })])
      this.frames.push(JSON.stringify(answer ?? null));
    if (this.match.branchRefusal() === undefined)
      this.frames.push(JSON.stringify(await branchFile({ session, revision: 0 })));
  }
}

/** A fingerprint of chance tells nothing, and differs. */
const withoutCommitment = ({ frames }: Watched): readonly string[] =>
  frames.map((frame) =>
    JSON.stringify(JSON.parse(frame), (name, value: unknown) => {
      if (["commitment", "hash", "from", "id"].includes(name)) return undefined;
      return isObject(value) && "branch" in value ? { ...value, branch: undefined } : value;
    }),
  );

/** An action of chance that both deals allow. */
function drawn(rules: AnyRules, [one, other]: readonly [AnyMatch, AnyMatch], rng: Rng) {
  const actors: readonly Seat[] = rules.actors(one.state);
  const both = actors.flatMap((seat) =>
    rules
      .legalActions(one.state, seat)
      .filter((action: unknown) => rules.refusal(other.state, seat, action) === undefined)
      .map((action: unknown) => ({ seat, action })),
  );
  if (both.length === 0) return undefined;
  const [at, after] = nextInt(rng, both.length);
  return { ...both[at]!, rng: after };
}

/** Both are played alike for as long as the viewer may see no difference; he must have got no other byte. */
async function receiveTheSame(twins: readonly [AnyMatch, AnyMatch], viewer: Viewer, steps: number) {
  const one = await Watched.begin(twins[0], viewer);
  const other = await Watched.begin(twins[1], viewer);
  const { rules } = twins[0];
  let rng = seedRng("on", rules.id);
  let played = 0;
  for (; ; played++) {
    expect(withoutCommitment(other)).toEqual(withoutCommitment(one));
    const next = played < steps ? drawn(rules, [one.match, other.match], rng) : undefined;
    if (next === undefined || one.match.over || other.match.over) break;
    rng = next.rng;
    for (const each of [one, other]) await each.act(next.seat, next.action);
    if (one.known !== other.known) return played;
  }
  for (const each of [one, other]) await each.lookBack();
  expect(withoutCommitment(other)).toEqual(withoutCommitment(one));
  return played;
}

const begun = (rules: AnyRules, seats: number, seed: string): AnyMatch =>
  newMatch(rules, { id: "table", seats, options: {}, seed, names: NAMES.slice(0, seats) });

describe.each([
  ["khronos", 2],
  ["khronos", 5],
  ["chronomancer", 2],
  ["chronomancer", 4],
  ["anachrony", 1],
])("%s for %i: what is hidden", (game, count) => {
  it("changes no byte that a seat or a stranger receives, and the seed is in none before the end", async () => {
    const rules = await rulesOf(game);
    const match = begun(rules, count, SEED);
    const viewers: readonly Viewer[] = ["observer", ...Array.from({ length: count }, (_, seat) => seat)];
    let rng = seedRng("leaks", game);
    let on = 0;
    for (let step = 0; !match.over; step++) {
      if (step % EVERY === 0) {
        // In turn, through everybody's eyes.
        const viewer = viewers[(step / EVERY) % viewers.length] ?? "observer";
        // A branch begins at what the viewer imagines: everything that he may not know is dealt anew.
        const [one, other] = ["a", "b"].map((by) =>
          match.branch({
            revision: match.revision,
            by: viewer,
            id: "twin",
            seed: `${by}${SEED}`.slice(0, 64),
          }),
        ) as [AnyMatch, AnyMatch];
        expect(one.stateHashAt(0)).not.toBe(other.stateHashAt(0));
        on += await receiveTheSame([one, other], viewer, ON);
        const watched = await Watched.begin(match, viewer);
        await watched.lookBack();
        const all = watched.frames.join("\n");
        expect(all).not.toContain(SEED);
        const key: unknown = isObject(match.state) ? match.state.rng : undefined;
        if (isObject(key)) expect(all).not.toContain(String(key.key));
      }
      const [seat = 0] = rules.actors(match.state);
      const legal = rules.legalActions(match.state, seat);
      const [at, after] = nextInt(rng, legal.length);
      rng = after;
      match.act(seat, legal[at], 1000 + step);
    }
    expect(on).toBeGreaterThan(0);
    const over = await Watched.begin(match, "observer");
    expect(over.frames.join("\n")).toContain(SEED);
  });
});

describe("a sealed game", () => {
  it("sends nobody a byte that depends on chance to come, and no seed", async () => {
    const rules = await rulesOf("missions");
    const count = 2;
    for (const viewer of ["observer", 0, 1] as const) {
      const twins = ["a", "b"].map((by) => begun(rules, count, `${by}${SEED}`.slice(0, 64)));
      expect(await receiveTheSame(twins as [AnyMatch, AnyMatch], viewer, 40)).toBeGreaterThan(0);
    }
    const watched = await Watched.begin(begun(rules, count, SEED), 0);
    await watched.lookBack();
    expect(watched.frames.join("\n")).not.toContain(SEED);
  });
});

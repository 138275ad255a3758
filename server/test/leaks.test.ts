/**
 * Every byte that a seat and a stranger receive over whole games. What they may not know is dealt anew in the middle
 * of the game, and the very same bytes must come: whatever depended on it would differ.
 */
import { Authority, isObject, MemoryStore, type Port, tablesFor } from "@chronarium/authority";
import { type AnyMatch, newMatch, nextInt, seedRng, type Viewer } from "@chronarium/kernel";
import { describe, expect, it } from "vitest";
import { allRules, rulesOf } from "../src/online/games.ts";

const NAMES = ["Ada", "Ben", "Cleo", "Dara", "Eve"];

/** What a line of this viewer receives when it opens the table, looks back and asks for the chronicle. */
async function heard(match: AnyMatch, viewer: Viewer): Promise<readonly string[]> {
  const seats = NAMES.slice(0, match.seats).map((name) => ({ kind: "human", name }) as const);
  const authority = new Authority({
    store: new MemoryStore(),
    clock: { now: () => 5000, tick: () => 0, after: () => () => {} },
    chance: (bytes) => "0".repeat(2 * bytes),
    rulesOf,
    allRules,
    thinker: () => ({ think: () => ({ answer: new Promise(() => {}), cancel: () => {} }), close: () => {} }),
    announce: () => {},
    listChanged: () => {},
    working: () => {},
  });
  await authority.keep("table", match, { seats });
  const frames: string[] = [];
  const port: Port = { send: (message) => frames.push(JSON.stringify(message)), listen: () => {} };
  const { handlers, closeAll } = tablesFor(
    port,
    { authority: Promise.resolve(authority), opened: () => {} },
    {
      rightsAt: () => (viewer === "observer" ? [] : [viewer]),
      helpedAt: () => false,
      list: async () => [],
      most: 5,
    },
  );
  const { session, told } = await handlers.open({ table: "table", language: "en" });
  frames.push(JSON.stringify(told), JSON.stringify(await handlers.chronicle({ session })));
  closeAll();
  return frames;
}

/** A fingerprint of chance tells nothing, and differs. */
const withoutCommitment = (frames: readonly string[]): readonly string[] =>
  frames.map((frame) =>
    JSON.stringify(JSON.parse(frame), (name, value: unknown) => {
      if (name === "commitment" || name === "hash" || name === "id") return undefined;
      return isObject(value) && "branch" in value ? { ...value, branch: undefined } : value;
    }),
  );

describe.each([
  ["khronos", 2],
  ["khronos", 5],
  ["chronomancer", 2],
  ["chronomancer", 4],
])("%s for %i: what is hidden", (game, count) => {
  it("changes no byte that a seat or a stranger receives, and the seed is in none before the end", async () => {
    const rules = await rulesOf(game);
    const seed = "5eed".repeat(16);
    const match: AnyMatch = newMatch(rules, {
      id: "table",
      seats: count,
      options: {},
      seed,
      names: NAMES.slice(0, count),
    });
    let rng = seedRng("leaks", game);
    for (let step = 0; !match.over; step++) {
      if (step % 25 === 0) {
        for (const viewer of [0, "observer"] as const) {
          // A branch begins at what the viewer imagines: everything that he may not know is dealt anew.
          const twins = ["a", "b"].map((by) =>
            match.branch({
              revision: match.revision,
              by: viewer,
              id: "twin",
              seed: `${by}${seed}`.slice(0, 64),
            }),
          );
          expect(twins[0]?.stateHashAt(0)).not.toBe(twins[1]?.stateHashAt(0));
          const [one, other] = await Promise.all(twins.map((twin) => heard(twin, viewer)));
          expect(withoutCommitment(other ?? [])).toEqual(withoutCommitment(one ?? []));
          const all = (await heard(match, viewer)).join("\n");
          expect(all).not.toContain(seed);
          const key: unknown = isObject(match.state) ? match.state.rng : undefined;
          if (isObject(key)) expect(all).not.toContain(String(key.key));
        }
      }
      const [seat = 0] = rules.actors(match.state);
      const legal = rules.legalActions(match.state, seat);
      const [drawn, after] = nextInt(rng, legal.length);
      rng = after;
      match.act(seat, legal[drawn], 1000 + step);
    }
    expect((await heard(match, "observer")).join("\n")).toContain(seed);
  });
});

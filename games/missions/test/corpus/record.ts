/**
 * Records the matches of this folder anew: `node games/missions/test/corpus/record.ts`. Do so only when a match of the
 * current rulesVersion should be added: recorded matches are kept as they are, to show that old games live on.
 */
import { existsSync, writeFileSync } from "node:fs";
import { newMatch, nextInt, saveText, seedRng } from "@chronarium/kernel";
import { type Action, wishOf } from "../../src/index.ts";
import { rules } from "../shelf.ts";

const MATCHES: readonly {
  readonly id: string;
  readonly seats: number;
  readonly mission: string;
  readonly player: string;
}[] = [
  { id: "solo-ten-to-six", seats: 1, mission: "ten-to-six@1.0.0", player: "tourist" },
  { id: "two-ten-to-six", seats: 2, mission: "ten-to-six@1.0.0", player: "thrifty" },
  { id: "two-chaos", seats: 2, mission: "ten-to-six@1.0.0", player: "chaos" },
  { id: "three-clockwork", seats: 3, mission: "clockwork@1.0.0", player: "tourist" },
  { id: "four-clockwork-chaos", seats: 4, mission: "clockwork@1.0.0", player: "chaos" },
];

/** The Hour That Answers, version by version. */
const HOURS = {
  hour: "the-hour-that-answers@1.0.0",
  "hour-1.2": "the-hour-that-answers@1.2.0",
  "hour-1.3": "the-hour-that-answers@1.3.0",
} as const;
const ENDINGS = { good: undefined, neutral: /^L8\.C\.home/, bad: /^L8\.C\.leave/ } as const;

for (const { id, seats, mission, player } of MATCHES) {
  const file = new URL(`${id}.match`, import.meta.url);
  if (existsSync(file)) continue;
  const match = newMatch(rules, { id, seats, options: { mission }, seed: `corpus ${id}` });
  let rng = seedRng(id, "players");
  const int = (bound: number): number => {
    const [drawn, next] = nextInt(rng, bound);
    rng = next;
    return drawn;
  };
  while (!match.over) {
    const actors = rules.actors(match.state);
    const seat = actors[int(actors.length)]!;
    const legal = rules.legalActions(match.state, seat);
    const action = rules.sealed.players[player]!({
      view: rules.viewFor(match.state, seat),
      seat,
      legal,
      rng: { int },
    });
    const acted = match.act(seat, action, match.revision * 1000);
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
  }
  writeFileSync(file, saveText(match.record()));
}

/** Plays like the careful until the option that leads to the wanted ending lies there; another seed if it never does. */
function recordHour(name: keyof typeof HOURS, seats: number, ending: keyof typeof ENDINGS): void {
  const id = `${name}-${seats}-${ending}`;
  const file = new URL(`${id}.match`, import.meta.url);
  if (existsSync(file)) return;
  for (let at = 0; ; at++) {
    const seed = `corpus ${id} ${at}`;
    const match = newMatch(rules, { id, seats, options: { mission: HOURS[name] }, seed });
    let rng = seedRng(seed, "players");
    const int = (bound: number): number => {
      const [drawn, next] = nextInt(rng, bound);
      rng = next;
      return drawn;
    };
    const isWanted = (action: Action): boolean =>
      (action.type === "propose" && ENDINGS[ending]?.test(action.what) === true) ||
      (action.type === "decide" && ENDINGS[ending]?.test(action.option) === true);
    while (!match.over) {
      const wishes = rules.actors(match.state).map((seat) => {
        const legal = rules.legalActions(match.state, seat);
        const wanted = legal.find(isWanted);
        if (wanted !== undefined) return { seat, action: wanted, worth: 999 };
        return {
          seat,
          ...wishOf("careful", { view: rules.viewFor(match.state, seat), seat, legal, rng: { int } }),
        };
      });
      const { seat, action } = wishes.reduce((best, each) => (each.worth > best.worth ? each : best));
      const acted = match.act(seat, action, match.revision * 1000);
      if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
    }
    if (match.state.end?.id !== `end:${ending}`) continue;
    writeFileSync(file, saveText(match.record()));
    return;
  }
}

// Once for each ending and number of people; 1.3 changed grades alone, and has one.
recordHour("hour-1.3", 3, "good");
for (const name of ["hour", "hour-1.2"] as const)
  for (const seats of [1, 2, 3, 4])
    for (const ending of ["good", "neutral", "bad"] as const) recordHour(name, seats, ending);

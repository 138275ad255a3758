/** Passes 3 to 5 by play: players who see a view alone, witnesses that replay, states that can no longer be won. */
import { nextInt, type Rng, seedRng } from "@chronarium/kernel";
import {
  type Action,
  availableSpots,
  choiceAt,
  type Effect,
  type Event,
  type Mission,
  type MissionRules,
  type Solves,
  type State,
  type Told,
  tellingOf,
  type Wish,
  wishOf,
} from "../src/index.ts";

/** A table to be checked: who plays, and as which receptacles. */
export type Table = { readonly seats: number; readonly receptacles: readonly string[] };

/** Every solo pair, and each number of seats with its forced receptacles or all. */
export function tablesOf({ pack }: Mission): readonly Table[] {
  const all = pack.receptacles.map(({ id }) => id);
  const tables: Table[] = [];
  const two = pack.params.byReceptacles["2"];
  if (two !== undefined) {
    const free = pack.params.solo.freeChoice || two.forced.length === 0;
    const pairs = free ? all.flatMap((a, at) => all.slice(at + 1).map((b) => [a, b])) : [[...two.forced]];
    for (const receptacles of pairs) tables.push({ seats: 1, receptacles });
  }
  for (const [count, { forced }] of Object.entries(pack.params.byReceptacles))
    tables.push({
      seats: Number(count),
      receptacles: forced.length > 0 ? forced : all.slice(0, Number(count)),
    });
  return tables;
}

export type Entry = { readonly seat: number; readonly action: Action };
export type Played = {
  readonly state: State;
  readonly log: readonly Entry[];
  /** "stuck" when nobody could act, "endless" beyond the bound of AM-92. */
  readonly end: "ended" | "stuck" | "endless";
};

export type Watch = {
  onState?(state: State): void;
  onEvents?(events: readonly Event[], around: { readonly before: State; readonly after: State }): void;
};

export function playTable(
  rules: MissionRules,
  mission: Mission,
  table: Table,
  player: string,
  seed: string,
  watch: Watch = {},
): Played {
  let state = rules.setup({ mission: mission.name }, table.seats, seed);
  let rng: Rng = seedRng(seed, "players");
  const draw = (bound: number): number => {
    const [drawn, next] = nextInt(rng, bound);
    rng = next;
    return drawn;
  };
  const log: Entry[] = [];
  const told = new Map<string, Told extends ReadonlyMap<string, infer Card> ? Card : never>();
  const clues = new Map<string, Set<string>>();
  const solves: Solves = (action) => isSolved(mission, state, clues, action);
  const act = (seat: number, action: Action): void => {
    const before = state;
    const applied = rules.apply(before, seat, action);
    state = applied.state;
    log.push({ seat, action });
    for (const event of applied.events)
      if (event.type === "read" || event.type === "readAloud")
        for (const gate of cluesAt(mission, event.side, event.text))
          clues.set(gate, (clues.get(gate) ?? new Set()).add(event.side));
    watch.onEvents?.(applied.events, { before, after: state });
    watch.onState?.(state);
  };
  for (const [lane, receptacle] of table.receptacles.entries())
    act(table.seats === 1 ? 0 : lane, { type: "pick", receptacle });
  while (state.end === null) {
    if (log.length >= rules.maxSteps) return { state, log, end: "endless" };
    const actors = rules.actors(state);
    if (actors.length === 0) return { state, log, end: "stuck" };
    const first = draw(actors.length);
    let wish: (Wish & { readonly seat: number }) | undefined;
    // Several may act, and most would rather wait: the first who wishes to, else who minds least.
    for (let turn = 0; turn < actors.length && (wish === undefined || wish.worth < 0); turn++) {
      const seat = actors[(first + turn) % actors.length]!;
      const legal = rules.legalActions(state, seat);
      const view = rules.viewFor(state, seat);
      for (const [card, tests] of tellingOf(view)) told.set(card, tests);
      const own = wishOf(player, { view, seat, legal, rng: { int: draw }, told, solves });
      if (wish === undefined || own.worth > wish.worth) wish = { ...own, seat };
    }
    act(wish!.seat, wish!.action);
  }
  return { state, log, end: "ended" };
}

/** How many of the author's clues (`clueFor`) a group reads before it sees what they mean. */
const CLUES = 2;

function cluesAt(mission: Mission, side: string, text: string): readonly string[] {
  return mission.sides.get(side)?.variants.find((variant) => variant.text === text)?.clueFor ?? [];
}

/** The answer of a question, or the next line of a message, that sets a flag whose clues have been read. */
function isSolved(
  mission: Mission,
  { chorus }: State,
  clues: ReadonlyMap<string, ReadonlySet<string>>,
  action: Action,
): boolean {
  const knows = (effects: readonly Effect[]): boolean =>
    effects.some(
      (effect) =>
        "flag" in effect && effect.flag.set !== undefined && (clues.get(effect.flag.set)?.size ?? 0) >= CLUES,
    );
  if (action.type === "answer")
    return knows(choiceAt(mission, action.question, action.option)?.effects ?? []);
  if (action.type !== "say" || chorus === null) return false;
  const effect = mission.lists[chorus.list]![chorus.at]!;
  if (!("chorus" in effect) || !knows(effect.chorus.right)) return false;
  return effect.chorus.order[chorus.said.length] === action.line;
}

/** A proof without a replaying witness does not count. */
export function replays(
  rules: MissionRules,
  mission: Mission,
  table: Table,
  seed: string,
  log: readonly Entry[],
  ending: string | null,
): boolean {
  let state = rules.setup({ mission: mission.name }, table.seats, seed);
  for (const { seat, action } of log) {
    if (rules.refusal(state, seat, action) !== undefined) return false;
    state = rules.apply(state, seat, action).state;
  }
  return state.end !== null && state.end.id === ending;
}

export const hasNoSpot = (state: State, mission: Mission): boolean =>
  state.stage === "captain" && availableSpots(state, mission).length === 0;

/**
 * What players can bring about for certain, whatever is left open. A plan is one visit for one thing: an agent reads a
 * card there, perhaps takes one of its tests to a success or one of its options, and all leave. Whatever else the visit
 * forces upon the table may have happened before, in any part; a fact that is not looked at may be so or not.
 */
import type {
  Card,
  CardConflict,
  Conflict,
  Effect,
  Location,
  Option,
  Test,
  Variant,
} from "../../src/pack.ts";
import { type Answer, all, answer, closed, defeated, done, gone, laid, not, opened, shut } from "./facts.ts";
import {
  COMMITTED,
  isWhole,
  know,
  put,
  sceneOf,
  spotOpen,
  spotsOf,
  visitFrom,
  type World,
} from "./visits.ts";

/** Where plans should lead: to which endings, and to which states between visits. */
export type Aim = {
  ends(ending: string): boolean;
  has(state: number): boolean;
  /** Takes what is unknown for what one would wish, and notes it: only to see what should be looked at. */
  readonly hopeful: boolean;
};

/** What is still to be carried out by the agent who acts; conflicts begin when all is quiet (AM-65). */
type Task =
  | { readonly effect: Effect; readonly place: number }
  | { readonly variants: readonly Variant[] }
  | { readonly conflict: Conflict };
type Act = {
  readonly world: World;
  readonly aim: Aim;
  readonly lane: number;
  readonly loc: string;
  /** Whether what follows, when all of it is done, leads on. */
  goesOn(state: number): boolean;
};

/** Whether some plan from a state reaches the aim for certain. */
export function canBring(world: World, state: number, aim: Aim): boolean {
  const spots = spotsOf(world.mission).filter(
    ({ spot, of }) => aim.hopeful || spotOpen(world, state, spot, of) === true,
  );
  const ways = spots.flatMap(({ spot, of }) =>
    cardsOf(world, world.mission.locations.get(spot.loc)!).flatMap((card) =>
      world.receptacles.map((_, lane) => (): boolean => {
        if (aim.hopeful && spotOpen(world, state, spot, of) === false) return false;
        const entry = visitFrom(world, [state], spot.loc, true);
        if (entry.alarm) return false;
        const lies = laid(card.id, spot.loc);
        if (![...entry.states].every((each) => isSure(aim, know(world, each, lies)))) return false;
        return byReading(
          { world, aim, lane, loc: spot.loc, goesOn: (each) => aim.has(each) },
          card,
          entry.states,
        );
      }),
    ),
  );
  return oneOf(world, aim, ways);
}

/** Of the ways that lead on, the one that asks for least. */
function least(world: World, ways: readonly (() => boolean)[]): boolean {
  const before = [...world.asked];
  let best: readonly string[] | undefined;
  for (const way of ways) {
    forget(world, before);
    if (way() && (best === undefined || world.asked.size < best.length)) best = [...world.asked];
  }
  forget(world, best ?? before);
  return best !== undefined;
}
const oneOf = (world: World, { hopeful }: Aim, ways: readonly (() => boolean)[]): boolean =>
  hopeful ? least(world, ways) : ways.some((way) => way());
/** Where something is unknown both must lead on; where one does not, it is worth knowing. */
function branch(
  { world, aim }: Pick<Act, "world" | "aim">,
  ask: () => Answer,
  yes: () => boolean,
  no: () => boolean,
): boolean {
  if (!aim.hopeful) {
    const found = ask();
    return (found === false || yes()) && (found === true || no());
  }
  const before = [...world.asked];
  const found = ask();
  const asked = [...world.asked];
  forget(world, before);
  if (found !== undefined) return found ? yes() : no();
  if (yes() && no()) return true;
  forget(world, asked);
  return least(world, [yes, no]);
}
function forget({ asked, curious }: World, before: readonly string[]): void {
  if (!curious) return;
  asked.clear();
  for (const fact of before) asked.add(fact);
}

/** Unknown is enough for hope alone. */
const isSure = ({ hopeful }: Aim, found: Answer): boolean => found === true || (hopeful && found !== false);

function cardsOf({ mission, receptacles }: World, { id, panorama }: Location): readonly Card[] {
  return [...mission.cards.values()].flatMap(({ card, loc }) =>
    (loc === id || panorama.includes(card.id)) &&
    (card.only === undefined || card.only.includes(receptacles.length))
      ? [card]
      : [],
  );
}

/** Which variant is read may be open: each that can be must lead on. */
function byReading(act: Act, card: Card, entry: ReadonlySet<number>): boolean {
  const { world, aim } = act;
  const first = card.readAloud === true && card.takeable !== true;
  // Card A is read by whoever leads, and its options are the Captain's: it must be so for every lane.
  const lanes = first ? world.receptacles.map((_, lane) => lane) : [act.lane];
  if (first && act.lane !== 0) return false;
  const before = [...world.asked];
  const possible = card.variants.map((_, at) =>
    [...entry].filter((state) => lanes.some((lane) => mayRead(act, lane, state, card, at))),
  );
  forget(world, before);
  const leads = possible.map((states, at) => {
    if (states.length === 0) return true;
    const after = visitFrom(world, states, act.loc, true);
    if (after.alarm) return false;
    const from = [...after.states].filter((state) => isWhole(world, state));
    return lanes.every((lane) => byVariant({ ...act, lane }, card.variants[at]!, from, first));
  });
  if (leads.every(Boolean)) return true;
  return aim.hopeful && wished(act, card, entry, leads);
}

/** The variant that one would wish to be sure of, by the fewest facts: it holds, and none before it that fails. */
function wished(
  { world, lane, loc }: Act,
  { variants }: Card,
  entry: ReadonlySet<number>,
  leads: readonly boolean[],
): boolean {
  return least(
    world,
    variants.map(({ when }, at) => () => {
      if (!leads[at]) return false;
      const failing = variants.slice(0, at).filter((_, earlier) => !leads[earlier]);
      return [...entry].some((state) => {
        const scene = sceneOf(world, state);
        return (
          answer(scene, when, lane, loc) !== false &&
          failing.every((each) => answer(scene, each.when, lane, loc) !== true)
        );
      });
    }),
  );
}

function mayRead({ world, loc }: Act, lane: number, state: number, { variants }: Card, at: number): boolean {
  const scene = sceneOf(world, state);
  const earlier = variants.slice(0, at).map(({ when }) => not(answer(scene, when, lane, loc)));
  const own = at === variants.length - 1 ? true : answer(scene, variants[at]!.when, lane, loc);
  return all([...earlier, own]) !== false;
}

/**
 * Once the others have done what they must, the reader follows the card, deals with what stands in the way (AM-32), and
 * then leaves it at that or takes a test or an option.
 */
function byVariant(act: Act, variant: Variant, from: readonly number[], first: boolean): boolean {
  const { world, aim } = act;
  const acts = (state: number): boolean =>
    aim.has(state) ||
    oneOf(world, aim, [
      ...(first ? [] : variant.tests.map((test) => () => byTest(act, test, state))),
      ...variant.options.map((option) => () => byOption(act, option, state)),
    ]);
  const { conflict } = variant;
  const goesOn = (state: number): boolean => {
    if (first || conflict?.kind !== "personal") return acts(state);
    const { test } = conflict;
    return branch(
      act,
      () =>
        all([
          not(know(world, state, shut(test.id))),
          answer(sceneOf(world, state), test.when, act.lane, act.loc),
        ]),
      () => passes({ ...act, goesOn: acts }, test, state),
      () => acts(state),
    );
  };
  const tasks = first ? [] : tasksOf(act, variant.effects);
  return from.every((state) => run({ ...act, goesOn }, tasks, state, []));
}

function byTest(act: Act, test: Test, state: number): boolean {
  return sureOf(act, state, [test.when], [shut(test.id)]) && passes(act, test, state);
}

/** Boosted far enough, whatever Destiny brings: a success. */
function passes(act: Act, test: Test, state: number): boolean {
  const after = test.attempts === "unlimited" ? state : put(act.world, state, shut(test.id), true);
  const told = test.commits === true ? COMMITTED : 0;
  return run(act, tasksOf(act, test.results.success?.effects ?? []), after | told, []);
}

function byOption(act: Act, option: Option, state: number): boolean {
  if (isPriced(option) || option.limit !== undefined) return false;
  const told = option.commits === true ? COMMITTED : 0;
  return sureOf(act, state, [option.when], []) && run(act, tasksOf(act, option.effects), state | told, []);
}

/** Coins and things are not counted here, so nothing is bought for certain. */
const isPriced = ({ price, effects }: Pick<Option, "price" | "effects">): boolean =>
  price?.coins !== undefined ||
  price?.stow !== undefined ||
  price?.remove !== undefined ||
  effects.some((effect) => "coins" in effect && effect.coins.spend !== undefined);

function sureOf(
  { world, aim, lane, loc }: Act,
  state: number,
  when: readonly (Variant["when"] | undefined)[],
  unless: readonly string[],
): boolean {
  const scene = sceneOf(world, state);
  const found = all([
    ...when.map((each) => answer(scene, each, lane, loc)),
    ...unless.map((fact) => not(scene.know(fact))),
  ]);
  return isSure(aim, found);
}

function tasksOf({ world: { mission } }: Act, effects: readonly Effect[]): readonly Task[] {
  const first = mission.firstEffect[mission.listOf.get(effects) ?? -1] ?? -1;
  return effects.map((effect, at) => ({ effect, place: first + at }));
}

/** Carries out what an act brings, for whatever is left open both ways; what is being read lies open until the end. */
function run(act: Act, tasks: readonly Task[], state: number, reading: readonly string[]): boolean {
  const { world, lane, loc } = act;
  const [task, ...rest] = tasks;
  if (task === undefined) return act.goesOn(state);
  if ("conflict" in task) return fought(act, task.conflict, rest, state, reading);
  if ("variants" in task) return opensAt(act, task.variants, 0, rest, state, reading);
  const { effect, place } = task;
  const after = effect.once === true ? put(world, state, done(place), true) : state;
  return branch(
    act,
    () => {
      const scene = sceneOf(world, state);
      const left = effect.once === true ? not(scene.know(done(place))) : effect.once === false || undefined;
      return all([answer(scene, effect.when, lane, loc), left]);
    },
    () => carry(act, effect, rest, after, reading),
    () => run(act, rest, state, reading),
  );
}

/** The first variant that holds is read, the last where none does. */
function opensAt(
  act: Act,
  variants: readonly Variant[],
  at: number,
  rest: readonly Task[],
  state: number,
  reading: readonly string[],
): boolean {
  const { effects, conflict, when } = variants[at]!;
  const read = (): boolean => {
    const more = conflictTasks(act, conflict);
    return more !== undefined && run(act, [...tasksOf(act, effects), ...rest, ...more], state, reading);
  };
  if (at === variants.length - 1) return read();
  return branch(
    act,
    () => answer(sceneOf(act.world, state), when, act.lane, act.loc),
    read,
    () => opensAt(act, variants, at + 1, rest, state, reading),
  );
}

function conflictTasks({ world }: Act, conflict: CardConflict | undefined): readonly Task[] | undefined {
  if (conflict === undefined) return [];
  return conflict.kind === "group" ? [{ conflict: world.mission.conflicts.get(conflict.id)! }] : undefined;
}

/** With crystals to spare every test of it is a success, and each does damage. */
function fought(
  act: Act,
  conflict: Conflict,
  rest: readonly Task[],
  state: number,
  reading: readonly string[],
): boolean {
  const { world } = act;
  return branch(
    act,
    () => know(world, state, defeated(conflict.id)),
    () => run(act, rest, state, reading),
    () =>
      run(
        act,
        [...rest, ...tasksOf(act, conflict.onDefeat)],
        put(world, state, defeated(conflict.id), true),
        reading,
      ),
  );
}

/** A test that is always open, whose success does nothing but damage and crystals. */
export const isWinnable = ({ tests }: Conflict): boolean =>
  tests.some(({ when, results: { success } }) => {
    const effects = success?.effects ?? [];
    const hits = effects.some(
      (effect) => "damage" in effect && effect.damage > 0 && effect.when === undefined,
    );
    return when === undefined && hits && effects.every((effect) => "damage" in effect || "azrak" in effect);
  });

/** An effect that does take place. What this cannot follow for certain is no part of a plan. */
function carry(
  act: Act,
  effect: Effect,
  rest: readonly Task[],
  state: number,
  reading: readonly string[],
): boolean {
  const { world, aim, lane } = act;
  const go = (next: number): boolean => run(act, rest, next, reading);
  if ("end" in effect) return aim.ends(effect.end);
  if ("azrak" in effect || "coins" in effect || "modify" in effect || "destiny" in effect) return go(state);
  if ("damage" in effect || "update" in effect) return go(state);
  if ("flag" in effect) {
    const { set, clear } = effect.flag;
    const next = set === undefined ? state : put(world, state, set, true);
    return go(clear === undefined ? next : put(world, next, clear, false));
  }
  if ("take" in effect || ("map" in effect && effect.map.place !== undefined)) {
    const thing = "take" in effect ? (effect.take.item ?? effect.take.token)! : effect.map.place!;
    const who = "take" in effect ? (effect.take.who ?? "self") : "self";
    if (who !== "self" && who !== "captain" && who !== "all") return false;
    return branch(
      act,
      () => know(world, state, gone(thing)),
      () => go(state),
      () => taken(act, thing, rest, state, reading),
    );
  }
  if ("map" in effect) {
    const { open, close } = effect.map;
    let next = state;
    if (open !== undefined) next = put(world, put(world, next, closed(open), false), opened(open), true);
    if (close !== undefined) next = put(world, put(world, next, opened(close), false), closed(close), true);
    return go(next);
  }
  if ("stow" in effect) {
    const thing = (effect.stow.item ?? effect.stow.token)!;
    const copies = world.mission.tokens.get(thing)?.copies ?? 1;
    const next = put(world, state, thing, false);
    return copies === 1 ? go(next) : go(next) && go(state);
  }
  if ("conflict" in effect)
    return run(act, [...rest, { conflict: world.mission.conflicts.get(effect.conflict)! }], state, reading);
  if ("choose" in effect)
    return oneOf(
      world,
      aim,
      effect.choose.options.map(
        (choice) => () =>
          !isPriced(choice) &&
          sureOf(act, state, [choice.when], []) &&
          run(
            act,
            [...tasksOf(act, choice.effects), ...rest],
            state | (choice.commits === true ? COMMITTED : 0),
            reading,
          ),
      ),
    );
  if ("chorus" in effect) return run(act, [...tasksOf(act, effect.chorus.right), ...rest], state, reading);
  if ("read" in effect) {
    const { interaction, snap, collectively, who = "self" } = effect.read;
    if (snap === true) return go(state);
    if (interaction === undefined) return collectively === true ? false : go(state);
    if (who !== "self") return false;
    const own = world.mission.receptacles.get(world.receptacles[lane]!)?.interactions[interaction - 1];
    return own === undefined ? go(state) : run(act, [{ variants: own.variants }, ...rest], state, reading);
  }
  return false;
}

/** A thing that is not out of the game comes into play, if it is not there already. */
function taken(
  act: Act,
  thing: string,
  rest: readonly Task[],
  state: number,
  reading: readonly string[],
): boolean {
  const { world } = act;
  const item = world.mission.items.get(thing);
  const next = put(world, state, thing, true);
  if (item === undefined) return run(act, rest, next, reading);
  const opens = (): boolean => {
    if (reading.includes(thing)) return false;
    const isRead = item.colour === "yellow" || item.colour === "red";
    const after = isRead && item.after === "remove" ? put(world, next, gone(thing), true) : next;
    return run(act, [{ variants: item.variants }, ...rest], after, [...reading, thing]);
  };
  if (item.colour === "yellow" || item.colour === "red") return opens();
  return branch(
    act,
    () => know(world, state, thing),
    () => run(act, rest, next, reading),
    opens,
  );
}

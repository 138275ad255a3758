/** Missions: stories that several people read at once, each a part of it, and play together. */
import type { Refusal, SealedAct, SealedRules, Seat, Viewer } from "@chronarium/kernel";
import { ACTIONS, type Action } from "./actions.ts";
import { apply } from "./apply.ts";
import { REFUSAL_CODES } from "./codes.ts";
import { resultOf } from "./ending.ts";
import type { Event } from "./events.ts";
import { greyedActs } from "./greyed.ts";
import { invariants } from "./invariants.ts";
import { actors, legalActions } from "./legal.ts";
import { type Mission, missionOf } from "./mission.ts";
import { openActs } from "./open-acts.ts";
import { type Options, optionsFor } from "./options.ts";
import type { Pack } from "./pack.ts";
import { PLAYERS } from "./players.ts";
import { refusal } from "./refusal.ts";
import { setup } from "./setup.ts";
import type { State } from "./state.ts";
import { type View, viewFor } from "./view.ts";

/** A mission as it is delivered: the pack of one version and its words. */
export type Volume = {
  readonly pack: Pack;
  /** Words by language and key; a match of any version reads the newest words. Asked for when a word is told. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The hash that was published; a pack that has become another is refused. */
  readonly logic?: string;
};

export type MissionRules = SealedRules<State, Action, Event, View, Options> & {
  /** Every mission on the shelf, by `id@version`. */
  readonly missions: ReadonlyMap<string, Mission>;
};

/** The rules with these missions on the shelf. */
export function missionRules(shelf: readonly Volume[]): MissionRules {
  const missions = new Map<string, Mission>();
  const byLogic = new Map<string, { readonly mission: Mission; readonly volume: Volume }>();
  for (const volume of shelf) {
    const { pack, logic } = volume;
    const mission = missionOf(pack);
    if (logic !== undefined && logic !== mission.logic)
      throw new RangeError(`The pack of ${mission.name} is ${mission.logic}; published was ${logic}.`);
    if (missions.has(mission.name)) throw new RangeError(`There are two packs of ${mission.name}.`);
    missions.set(mission.name, mission);
    byLogic.set(mission.logic, { mission, volume });
  }
  const at = ({ mission: { id, version, logic } }: State): Mission => {
    const found = byLogic.get(logic)?.mission;
    if (found === undefined)
      throw new RangeError(`There is no pack of ${id}@${version} with the hash ${logic}.`);
    return found;
  };
  const named = ({ mission }: Options): Mission => {
    const found = missions.get(mission);
    if (found === undefined) throw new RangeError(`There is no mission ${mission}.`);
    return found;
  };
  return {
    id: "missions",
    rulesVersion: 1,
    seats: { min: 1, max: 4 },
    seatsFor: (options) => seatsOf(named(options)),
    simultaneous: true,
    seatNames: ["a", "b", "c", "d"],
    options: optionsFor([...missions.values()]),
    actions: ACTIONS,
    refusalCodes: REFUSAL_CODES,
    // AM-92: free acts are counted, and rounds and paid acts are bounded by the crystals.
    maxSteps: 20_000,
    missions,
    setup: (options, seats, seed) => setup(named(options), seats, seed),
    actors: (state) => actors(state, at(state)),
    legalActions: (state, seat) => legalActions(state, at(state), seat),
    refusal: (state, seat, action): Refusal | undefined => refusal(state, at(state), seat, action),
    apply: (state, seat, action) => apply(state, at(state), seat, action),
    viewFor: (state, viewer) => viewFor(state, at(state), viewer),
    redact,
    result: resultOf,
    invariants: (state) => invariants(state, at(state)),
    sealed: {
      acts: (state, seat): readonly SealedAct<Action>[] => greyedActs(state, at(state), seat),
      open: (state) => openActs(state, at(state)),
      granted: ({ words }) => words,
      word: (state, key, language) =>
        wordOf(byLogic.get(state.mission.logic)?.volume.texts ?? {}, key, language),
      players: PLAYERS,
    },
  };
}

/** A word that is missing in one language is told in another, which is named; never by its key. */
function wordOf(texts: Volume["texts"], key: string, language: string): string {
  const own = texts[language]?.[key];
  if (own !== undefined) return own;
  const other = Object.keys(texts).find((each) => texts[each]?.[key] !== undefined);
  return other === undefined ? "" : `[${other.toUpperCase()}] ${texts[other]![key]}`;
}

/** Private events are for the seat of their agent; nobody else learns that they happened. */
function redact(event: Event, viewer: Viewer): Event | undefined {
  return event.only === undefined || event.only === viewer ? event : undefined;
}

/** One person plays two receptacles by the rules for two (TS-183, TS-190). */
export function seatsOf({ pack }: Mission): { readonly min: Seat; readonly max: Seat } {
  const counts = Object.keys(pack.params.byReceptacles).map(Number);
  const least = Math.min(...counts);
  return { min: least === 2 ? 1 : least, max: Math.max(...counts) };
}

export type { Action, ActionOf, LinkChoice, UpdatePay } from "./actions.ts";
export { ACTIONS } from "./actions.ts";
export { REFUSAL_CODES, type RefusalCode } from "./codes.ts";
export { holds } from "./conditions.ts";
export { gradeOf } from "./ending.ts";
export type { Event } from "./events.ts";
export { type Mission, missionOf, packText } from "./mission.ts";
export { isNewer, type Options } from "./options.ts";
export * from "./pack.ts";
export { availableSpots } from "./places.ts";
export { type Solves, type Told, tellingOf, type Wish, wishOf } from "./players.ts";
export type { BoxView, OptionView, PrivateView, SideView } from "./private-view.ts";
export { choiceAt } from "./questions.ts";
export type { Agent, Frame, Lane, Stage, State } from "./state.ts";
export { STAGES } from "./state.ts";
export type { AgentView, CardView, TestView, View } from "./view.ts";

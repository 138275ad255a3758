/** One moment of a mission as the page has it: the view, what may be done, and the words that were granted. */
import type { Refusal, Seat } from "@chronarium/kernel";
import type { Action, ActionOf, AgentView, Event, PrivateView, View } from "@chronarium/missions";
import { filled } from "@chronarium/missions/text/filled";
import { useMemo } from "react";
import { useLanguage } from "../../app/text.ts";
import type { Entry, Moment } from "../../driver/types.ts";
import { useTable } from "../../table/store.ts";
import type { Language } from "../../text/catalogue.ts";

export type Act<Of extends Action = Action> = {
  readonly action: Of;
  readonly seat: Seat;
  readonly refusal?: Refusal;
};

export type Sight = {
  readonly view: View;
  /** Possible ones and greyed ones; none while somebody looks back. */
  readonly acts: readonly Act[];
  readonly word: (key: string) => string;
  /** Several people play. */
  readonly company: boolean;
  /** Several people look at this screen, or one of them for several: what is private stays behind a curtain. */
  readonly shared: boolean;
  /** Whose lanes are this screen's. */
  readonly isOwn: (seat: Seat) => boolean;
  readonly live: boolean;
};

function sightOf(moment: Moment, live: boolean, language: Language): Sight {
  const view = moment.view as View;
  const { viewer, acts = [], words = {}, table, own } = moment;
  const seated = viewer === "observer" ? undefined : viewer;
  const isOwn = (seat: Seat): boolean => own?.includes(seat) ?? true;
  const company = table.seats.filter(({ kind }) => kind === "human").length > 1;
  return {
    view,
    acts: live
      ? acts.flatMap(({ action, refusal, seat = seated }): readonly Act[] =>
          seat === undefined || !isOwn(seat)
            ? []
            : [{ action: action as Action, seat, ...(refusal && { refusal }) }],
        )
      : [],
    // Placeholders stand for what is public (4.11).
    word: (key) => filled(words[key] ?? "", view.vars, language),
    company,
    shared: own === undefined ? company : own.length > 1,
    isOwn,
    live,
  };
}

/** Words in passing are told until something else begins: another card, another place, the next test. */
const ENDS: ReadonlySet<string> = new Set(["took", "entered", "testBegan", "conflictRead", "left"]);
/** What came of the tests of a group conflict was told to everybody, and stands in no lane afterwards. */
const ENDS_A_CONFLICT: ReadonlySet<string> = new Set(["conflictWon", "conflictPaused"]);

/** The newest event that is wanted, unless something of this agent's, or of everybody's, has begun since. */
function newest(
  entries: readonly Entry[],
  rec: string | undefined,
  isWanted: (event: Event) => boolean,
): Event | undefined {
  for (const { events } of entries.toReversed())
    for (const each of events.toReversed()) {
      const event = each as Event;
      if (isWanted(event)) return event;
      if (rec !== undefined && ENDS_A_CONFLICT.has(event.type)) return undefined;
      if (ENDS.has(event.type) && (rec === undefined || !("agent" in event) || event.agent === rec))
        return undefined;
    }
  return undefined;
}

/** Whether words that an agent was shown, or everybody heard, still belong to what goes on. */
export const isFresh = (entries: readonly Entry[], text: string | null, rec?: string): boolean =>
  text !== null && newest(entries, rec, (event) => "text" in event && event.text === text) !== undefined;

/** The last test, while what came of it is fresh. */
export function lastTest(entries: readonly Entry[], rec?: string): TestEnded | undefined {
  const event = newest(
    entries,
    rec,
    (each) => each.type === "testEnded" && (rec === undefined || each.agent === rec),
  );
  return event?.type === "testEnded" ? event : undefined;
}
export type TestEnded = Extract<Event, { readonly type: "testEnded" }>;

export function useSight(): Sight {
  const shown = useTable((state) => state.shown);
  const live = useTable((state) => state.live === state.shown);
  const language = useLanguage();
  return useMemo(() => sightOf(shown, live, language), [shown, live, language]);
}

export function actsOf<Type extends Action["type"]>(
  { acts }: Pick<Sight, "acts">,
  type: Type,
  about: Partial<ActionOf<Type>> = {},
): readonly Act<ActionOf<Type>>[] {
  const wanted = Object.entries(about);
  return acts.filter(
    (act): act is Act<ActionOf<Type>> =>
      act.action.type === type && wanted.every(([name, value]) => Reflect.get(act.action, name) === value),
  );
}

export const isPossible = ({ refusal }: Act): boolean => refusal === undefined;

/** Ways to begin a test. A talent that does not help with it is not offered. */
export const beginsOf = (
  sight: Pick<Sight, "acts">,
  about: Partial<ActionOf<"initiate">>,
): readonly Act<ActionOf<"initiate">>[] =>
  actsOf(sight, "initiate", about).filter((act) => act.action.with === undefined || isPossible(act));

/** A receptacle with its agent, the lane's number and what is private to it, where this is the viewer's own. */
export type Person = {
  readonly lane: number;
  readonly agent: AgentView;
  readonly facts: View["receptacles"][number];
  readonly mine: PrivateView | undefined;
};

export function peopleOf({ view }: Pick<Sight, "view">): readonly Person[] {
  return view.agents.flatMap((agent, lane): readonly Person[] => {
    const facts = view.receptacles.find(({ id }) => id === agent.rec);
    if (facts === undefined) return [];
    return [{ lane, agent, facts, mine: view.mine.find(({ rec }) => rec === agent.rec) }];
  });
}

export const cardOf = ({ view }: Pick<Sight, "view">, id: string | null) =>
  view.visit?.cards.find((card) => card.id === id);

/** `card:L1.B` is lettered B. */
export const letterOf = (card: string): string => card.split(".").at(-1) ?? "";

/** The Destiny cards that can still come, as everybody can count them (TS-81). */
export function destinyLeft({ destiny: { strip, discard } }: View): readonly number[] {
  const left = [...strip];
  for (const value of discard) left.splice(left.indexOf(value), 1);
  return left.length === 0 ? strip : left;
}

export type Chances = {
  readonly fail: number;
  readonly critical: number;
  readonly success: number;
  readonly of: number;
};

export function chancesOf(value: number, difficulty: number, left: readonly number[]): Chances {
  const finals = left.map((modifier) => value + modifier - difficulty);
  return {
    fail: finals.filter((final) => final < 0).length,
    critical: finals.filter((final) => final === 0).length,
    success: finals.filter((final) => final > 0).length,
    of: left.length,
  };
}

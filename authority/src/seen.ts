/** One revision through one viewer's eyes: the only place where a state becomes something that leaves the authority. */
import type { AnyMatch, Refusal, Seat, Viewer } from "@chronarium/kernel";
import type { Seen, Spoken, TableCard } from "./types.ts";

/** The language is that of a sealed game's words. */
export type Eyes = { readonly viewer: Viewer; readonly language: string };

type Setting = {
  readonly table: TableCard;
  readonly version: number;
  readonly commitment: string;
  /** Whose action `redo` would do again. */
  readonly redoSeat?: Seat;
  readonly thinking?: { readonly seat: Seat; readonly since: number };
  readonly stopped?: Refusal;
  readonly talk: readonly Spoken[];
};

export function seenAt(match: AnyMatch, revision: number, eyes: Eyes, setting: Setting): Seen {
  const { rules, over } = match;
  const last = match.revision;
  const state: unknown = match.stateAt(revision);
  // The past of a sealed game is an observer's until it is over: what somebody knew then he has to remember.
  const viewer = rules.sealed && !over && revision < last ? "observer" : eyes.viewer;
  const view: unknown = rules.viewFor(state, viewer);
  const { options, seed } = match.beginning;
  const { table, version, commitment, redoSeat, thinking, stopped } = setting;
  const talk = setting.talk.filter((spoken) => hears(eyes.viewer, spoken));
  return {
    table,
    version,
    revision,
    last,
    viewer,
    view,
    // Until the game is over nothing hidden leaves the authority; then there is nothing hidden.
    ...(over && { truth: state }),
    ...sealedPart(match, state, view, viewer, eyes.language),
    actors: rules.actors(state),
    options: options as Seen["options"],
    commitment,
    ...(over && { seed }),
    undoTo: eyes.viewer === "observer" ? last : match.undoHorizon(eyes.viewer),
    canRedo: redoSeat !== undefined && redoSeat === eyes.viewer,
    ...(thinking && { thinking }),
    ...(stopped && { stopped }),
    ...(talk.length > 0 && { talk }),
  };
}

/** Whoever looks through a seat's eyes hears what was said to it and by it; an observer what was said to all. */
function hears(viewer: Viewer, { seat, to }: Spoken): boolean {
  return to === "all" || (viewer !== "observer" && (seat === viewer || to.includes(viewer)));
}

function sealedPart(
  { rules, over }: AnyMatch,
  state: unknown,
  view: unknown,
  viewer: Viewer,
  language: string,
): Pick<Seen, "acts" | "words"> {
  const { sealed } = rules;
  if (sealed === undefined) return {};
  const keys: readonly string[] = sealed.granted(view);
  return {
    acts: viewer === "observer" || over ? [] : sealed.acts(state, viewer),
    words: wordsOf(keys, (key) => sealed.word(state, key, language)),
  };
}

export function wordsOf(
  keys: readonly string[],
  word: (key: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(keys.map((key) => [key, word(key)]));
}

/** One revision through one viewer's eyes: the only place where a state becomes something that leaves the authority. */
import { type AnyMatch, type Refusal, type Seat, sealedMoment, type Viewer } from "@chronarium/kernel";
import type { Digest } from "./digest.ts";
import type { Seen, Spoken, TableCard } from "./types.ts";

/** The language is that of a sealed game's words. */
export type Eyes = {
  readonly viewer: Viewer;
  readonly language: string;
  /** The seats of somebody who shares the table with others. */
  readonly own?: readonly Seat[];
  readonly helped?: true;
};

/** Those of a present moment. The key is the same for all who see alike. */
export type LiveEyes = Eyes & { readonly key: string };
export const liveEyes = (eyes: Eyes): LiveEyes => ({
  ...eyes,
  key: `${eyes.viewer} ${eyes.language} ${eyes.own?.join() ?? "all"} ${eyes.helped}`,
});

export type Setting = {
  readonly table: TableCard;
  readonly version: number;
  readonly commitment: string;
  /** Live moments only. */
  readonly thinking?: { readonly seat: Seat; readonly since: number };
  readonly stopped?: Refusal;
};

/** What each viewer of a revision is told for himself. */
export type Own = Pick<
  Seen,
  "viewer" | "own" | "helped" | "view" | "acts" | "words" | "undoTo" | "askTo" | "canRedo" | "talk"
>;
/** What all of them are told alike. */
export type Common = Omit<Seen, keyof Own>;
/** Both apart: what is common to many is made, compared, hashed and written once. The hash is of the whole. */
export type Sight = { readonly common: Common; readonly own: Own; readonly hash: Digest };

export const wholeOf = ({ common, own }: Pick<Sight, "common" | "own">): Seen => ({ ...common, ...own });

export function commonAt(match: AnyMatch, revision: number, setting: Setting): Common {
  const { rules, over } = match;
  const state: unknown = match.stateAt(revision);
  const { options, seed } = match.beginning;
  return {
    ...setting,
    revision,
    last: match.revision,
    actors: rules.actors(state),
    options: options as Seen["options"],
    // Until the game is over nothing hidden leaves the authority; then there is nothing hidden.
    ...(over && { truth: state, seed }),
  };
}

/** What else follows from who looks. */
type Looking = {
  readonly eyes: Eyes;
  /** Whose action `redo` would do again. */
  readonly redoSeat: Seat | undefined;
  /** Live moments only. */
  readonly talk: readonly Spoken[];
};

export function ownBy(match: AnyMatch, common: Common, { eyes, redoSeat, talk }: Looking): Own {
  const { rules } = match;
  const { revision, last, truth } = common;
  const state: unknown = match.stateAt(revision);
  // The past of a sealed game is an observer's until it is over: what somebody knew then he has to remember.
  const blind = rules.sealed && truth === undefined && revision < last;
  const viewer = blind ? "observer" : eyes.viewer;
  const view: unknown = rules.viewFor(state, viewer);
  const heard = talk.filter((spoken) => hears(eyes, spoken));
  const askTo = eyes.own && eyes.viewer !== "observer" ? match.consentHorizon(eyes.viewer) : last;
  return {
    viewer,
    ...(eyes.own && { own: eyes.own }),
    ...(eyes.helped && { helped: eyes.helped }),
    view,
    undoTo: eyes.viewer === "observer" ? last : match.undoHorizon(eyes.viewer),
    ...(askTo < last && { askTo }),
    canRedo: redoSeat !== undefined && redoSeat === eyes.viewer,
    ...(heard.length > 0 && { talk: heard }),
    ...(rules.sealed && sealedMoment(rules, state, viewer, eyes.language)),
  };
}

/**
 * Whoever looks through a seat's eyes hears what was said to it and by it; an observer what was said to all, unless he
 * is a stranger at a table of others.
 */
function hears({ viewer, own }: Eyes, { seat, to }: Spoken): boolean {
  if (to === "all") return own === undefined || own.length > 0;
  return viewer !== "observer" && (seat === viewer || to.includes(viewer));
}

/** What `play` says of missions alone. The words of a story are its own, those of the rules are the game's. */
import type { Action } from "@chronarium/missions";

type Look = "again" | "people" | "map" | "note" | "notes" | "tell";

/** How the words of a story are asked for. */
export type Called = {
  readonly name: (id: string) => string;
  /** The text of a test, an option, a line or an answer that lies before the viewer. */
  readonly words: (id: string) => string;
};

export type MissionsPlayText = {
  readonly help: readonly string[];
  readonly seatNames: readonly string[];
  readonly score: string;
  readonly commands: Readonly<Record<Look, readonly string[]>>;
  readonly fillers: readonly string[];
  readonly typed: string;
  readonly head: string;
  readonly openTable: string;
  readonly laneOf: (name: string) => string;
  readonly toLane: (name: string) => string;
  readonly toTable: string;
  readonly which: string;
  /** What an act is called, without whose it is. */
  readonly label: (action: Action, called: Called) => string;
  /** One line for many acts of a kind. */
  readonly groups: Readonly<Partial<Record<Action["type"], string>>>;
  readonly status: (round: number, captain: string, vortex: number, missionReturn: number) => string;
  readonly free: (updates: number) => string;
  readonly order: string;
  readonly prologue: string;
  readonly aloud: string;
  readonly scene: string;
  readonly cardRead: string;
  readonly heldBy: (name: string) => string;
  readonly placeOpen: string;
  readonly placeClosed: string;
  readonly placeCrystal: string;
  readonly onlyFor: (name: string) => string;
  readonly holds: (card: string) => string;
  readonly standsBy: string;
  readonly out: string;
  readonly pool: (pool: number, cap: number) => string;
  readonly coins: (coins: number) => string;
  readonly carries: (things: string) => string;
  readonly test: (attribute: string, value: number, difficulty: number) => string;
  /** So many of so many Destiny cards fail, hit the number, and succeed. */
  readonly chances: (fail: number, critical: number, success: number, of: number) => string;
  readonly box: (attribute: string, value: number, difficulty: number) => string;
  readonly recognises: string;
  readonly cameOfIt: string;
  readonly snap: string;
  readonly glimpse: (value: string) => string;
  readonly asks: (name: string) => string;
  readonly proposed: (name: string, what: string) => string;
  readonly leave: string;
  readonly update: string;
  readonly against: (names: string) => string;
  readonly conflict: (name: string, damage: number, life: number) => string;
  readonly split: (shares: string) => string;
  readonly noWayBack: string;
  readonly noHint: string;
  readonly hintMore: string;
  readonly noNotes: string;
  readonly noted: string;
  readonly said: (name: string, text: string) => string;
  readonly ownNote: (text: string) => string;
  readonly noteWhat: string;
  readonly tellWhat: string;
  readonly tooLong: (most: number) => string;
  readonly ended: (outcome: string, grade: string | undefined, missionReturn: number) => string;
  readonly missed: (titles: string) => string;
};

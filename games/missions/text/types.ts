/** What missions say, in any language: the shape that every catalogue fills. The words of a story are its own. */
import type { Refusal, Seat } from "@chronarium/kernel";
import type { Action, Attribute, CellName, Colour, Event, RefusalCode, Stage } from "../src/index.ts";

/** How people and things are called: receptacles, cards and Items have their names in the mission. */
export type Names = {
  readonly seat: (seat: Seat) => string;
  readonly agent?: (rec: string) => string;
  /** The name of a card, a thing or a place by its id. */
  readonly thing?: (id: string) => string;
};

/** The display words of the game: renaming everything is a change of this table. */
export type Terms = {
  readonly crystal: string;
  readonly crystals: string;
  readonly vortex: string;
  readonly missionReturn: string;
  readonly update: string;
  readonly emergencyUpdate: string;
  readonly captain: string;
  readonly agent: string;
  readonly receptacle: string;
  readonly brokenLink: string;
  readonly destiny: string;
  readonly snapRecall: string;
  readonly interaction: string;
  readonly gear: string;
};

export type Params = Refusal["params"];

export type GameText = {
  readonly title: string;
  readonly tagline: string;
  readonly terms: Terms;
  readonly attributes: Readonly<Record<Attribute, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly cells: Readonly<Record<CellName, string>>;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly outcomes: Readonly<Record<"success" | "partial" | "failure" | "abandoned", string>>;
  readonly grades: Readonly<Record<string, string>>;
  readonly options: Readonly<
    Record<
      "mission",
      {
        readonly name: string;
        readonly explanation: string;
        readonly values: Readonly<Record<string, string>>;
      }
    >
  >;
  readonly categories: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<Action["type"], string>>;
  readonly refusals: Readonly<Record<RefusalCode, (params: Params, names: Names) => string>>;
  event(event: Event, names: Names): string;
};

/** What every board is given: the position, the words, and what is lit. */
import type {
  Amount,
  Place,
  Space,
  Spot,
  State,
  TileId,
  WarpTile,
  Worker,
  WorkPlace,
} from "@chronarium/anachrony";
import type { GameText } from "@chronarium/anachrony/text";
import type { Means } from "../../../play/use-hits.ts";
import type { AnachronyWords } from "../words/types.ts";

/** Chosen for the plan, can be chosen, changed last, or nothing of it. */
export type Light = "chosen" | "possible" | "last" | "none";

/** What the plan would lay on the table. */
export type Ghosts = {
  readonly space?: Space;
  readonly worker?: Worker;
  readonly tile?: TileId;
  readonly spots: readonly Spot[];
  readonly warp: readonly WarpTile[];
  readonly focus?: number;
  readonly powered?: number;
  readonly goods: Amount;
};
export const NO_GHOSTS: Ghosts = { spots: [], warp: [], goods: {} };

/** Who stands where in this Era, as the chronicle tells. */
export type Crew = {
  readonly spaces: ReadonlyMap<Space, Worker>;
  readonly works: ReadonlyMap<WorkPlace, Worker>;
};
export const NO_CREW: Crew = { spaces: new Map(), works: new Map() };

export type BoardProps = {
  readonly state: State;
  readonly words: AnachronyWords;
  readonly text: GameText;
  readonly ghosts: Ghosts;
  readonly crew: Crew;
  readonly light: (place: Place) => Light;
  /** What a place is called, what is there, its price and its state. */
  readonly speak: (place: Place) => string;
  readonly onChoose: ((place: Place, means: Means) => void) | undefined;
  readonly onAim: ((place: Place | undefined) => void) | undefined;
};

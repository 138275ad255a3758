/** What happened in a finished game, and where it turned. Loaded when somebody asks. */
export { analyse, analysed, type Progress, standingAt, turnsOf, unfit } from "./analyse.ts";
export { chancesOf, headingOf, type Spread } from "./chances.ts";
export type { TurnLine } from "./judge.ts";
export { playOn, worldOf } from "./play-on.ts";
export { type ReadAnalysis, readAnalysis } from "./stored.ts";
export type { Analysis, Judged, Moment, TurningPoint } from "./types.ts";

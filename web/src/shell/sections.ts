/** The parts of the main navigation. */
export type Section = "play" | "timelines" | "learn" | "rulebook" | "none";

export const RULEBOOKS = "/rules";
export const LEARN = "/learn";

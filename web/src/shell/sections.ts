/** The parts of the main navigation. */
export type Section = "play" | "timelines" | "learn" | "rulebook" | "companion" | "none";

export const RULEBOOKS = "/rules";
export const LEARN = "/learn";
export const COMPANION = "/companion";

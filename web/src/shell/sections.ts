/** The parts of the main navigation. */
export type Section = "play" | "timelines" | "rulebook" | "companion" | "none";

/** All rulebooks; their first chapters for those who want to learn. */
export const RULEBOOKS = "/rules";
export const LEARN = "/rules#overview";
export const COMPANION = "/companion";

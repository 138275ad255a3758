/** The parts of the main navigation. */
export type Section = "play" | "timelines" | "rulebook" | "none";

export const RULEBOOK = "/rules/khronos";

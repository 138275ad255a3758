/** The games of this house, one line each. */
export { anachrony } from "./anachrony/entry.ts";
export { chronomancer } from "./chronomancer/entry.ts";
export { khronos } from "./khronos/entry.ts";
export { missions } from "./missions/entry.ts";

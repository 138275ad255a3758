/** The drawings of the Chronomancer: pure functions of their props. They bring their face along. */

export { CorruptionCards, Halls, Portrait, RogueCard, StaffBoard, TownSquare } from "./cards.tsx";
export { Clock } from "./clock.tsx";
export { Cove } from "./cove.tsx";
export { Faction, FigureIcon, Icon, type IconName } from "./icons.tsx";
export { Shelf } from "./shelf.tsx";
export { Tile, TimeStream } from "./time-stream.tsx";
export type * from "./types.ts";
export { Workshop } from "./workshop.tsx";

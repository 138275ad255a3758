/** The drawings of the Chronomancer: pure functions of their props. They bring their face along. */

export { Clock } from "./Clock.tsx";
export { Cove } from "./Cove.tsx";
export { CorruptionCards, Halls, Portrait, RogueCard, StaffBoard, TownSquare } from "./cards.tsx";
export { CostIcons, Faction, FigureIcon, Icon, type IconName } from "./icons.tsx";
export { Shelf } from "./Shelf.tsx";
export { Tile, TimeStream } from "./TimeStream.tsx";
export type * from "./types.ts";
export { Workshop } from "./Workshop.tsx";

export { artOf } from "./art.tsx";
export { Board } from "./board.tsx";
export { Card, CardBack } from "./cards.tsx";
export { Crop } from "./crop.tsx";
export { MiniBoard } from "./mini-board.tsx";
export { Pawn } from "./pieces.tsx";
export type * from "./types.ts";

export { Board } from "./Board.tsx";
export { Crop } from "./Crop.tsx";
export { Card, CardBack } from "./cards.tsx";
export { MiniBoard } from "./MiniBoard.tsx";
export { Pawn } from "./pieces.tsx";
export type * from "./types.ts";

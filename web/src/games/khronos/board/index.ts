export type { ArtProps } from "./Art.tsx";
export { Board, type BoardProps } from "./Board.tsx";
export { Crop, type CropProps, type Guilty } from "./Crop.tsx";
export { Card, CardBack, type CardProps } from "./cards.tsx";
export { MiniBoard, type MiniBoardProps } from "./MiniBoard.tsx";
export {
  Cubes,
  OwnerMark,
  Pawn,
  PrintedHamlet,
  Progress,
  RuinTile,
  SeatIcon,
  SeatMark,
  Silhouette,
  Tile,
} from "./pieces.tsx";
export * from "./types.ts";

/** The picture of a card: its window of the scene, and whatever has come to light on it. */
import type { CardView } from "@chronarium/missions";
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import { CARD, cardPictures } from "../pictures.ts";
import { letterOf, type Sight } from "../sight.ts";

export function CardFace({
  sight,
  card: { id, art },
  alt = "",
}: {
  readonly sight: Sight;
  readonly card: Pick<CardView, "id" | "art">;
  readonly alt?: string;
}): ReactNode {
  const layers = cardPictures(sight.view.mission.id, art, useLanguage());
  return (
    <>
      {layers.map((src, i) => (
        <img
          key={src}
          className={i === 0 ? "ms-face" : "ms-face ms-face-over"}
          src={src}
          alt={i === 0 ? alt : ""}
          width={CARD.width}
          height={CARD.height}
          draggable={false}
        />
      ))}
      <span className="ms-letter">{letterOf(id)}</span>
    </>
  );
}

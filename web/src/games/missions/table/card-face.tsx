/** The picture of a card: its window of the scene, and whatever has come to light on it. */
import type { CardView } from "@chronarium/missions";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../../app/text.ts";
import { CARD, cardPictures, fileIn } from "../pictures.ts";
import { letterOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";

export function CardFace({
  sight,
  card: { id, art },
  alt = "",
}: {
  readonly sight: Sight;
  readonly card: Pick<CardView, "id" | "art">;
  readonly alt?: string;
}): ReactNode {
  const language = useLanguage();
  const layers = cardPictures(sight.view.mission.id, art, language);
  const [damaged, setDamaged] = useState<string>();
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
          onError={() => setDamaged(src)}
        />
      ))}
      {damaged !== undefined && layers.includes(damaged) && (
        <span className="ms-face-damaged">{wordsIn(language).damagedPicture(fileIn(damaged))}</span>
      )}
      <span className="ms-letter">{letterOf(id)}</span>
    </>
  );
}

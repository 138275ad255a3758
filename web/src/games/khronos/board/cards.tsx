/** Cards of the hand. Colour, silhouette, tile shape and a word say the same thing. */
import { type Colour, typeOf } from "@chronarium/khronos";
import type { JSX } from "react";
import { Silhouette } from "./pieces.tsx";
import { tilePath } from "./shapes.ts";
import "./board.css";

function Face({ colour }: { colour: Colour }): JSX.Element {
  const type = typeOf(colour);
  return (
    <svg viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <g className={`k-tile k-${type}`}>
        <rect className="k-card-ground" x="2" y="2" width="56" height="80" rx="6" />
        <rect className="k-card-frame" x="6" y="6" width="48" height="72" rx="3" />
        <Silhouette type={type} size={3} side={34} x={13} y={11} />
        <path className="k-card-shape" d={tilePath(type, 13, 0.5, 23.5, 47.5)} />
      </g>
    </svg>
  );
}

export type CardProps = {
  readonly colour: Colour;
  /** The word on the card: the colour's name. */
  readonly word: string;
  /** What a screen reader says when there is more to say, such as what the card pays for. */
  readonly label?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** Without it the card is a picture. */
  readonly onPress?: () => void;
};

export function Card({ colour, word, label, pressed, disabled = false, onPress }: CardProps): JSX.Element {
  const inside = (
    <>
      <Face colour={colour} />
      <span className="k-card-word">{word}</span>
    </>
  );
  if (onPress === undefined)
    return (
      <span className="k-card" role="img" aria-label={label ?? word}>
        {inside}
      </span>
    );
  return (
    // Disabled cards stay in reach: pressing one asks why.
    <button
      type="button"
      className="k-card"
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      aria-label={label}
      onClick={onPress}
    >
      {inside}
    </button>
  );
}

/** A card nobody may read: a clock face instead of a kind. */
export function CardBack({ label }: { label: string }): JSX.Element {
  return (
    <span className="k-card k-card-back" role="img" aria-label={label}>
      <svg viewBox="0 0 60 84" aria-hidden="true" focusable="false">
        <rect className="k-card-ground" x="2" y="2" width="56" height="80" rx="6" />
        <rect className="k-card-frame" x="6" y="6" width="48" height="72" rx="3" />
        <path
          className="k-card-lines"
          d="M6 24L24 6M6 42L42 6M6 60L54 12M6 78L54 30M24 78L54 48M42 78L54 66"
        />
        <circle className="k-card-ground" cx="30" cy="42" r="17" />
        <circle className="k-card-clock" cx="30" cy="42" r="13" />
        <path className="k-card-clock" d="M30 33V42L37 46M30 29v2M30 53v2M17 42h2M41 42h2" />
      </svg>
    </span>
  );
}

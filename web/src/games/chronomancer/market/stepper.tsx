/** How many Goods of a kind go to a pier: a number to type, or to step. */
import type { Colour, Size } from "@chronarium/chronomancer";
import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Faction } from "../board/index.ts";
import type { MarketWords } from "./words.ts";

export function Stepper({
  size,
  colour,
  count,
  label,
  note,
  words,
  onCount,
}: {
  readonly size: Size;
  readonly colour: Colour;
  readonly count: number;
  readonly label: string;
  readonly note: string | undefined;
  readonly words: MarketWords;
  readonly onCount: (count: number) => void;
}): ReactNode {
  const less = (): void => {
    if (count > 0) onCount(count - 1);
  };
  const more = (): void => onCount(count + 1);
  return (
    <div className="market-step">
      <Faction of={colour} as={size === "small" ? "relic" : "artifact"} size={24} />
      <span className="market-size">
        {words.sizes[size]} {note && <small>{note}</small>}
      </span>
      {/* The keys of the field do the same, so the buttons are no stops of their own. */}
      <button
        type="button"
        className="icon-btn"
        tabIndex={-1}
        aria-label={words.fewer(label)}
        aria-disabled={count === 0}
        onClick={less}
      >
        <Minus size={18} aria-hidden="true" />
      </button>
      <input
        type="number"
        inputMode="none"
        min={0}
        value={count}
        aria-label={label}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const entered = event.target.valueAsNumber;
          if (Number.isInteger(entered) && entered >= 0) onCount(entered);
        }}
        onKeyDown={(event) => {
          if (event.key !== "+" && event.key !== "-") return;
          event.preventDefault();
          if (event.key === "+") more();
          else less();
        }}
      />
      <button type="button" className="icon-btn" tabIndex={-1} aria-label={words.more(label)} onClick={more}>
        <Plus size={18} aria-hidden="true" />
      </button>
    </div>
  );
}

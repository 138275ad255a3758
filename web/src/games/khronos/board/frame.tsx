/** The drawing's frame: its view box, its rulers, and how large a unit of it is on the screen. */
import type { Grid } from "@chronarium/khronos";
import { type JSX, memo, type RefObject, useLayoutEffect } from "react";
import { SQUARE } from "./geometry.ts";

/** Room for the rulers above and to the left, and for a ring around the outermost squares. */
const LEFT = 15;
const TOP = 14;
const REST = 3;

export const boardWidth = ({ width }: Grid): number => width * SQUARE + LEFT + REST;
export const viewBox = (grid: Grid): string =>
  `${-LEFT} ${-TOP} ${boardWidth(grid)} ${grid.height * SQUARE + TOP + REST}`;

/** Above this many units to a pixel the rulers would run into each other at their smallest legible size. */
const RULER_LIMIT = 1.34;

/**
 * Letters are never smaller than nine pixels, however small the board: board.css enlarges them by `--k-unit`, the
 * units to a pixel. Set past React, because a board that is resized or zoomed need not be drawn again.
 */
export function useUnit(ref: RefObject<HTMLElement | null>, units: number): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => {
      const width = element.clientWidth;
      if (width === 0) return;
      const unit = units / width;
      element.style.setProperty("--k-unit", unit.toFixed(3));
      element.dataset.rulers = unit > RULER_LIMIT ? "off" : "on";
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, units]);
}

export const Rulers = memo(function Rulers({ grid }: { grid: Grid }): JSX.Element {
  const letters = grid.names.slice(0, grid.width).map((name) => name.slice(0, 1));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of letters takes no focus.
    <g className="k-rulers" data-layer="rulers" aria-hidden="true">
      <text x={letters.map((_, i) => (i + 0.5) * SQUARE).join(" ")} y="-4">
        {letters.join("")}
      </text>
      {Array.from({ length: grid.height }, (_, row) => row + 1).map((number) => (
        <text key={number} x="-7.6" y={(number - 0.5) * SQUARE + 3.4}>
          {number}
        </text>
      ))}
    </g>
  );
});

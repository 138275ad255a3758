/** The squares as a grid of cells: the only layer with events, and the board for those who do not look at it. */
import type { Layout, SquareId } from "@chronarium/khronos";
import { type JSX, type KeyboardEvent, memo, useLayoutEffect, useMemo } from "react";
import { type Means, useHits } from "../../../play/use-hits.ts";
import { SQUARE } from "./geometry.ts";
import type { BoardOverlay } from "./types.ts";

export type HitProps = {
  readonly label: string;
  /** What is said of a square: name, contents, terrain, domain, state. */
  readonly describe: (square: SquareId) => string;
  /** The pointer is over a square, or the keyboard has come to it; undefined when both have left the board. */
  readonly onAim: (square: SquareId | undefined) => void;
  readonly onChoose: (square: SquareId, means: Means) => void;
  /** A board that may only be read can still be walked over. */
  readonly interactive: boolean;
};

type Props = HitProps & {
  readonly layout: Layout;
  readonly overlay: BoardOverlay;
  readonly cursor: SquareId | undefined;
  /** The square that Tab reaches. */
  readonly stop: SquareId;
  readonly onFocusSquare: (square: SquareId | undefined) => void;
};

/** Where a key leads, or undefined when it is not a key of the grid. */
function destination(
  event: KeyboardEvent,
  square: number,
  width: number,
  height: number,
): number | undefined {
  const column = square % width;
  const row = Math.floor(square / width);
  switch (event.key) {
    case "ArrowLeft":
      return column === 0 ? square : square - 1;
    case "ArrowRight":
      return column === width - 1 ? square : square + 1;
    case "ArrowUp":
      return row === 0 ? square : square - width;
    case "ArrowDown":
      return row === height - 1 ? square : square + width;
    case "Home":
      return event.ctrlKey ? 0 : row * width;
    case "End":
      return event.ctrlKey ? width * height - 1 : row * width + width - 1;
    default:
      return undefined;
  }
}

export function HitGrid(props: Props): JSX.Element {
  const { label, describe, onAim, onChoose, interactive, layout, overlay, cursor, stop } = props;
  const { grid, occupant } = layout;
  const { legal, selected, ghost, undone } = overlay;
  const { handlers, hovered } = useHits<SquareId>({
    attribute: "data-square",
    walk: (from, event) => {
      const next = destination(event, grid.indexOf.get(from) ?? 0, grid.width, grid.height);
      return next === undefined ? undefined : grid.names[next];
    },
    onChoose: interactive ? onChoose : undefined,
    onAim,
    onFocus: props.onFocusSquare,
  });

  // Sentences only where there is something to say; an empty square says its name until it is reached.
  const spoken = useMemo(
    () =>
      grid.names.map((name, i) =>
        occupant[i] !== -1 || legal?.has(name) === true || undone?.squares.has(name) === true
          ? describe(name)
          : name,
      ),
    [grid, occupant, legal, undone, describe],
  );

  // A cursor moved from elsewhere ("go to L12", next legal place) takes the focus along; one moved by the mouse does not.
  const { ref } = handlers;
  useLayoutEffect(() => {
    const here = ref.current;
    if (here === null || cursor === undefined || cursor === hovered.current) return;
    if (!here.contains(document.activeElement)) return;
    here.querySelector<SVGElement>(`[data-square="${cursor}"]`)?.focus();
  }, [cursor, ref, hovered]);

  const said = new Map([stop, ghost?.at].flatMap((at) => (at === undefined ? [] : [[at, describe(at)]])));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot lie in a drawing.
    <g
      data-layer="hit"
      className="k-hit"
      role="grid"
      aria-label={label}
      aria-rowcount={grid.height}
      aria-colcount={grid.width}
      aria-readonly={!interactive}
      {...handlers}
    >
      {Array.from({ length: grid.height }, (_, row) => {
        const names = grid.names.slice(row * grid.width, (row + 1) * grid.width);
        return (
          <HitRow
            key={names[0]}
            row={row}
            names={names}
            labels={names.map((name, i) => said.get(name) ?? spoken[row * grid.width + i] ?? name)}
            stop={names.indexOf(stop)}
            selected={selected === undefined ? -1 : names.indexOf(selected)}
            barred={barredIn(names, overlay)}
          />
        );
      })}
    </g>
  );
}

/** Once a place is chosen any other may still be: only the ghost's stands out. */
function barredIn(names: readonly SquareId[], { legal, ghost }: BoardOverlay): string {
  if (legal !== undefined) return names.map((name) => (legal.has(name) ? "." : "x")).join("");
  return ghost === undefined ? "" : names.map((name) => (name === ghost.at ? "." : " ")).join("");
}

type RowProps = {
  readonly row: number;
  readonly names: readonly SquareId[];
  readonly labels: readonly string[];
  /** Columns, or -1. */
  readonly stop: number;
  readonly selected: number;
  /** A dot where play goes on, an x where the chosen piece may not stand; empty when nothing is chosen. */
  readonly barred: string;
};

/** Most moves of the cursor touch two rows of twenty. */
const HitRow = memo(
  function HitRow({ row, names, labels, stop, selected, barred }: RowProps): JSX.Element {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a table cannot lie in a drawing.
      <g role="row">
        {names.map((name, column) => (
          // biome-ignore lint/a11y/useSemanticElements: a table cannot lie in a drawing.
          <rect
            key={name}
            role="gridcell"
            data-square={name}
            x={column * SQUARE}
            y={row * SQUARE}
            width={SQUARE}
            height={SQUARE}
            tabIndex={column === stop ? 0 : -1}
            aria-label={labels[column]}
            aria-selected={column === selected || undefined}
            data-lit={barred[column] === "." || undefined}
            aria-disabled={barred[column] === "x" || undefined}
          />
        ))}
      </g>
    );
  },
  (a, b) =>
    a.row === b.row &&
    a.stop === b.stop &&
    a.selected === b.selected &&
    a.barred === b.barred &&
    a.labels.length === b.labels.length &&
    a.labels.every((text, i) => text === b.labels[i]),
);

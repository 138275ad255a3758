/** The squares as a grid of cells: the only layer with events, and the board for those who do not look at it. */
import type { Layout, SquareId } from "@chronarium/khronos";
import {
  type FocusEvent,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { SQUARE } from "./geometry.ts";
import type { BoardOverlay, Means } from "./types.ts";

export type HitProps = {
  readonly label: string;
  /** What is said of a square: name, contents, terrain, domain, state. */
  readonly describe: (square: SquareId) => string;
  /** The pointer is over a square, or the keyboard cursor has come to it. */
  readonly onAim: (square: SquareId) => void;
  readonly onChoose: (square: SquareId, means: Means) => void;
  /** The pointer has left the board, or the focus has. */
  readonly onLeave?: () => void;
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

const squareOf = (target: EventTarget): SquareId | undefined =>
  target instanceof Element ? (target.getAttribute("data-square") ?? undefined) : undefined;

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
  const { label, describe, onAim, onChoose, onLeave, interactive, layout, overlay, cursor, stop } = props;
  const { grid, occupant } = layout;
  const { legal, selected, ghost } = overlay;
  const root = useRef<SVGGElement>(null);
  /** The square under the pointer, so that one square is aimed at once. */
  const hovered = useRef<SquareId>(undefined);
  const pressedBy = useRef<Means>("key");

  // Sentences only where there is something to say; an empty square says its name until it is reached.
  const spoken = useMemo(
    () =>
      grid.names.map((name, i) => (occupant[i] !== -1 || legal?.has(name) === true ? describe(name) : name)),
    [grid, occupant, legal, describe],
  );

  // A cursor moved from elsewhere ("go to L12", next legal place) takes the focus along; one moved by the mouse does not.
  useLayoutEffect(() => {
    const here = root.current;
    if (here === null || cursor === undefined || cursor === hovered.current) return;
    if (!here.contains(document.activeElement)) return;
    here.querySelector<SVGElement>(`[data-square="${cursor}"]`)?.focus();
  }, [cursor]);

  const aim = (event: PointerEvent): void => {
    // A finger does not hover: its first tap aims.
    if (event.pointerType === "touch") return;
    const square = squareOf(event.target);
    if (square === undefined || square === hovered.current) return;
    hovered.current = square;
    onAim(square);
  };
  const leave = (): void => {
    if (hovered.current === undefined) return;
    hovered.current = undefined;
    onLeave?.();
  };
  const press = (event: PointerEvent): void => {
    pressedBy.current = event.pointerType === "touch" ? "touch" : "mouse";
  };
  const choose = (event: MouseEvent): void => {
    const square = squareOf(event.target);
    const means = pressedBy.current;
    // A click without a press comes from a screen reader.
    pressedBy.current = "key";
    if (interactive && square !== undefined) onChoose(square, means);
  };
  const type = (event: KeyboardEvent): void => {
    pressedBy.current = "key";
    const square = squareOf(event.target);
    if (square === undefined || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (interactive && !event.repeat) onChoose(square, "key");
      return;
    }
    const next = destination(event, grid.indexOf.get(square) ?? 0, grid.width, grid.height);
    if (next === undefined) return;
    event.preventDefault();
    root.current?.querySelector<SVGElement>(`[data-square="${grid.names[next]}"]`)?.focus();
  };
  const focus = (event: FocusEvent): void => {
    const square = squareOf(event.target);
    if (square === undefined) return;
    props.onFocusSquare(square);
    // A tap focuses what it presses; whether that aims or confirms is for `onChoose` to tell.
    if (pressedBy.current === "touch" || square === hovered.current) return;
    hovered.current = undefined;
    onAim(square);
  };
  const blur = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return;
    props.onFocusSquare(undefined);
    onLeave?.();
  };

  const said = new Map([stop, ghost?.at].flatMap((at) => (at === undefined ? [] : [[at, describe(at)]])));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot lie in a drawing.
    <g
      ref={root}
      data-layer="hit"
      className="k-hit"
      role="grid"
      aria-label={label}
      aria-rowcount={grid.height}
      aria-colcount={grid.width}
      aria-readonly={!interactive}
      onPointerMove={aim}
      onPointerLeave={leave}
      onPointerDown={press}
      onClick={choose}
      onKeyDown={type}
      onFocus={focus}
      onBlur={blur}
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
            barred={legal === undefined ? "" : names.map((name) => (legal.has(name) ? "." : "x")).join("")}
          />
        );
      })}
    </g>
  );
}

type RowProps = {
  readonly row: number;
  readonly names: readonly SquareId[];
  readonly labels: readonly string[];
  /** Columns, or -1. */
  readonly stop: number;
  readonly selected: number;
  /** An x for every square where the chosen piece may not stand; empty when no piece is chosen. */
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

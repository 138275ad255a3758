/** The Sale Shelf: Relics above, Artifacts below, each faction in its place; what is missing is a shadow. */
import { COLOURS, type Colour, SIZES, type Size } from "@chronarium/chronomancer";
import { memo, type ReactNode } from "react";
import { Hits } from "../../../play/hits.tsx";
import { Artifact, Relic } from "./pieces.tsx";
import { Ring } from "./rings.tsx";
import { box } from "./shapes.ts";
import type { ShelfProps } from "./types.ts";
import "./board.css";

export const ROW: Readonly<
  Record<Size, { readonly y: number; readonly apart: number; readonly top: number; readonly height: number }>
> = {
  small: { y: 43, apart: 15, top: 15, height: 43 },
  large: { y: 95, apart: 17, top: 71, height: 46 },
};
const columnX = (colour: Colour): number => 48 + 68 * COLOURS.indexOf(colour);
/** The middle of a Good among those of its kind. */
export const shelfX = (
  size: Size,
  colour: Colour,
  at: number,
  of: number,
): readonly [x: number, y: number] => [columnX(colour) + goodX(size, at, of), ROW[size].y];
const goodX = (size: Size, at: number, of: number): number => (at - (of - 1) / 2) * ROW[size].apart - 6;
const cell = (size: Size, colour: Colour): string =>
  box(columnX(colour) - 32, ROW[size].top, 64, ROW[size].height);

const Cell = memo(function Cell({
  size,
  colour,
  count,
  coming,
}: {
  size: Size;
  colour: Colour;
  count: number;
  coming: number;
}) {
  const Good = size === "small" ? Relic : Artifact;
  const { y } = ROW[size];
  const shown = Math.max(1, count + coming);
  return (
    <g transform={`translate(${columnX(colour)} ${y})`}>
      {Array.from({ length: shown }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Goods of a kind are alike.
        <g key={i} className={count + coming === 0 ? "cm-none" : i >= count ? "cm-faint" : undefined}>
          <Good of={colour} x={goodX(size, i, shown)} />
        </g>
      ))}
      <text className="cm-count" x="27" y={size === "small" ? -16 : -12} data-none={count === 0 || undefined}>
        {count}
      </text>
    </g>
  );
});

export const Shelf = memo(function Shelf(props: ShelfProps): ReactNode {
  const { label, title, goods, name, tags, legal, chosen, ghost, onGood, over } = props;
  const cells = SIZES.flatMap((size) => COLOURS.map((colour) => ({ size, colour })));
  return (
    <section className="cm-shelf" aria-label={title === undefined ? label : undefined}>
      {title !== undefined && <h3 className="cm-title">{title}</h3>}
      <div className="cm-board">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset. */}
        <svg viewBox="0 0 300 130" role="group" aria-label={label}>
          <g className="cm-art" aria-hidden={onGood !== undefined || undefined}>
            <path fill="#3a2716" d="M6 8H294V122H6Z" />
            <path className="cm-inside" d="M12 14H288V58H12ZM12 70H288V116H12Z" />
            <path fill="#a98350" d="M4 58H296V70H4ZM4 116H296V127H4Z" />
            {cells.map(({ size, colour }) => {
              const tag = tags?.[size]?.[colour];
              const picked = chosen?.size === size && chosen.colour === colour;
              return (
                <g
                  key={size + colour}
                  role={onGood === undefined ? "img" : undefined}
                  aria-label={onGood === undefined ? name(size, colour) : undefined}
                >
                  <Cell
                    size={size}
                    colour={colour}
                    count={goods[size][colour]}
                    coming={(ghost?.[size] ?? []).filter((one) => one === colour).length}
                  />
                  {(picked || legal?.[size]?.includes(colour) === true) && (
                    <Ring d={cell(size, colour)} tense={picked ? "now" : "legal"} thin />
                  )}
                  {tag !== undefined && (
                    <g
                      className="cm-tag"
                      transform={`translate(${columnX(colour)} ${ROW[size].top + ROW[size].height + 6})`}
                    >
                      <rect
                        x={-tag.length * 2.45 - 3}
                        y="-8"
                        width={tag.length * 4.9 + 6}
                        height="16"
                        rx="3"
                      />
                      <text y="4">{tag}</text>
                    </g>
                  )}
                </g>
              );
            })}
            {over}
          </g>
          {onGood !== undefined && (
            <Hits
              label={label}
              hits={cells.map(({ size, colour }) => ({
                id: `${size} ${colour}`,
                label: name(size, colour),
                d: cell(size, colour),
                lit: legal?.[size]?.includes(colour),
                pressed: (chosen?.size === size && chosen.colour === colour) || undefined,
              }))}
              onChoose={(hit) => {
                const [size, colour] = hit.split(" ");
                onGood(size as Size, colour as Colour);
              }}
            />
          )}
        </svg>
      </div>
    </section>
  );
});

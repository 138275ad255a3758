/** The Time Stream: six tiles beside the workshop. Pointing at one shows both of its sides. */
import { type LaidTile, type Side, TILE } from "@chronarium/chronomancer";
import { memo, type ReactNode } from "react";
import { Costs, Deed } from "./pieces.tsx";
import type { EdgeWords, TileProps, TimeStreamProps } from "./types.ts";
import "./board.css";
import "./workshop.css";
import "./cards.css";

const SHOWN: readonly Side[] = ["white", "blue"];

const TileCard = memo(function TileCard({ tile, side, left: first, right: second }: LaidTile & EdgeWords) {
  const { action, left, right } = TILE[tile];
  return (
    <svg className="cm-tile-card" viewBox="0 0 118 66" aria-hidden="true" focusable="false">
      <g className={`cm-tile cm-${side}`}>
        <rect className="cm-tile-ground" x="1" y="1" width="116" height="64" rx="7" />
        <path className="cm-half" d="M2 9A24 24 0 0 1 2 57Z" />
        <Deed action={action} x={32} y={34} s={action.kind === "artifact" ? 0.8 : 0.78} />
        <Costs cost={left[side]} x={77} y={20} s={0.66} />
        <path className="cm-tile-lines" d="M58 33H110" />
        <Costs cost={right[side]} x={77} y={47} s={0.66} />
        <path
          className="cm-tile-sign"
          d={side === "white" ? "M24 57h16" : "M23 57h0M29 57h0M35 57h0M41 57h0"}
        />
        <text className="cm-tile-name" x="32" y="14">
          {tile}
        </text>
        <text x="108" y="24">
          {first}
        </text>
        <text x="108" y="51">
          {second}
        </text>
      </g>
    </svg>
  );
});

/** A tile's card: what its left edge does, and what both edges cost. */
export function Tile({ tile, edges, label }: TileProps): ReactNode {
  return (
    <span className="cm-tile-one" {...(label === undefined ? {} : { role: "img", "aria-label": label })}>
      <TileCard {...tile} {...edges} />
    </span>
  );
}

export const TimeStream = memo(function TimeStream(props: TimeStreamProps): ReactNode {
  const { label, title, tiles, edges, sides, name, legal, chosen, joining, onTile } = props;
  return (
    <section className="cm-stream" aria-label={label}>
      {title !== undefined && <h3 className="cm-title">{title}</h3>}
      <ol>
        {tiles.map((laid, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, the tiles go through them.
          <li key={place}>
            <button
              type="button"
              className="cm-choice"
              data-hit={`tile ${laid.tile}`}
              data-lit={legal?.includes(laid.tile) || undefined}
              aria-pressed={onTile === undefined ? undefined : laid.tile === chosen}
              aria-disabled={onTile === undefined || legal?.includes(laid.tile) === false || undefined}
              onClick={() => onTile?.(laid.tile)}
            >
              <span className="vh">{name(laid)}</span>
              <TileCard {...laid} {...edges} />
            </button>
            {/* The button's name says it all; this is for the eye. */}
            <span className="cm-both" aria-hidden="true">
              {SHOWN.map((side) => (
                <span key={side} data-up={side === laid.side || undefined}>
                  <TileCard tile={laid.tile} side={side} {...edges} />
                  {sides[side]}
                </span>
              ))}
            </span>
            {joining !== undefined && laid.tile === chosen && (
              <span className="cm-joining" role="img" aria-label={name(joining)}>
                <TileCard {...joining} {...edges} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
});

/** Small pieces, drawn inside any of the boards; their colours are in board.css. */
import type { Colour, Cost, Figure, Piece, PortalAction } from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import { type SeatLook, seatPath } from "../../../shell/seat-shapes.ts";
import { ARTIFACT, FACTION, GLYPH, type GlyphName, ICE, RELIC, RELIC_FACETS } from "./shapes.ts";

type At = { readonly x?: number; readonly y?: number; readonly s?: number };
const place = ({ x = 0, y = 0, s = 1 }: At): string | undefined =>
  x === 0 && y === 0 && s === 1 ? undefined : `translate(${x} ${y})${s === 1 ? "" : ` scale(${s})`}`;

/** A glyph in the current ink. */
export function Glyph({ name, ...at }: At & { readonly name: GlyphName }): ReactNode {
  return (
    <g className="cm-glyph" transform={place(at)}>
      {GLYPH[name].map(([d, width]) =>
        width === undefined ? (
          <path key={d} d={d} />
        ) : (
          <path key={d} className="cm-line" d={d} strokeWidth={width} />
        ),
      )}
    </g>
  );
}

export function Disc({ of, ...at }: At & { readonly of: Piece }): ReactNode {
  return (
    <g className={`cm-${of}`} transform={place(at)}>
      <circle className="cm-disc" r="9.6" />
      <path className="cm-mark" d={FACTION[of]} transform="scale(.68)" />
    </g>
  );
}

export function Relic({ of, ...at }: At & { readonly of: Colour }): ReactNode {
  return (
    <g className={`cm-${of}`} transform={place(at)}>
      <path className="cm-good" d={RELIC} />
      <path className="cm-facets" d={RELIC_FACETS} />
      <path className="cm-mark" d={FACTION[of]} transform="translate(0 1) scale(.5)" />
    </g>
  );
}

export function Artifact({ of, ...at }: At & { readonly of: Colour }): ReactNode {
  return (
    <g className={`cm-${of}`} transform={place(at)}>
      <path className="cm-good" d={ARTIFACT} />
      <path stroke="var(--g)" strokeWidth="4" strokeLinecap="round" d="M-8-20H8" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity="0.6"
        d="M-9 0C-9-6-5-8-4-12"
      />
      <path className="cm-mark" d={FACTION[of]} transform="translate(0 5) scale(.85)" />
    </g>
  );
}

/** A Sponsorship: a coin with the mark of the faction that pays it. */
function Coin({ of, ...at }: At & { readonly of: Colour }): ReactNode {
  return (
    <g transform={place(at)}>
      <g className="cm-Y">
        <circle className="cm-good" r="9" />
      </g>
      <g className={`cm-${of}`}>
        <circle className="cm-coin-face" r="6.8" />
        <path className="cm-mark" d={FACTION[of]} transform="scale(.56)" />
      </g>
    </g>
  );
}

/** A Frozen Hour. */
export function Ice(at: At): ReactNode {
  return (
    <g className="cm-ice" transform={place(at)}>
      <path className="cm-ice-body" d={ICE} />
      <Glyph name="hour" />
      <path stroke="#3d8ca8" strokeWidth="1.6" d="M-13-10l5 3M13-10l-5 3M-13 12l5-3M13 12l-5-3" />
    </g>
  );
}

/** One glyph for each hour and each card of Corruption, in a row around the middle. */
export function Costs({ cost, x = 0, y = 0, s = 1 }: At & { readonly cost: Cost }): ReactNode {
  const glyphs = [
    ...Array(cost.hours).fill("hour"),
    ...Array(cost.corruption).fill("corruption"),
  ] as GlyphName[];
  return glyphs.map((name, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: glyphs of a kind are alike.
    <Glyph key={i} name={name} x={x + (i - (glyphs.length - 1) / 2) * 20 * s} y={y} s={s} />
  ));
}

/** What a portal does. */
export function Deed({ action, ...at }: At & { readonly action: PortalAction }): ReactNode {
  const { x = 0, y = 0, s = 1 } = at;
  switch (action.kind) {
    case "artifact":
      return <Artifact of={action.colour} x={x} y={y} s={s * 0.95} />;
    case "relicPair":
      return (
        <>
          <Relic of={action.colours[0]} x={x - 11 * s} y={y} s={s} />
          <Relic of={action.colours[1]} x={x + 11 * s} y={y} s={s} />
          <path
            className="cm-line"
            strokeWidth="1.6"
            d={`M${x - 2.6 * s} ${y + 14 * s}L${x + 2.6 * s} ${y - 14 * s}`}
          />
        </>
      );
    case "relicOrSponsor":
      return (
        <>
          <Relic of={action.colour} x={x - 11.5 * s} y={y} s={s} />
          <Coin of={action.colour} x={x + 11.5 * s} y={y} s={s * 1.1} />
          <path
            className="cm-line"
            strokeWidth="1.6"
            d={`M${x - 2.6 * s} ${y + 14 * s}L${x + 2.6 * s} ${y - 14 * s}`}
          />
        </>
      );
    case "recruit":
    case "activate":
      return <Glyph name={action.kind} {...at} />;
  }
}

/** A seat's mark: the player's shape in the player's colour. */
export function SeatSign({
  look,
  r = 10,
  ...at
}: At & { readonly look: SeatLook; readonly r?: number }): ReactNode {
  const d = seatPath(look, r);
  return (
    <g className={`cm-${look}`} transform={place(at)}>
      <path fill="none" stroke="#12231f" strokeWidth="4.4" strokeLinejoin="round" d={d} />
      <path className="cm-seat" fill={`var(--p-${look})`} d={d} />
    </g>
  );
}

const BODY: Readonly<Record<Figure, { readonly robe: string; readonly foot: number }>> = {
  chronomancer: { robe: "M-16 30C-15 8-8 4-7-2H7C8 4 15 8 16 30Z", foot: 31 },
  assistant: { robe: "M-14 24C-13 6-8 3-7-1H7C8 3 13 6 14 24Z", foot: 25 },
};

const DRESS: Readonly<Record<SeatLook, readonly [hat: string, trim: string]>> = {
  jade: ["#0c5e48", "#f7d06b"],
  saffron: ["#8a5a06", "#6e2a10"],
  brick: ["#631410", "#f7d06b"],
  ink: ["#404860", "#f7d06b"],
  chalk: ["#9b957f", "#7a5a34"],
};

/** The two figures in their seat's colour, with its shape at their feet. */
export function Person({
  figure,
  look,
  ...at
}: At & { readonly figure: Figure; readonly look: SeatLook }): ReactNode {
  const { robe, foot } = BODY[figure];
  const [hat, trim] = DRESS[look];
  const colour = `var(--p-${look})`;
  return (
    <g className={`cm-person cm-${look}`} transform={place(at)}>
      <ellipse fill="#0007" cy={foot} rx={17} ry={5} />
      <path className="cm-robe" fill={colour} d={robe} />
      {figure === "chronomancer" ? (
        <>
          <circle fill="#f3d9b8" stroke="#0b1c26" strokeWidth="1.6" cy="-9" r="8" />
          <path
            fill="#f4f1e8"
            stroke="#0b1c26"
            strokeWidth="1"
            d="M-7-7C-6 6-1 9 0 12C1 9 6 6 7-7C4-4-4-4-7-7Z"
          />
          <path className="cm-hat" fill={hat} d="M-14-13C-8-17 8-17 14-13L6-17L9-40C2-34-6-30-7-17Z" />
          <path
            fill={trim}
            d="M0 9L2.6 14.4L8.4 15.2L4.2 19.2L5.2 25L0 22.2L-5.2 25L-4.2 19.2L-8.4 15.2L-2.6 14.4Z"
          />
        </>
      ) : (
        <>
          <circle fill="#f3d9b8" stroke="#0b1c26" strokeWidth="1.6" cy="-9" r="10" />
          <path fill="#7a3e1c" d="M-10-12C-8-22 8-22 10-12Z" />
          <path
            fill="#bfe6f2"
            stroke="#0b1c26"
            strokeWidth="1.6"
            d="M-8.6-9a4 4 0 1 1 8 0a4 4 0 1 1-8 0ZM.6-9a4 4 0 1 1 8 0a4 4 0 1 1-8 0Z"
          />
          <path stroke={trim} strokeWidth="3" d="M-11.6 14H11.6" />
        </>
      )}
      <g transform={`translate(13 ${foot - 3})`}>
        <path fill="none" stroke="#12231f" strokeWidth="4.4" strokeLinejoin="round" d={seatPath(look, 5)} />
        <path className="cm-seat" fill={colour} d={seatPath(look, 5)} />
      </g>
    </g>
  );
}
/** The outline of a figure's robe, for ghosts. */
export const robeOf = (figure: Figure): string => BODY[figure].robe;

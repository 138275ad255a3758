/** Icons for lines of text. Without a label an icon is decoration, and words beside it say the same. */
import type { Colour, Cost, Figure, Piece } from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import type { SeatLook } from "../../../shell/seat-shapes.ts";
import { Artifact, Coin, Costs, Disc, Glyph, Ice, Person, Relic } from "./pieces.tsx";
import type { GlyphName } from "./shapes.ts";
import "./board.css";

export type IconName = GlyphName | "frozen" | "coin" | "gold" | "market";

type Props = { readonly size?: number; readonly label?: string };

function Frame({
  size = 20,
  label,
  view,
  children,
}: Props & {
  readonly view: readonly [x: number, y: number, width: number, height: number];
  readonly children: ReactNode;
}): ReactNode {
  const hidden =
    label === undefined
      ? ({ "aria-hidden": true } as const)
      : ({ role: "img", "aria-label": label } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or has its label.
    <svg
      className="cm-icon"
      viewBox={view.join(" ")}
      width={(size * view[2]) / view[3]}
      height={size}
      focusable="false"
      {...hidden}
    >
      {children}
    </svg>
  );
}

const WIDE: Readonly<Partial<Record<IconName, number>>> = {
  freeze: 18,
  shift: 18,
  activate: 14,
  recruit: 15,
};

export function Icon({ name, ...props }: Props & { readonly name: IconName }): ReactNode {
  const r = name === "frozen" ? 24 : (WIDE[name] ?? 11);
  return (
    <Frame {...props} view={[-r, -r, 2 * r, 2 * r]}>
      <IconArt name={name} />
    </Frame>
  );
}

function IconArt({ name }: { readonly name: IconName }): ReactNode {
  switch (name) {
    case "frozen":
      return <Ice />;
    case "coin":
      return <Coin s={1.2} />;
    case "gold":
      return (
        <>
          <Coin x={3} y={-3.5} s={0.85} />
          <Coin x={-3} y={3} s={0.85} />
        </>
      );
    case "market":
      return (
        <g className="cm-flag" transform="translate(-7 5)">
          <path stroke="#3a2716" strokeWidth="3.4" strokeLinecap="round" d="M0 5V-14" />
          <path className="cm-cloth" d="M1-14C6-17 10-11 16-14V-3C10 0 6-6 1-3Z" />
        </g>
      );
    default:
      return <Glyph name={name} />;
  }
}

/** A piece of a faction, or a Good in its colour. */
export function Faction({
  of,
  as = "piece",
  ...props
}: Props &
  (
    | { readonly of: Piece; readonly as?: "piece" }
    | { readonly of: Colour; readonly as: "relic" | "artifact" }
  )): ReactNode {
  if (as === "artifact")
    return (
      <Frame {...props} view={[-15, -23, 30, 46]}>
        <Artifact of={of as Colour} />
      </Frame>
    );
  return (
    <Frame {...props} view={[-11, -12, 22, 24]}>
      {as === "relic" ? <Relic of={of as Colour} /> : <Disc of={of} />}
    </Frame>
  );
}

/** One glyph for each hour and each card. */
export function CostIcons({ cost, ...props }: Props & { readonly cost: Cost }): ReactNode {
  const width = Math.max(1, cost.hours + cost.corruption) * 20;
  return (
    <Frame {...props} view={[-width / 2, -11, width, 22]}>
      <Costs cost={cost} />
    </Frame>
  );
}

export function FigureIcon({
  figure,
  look,
  size = 64,
  label,
}: Props & { readonly figure: Figure; readonly look: SeatLook }): ReactNode {
  return (
    <Frame
      size={size}
      view={figure === "assistant" ? [-22, -24, 44, 56] : [-26, -43, 52, 82]}
      {...(label === undefined ? {} : { label })}
    >
      <Person figure={figure} look={look} />
    </Frame>
  );
}

/** Icons for lines of text. Without a label an icon is decoration, and words beside it say the same. */
import type { Colour, Figure, Piece } from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import type { SeatLook } from "../../../shell/seat-shapes.ts";
import { Artifact, Disc, Glyph, Ice, Person, Relic } from "./pieces.tsx";
import type { GlyphName } from "./shapes.ts";
import "./board.css";

export type IconName = GlyphName | "frozen";

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
      {name === "frozen" ? <Ice /> : <Glyph name={name} />}
    </Frame>
  );
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

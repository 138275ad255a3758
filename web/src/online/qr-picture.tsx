/** The link as a picture for another device's camera: dark on light in every theme, or nothing reads it. */
import { type ReactNode, useMemo } from "react";
import { encode } from "uqr";

/** Light squares around it, as many as readers ask for. */
const QUIET = 4;

export function QrPicture({ text, name }: { readonly text: string; readonly name: string }): ReactNode {
  const { data, size } = useMemo(() => encode(text, { ecc: "M", border: QUIET }), [text]);
  const path = data
    .flatMap((line, y) => line.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" shapeRendering="crispEdges">
      <title>{name}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#10201c" />
    </svg>
  );
}

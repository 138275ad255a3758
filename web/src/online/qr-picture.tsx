/** The link as a picture for another device's camera: dark on light in every theme, or nothing reads it. */
import { type ReactNode, useMemo } from "react";
import { qrCode } from "./qr.ts";

/** Light squares around it, as many as readers ask for. */
const QUIET = 4;

export function QrPicture({ text, name }: { readonly text: string; readonly name: string }): ReactNode {
  const code = useMemo(() => qrCode(text), [text]);
  if (code === undefined) return null;
  const width = code.length + 2 * QUIET;
  const path = code
    .flatMap((line, y) => line.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg className="qr" viewBox={`0 0 ${width} ${width}`} role="img" shapeRendering="crispEdges">
      <title>{name}</title>
      <rect width={width} height={width} fill="#fff" />
      <path d={path} fill="#10201c" />
    </svg>
  );
}

/** Goods and workers in signs, and lines with a label: what both boards are written with. */
import { type Amount, GOODS, type PerWorker, WORKERS } from "@chronarium/anachrony";
import type { Paint } from "../paint.ts";
import { columnsOf, padded, wrapped } from "../talk.ts";

export type Look = { readonly width: number; readonly paint: Paint };

export const NONE = "·";
export const LABEL = 16;
export const row = (label: string, ...cells: readonly string[]): string =>
  `  ${padded(label, LABEL)}${cells.join("")}`.trimEnd();
/** A label and as much text as there is, under each other where it is long. */
export function paragraph(label: string, text: string, { width }: Look): string[] {
  const first = `  ${padded(label, LABEL)}`;
  return wrapped(text, width - 1, first, " ".repeat(columnsOf(first)));
}

/** "N 2T 1W". */
export const amountInSigns = (amount: Amount): string =>
  GOODS.flatMap((good) => {
    const count = amount[good] ?? 0;
    return count === 0 ? [] : [count === 1 && good !== "W" ? good : `${count}${good}`];
  }).join(" ") || NONE;

export const workersInSigns = (workers: PerWorker): string =>
  WORKERS.flatMap((worker) => (workers[worker] > 0 ? [`${workers[worker]} ${worker}`] : [])).join(", ");

/** "-6 -4 -2 [0] 2 4 6". */
export const track = (spots: readonly number[], at: number): string =>
  spots.map((vp, i) => (i === at ? `[${vp}]` : String(vp))).join(" ");

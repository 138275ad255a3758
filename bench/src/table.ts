/** Rows for people to read. */
import type { Row } from "./row.ts";

const HEAD = ["", "measured", "peer", "ratio", "bar", ""];

export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    `${figure(row.value)} ${row.unit}`,
    row.peerValue === null ? "" : `${figure(row.peerValue)} (${row.peer})`,
    row.ratio === null ? "" : `${figure(row.ratio)} ×`,
    row.bar === null ? "" : `${figure(row.bar)} ${row.ratio === null ? row.unit : "×"}`,
    row.bar === null ? "" : row.holds ? "holds" : "does not hold",
  ]);
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...cells.map((line) => line[column]!.length)),
  );
  return [HEAD, ...cells]
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Three digits that count, and all digits of large numbers. */
function figure(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
}

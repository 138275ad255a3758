/** The income as it would be paid now, player by player and domain by domain. */
import { ERAS, forecast, type View } from "@chronarium/khronos";
import { type Paint, seatStyle } from "../paint.ts";
import { columns } from "../talk.ts";
import { listOf } from "../words.ts";
import type { Speech } from "./words.ts";

export function forecastLines(view: View, { text, words, names }: Speech, paint: Paint): string[] {
  const { seats, domains } = forecast(view);
  const rows = seats.map(({ seat, worth, income, total }) => [
    paint(seatStyle(seat), names[seat] ?? ""),
    // What a domain is worth without a pawn there is only a reason to travel.
    ...ERAS.map((era) => (worth[era] === income[era] ? String(worth[era]) : `(${worth[era]})`)),
    String(total),
  ]);
  const head = ["", ...ERAS.map((era) => words.eras[era]), text.forecast.total];
  const lines = [paint("strong", text.forecast.title), ...columns([head, ...rows])];
  if (rows.some((row) => row.some((cell) => cell.startsWith("("))))
    lines.push(paint("faint", text.forecast.note));
  for (const era of ERAS) {
    const paying = domains[era].filter(({ leaders, ecus }) => leaders.length > 0 && ecus > 0);
    const each = paying.map(({ at, leaders, ecus }) =>
      text.forecast.domain(
        at,
        listOf(
          leaders.map((seat) => names[seat] ?? ""),
          text.and,
        ),
        ecus,
      ),
    );
    const list = each.length === 0 ? text.forecast.noDomains : each.join(", ");
    lines.push(`${text.forecast.domains(words.eras[era])} ${list}`);
  }
  return lines;
}

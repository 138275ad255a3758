/** The end of a game: scores by source, the winners, the seed. */
import type { Result } from "@chronarium/kernel";
import type { Game } from "./game.ts";
import { seatStyle } from "./paint.ts";
import { columns } from "./talk.ts";
import { listOf } from "./words.ts";

export function endingLines(game: Game, { seats, winners }: Result): string[] {
  const { text, words, names, match, path } = game;
  const { paint } = game.talk;
  const categories = Object.entries(words.categories);
  const ranked = seats.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  const rows = ranked.map(({ seat, place, score, categories: sources }) => [
    `${place}.`,
    paint(seatStyle(seat), names[seat] ?? ""),
    ...categories.map(([name]) => String(sources[name] ?? 0)),
    String(score),
  ]);
  const head = ["", "", ...categories.map(([, name]) => name), text.end.score];
  const winning = winners.map((seat) => names[seat] ?? "");
  const [only] = winning;
  return [
    "",
    paint("strong", text.end.title),
    ...columns([head, ...rows]),
    "",
    paint(
      "strong",
      winning.length === 1 ? text.end.winner(only ?? "") : text.end.winners(listOf(winning, text.and)),
    ),
    text.end.seed(match.beginning.seed),
    text.files.saved(path),
    text.end.verify(path),
  ];
}

/** The end of a game: scores by source, the winners, the seed. */
import { cleaned, type Result } from "@chronarium/kernel";
import type { Game } from "./game.ts";
import { seatStyle } from "./paint.ts";
import { columns, columnsOf } from "./talk.ts";
import { listOf } from "./words.ts";

export function endingLines(game: Game, result: Result): string[] {
  const { text, kept, path } = game;
  return [
    "",
    // Those who play for one team have been told how it ended.
    ...(game.kind.rules.sealed ? [] : rankingLines(game, result)),
    text.end.seed(cleaned(kept.now().seed ?? "")),
    text.files.saved(path),
    text.end.verify(path),
  ];
}

function rankingLines(game: Game, { seats, rivals = [], winners }: Result): string[] {
  const { text, own, words, names, table } = game;
  const { paint, width } = game.talk;
  const called = new Map(table.rivals().map(({ id, name }) => [id, capital(name)]));
  const parties = [
    ...seats.map((each) => ({ ...each, name: paint(seatStyle(each.seat), names[each.seat] ?? "") })),
    ...rivals.map((rival) => ({ ...rival, name: called.get(rival.id) ?? rival.id, seat: names.length })),
  ].sort((a, b) => a.place - b.place || a.seat - b.seat);
  // A source that is nobody's here, such as what only a rival starts with, has no column.
  const categories = Object.entries(words.categories).filter(([source]) =>
    parties.some((party) => party.categories[source] !== undefined),
  );
  const rows = parties.map(({ place, name, score, categories: sources }) => [
    `${place}.`,
    name,
    ...categories.map(([source]) => String(sources[source] ?? 0)),
    String(score),
  ]);
  const head = ["", "", ...categories.map(([, name]) => name), own.score];
  const across = columns([head, ...rows]);
  const winning = [
    ...winners.map((seat) => names[seat] ?? ""),
    ...rivals.filter(({ place }) => place === 1).map(({ id }) => called.get(id) ?? id),
  ];
  const [only] = winning;
  return [
    paint("strong", text.end.title),
    ...(across.every((line) => columnsOf(line) < width) ? across : columns(turned([head, ...rows]))),
    "",
    paint(
      "strong",
      winning.length === 1 ? text.end.winner(only ?? "") : text.end.winners(listOf(winning, text.and)),
    ),
  ];
}

/** Rows as columns, for tables that are too wide. */
const turned = (rows: readonly (readonly string[])[]): string[][] =>
  (rows[0] ?? []).map((_, i) => rows.map((row) => row[i] ?? ""));

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The chronicle: what happened, in sentences, as one viewer may know it. */
import type { Viewer } from "@chronarium/kernel";
import { type Event, khronos } from "@chronarium/khronos";
import { type Game, namesOf } from "./game.ts";
import { wrapped } from "./talk.ts";

const INDENT = "  ";

/** One paragraph for an action; the beginning of a turn stands by itself. */
export function sentencesOf(game: Game, events: readonly Event[], viewer: Viewer): readonly string[] {
  return events.flatMap((event) => {
    const seen = khronos.redact(event, viewer);
    return seen === undefined ? [] : [game.words.event(seen, namesOf(game))];
  });
}

function chronicleLines(game: Game, events: readonly Event[], viewer: Viewer): string[] {
  const { paint, width } = game.talk;
  const turns = events.filter((event) => event.type === "turnBegan");
  const deeds = events.filter((event) => event.type !== "turnBegan");
  const told = sentencesOf(game, deeds, viewer).join(" ");
  return [
    ...(told === "" ? [] : wrapped(told, width - 1, INDENT, INDENT.repeat(2))),
    ...sentencesOf(game, turns, viewer).map((line) => paint("strong", line)),
  ];
}

/** What happened between two revisions. */
export function chronicle(game: Game, from: number, to: number, viewer: Viewer): string[] {
  return Array.from({ length: to - from }, (_, i) =>
    chronicleLines(game, game.match.eventsOf(from + i + 1), viewer),
  ).flat();
}

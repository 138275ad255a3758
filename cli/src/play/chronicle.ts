/** The chronicle: what happened, in sentences, as one viewer may know it. */
import type { GameEvent, Viewer } from "@chronarium/kernel";
import type { Game } from "./game.ts";
import { wrapped } from "./talk.ts";

const INDENT = "  ";

function sentencesOf({ kind, table }: Game, events: readonly GameEvent[], viewer: Viewer): readonly string[] {
  return events.flatMap((event) => {
    const seen: GameEvent | undefined = kind.rules.redact(event, viewer);
    return seen === undefined ? [] : [table.sentence(seen)];
  });
}

/** One paragraph for an action, or several where the game parts it; headlines stand by themselves. */
function chronicleLines(game: Game, events: readonly GameEvent[], viewer: Viewer): string[] {
  const paragraphs: GameEvent[][] = [[]];
  for (const event of events) {
    if (game.table.mark(event) === "paragraph") paragraphs.push([]);
    paragraphs.at(-1)?.push(event);
  }
  return paragraphs.flatMap((paragraph) => paragraphLines(game, paragraph, viewer));
}

function paragraphLines(game: Game, events: readonly GameEvent[], viewer: Viewer): string[] {
  const { paint, width } = game.talk;
  const isHeadline = (event: GameEvent): boolean => game.table.mark(event) === "headline";
  const deeds = events.filter((event) => !isHeadline(event));
  const told = sentencesOf(game, deeds, viewer).join(" ");
  return [
    ...(told === "" ? [] : wrapped(told, width - 1, INDENT, INDENT.repeat(2))),
    ...sentencesOf(game, events.filter(isHeadline), viewer).map((line) => paint("strong", line)),
  ];
}

/** What happened between two revisions. */
export function chronicle(game: Game, from: number, to: number, viewer: Viewer): string[] {
  return Array.from({ length: to - from }, (_, i) =>
    chronicleLines(game, game.match.eventsOf(from + i + 1), viewer),
  ).flat();
}

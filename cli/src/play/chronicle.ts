/** The chronicle: what happened, in sentences, as one viewer may know it. */
import type { GameEvent, Viewer } from "@chronarium/kernel";
import type { Game } from "./game.ts";
import { wrapped } from "./talk.ts";

const INDENT = "  ";

/** One paragraph for an action, or several where the game parts it; headlines stand by themselves. */
function chronicleLines(game: Game, events: readonly GameEvent[]): string[] {
  const paragraphs: GameEvent[][] = [[]];
  for (const event of events) {
    if (game.table.mark(event) === "paragraph") paragraphs.push([]);
    paragraphs.at(-1)?.push(event);
  }
  return paragraphs.flatMap((paragraph) => paragraphLines(game, paragraph));
}

function paragraphLines(game: Game, events: readonly GameEvent[]): string[] {
  const { paint, width } = game.talk;
  const isHeadline = (event: GameEvent): boolean => game.table.mark(event) === "headline";
  const deeds = events.filter((event) => !isHeadline(event));
  const told = deeds.map((event) => game.table.sentence(event)).join(" ");
  return [
    ...(told === "" ? [] : wrapped(told, width - 1, INDENT, INDENT.repeat(2))),
    ...events.filter(isHeadline).map((event) => paint("strong", game.table.sentence(event))),
  ];
}

/** What has happened after a revision. The screen then has this viewer's eyes. */
export async function chronicle(game: Game, from: number, viewer: Viewer): Promise<string[]> {
  await game.kept.look(viewer);
  const entries = await game.kept.driver.chronicle();
  return entries.slice(from).flatMap(({ events }) => chronicleLines(game, events));
}

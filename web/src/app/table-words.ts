/** What is said of a table in lists: its title, its state, whose turn it is. */
import type { TableCard } from "../driver/types.ts";
import { companionOf, GAMES } from "../games/catalogue.ts";
import type { PosterWords } from "../games/entry.ts";
import { type Catalogue, type Language, locales } from "../text/catalogue.ts";

export type TableState = "waiting" | "running" | "over" | "damaged";

/** "waiting": for somebody at this screen. */
export function stateOf({ damaged, result, actors, seats }: TableCard): TableState {
  if (damaged !== undefined) return "damaged";
  if (result !== undefined) return "over";
  return actors.some((seat) => seats[seat]?.kind === "human") ? "waiting" : "running";
}

/** A table from elsewhere may be of a game that this page does not know. */
const wordsOf = (game: string, language: Language): Pick<PosterWords, "name" | "rivals"> | undefined =>
  (companionOf(game) ?? GAMES.find(({ id }) => id === game))?.words[language];

export const gameName = (game: string, language: Language): string => wordsOf(game, language)?.name ?? game;

export function listOf(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language], { type: "conjunction" }).format(words);
}

/** The others at the table: everybody but the first person. */
function othersOf({ seats }: TableCard): readonly string[] {
  const own = seats.findIndex(({ kind }) => kind === "human");
  return seats.filter((_, seat) => seat !== own).map(({ name }) => name);
}

export function titleOf(card: TableCard, text: Catalogue, language: Language): string {
  if (card.name !== undefined && card.name !== "") return card.name;
  if (card.branch !== undefined && !card.branch.imagined)
    return card.branch.name || text.timelines.unnamedBranch;
  if (card.seats.length === 0) return text.timelines.damagedTitle;
  return text.home.threads.gameWith(gameName(card.game, language), listOf(othersOf(card), language));
}

/** Who came first and with how much: seats by their names, an automa by the name of its kind; nobody where all lost. */
export function firstOf(
  { game, result, seats }: Pick<TableCard, "game" | "result" | "seats">,
  language: Language,
): { readonly names: readonly string[]; readonly score: number } | undefined {
  if (result === undefined) return undefined;
  const first = [
    ...result.seats.map((each) => ({ ...each, name: seats[each.seat]?.name ?? "" })),
    ...(result.rivals ?? []).map((each) => ({
      ...each,
      name: wordsOf(game, language)?.rivals?.[each.id] ?? each.id,
    })),
  ].filter(({ place }) => place === 1);
  const [best] = first;
  return best === undefined ? undefined : { names: first.map(({ name }) => name), score: best.score };
}

/** Whose turn it is; undefined when it is nobody's. */
export function turnOf({ actors, seats }: TableCard, { home }: Catalogue): string | undefined {
  const actor = actors.map((seat) => seats[seat]).find((seat) => seat !== undefined);
  if (actor === undefined) return undefined;
  const alone = seats.filter(({ kind }) => kind === "human").length === 1;
  return actor.kind === "human" && alone ? home.threads.yourTurn : home.threads.turnOf(actor.name);
}

/** Which of the open tables somebody looks for. It stands in the address: it can be sent, and is there after a game. */
import type { LobbyCard } from "@chronarium/authority";
import { LOOKING_FOR } from "../app/shared-tables.ts";
import { PLAYABLE } from "../games/catalogue.ts";

type Seen = Pick<LobbyCard, "game" | "phase" | "seats" | "setup">;

export const isOpen = ({ phase, seats }: Seen): boolean => phase === "waiting" && seats.includes("free");

/** What is asked of a table, and the answers that can be wished for. */
const QUESTIONS: readonly {
  readonly wishes: readonly string[];
  readonly answer: (card: Seen) => string;
}[] = [
  {
    wishes: ["live", "turns"],
    answer: ({ setup }) => (setup.clock.kind === "turns" ? "turns" : "live"),
  },
  { wishes: PLAYABLE.map(({ id }) => id), answer: ({ game }) => game },
  { wishes: ["free"], answer: (card) => (isOpen(card) ? "free" : "taken") },
  { wishes: ["rated", "fun"], answer: ({ setup }) => (setup.rated ? "rated" : "fun") },
];

export const WISHES: readonly string[] = QUESTIONS.flatMap(({ wishes }) => wishes);

/** Wishes about the same thing are alternatives: live or by turns. Those about different things are all to be met. */
export const fulfils = (card: Seen, wished: readonly string[]): boolean =>
  QUESTIONS.every(
    ({ wishes, answer }) => !wishes.some((wish) => wished.includes(wish)) || wished.includes(answer(card)),
  );

/** An address that was damaged or is older asks for what is still known. */
export function wishesIn(search: string): readonly string[] {
  const asked = new URLSearchParams(search).get(LOOKING_FOR)?.split(" ") ?? [];
  return WISHES.filter((wish) => asked.includes(wish));
}

export function addressOf(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  wished: readonly string[],
): string {
  const query = new URLSearchParams(search);
  if (wished.length === 0) query.delete(LOOKING_FOR);
  else query.set(LOOKING_FOR, WISHES.filter((wish) => wished.includes(wish)).join(" "));
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

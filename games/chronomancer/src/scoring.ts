/** Final scoring and the winner (BG-71..BG-74, DS-8.7, DS-8.8). */
import type { Result, RivalResult, Seat } from "@chronarium/kernel";
import { rogueIcons } from "./corruption.ts";
import type { Peddler, Player, State, Who } from "./state.ts";
import { earn, everybody, player, purseOf, type Table } from "./table.ts";
import { iconsOf } from "./townsfolk.ts";

const staffIcons = ({ staff }: Pick<Player, "staff">) => Object.values(staff).flatMap(iconsOf);

/** What the end would bring now: for the forecast and for the end itself. */
export function endScore(
  { halls, lair }: Pick<State, "halls" | "lair">,
  owner: Pick<Player, "corruption"> & Partial<Pick<Player, "staff">>,
): { readonly icons: number; readonly rogues: number; readonly corruption: number } {
  let icons = 0;
  let rogues = 0;
  for (const icon of owner.staff === undefined ? [] : staffIcons({ staff: owner.staff })) {
    if (icon === "X") rogues -= lair;
    else icons += halls[icon];
  }
  return { icons, rogues, corruption: 0 - rogueIcons(owner.corruption) * lair };
}

export function finalScoring(table: Table): void {
  for (const who of everybody(table)) {
    const owner = who === "peddler" ? { corruption: purseOf(table, who).corruption } : player(table, who);
    const score = endScore(table, owner);
    earn(table, who, "icons", score.icons);
    earn(table, who, "rogues", score.rogues);
    earn(table, who, "corruption", score.corruption);
    const { gold, ledger } = purseOf(table, who);
    table.events.push({ type: "scored", who, gold, ledger });
  }
  table.phase = "over";
  table.events.push({ type: "gameEnded", winners: winnersOf(table) });
}

type Ranked = Pick<Player, "gold" | "corruption" | "staff">;
/** BG-74: more Gold, then fewer Corruption cards, then more Townsfolk. */
const compare = (a: Ranked, b: Ranked): number =>
  b.gold - a.gold ||
  a.corruption.length - b.corruption.length ||
  Object.keys(b.staff).length - Object.keys(a.staff).length;

function winnersOf({
  players,
  peddler,
}: {
  readonly players: readonly Ranked[];
  readonly peddler: { readonly gold: number } | null;
}): readonly Who[] {
  const best = [...players].sort(compare)[0] as Ranked;
  // DS-8.8: against the Peddler a tie is a loss.
  if (peddler !== null && best.gold <= peddler.gold) return ["peddler"];
  return players.flatMap((p, seat) => (compare(p, best) === 0 ? [seat] : []));
}

export function result(state: State): Result | undefined {
  if (state.phase !== "over") return undefined;
  const { players, peddler } = state;
  const beaten = peddler !== null && winnersOf(state)[0] === "peddler";
  const seats = players.map((mine, seat) => ({
    seat,
    place: 1 + (beaten ? 1 : 0) + players.filter((other) => compare(other, mine) < 0).length,
    score: mine.gold,
    categories: mine.ledger,
  }));
  return {
    seats,
    ...(peddler !== null && { rivals: [peddlerResult(peddler, beaten ? 1 : 2)] }),
    winners: winnersOf(state).filter((who): who is Seat => who !== "peddler"),
  };
}

/** His Gold at the start (DS-8.8) is a source of its own. */
const peddlerResult = ({ gold, start, ledger }: Peddler, place: number): RivalResult => ({
  id: "peddler",
  place,
  score: gold,
  categories: { start, ...ledger },
});

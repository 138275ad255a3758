/** Moments of a mission by name: where something is first met, or an act of one of the checker's games. */
import { printable } from "@chronarium/kernel";
import type { Event, Mission, MissionRules } from "@chronarium/missions";
import { type Entry, playTable, type Table } from "@chronarium/missions/checker";
import { UsageError } from "../../usage.ts";

export type Moment = {
  readonly table: Table;
  readonly seed: string;
  /** The acts up to it, with the one that brought it about. */
  readonly log: readonly Entry[];
  readonly events: readonly Event[];
};

const GAMES = 30;
const PLAYERS = ["tourist", "careful", "thrifty"] as const;

/** The shortest of some games in which it is met, at the table with these seats or at any. */
export function meetingWith(
  rules: MissionRules,
  mission: Mission,
  tables: readonly Table[],
  id: string,
): Moment | undefined {
  let best: Moment | undefined;
  const isMet = (event: Event): boolean => JSON.stringify(event).includes(`"${id}"`);
  for (const table of tables)
    for (const player of PLAYERS)
      for (let game = 0; game < GAMES; game++) {
        const moment = playedTo(rules, mission, table, player, `${player}-${game}`, (events) =>
          events.some(isMet),
        );
        if (moment !== undefined && (best === undefined || moment.log.length < best.log.length))
          best = moment;
      }
  return best;
}

/** A game that the checker has named, such as `careful-8@57`: the player and the number of its game, and the act. */
export function actOf(
  rules: MissionRules,
  mission: Mission,
  tables: readonly Table[],
  name: string,
): Moment | undefined {
  const [, seed, player, act] = /^((\w+)-\d+)@(\d+)$/.exec(name) ?? [];
  if (seed === undefined || player === undefined) return undefined;
  for (const table of tables) {
    const moment = playedTo(rules, mission, table, player, seed, (_, acts) => acts === Number(act));
    if (moment !== undefined) return moment;
  }
  throw new UsageError(`No game ${printable(seed)} has ${act} acts.`);
}

function playedTo(
  rules: MissionRules,
  mission: Mission,
  table: Table,
  player: string,
  seed: string,
  isThere: (events: readonly Event[], acts: number) => boolean,
): Moment | undefined {
  const told: Event[] = [];
  let acts = 0;
  let reached: number | undefined;
  const { log } = playTable(rules, mission, table, player, seed, {
    onEvents: (events) => {
      if (reached !== undefined) return;
      told.push(...events);
      if (isThere(events, ++acts)) reached = acts;
    },
  });
  return reached === undefined ? undefined : { table, seed, log: log.slice(0, reached), events: told };
}

/** INV-2, INV-3 and INV-5..INV-9 of the register, as sentences when they are broken. */
import { run } from "./agenda.ts";
import { isAtSea } from "./boats.ts";
import { CONFIG } from "./config.ts";
import { movesOf } from "./ring.ts";
import type { Frame, Player, State } from "./state.ts";
import { tableOf } from "./table.ts";
import {
  COLOURS,
  CORRUPTION_COPIES,
  CORRUPTION_IDS,
  DOCKS,
  FIGURES,
  GOODS_EACH,
  PIECES,
  PIECES_IN_GAME,
  type Piece,
  SIZES,
  TILES,
} from "./tables.ts";
import { recruitedCards } from "./town.ts";

export function invariants(state: State): readonly string[] {
  return [
    ...state.players.flatMap((player, seat) => playerFaults(player).map((fault) => `seat ${seat}: ${fault}`)),
    ...pieceFaults(state),
    ...boatFaults(state),
    ...cardFaults(state),
    ...ledgerFaults(state),
    ...pendingFaults(state),
  ];
}

/** Which frames a phase knows; what a turn leaves to do belongs to production. */
const MARKET: readonly Frame["kind"][] = ["sell", "peddlerSells", "endMarket"];

/** 3.4: whatever leaves no choice has been carried out, so the last frame waits for somebody. */
function pendingFaults(state: State): readonly string[] {
  const { pending, phase } = state;
  const known = (kind: Frame["kind"]): boolean => MARKET.includes(kind) === (phase === "market");
  if (phase === "over" ? pending.length > 0 : pending.some(({ kind }) => !known(kind)))
    return [`the ${phase} phase waits for ${pending.map(({ kind }) => kind).join(", ")} (3.4)`];
  if (phase === "market" && pending.length === 0) return ["nobody sells (BG-44)"];
  const table = tableOf(state);
  run(table);
  return table.events.length === 0 && table.pending.length === pending.length
    ? []
    : [`${pending.at(-1)?.kind} leaves no choice and has not been carried out (3.4)`];
}

export function playerFaults(player: Player): readonly string[] {
  const faults: string[] = [];
  const { assistant, chronomancer, slots, stream, shelf, open } = player;
  if (assistant === chronomancer) faults.push(`both figures stand on ${assistant} (INV-2)`);
  if (FIGURES.every((figure) => movesOf(player, figure).length === 0))
    faults.push("no figure can move (INV-1)");
  if (chronomancer === "LC" || chronomancer === "RC") {
    const machine = chronomancer === "LC" ? ["LA", "T1", "T2", "T3", "RA"] : ["RA", "B1", "B2", "B3", "LA"];
    if (!machine.includes(assistant)) faults.push(`the Chronomancer overtook the Assistant (INV-3)`);
  }
  const tiles = [...Object.values(slots), ...stream].map(({ tile }) => tile);
  if (stream.length !== TILES.length - 4 || TILES.some((tile) => !tiles.includes(tile)))
    faults.push(`the tiles are ${tiles.join(" ")} (INV-6)`);
  if (open.some((icon, i) => COLOURS.indexOf(icon) <= COLOURS.indexOf(open[i - 1] ?? icon) && i > 0))
    faults.push(`the open icons are ${open.join(" ")} (INV-5)`);
  for (const size of SIZES)
    for (const colour of COLOURS) {
      const count = shelf[size][colour];
      if (count < 0 || count > GOODS_EACH[size])
        faults.push(`${count} ${size} ${colour} on the shelf (INV-7)`);
    }
  return faults;
}

function pieceFaults(state: State): readonly string[] {
  const hand = state.pending.flatMap((frame) => (frame.kind === "seat" ? frame.pieces : []));
  const seated = [...state.boats.flatMap(({ pieces }) => pieces), ...hand];
  const elsewhere = (piece: Piece): number => (piece === "X" ? state.lair : state.halls[piece]);
  return PIECES.flatMap((piece) => {
    const count = state.bag[piece] + elsewhere(piece) + seated.filter((other) => other === piece).length;
    return count === PIECES_IN_GAME[piece] ? [] : [`${count} pieces ${piece} (INV-9)`];
  });
}

export function boatFaults({ boats, phase, marker }: State): readonly string[] {
  const faults: string[] = [];
  for (const dock of DOCKS)
    if (boats.filter((boat) => boat.dock === dock).length > 1) faults.push(`two boats at ${dock} (BG-34)`);
  for (const boat of boats) {
    if (boat.pieces.length > CONFIG.seats) faults.push(`${boat.pieces.length} pieces on a boat (BG-3)`);
    if (!isAtSea(boat) && boat.pieces.length !== CONFIG.seats)
      faults.push("a boat docked half empty (BG-36)");
  }
  if (phase === "market" && marker === null) faults.push("a market without its marker (BG-38)");
  return faults;
}

function cardFaults(state: State): readonly string[] {
  const { town, corruption, players, peddler } = state;
  const townsfolk = [...town.square, ...town.deck, ...town.discard, ...town.gone, ...recruitedCards(state)];
  const held = [...players, ...(peddler === null ? [] : [peddler])].flatMap((owner) => owner.corruption);
  const tainted = [...corruption.deck, ...corruption.discard, ...held];
  const faults: string[] = [];
  if (townsfolk.length !== 24 || new Set(townsfolk).size !== 24)
    faults.push(`${townsfolk.length} Townsfolk (INV-9)`);
  if (CORRUPTION_IDS.some((id) => tainted.filter((card) => card === id).length !== CORRUPTION_COPIES))
    faults.push(`${tainted.length} Corruption cards (INV-9)`);
  return faults;
}

/** Gold is what the ledger says. */
function ledgerFaults({ players, peddler }: State): readonly string[] {
  const owners = [
    ...players.map((player) => ({ ...player, start: 0 })),
    ...(peddler === null ? [] : [peddler]),
  ];
  return owners.flatMap(({ gold, ledger, start }) => {
    const sum = Object.values(ledger).reduce((total, part) => total + part, start);
    return sum === gold ? [] : [`${gold} Gold, but the ledger says ${sum}`];
  });
}

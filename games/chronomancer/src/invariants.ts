/** INV-2, INV-3 and INV-5..INV-9 of the register, as sentences when they are broken. */
import { canonicalJson } from "@chronarium/kernel";
import { run } from "./agenda.ts";
import { docksTaken, isAtSea } from "./boats.ts";
import { CONFIG } from "./config.ts";
import { canStand, movesOf } from "./ring.ts";
import type { Frame, Peddler, Player, State } from "./state.ts";
import { tableOf } from "./table.ts";
import {
  COLOURS,
  CORRUPTION_COPIES,
  CORRUPTION_IDS,
  DOCKS,
  FIGURES,
  GOODS_EACH,
  PEDDLER_CARDS,
  PIECES,
  PIECES_IN_GAME,
  type Piece,
  SIZES,
  TILES,
} from "./tables.ts";
import { recruitedCards } from "./town.ts";
import { deedsOf } from "./townsfolk.ts";

/** DS-7, before the first market. */
const MOST_IN_LAIR = Math.max(...Object.values(CONFIG.rogues).map(({ lair }) => lair));

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

/** What a frame tells must be so. */
function isSound({ players, turn }: State, frame: Frame): boolean {
  const { assistant, chronomancer, shelf } = players[turn] as Player;
  switch (frame.kind) {
    case "shift":
      return `${assistant} ${chronomancer}` === (frame.column === "left" ? "LA LC" : "RA RC");
    case "relic":
      return frame.colours.every((colour) => shelf.small[colour] < GOODS_EACH.small);
    case "deed":
      return deedsOf(frame.card).some((deed) =>
        deed.kind === "discard" && frame.deed.kind === "discard"
          ? frame.deed.most <= deed.most // one card after the other
          : canonicalJson(deed) === canonicalJson(frame.deed),
      );
    default:
      return true;
  }
}

/** What a phase ends with lies below everything else, and there once. */
const LAST = { production: "endTurn", market: "endMarket" } as const;
/** What a figure meets where it arrives comes before everything else of the turn. */
const FIRST: readonly Frame["kind"][] = ["freeze", "shift", "relic", "recruit"];
const SELLING: readonly Frame["kind"][] = ["sell", "peddlerSells"];

/** 3.4: whatever leaves no choice has been carried out, so the last frame waits for somebody. */
function pendingFaults(state: State): readonly string[] {
  const { pending, phase, turn } = state;
  const waits = pending.map(({ kind }) => kind).join(", ");
  const wrong = [`the ${phase} phase waits for ${waits || "nothing"} (3.4)`];
  if (phase === "over") return pending.length === 0 ? [] : wrong;
  const [last, ...before] = pending;
  if (last !== undefined && last.kind !== LAST[phase]) return wrong;
  if (before.some(({ kind }) => kind === last?.kind || SELLING.includes(kind) !== (phase === "market")))
    return wrong;
  if (pending.slice(0, -1).some(({ kind }) => FIRST.includes(kind))) return wrong;
  const sellers = before.map((frame) => (frame.kind === "sell" ? frame.seat : frame.kind));
  if (phase === "market" && (sellers.at(-1) !== turn || new Set(sellers).size < sellers.length)) return wrong;
  if (state.marker !== null && docksTaken(state) < DOCKS.length)
    return ["a marker before all docks were taken (BG-38)"];
  const unsound = pending.find((frame) => !isSound(state, frame));
  if (unsound !== undefined) return [`nothing leads to ${unsound.kind} (3.4)`];
  const table = tableOf(state);
  run(table);
  return table.events.length === 0 && table.pending.length === pending.length
    ? []
    : [`${waits} leaves no choice and has not been carried out (3.4)`];
}

export function playerFaults(player: Player): readonly string[] {
  const faults: string[] = [];
  const { assistant, chronomancer, slots, stream, shelf, open } = player;
  if (assistant === chronomancer) faults.push(`both figures stand on ${assistant} (INV-2)`);
  if (FIGURES.every((figure) => movesOf(player, figure).length === 0))
    faults.push("no figure can move (INV-1)");
  if (!canStand(player)) faults.push(`the figures cannot stand on ${assistant} and ${chronomancer} (INV-3)`);
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
  const home = COLOURS.reduce((sum, colour) => sum + state.halls[colour], state.lair);
  const days = state.phase === "production" ? state.day - 1 : state.day;
  // DS-7: two boats of four stay at sea each day, so the bag never runs dry.
  const most = COLOURS.length + MOST_IN_LAIR + days * 2 * CONFIG.seats;
  const crowd = home > most ? [`${home} pieces in Halls and Lair on day ${state.day} (DS-7)`] : [];
  const lost = PIECES.flatMap((piece) => {
    const count = state.bag[piece] + elsewhere(piece) + seated.filter((other) => other === piece).length;
    return count === PIECES_IN_GAME[piece] ? [] : [`${count} pieces ${piece} (INV-9)`];
  });
  return [...crowd, ...lost];
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
  if (peddler !== null) faults.push(...peddlersCardFaults(peddler));
  return faults;
}

/** DS-8.2: twelve cards, each once; the round before was a whole one, if there was any. */
function peddlersCardFaults({ deck, revealed, before = [] }: Peddler): readonly string[] {
  const isWhole = (cards: readonly string[]): boolean =>
    cards.length === PEDDLER_CARDS.length && new Set(cards).size === PEDDLER_CARDS.length;
  const faults: string[] = [];
  if (!isWhole([...deck, ...revealed])) faults.push(`${deck.length + revealed.length} Peddler cards (DS-8)`);
  if (before.length > 0 && !isWhole(before)) faults.push(`${before.length} Peddler cards before (DS-8)`);
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

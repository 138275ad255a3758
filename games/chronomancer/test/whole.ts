/** Positions of transcripts name what they are about; a table that can be stored has all its cards and pieces too. */
import type { Peddler, Player, State } from "../src/state.ts";
import {
  COLOURS,
  CORRUPTION_CARDS,
  PEDDLER_CARDS,
  PIECES,
  PIECES_IN_GAME,
  type Piece,
  TOWNSFOLK_SETS,
} from "../src/tables.ts";
import { recruitedCards } from "../src/town.ts";
import { setsOf, type TownsfolkId, townsfolkOf } from "../src/townsfolk.ts";

export function whole(state: State): State {
  const { town, corruption, players, peddler, phase, marker } = state;
  const owners = [...players, ...(peddler === null ? [] : [peddler])];
  const people = [...town.square, ...town.deck, ...town.discard, ...town.gone, ...recruitedCards(state)];
  const tainted = [...corruption.deck, ...corruption.discard, ...owners.flatMap((owner) => owner.corruption)];
  return {
    ...state,
    // The last hour that somebody has reached: the marker lies where the last boat docked (BG-38).
    marker:
      phase === "market" && marker === null
        ? Math.max(...owners.map(({ timepiece }) => timepiece.hour))
        : marker,
    bag: Object.fromEntries(PIECES.map((piece) => [piece, inBag(state, piece)])) as State["bag"],
    // Out of the way, so that what is drawn next stays as it is.
    town: { ...town, gone: [...town.gone, ...missing(pairOf(people), people)] },
    corruption: { ...corruption, deck: [...missing(CORRUPTION_CARDS, tainted), ...corruption.deck] },
    players: players.map((player) => booked(player, 0)),
    peddler:
      peddler &&
      booked(
        {
          ...peddler,
          revealed: [...peddler.revealed, ...missing(PEDDLER_CARDS, [...peddler.deck, ...peddler.revealed])],
        },
        peddler.start,
      ),
  };
}

/** BG-16: the two sets of these cards; beside a single one any other. */
function pairOf(people: readonly TownsfolkId[]): readonly TownsfolkId[] {
  const sets = setsOf(people);
  const others = TOWNSFOLK_SETS.filter((set) => !sets.includes(set));
  return townsfolkOf([...sets, ...others].slice(0, 2));
}

function missing<Card>(all: readonly Card[], there: readonly Card[]): readonly Card[] {
  const left = [...there];
  return all.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function inBag({ boats, pending, halls, lair }: State, piece: Piece): number {
  const seated = [
    ...boats.flatMap(({ pieces }) => pieces),
    ...pending.flatMap((frame) => (frame.kind === "seat" ? frame.pieces : [])),
  ].filter((each) => each === piece).length;
  const home = piece === "X" ? lair : halls[COLOURS.find((colour) => colour === piece) ?? "R"];
  return PIECES_IN_GAME[piece] - seated - home;
}

/** Gold that no line of the ledger tells of came from sales. */
function booked<Owner extends Player | Peddler>(owner: Owner, start: number): Owner {
  const told = Object.values(owner.ledger).reduce((sum, part) => sum + part, start);
  return { ...owner, ledger: { ...owner.ledger, sales: owner.ledger.sales + owner.gold - told } };
}

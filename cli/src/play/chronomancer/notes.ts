/** What an action would mean, in a few words: its price, the Clock, who is next, what it is worth. Never what chance will bring. */
import {
  type Action,
  actionAt,
  COLUMNS,
  CONFIG,
  costAt,
  coveredIcons,
  DOCK_OF,
  FREEZE_TOKENS,
  type Frame,
  iconsOf,
  inSupply,
  isPortal,
  type LaidTile,
  type MoveAction,
  type Portal,
  piecesOn,
  rogueIcons,
  type View,
} from "@chronarium/chronomancer";
import { type Seat, unreachable } from "@chronarium/kernel";
import { noPaint } from "../paint.ts";
import { bestWorth, bringsIn, outlook, playerAt } from "./outlook.ts";
import { letters, type Speech, shortCost, tally, whoName } from "./speech.ts";

export const frameOf = (view: View): Frame | undefined => view.pending.at(-1);

/** Whether a move leads to an action that cannot be done (CM-A 11). */
export function isInVain(view: View, seat: Seat, { to }: MoveAction): boolean {
  const { slots, shelf, staff, open } = playerAt(view, seat);
  if (!isPortal(to)) return (to === "LA" || to === "RA") && coveredIcons(open).length === 0;
  const action = actionAt(slots, to);
  switch (action.kind) {
    case "artifact":
      return inSupply(shelf, "large", action.colour) === 0;
    case "relicPair":
      return action.colours.every((colour) => inSupply(shelf, "small", colour) === 0);
    case "relicOrSponsor":
      return false;
    case "recruit":
      return view.town.square.length === 0;
    case "activate":
      return Object.keys(staff).length === 0;
    default:
      return unreachable(action);
  }
}

/** Where the Timepiece comes to lie, the marks on its way, and who acts then. */
function clockNotes(view: View, seat: Seat, hours: number, speech: Speech): readonly string[] {
  const { menu } = speech.text;
  const { hour } = speech.words;
  const { from, to, marks, room, next } = outlook(view, seat, hours);
  return [
    from === to ? menu.stays(hour(to)) : menu.reaches(hour(to)),
    ...(marks.length === 0 ? [] : [menu.marks(marks.map(hour)) + (room ? "" : ` (${menu.noRoom})`)]),
    next === "market" ? menu.market : next === seat ? menu.again : menu.next(whoName(speech, next)),
  ];
}

function moveNotes(view: View, seat: Seat, action: MoveAction, speech: Speech): readonly string[] {
  const { menu } = speech.text;
  const { slots, open } = playerAt(view, seat);
  const { hours, corruption } = costAt(slots, action.to);
  const freezes = action.to === "LA" || action.to === "RA";
  // What is frozen now can be spent now (CM-25).
  const tokens = Math.min(
    hours,
    open.length + (freezes ? Math.min(FREEZE_TOKENS, coveredIcons(open).length) : 0),
  );
  return [
    menu.price(hours, corruption),
    ...clockNotes(view, seat, hours, speech),
    ...(tokens > 0 ? [menu.mayPay(tokens)] : []),
    ...(isInVain(view, seat, action) ? [menu.inVain] : []),
  ];
}

/** The portals of a column after a tile has been slid in (CM-26, CM-27). */
function shiftNotes(
  view: View,
  seat: Seat,
  { tile }: Extract<Action, { type: "shift" }>,
  { text }: Speech,
): readonly string[] {
  const frame = frameOf(view);
  const { slots, stream } = playerAt(view, seat);
  const laid = stream.find((each) => each.tile === tile);
  if (frame?.kind !== "shift" || laid === undefined) return [];
  const { top, bottom } = COLUMNS[frame.column];
  const then: Readonly<Record<string, LaidTile>> = { ...slots, [top]: laid, [bottom]: slots[top] };
  const portals: readonly Portal[] =
    frame.column === "left" ? ["T1", "T2", "B2", "B3"] : ["T2", "T3", "B1", "B2"];
  const after = then as typeof slots;
  return [
    text.menu.portals(portals.map((portal) => `${portal} ${shortCost(costAt(after, portal))}`).join(", ")),
  ];
}

/** What a boat holds once a piece has come aboard. */
function boardingNotes(
  view: View,
  boat: number,
  piece: "R" | "G" | "B" | "Y" | "X",
  speech: Speech,
): readonly string[] {
  const { menu } = speech.text;
  const aboard = view.boats[boat - 1]?.pieces ?? [];
  const full = aboard.length + 1 >= CONFIG.seats;
  return [menu.aboard(letters(speech, [...aboard, piece], noPaint)), ...(full ? [menu.fills] : [])];
}

/** The notes of one action. */
export function notesOf(view: View, seat: Seat, action: Action, speech: Speech): readonly string[] {
  const { text, words } = speech;
  const { menu } = text;
  const mine = playerAt(view, seat);
  const frame = frameOf(view);
  const sells = (gold: number): readonly string[] => (gold > 0 ? [menu.sellsFor(gold)] : []);
  switch (action.type) {
    case "move":
      return moveNotes(view, seat, action, speech);
    case "freeze":
      return [menu.hallPays(action.icons.reduce((sum, icon) => sum + view.halls[icon], 0))];
    case "shift":
      return shiftNotes(view, seat, action, speech);
    case "relic":
      return sells(bestWorth(view, "small", action.colour));
    case "sponsor":
      return [menu.hallPays(view.halls[action.faction])];
    case "recruit": {
      const icons = iconsOf(action.card);
      const gold = icons.reduce((sum, icon) => sum + (icon === "X" ? -view.lair : view.halls[icon]), 0);
      return icons.length === 0 ? [] : [menu.icons(letters(speech, icons, noPaint), gold)];
    }
    case "place": {
      const replaced = mine.staff[action.ability];
      return [
        words.abilities[action.ability].does,
        ...(replaced === undefined ? [] : [menu.replaces(words.townsfolk[replaced])]),
      ];
    }
    case "discard":
      return [menu.rogueIcons(rogueIcons([action.card]))];
    case "gain": {
      const deed = frame?.kind === "deed" ? frame.deed : undefined;
      return deed?.kind === "gain" ? sells(bestWorth(view, deed.size, action.colour, deed.count)) : [];
    }
    case "seat":
      return boardingNotes(view, action.boat, action.piece, speech);
    case "movePiece":
      return boardingNotes(view, action.to, action.piece, speech);
    case "recombobulate":
      return sells(bestWorth(view, "small", action.to));
    case "embiggen":
      return sells(bestWorth(view, "large", action.colour));
    case "fracture":
      return sells(bestWorth(view, "small", action.colour, 2));
    case "pay":
      return frame?.kind === "pay"
        ? clockNotes(view, seat, frame.hours - (action.frozen ?? []).length, speech)
        : [];
    case "dock": {
      const aboard = frame?.kind === "dock" ? (view.boats[frame.boat - 1]?.pieces ?? []) : [];
      return [menu.pierThen(tally(speech, [...piecesOn(view, DOCK_OF[action.dock].pier), ...aboard]))];
    }
    case "sell": {
      const { gold, debt } = bringsIn(view, action);
      return [menu.best(gold, debt)];
    }
    case "close":
      return frame?.kind === "sell" && frame.debt > 0 ? [menu.owes(frame.debt)] : [];
    default:
      return [];
  }
}

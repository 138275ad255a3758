/** What an action would mean, in a few words: its price, the Clock, who is next, what it is worth. Never what chance will bring. */
import {
  type Action,
  bringsIn,
  clockOutlook,
  costAt,
  type Effect,
  effectsOf,
  type Frame,
  frozenFor,
  isInVain,
  type MoveAction,
  type Player,
  type View,
} from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";
import { noPaint } from "../paint.ts";
import { letters, type Speech, shortCost, tally, whoName } from "./speech.ts";

export const playerAt = (view: View, seat: Seat): Player => view.players[seat] as Player;
export const frameOf = (view: View): Frame | undefined => view.pending.at(-1);

/** Where the Timepiece comes to lie, the marks on its way, and who acts then. */
function clockNotes(view: View, seat: Seat, hours: number, speech: Speech): readonly string[] {
  const { menu } = speech.text;
  const { hour } = speech.words;
  const { from, to, marks, draws, next } = clockOutlook(view, seat, hours);
  return [
    from === to ? menu.stays(hour(to)) : menu.reaches(hour(to)),
    ...(marks.length === 0 ? [] : [menu.marks(marks.map(hour)) + (draws > 0 ? "" : ` (${menu.noRoom})`)]),
    next === "market" ? menu.market : next === seat ? menu.again : menu.next(whoName(speech, next)),
  ];
}

function moveNotes(view: View, seat: Seat, action: MoveAction, speech: Speech): readonly string[] {
  const { menu } = speech.text;
  const mine = playerAt(view, seat);
  const { hours, corruption } = costAt(mine.slots, action.to);
  const tokens = frozenFor(mine, action.to);
  return [
    menu.price(hours, corruption),
    ...clockNotes(view, seat, hours, speech),
    ...(tokens > 0 ? [menu.mayPay(tokens)] : []),
    ...(isInVain(view, mine, action) ? [menu.inVain] : []),
  ];
}

/** The notes of one action. */
export function notesOf(view: View, seat: Seat, action: Action, speech: Speech): readonly string[] {
  const { menu } = speech.text;
  const frame = frameOf(view);
  switch (action.type) {
    case "move":
      return moveNotes(view, seat, action, speech);
    case "pay":
      return frame?.kind === "pay"
        ? clockNotes(view, seat, frame.hours - (action.frozen ?? []).length, speech)
        : [];
    case "sell": {
      const { gold, debt } = bringsIn(view, action);
      return [menu.best(gold, debt)];
    }
    case "close":
      return frame?.kind === "sell" && frame.debt > 0 ? [menu.owes(frame.debt)] : [];
    default:
      return effectNotes(effectsOf(view, seat, action), view, speech);
  }
}

/** What the Halls pay is told as one sum, and the portals of a column in one line. */
function effectNotes(effects: readonly Effect[], view: View, speech: Speech): readonly string[] {
  const { menu } = speech.text;
  const paid = effects.filter((effect) => effect.kind === "pays");
  const portals = effects.filter((effect) => effect.kind === "portal");
  return [
    ...(paid.length === 0 ? [] : [menu.hallPays(paid.reduce((sum, { gold }) => sum + gold, 0))]),
    ...(portals.length === 0
      ? []
      : [menu.portals(portals.map(({ portal, cost }) => `${portal} ${shortCost(cost)}`).join(", "))]),
    ...effects.flatMap((effect) => effectNote(effect, view, speech)),
  ];
}

function effectNote(effect: Effect, view: View, speech: Speech): readonly string[] {
  const { text, words } = speech;
  const { menu } = text;
  switch (effect.kind) {
    case "sells":
      return effect.gold > 0 ? [menu.sellsFor(effect.gold)] : [];
    case "scores":
      return [menu.icons(letters(speech, effect.icons, noPaint), effect.gold)];
    case "ability":
      return [words.abilities[effect.ability].does];
    case "replaced":
      return [menu.replaces(words.townsfolk[effect.card])];
    case "rogueIcons":
      return [menu.rogueIcons(effect.icons)];
    case "aboard":
      return [menu.aboard(letters(speech, effect.pieces, noPaint))];
    case "fills":
      return [menu.fills];
    case "buyers": {
      const frame = frameOf(view);
      const aboard = frame?.kind === "dock" ? (view.boats[frame.boat - 1]?.pieces ?? []) : [];
      return [menu.pierThen(tally(speech, [...effect.pieces, ...aboard]))];
    }
    default:
      return [];
  }
}

/** Thousands of legal actions as a few questions: what, where, how. Every question narrows the list. */
import { unreachable } from "@chronarium/kernel";
import {
  type Action,
  buildingOn,
  capacityOf,
  cardsFor,
  cubesOn,
  EXCHANGE_PRICE,
  extraOf,
  JOURNEY_PRICE,
  paymentWorth,
  payOf,
  priceOf,
  RENOVATION,
  type View,
} from "@chronarium/khronos";
import { grouped } from "../questions.ts";
import type { Step } from "../terminal-game.ts";
import type { KhronosPlayText } from "./text/index.ts";
import { aKind, colourList, type GameWords, kindWord, type Speech } from "./words.ts";

export type MenuItem = { readonly label: string; readonly note: string; readonly actions: readonly Action[] };

const ORDER: readonly Action["type"][] = [
  "build",
  "upgrade",
  "demolish",
  "populate",
  "renovate",
  "travel",
  "exchange",
  "end",
];

/** The first question of a turn: what to do. */
export function turnMenu(view: View, legal: readonly Action[], speech: Speech): readonly MenuItem[] {
  const groups = grouped(legal, (action) => {
    switch (action.type) {
      case "build":
        return `build ${action.era} ${action.building} ${action.size}`;
      case "upgrade":
      case "demolish":
        return `${action.type} ${action.era}`;
      default:
        return action.type;
    }
  });
  return groups.map((actions) => itemOf(view, actions, speech)).sort((a, b) => rank(a) - rank(b));
}

const rank = ({ actions: [first] }: MenuItem): number => (first ? ORDER.indexOf(first.type) : 0);

function itemOf(view: View, actions: readonly Action[], { text, words }: Speech): MenuItem {
  const [first] = actions as readonly [Action];
  const { menu, table } = text;
  const places = new Set(actions.map((action) => ("at" in action ? action.at : ""))).size;
  const buildings = new Set(actions.map((action) => ("from" in action ? action.from : ""))).size;
  switch (first.type) {
    case "build": {
      const price = priceOf(view, first);
      const cost = price === undefined ? "" : menu.price(price.cards, words.colours[price.colour].name);
      const label = menu.build(aKind(words, first.building, first.size), words.eras[first.era]);
      return { label, note: `${cost} · ${menu.places(places)}`, actions };
    }
    case "upgrade":
      return { label: menu.upgrade(words.eras[first.era]), note: menu.buildings(buildings), actions };
    case "demolish":
      return { label: menu.demolish(words.eras[first.era]), note: menu.buildings(places), actions };
    case "populate":
    case "renovate":
      return { label: menu[first.type], note: menu.buildings(places), actions };
    case "travel":
      return { label: menu.travel, note: table.ecus(JOURNEY_PRICE), actions };
    case "exchange":
      return { label: menu.exchange, note: table.ecus(EXCHANGE_PRICE), actions };
    default:
      return { label: menu.end, note: "", actions };
  }
}

/** The sensible way to pay comes first, then those in which the first pawn carries most. */
export function byObviousPayment(view: View, actions: readonly Action[]): readonly Action[] {
  const worth = (action: Action): number =>
    paymentWorth(view.turn, view.you?.hand ?? [], action, cardsFor(view, action));
  const most = Math.max(...actions.map(worth));
  const sensible = actions.find((action) => worth(action) === most);
  return actions.toSorted(
    (a, b) => Number(b === sensible) - Number(a === sensible) || payOf(b)[0] - payOf(a)[0],
  );
}

/** The questions after that. Those with one answer are not asked. */
export function stepsFor(view: View, type: Action["type"], speech: Speech): readonly Step<Action>[] {
  const { text, words, names } = speech;
  const { menu } = text;
  const era: Step<Action> = {
    ask: menu.whichEra,
    key: (action) => ("era" in action ? action.era : ""),
    label: (action) => ("era" in action ? words.eras[action.era] : ""),
  };
  /** Places are many and shown row by row, buildings one by one. */
  const square: Step<Action> = {
    ask: menu.square,
    isAnswer: (line) => /^[a-p]\d{1,2}$/i.test(line),
    key: (action) => ("at" in action ? action.at : ""),
    label: (action) => ("at" in action ? action.at : ""),
  };
  const at: Step<Action> = {
    ...square,
    hint: menu.pickSquare,
    shown: (squares) => squareRows(squares, menu.rowLabel),
  };
  const building: Step<Action> = {
    ...square,
    ask: menu.whichBuilding,
    label: (action) => siteLabel(view, action, speech),
  };
  const payment: Step<Action> = {
    ask: menu.howToPay,
    obvious: (actions) => byObviousPayment(view, actions),
    key: (action) => `${payOf(action).join(" ")} ${extraOf(action).join(" ")}`,
    label: (action) => paymentLabel(action, speech),
  };
  switch (type) {
    case "build":
      return [
        {
          ask: menu.what,
          key: (action) => (action.type === "build" ? `${action.building} ${action.size}` : ""),
          label: (action) => (action.type === "build" ? kindWord(words, action.building, action.size) : ""),
        },
        era,
        at,
        payment,
      ];
    case "upgrade":
      return [
        era,
        {
          ...building,
          key: (action) => (action.type === "upgrade" ? action.from : ""),
        },
        {
          ask: menu.whichSize,
          key: (action) => ("size" in action ? String(action.size) : ""),
          label: (action) => upgradeLabel(view, action, speech),
        },
        at,
        payment,
      ];
    case "demolish":
      return [era, building, payment];
    case "populate":
      return [building, payment];
    case "renovate":
      return [
        building,
        {
          ask: menu.howManyCards,
          key: (action) => String(payOf(action)[0] + payOf(action)[1]),
          label: (action) => menu.cardsOf(payOf(action)[0] + payOf(action)[1]),
        },
        payment,
      ];
    case "chooseLoser":
    case "placeDownsized":
      return [{ ...building, ask: menu.which }];
    case "travel":
    case "exchange":
    case "keep":
    case "draw":
    case "chooseKeeper":
      return [
        {
          ask: menu.which,
          key: (action) => JSON.stringify(action),
          label: (action) => choiceLabel(action, text, words, names),
        },
      ];
    case "end":
      return [];
    default:
      return unreachable(type);
  }
}

function choiceLabel(
  action: Action,
  { menu }: KhronosPlayText,
  words: GameWords,
  names: readonly string[],
): string {
  switch (action.type) {
    case "travel":
      return menu.pawnTo(action.pawn + 1, words.eras[action.to]);
    case "exchange":
      return colourList(words, action.cards);
    case "keep":
      return action.cards === undefined ? menu.noCards : colourList(words, action.cards);
    case "draw":
      return action.from === "deck" ? menu.fromDeck : menu.fromRow(words.colours[action.from].name);
    case "chooseKeeper":
      return names[action.player] ?? "";
    default:
      return "";
  }
}

function paymentLabel(action: Action, { text, words }: Speech): string {
  const [first, second] = payOf(action);
  const extra = colourList(words, extraOf(action));
  const carried = text.menu.payment(first, second);
  return extra === "" ? carried : `${carried}; ${text.menu.surcharge(extra)}`;
}

function upgradeLabel(view: View, action: Action, { text, words }: Speech): string {
  if (action.type !== "upgrade") return "";
  const old = buildingOn(view, action.era, action.from);
  const price = priceOf(view, action);
  if (old === undefined || price === undefined) return "";
  const cost = text.menu.price(price.cards, words.colours[price.colour].name);
  return `${kindWord(words, old.type, action.size)}  ${cost}`;
}

/** A building by its square: what it is, and how far it is populated or renovated. */
function siteLabel(view: View, action: Action, { words }: Speech): string {
  if (!("at" in action)) return "";
  const { question } = view.decision ?? {};
  const asked = question !== undefined && "era" in question ? question.era : "reason";
  const era = "era" in action ? action.era : asked;
  const at = action.type === "upgrade" ? action.from : action.at;
  const building = buildingOn(view, era, at);
  if (building === undefined || action.type === "placeDownsized") return at;
  const name = `${at.padEnd(3)} ${kindWord(words, building.type, building.size)}`;
  if (action.type === "populate") {
    const cubes = cubesOn(view, building).reduce((sum, { count }) => sum + count, 0);
    return `${name} ${cubes}/${capacityOf(view.options, building.size)}`;
  }
  if (action.type === "renovate" && building.tile !== undefined && "progress" in building.tile)
    return `${name} 1/${RENOVATION[building.size]}`;
  return name;
}

/** Squares in rows, neighbours drawn together: "row 3  A-D G". */
export function squareRows(squares: readonly string[], rowLabel: (row: string) => string): readonly string[] {
  const rows = new Map<number, number[]>();
  for (const square of squares) {
    const row = Number(square.slice(1));
    rows.set(row, [...(rows.get(row) ?? []), square.charCodeAt(0)]);
  }
  const entries = [...rows].sort(([a], [b]) => a - b);
  const width = Math.max(0, ...entries.map(([row]) => rowLabel(String(row)).length));
  return entries.map(
    ([row, columns]) => `${rowLabel(String(row)).padStart(width)}  ${runs(columns.sort((a, b) => a - b))}`,
  );
}

function runs(columns: readonly number[]): string {
  const out: string[] = [];
  for (let i = 0; i < columns.length; ) {
    let end = i;
    while (columns[end + 1] === (columns[end] ?? 0) + 1) end++;
    const first = String.fromCharCode(columns[i] ?? 0);
    const last = String.fromCharCode(columns[end] ?? 0);
    out.push(end === i ? first : end === i + 1 ? `${first} ${last}` : `${first}-${last}`);
    i = end + 1;
  }
  return out.join(" ");
}

/** What can be done now as numbered lines, and the questions behind those that stand for several actions. */
import {
  type Action,
  type BoardPick,
  type BuildingId,
  boardFor,
  buildingCost,
  type CollapsingId,
  type FreeSource,
  freeSlots,
  type GivenWorker,
  isSuperproject,
  itemsOf,
  PAID_SLOTS,
  PLACE,
  partsOf,
  picksOf,
  rowOf,
  type Space,
  type State,
  SUPERPROJECT,
  spaceWater,
  spotColumn,
  spotRow,
  type TileId,
  vpOf,
  WORKERS,
  type Worker,
  type WorkPlace,
  waysOf,
} from "@chronarium/anachrony";
import { grouped } from "../questions.ts";
import { type Talk, wrapped } from "../talk.ts";
import type { Step } from "../terminal-game.ts";
import { amountInSigns } from "./signs.ts";
import type { Speech } from "./speech.ts";
import type { Ask } from "./text/index.ts";

export type MenuItem = {
  readonly label: string;
  readonly notes: readonly string[];
  readonly actions: readonly Action[];
};

/** Those that a sensible player would want to see: nobody pays for a slot while a free one stays empty. */
export const offered = (state: State): readonly Action[] => waysOf(state).map(({ action }) => action);

/** Actions whose first choice is the same are one line: a space, a tile, a first Warp tile. */
function keyOf(action: Action): string {
  switch (action.type) {
    case "place":
      return `place ${action.space}`;
    case "work":
      return `work ${action.at}`;
    default:
      return `${action.type} ${picksOf(action)[0] ?? ""}`;
  }
}

export const menuItems = (state: State, speech: Speech): readonly MenuItem[] =>
  grouped(offered(state), keyOf).map((actions) => ({
    label: labelOf(state, actions, speech),
    notes: notesOf(state, actions, speech),
    actions,
  }));

function labelOf(state: State, actions: readonly Action[], speech: Speech): string {
  const { words, names } = speech;
  const [first] = actions as readonly [Action];
  const [pick] = headPicks(first);
  if (first.type === "warp" && first.tiles !== undefined)
    return words.action({ type: "warp", tiles: first.tiles.slice(0, 1) }, names);
  return actions.length === 1 || pick === undefined
    ? words.action(first, names)
    : capital(pickLabel(state, pick, speech));
}

/** What a line of the menu names. */
function headPicks(action: Action): readonly BoardPick[] {
  const picks = picksOf(action);
  return action.type === "place" || action.type === "work" ? picks.slice(1) : picks;
}

function notesOf(state: State, actions: readonly Action[], speech: Speech): readonly string[] {
  const [first] = actions as readonly [Action];
  const { text, words } = speech;
  switch (first.type) {
    case "place":
      return [
        ...(actions.length > 1 ? [whoGoes(actions)] : []),
        ...waterNote(state, first.space, speech),
        ...tileNote(state, first.space, speech),
      ];
    case "work":
      return [
        ...(actions.length > 1 ? [whoGoes(actions)] : []),
        ...(isTile(first.at) ? [words.words.tileDoes(first.at)] : []),
      ];
    case "free":
      return isTile(first.source) ? [words.words.tileDoes(first.source)] : [];
    case "build":
      return tileNotes(state, first.tile, speech);
    case "powerUp": {
      const suits = first.free + (first.payments ?? []).length;
      const empty = freeSlots(state) + PAID_SLOTS - suits;
      return [text.menu.slots(suits, empty * boardFor(state).slotWater)];
    }
    case "copy":
      return [words.words.tileDoes(first.tile)];
    default:
      return [];
  }
}

const isTile = (at: WorkPlace | FreeSource): at is TileId => /^(PP|FA|LS|LB|S)\d\d$/.test(at);

const whoGoes = (actions: readonly Action[]): string =>
  WORKERS.filter((worker) => actions.some((action) => "worker" in action && action.worker === worker)).join(
    " ",
  );

function waterNote(state: State, space: Space, { text }: Speech): readonly string[] {
  const water = spaceWater(state.era, state.human, space);
  return water === 0 ? [] : [text.table.water(water)];
}

function tileNote({ board }: State, space: Space, { words }: Speech): readonly string[] {
  const { kind, index } = PLACE[space];
  const tile: CollapsingId | undefined =
    kind === "construct" || kind === "recruit" || kind === "research"
      ? board.collapsing?.[kind][index]
      : undefined;
  return tile === undefined ? [] : [words.words.collapsing[tile].name, words.words.collapsing[tile].does];
}

/** VP, price and effect of a tile that may be built. */
function tileNotes(
  state: State,
  tile: TileId,
  { text, words }: Pick<Speech, "text" | "words">,
): readonly string[] {
  const frame = state.pending.at(-1);
  const by = frame?.kind === "construct" ? frame.by : undefined;
  const on = frame?.kind === "construct" ? frame.tile : undefined;
  const cost = isSuperproject(tile)
    ? SUPERPROJECT[tile].cost
    : (buildingCost(state, state.human, rowOf(tile as BuildingId), by, on) ?? {});
  const does = words.words.tileDoes(tile);
  return [text.table.vp(vpOf(tile)), amountInSigns(cost), ...(does === "" ? [] : [does])];
}

/** A choice in words. */
export function pickLabel(
  state: State,
  pick: BoardPick,
  { text, words }: Pick<Speech, "text" | "words">,
): string {
  const [kind, value] = partsOf(pick);
  const { words: names } = words;
  switch (kind) {
    case "worker":
    case "recruit":
    case "hire":
      return names.worker[value as Worker];
    case "space":
      return names.spaces[value as Space];
    case "at":
      return placeLabel(value as WorkPlace, { text, words });
    case "free":
      return sourceLabel(value as FreeSource, { text, words });
    case "cubes":
    case "paid":
      return itemsOf(value).join(" ") || text.menu.forNothing;
    case "wake":
      return itemsOf(value).join(" ") || text.menu.nobody;
    case "give": {
      const given = value as GivenWorker;
      const tired = given.startsWith("tired");
      const worker = (tired ? given.slice(5) : given) as Worker;
      return `${names.worker[worker]} · ${tired ? text.table.tired : text.table.active}`;
    }
    case "pay":
      return names.amount({ W: 3 });
    case "tile":
    case "copy": {
      const tile = value as TileId;
      return [names.tiles[tile], ...tileNotes(state, tile, { text, words }).slice(0, 2)].join(" · ");
    }
    case "row":
      return names.rows[value as keyof typeof names.rows];
    case "pieces":
      return itemsOf(value)
        .map((piece) => names.piece(piece as Parameters<typeof names.piece>[0]))
        .join(", ");
    case "bonus":
      return itemsOf<"water" | "energy" | "vp">(value)
        .map((bonus) => text.menu.bonus[bonus])
        .join(", ");
    case "exchange":
      return names.exchanges[value as keyof typeof names.exchanges];
    case "era":
      return text.table.era(Number(value), 7);
    case "back":
      return value === "none"
        ? text.menu.sendsNothing
        : text.menu.sends(names.warpTiles[value as keyof typeof names.warpTiles]);
    case "warp":
      return names.warpTiles[value as keyof typeof names.warpTiles];
    case "suits":
      return text.menu.slots(Number(value), 0);
    case "from":
    case "to":
      return names.goods[value as keyof typeof names.goods];
    default:
      return value;
  }
}

export const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

function placeLabel(at: WorkPlace, { text, words }: Pick<Speech, "text" | "words">): string {
  if (at === "supply") return text.table.supplyPlace;
  if (at === "beside") return text.table.besidePlace;
  if (isTile(at)) return words.words.tiles[at];
  return text.table.anomalyOn(words.words.rows[spotRow(at)], spotColumn(at));
}

function sourceLabel(source: FreeSource, { text, words }: Pick<Speech, "text" | "words">): string {
  if (source === "force") return text.table.force;
  return isTile(source) ? words.words.tiles[source] : words.words.leaders[source].name;
}

/** The value of one kind of pick; of two Warp tiles the one that comes second. */
function pickValue(action: Action, kind: string, second: boolean): string {
  const values = picksOf(action).flatMap((pick) => (partsOf(pick)[0] === kind ? [partsOf(pick)[1]] : []));
  return (second ? values[1] : values[0]) ?? "";
}

/** One question for each pick that the actions behind a line do not share. */
export function stepsFor(state: State, action: Action, speech: Speech): readonly Step<Action>[] {
  const kinds = [...new Set(picksOf(action).map((pick) => partsOf(pick)[0]))];
  const second = action.type === "warp" && action.tiles !== undefined;
  const asked = action.type === "free" ? ["free", "cubes", "give", "pay"] : kinds;
  return [
    // Typed words may leave open what is to be done at all.
    {
      ask: speech.text.menu.ask.other,
      key: keyOf,
      label: (it) => labelOf(state, [it, it], speech),
    },
    ...asked.map((kind): Step<Action> => {
      const of = (it: Action): string => pickValue(it, kind, second);
      return {
        ask: speech.text.menu.ask[(kind in speech.text.menu.ask ? kind : "other") as Ask],
        key: of,
        label: (it) => {
          const value = of(it);
          if (value === "" && kind !== "paid" && kind !== "cubes") return speech.text.menu.nothingElse;
          return pickLabel(state, `${kind} ${value}` as BoardPick, speech);
        },
      };
    }),
  ];
}

/** Numbered lines; what does not fit beside a label goes below it. */
export function menuLines(items: readonly MenuItem[], { width, paint }: Talk): readonly string[] {
  const digits = String(items.length).length;
  return items.flatMap(({ label, notes }, i) => {
    const number = `${String(i + 1).padStart(digits + 1)}. `;
    const indent = " ".repeat(number.length);
    const [line, ...more] = wrapped([label, ...notes].join(" · "), width - 1, number, indent);
    const head = (line ?? "").startsWith(number + label)
      ? `${number}${label}${paint("faint", (line ?? "").slice(number.length + label.length))}`
      : (line ?? "");
    return [head, ...more.map((each) => paint("faint", each))];
  });
}

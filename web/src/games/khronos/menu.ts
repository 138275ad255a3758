/** Everything one could try at a square: the possible acts, and the others with the reason against them. */
import type { Refusal, Seat } from "@chronarium/kernel";
import {
  type Action,
  COLOUR_OF,
  type Colour,
  type Era,
  khronos,
  type Pay,
  placeAt,
  RENOVATION,
  SIZES,
  type Size,
  type SquareId,
  surchargeOf,
  TYPES,
} from "@chronarium/khronos";
import { type Act, agrees, EMPTY, planned, type Spot } from "./plan.ts";
import { buildingOn, handOf, type Setting } from "./setting.ts";

export type Choice = {
  readonly act: Act;
  /** Where it would happen; undefined when the footprint is still open. */
  readonly target: Spot | undefined;
  /** A complete action: the one to commit, or the one that is refused. */
  readonly action: Action;
  readonly refusal: Refusal | undefined;
};

/** Possible choices first; the order within is that of type and size. */
export function squareMenu(setting: Setting, spot: Spot): readonly Choice[] {
  const { seat } = setting;
  if (seat === undefined) return [];
  const choices = triesAt(setting, spot).map(({ act, target, tries }) =>
    choose(setting, seat, act, target, tries),
  );
  return [
    ...choices.filter((c) => c.refusal === undefined),
    ...choices.filter((c) => c.refusal !== undefined),
  ];
}

type Try = { readonly act: Act; readonly target: Spot | undefined; readonly tries: readonly Action[] };

function triesAt(setting: Setting, { era, at }: Spot): readonly Try[] {
  const standing = buildingOn(setting, era, at);
  if (standing === undefined) {
    if (era === "reason") return [];
    return TYPES.flatMap((building) =>
      SIZES.map((size): Try => {
        const act: Act = { kind: "build", building, size };
        return { act, target: { era, at }, tries: [buildAt(setting, era, building, size, at)] };
      }),
    );
  }
  const target: Spot = { era, at: standing.at };
  if (era === "reason")
    return standing.type === "civil"
      ? [
          {
            act: { kind: "populate" },
            target,
            tries: [{ type: "populate", at: standing.at, pay: payFor(setting, era, 1) }],
          },
        ]
      : [{ act: { kind: "renovate" }, target, tries: renovations(setting, standing.at, standing.size) }];
  const larger = SIZES.filter((size) => size > standing.size).map((size): Try => {
    const tries = footprints(setting, era, standing.at, standing.size, size);
    return { act: { kind: "grow", era, from: standing.at, size }, target: undefined, tries };
  });
  const full: Try[] =
    standing.size === 3
      ? [
          {
            act: { kind: "upgrade" },
            target,
            tries: [upgradeTo(setting, era, standing.at, 3, 3, standing.at)],
          },
        ]
      : [];
  return [
    ...larger,
    ...full,
    {
      act: { kind: "demolish" },
      target,
      tries: [{ type: "demolish", era, at: standing.at, pay: payFor(setting, era, 1) }],
    },
  ];
}

/** The payment one would think of first: with the pawns that stand there. */
export function payFor(setting: Setting, era: Era, cards: number): Pay {
  const { state, seat } = setting;
  const pawns = seat === undefined ? undefined : state.players[seat]?.pawns;
  const left = ([0, 1] as const).map((pawn) =>
    pawns?.[pawn] === era ? 2 - state.turn.carried[pawn] : 0,
  ) as [number, number];
  const first = Math.min(cards, left[0]);
  const second = Math.min(cards - first, Math.max(left[1], 0));
  const short = cards - first - second;
  return [Math.min(2, first + short), Math.min(2, second + Math.max(0, first + short - 2))];
}

/** Surcharge cards that the hand could give, as far as it goes. */
function extraFor(setting: Setting, colour: Colour, base: number, surcharge: number): readonly Colour[] {
  const rest = [...handOf(setting)];
  for (let i = 0; i < base; i++) {
    const found = rest.indexOf(colour);
    if (found !== -1) rest.splice(found, 1);
  }
  return rest.slice(0, surcharge);
}

export function buildAt(
  setting: Setting,
  era: Era,
  building: (typeof TYPES)[number],
  size: Size,
  at: SquareId,
): Action {
  const place = placeAt(setting.grid, at, size);
  const surcharge =
    place === undefined ? 0 : surchargeOf(setting.state.options, setting.state.players.length, place);
  const extra = extraFor(setting, COLOUR_OF[building], size, surcharge);
  const pay = payFor(setting, era, size + surcharge);
  return surcharge === 0
    ? { type: "build", era, building, size, at, pay }
    : { type: "build", era, building, size, at, pay, extra };
}

export function upgradeTo(
  setting: Setting,
  era: Era,
  from: SquareId,
  was: Size,
  size: Size,
  at: SquareId,
): Action {
  const place = placeAt(setting.grid, at, size);
  const surcharge =
    place === undefined ? 0 : surchargeOf(setting.state.options, setting.state.players.length, place);
  const old = buildingOn(setting, era, from);
  const extra = extraFor(setting, COLOUR_OF[old?.type ?? "civil"], size - was, surcharge);
  const pay = payFor(setting, era, size - was + surcharge);
  return surcharge === 0
    ? { type: "upgrade", era, from, size, at, pay }
    : { type: "upgrade", era, from, size, at, pay, extra };
}

/** Every place of the larger building that covers the old one. */
function footprints(setting: Setting, era: Era, from: SquareId, was: Size, size: Size): readonly Action[] {
  const { grid } = setting;
  const inner = placeAt(grid, from, was);
  if (inner === undefined) return [];
  const column = inner.square % grid.width;
  const row = Math.floor(inner.square / grid.width);
  const found: Action[] = [];
  for (let y = row; y >= Math.max(0, row - (size - was)); y--)
    for (let x = column; x >= Math.max(0, column - (size - was)); x--) {
      const at = grid.names[y * grid.width + x];
      if (at !== undefined && placeAt(grid, at, size) !== undefined)
        found.push(upgradeTo(setting, era, from, was, size, at));
    }
  return found.length > 0 ? found : [upgradeTo(setting, era, from, was, size, from)];
}

function renovations(setting: Setting, at: SquareId, size: Size): readonly Action[] {
  const most = Math.max(1, RENOVATION[size]);
  return Array.from(
    { length: most },
    (_, i): Action => ({
      type: "renovate",
      at,
      pay: payFor(setting, "reason", most - i),
    }),
  );
}

/** The reason nearest to being overcome speaks for all the places tried. */
function choose(
  setting: Setting,
  seat: Seat,
  act: Act,
  target: Spot | undefined,
  tries: readonly Action[],
): Choice {
  const offers = setting.offers.filter(({ action }) => agrees(act, action));
  const legal = target === undefined ? offers[0]?.action : planned(setting, { ...EMPTY, act }, target);
  if (legal !== undefined) return { act, target, action: legal, refusal: undefined };
  const refused = tries.flatMap((action) => {
    const refusal = khronos.refusal(setting.state, seat, action);
    return refusal === undefined ? [] : [{ action, refusal }];
  });
  const [nearest] = refused.sort((a, b) => distance(a.refusal) - distance(b.refusal));
  const action = nearest?.action ?? (tries[0] as Action);
  return { act, target, action, refusal: nearest?.refusal };
}

const HARDEST_LAST = [
  "khronos/pawns-cannot-carry",
  "khronos/no-pawn-there",
  "khronos/not-enough-ecus",
  "khronos/cards-missing",
  "khronos/hand-too-small",
  "khronos/joins-two-domains",
  "khronos/shares-the-top",
  "khronos/too-dear",
  "khronos/square-taken",
  "khronos/river",
];
const distance = ({ code }: Refusal): number => {
  const found = HARDEST_LAST.indexOf(code);
  return found === -1 ? HARDEST_LAST.length : found;
};

/** What one action brings besides the Clock, as facts with the rules they follow from. Pages and terminals find the words. */
import type { Seat } from "@chronarium/kernel";
import type { Action } from "../actions.ts";
import { freeDocks, piecesOn } from "../boats.ts";
import { CONFIG } from "../config.ts";
import { rogueIcons } from "../corruption.ts";
import { inSupply } from "../goods.ts";
import { actionAt, costAt, isPortal } from "../portal.ts";
import type { LaidTile, Player, State } from "../state.ts";
import {
  type Ability,
  type Boat,
  type Colour,
  type Cost,
  DOCK_OF,
  type Dock,
  FREEZE_TOKENS,
  type Piece,
  type Pier,
  type Portal,
  type PortalAction,
  type Space,
} from "../tables.ts";
import { iconsOf, type TownsfolkId } from "../townsfolk.ts";
import type { View } from "../view.ts";
import { iconsWorth, landingWorth } from "./explain.ts";
import { isInVain, shifted, tileOut } from "./turn.ts";
import { bestWorth } from "./worth.ts";

export type Effect = { readonly rule?: string } & (
  | { readonly kind: "leaves"; readonly tile: LaidTile }
  /** Nothing comes of it; of an Artifact because all of its colour are on the shelf. */
  | { readonly kind: "inVain"; readonly artifact?: Colour }
  /** All Relics of a colour are on the shelf: there is nothing to choose, and this is what comes. */
  | { readonly kind: "noneLeft"; readonly colour: Colour; readonly instead: Colour | "sponsorship" }
  /** Frozen Hours that are taken. */
  | { readonly kind: "freezes"; readonly tokens: number }
  /** What new Goods would bring on the piers as they stand. */
  | { readonly kind: "sells"; readonly gold: number }
  /** What a Hall would pay as it stands: at once (BG-57), or at the market (BG-45). */
  | {
      readonly kind: "pays";
      readonly faction: Colour;
      readonly gold: number;
      readonly when: "now" | "market";
    }
  | { readonly kind: "portal"; readonly portal: Portal; readonly does: PortalAction; readonly cost: Cost }
  /** What the icons of a card would score now. */
  | { readonly kind: "scores"; readonly icons: readonly Piece[]; readonly gold: number }
  | { readonly kind: "ability"; readonly ability: Ability }
  | { readonly kind: "replaced"; readonly card: TownsfolkId }
  | { readonly kind: "rogueIcons"; readonly icons: number }
  /** Who is aboard then. */
  | { readonly kind: "aboard"; readonly boat: Boat; readonly pieces: readonly Piece[] }
  /** The boat docks at one of these, or stays at sea. */
  | { readonly kind: "fills"; readonly boat: Boat; readonly docks: readonly Dock[] }
  /** What those who land add to the sales of the own shelf. */
  | { readonly kind: "lands"; readonly gold: number }
  /** Who stands on the pier where a boat docks, before it. */
  | { readonly kind: "buyers"; readonly pier: Pier; readonly pieces: readonly Piece[] }
);
export type EffectOf<Kind extends Effect["kind"]> = Extract<Effect, { kind: Kind }>;

type OnTable = Pick<View, "players" | "pending" | "boats" | "halls" | "lair"> & {
  readonly town: Pick<State["town"], "square">;
};

export function effectsOf(table: OnTable, seat: Seat, action: Action): readonly Effect[] {
  const mine = table.players[seat] as Player;
  const frame = table.pending.at(-1);
  const sells = (
    rule: string,
    ...good: Parameters<typeof bestWorth> extends [unknown, ...infer G] ? G : never
  ) => [{ kind: "sells", gold: bestWorth(table, ...good), rule }] as const;
  switch (action.type) {
    case "move":
      return moveEffects(table, mine, action.to);
    case "shift": {
      const laid = mine.stream.find(({ tile }) => tile === action.tile);
      return frame?.kind === "shift" && laid !== undefined ? shiftEffects(mine, frame.column, laid) : [];
    }
    case "freeze":
      return action.icons.map((icon) => pays(table, icon, "market", "CM-21"));
    case "sponsor":
      return [pays(table, action.faction, "now", "BG-57")];
    case "relic":
      return sells("CM-32", "small", action.colour);
    case "gain":
      return frame?.kind === "deed" && frame.deed.kind === "gain"
        ? sells("DS-4", frame.deed.size, action.colour, frame.deed.count)
        : [];
    case "recombobulate":
      return sells("CM-39", "small", action.to);
    case "embiggen":
      return sells("CM-40", "large", action.colour);
    case "fracture":
      return sells("CM-41", "small", action.colour, 2);
    case "recruit":
      return cardEffects(table, action.card);
    case "place": {
      const card = mine.staff[action.ability];
      return [
        { kind: "ability", ability: action.ability, rule: "BG-68" },
        ...(card === undefined ? [] : [{ kind: "replaced", card, rule: "BG-66" } as const]),
      ];
    }
    case "discard":
      return [{ kind: "rogueIcons", icons: rogueIcons([action.card]) }];
    case "seat":
      return boardingEffects(table, action.boat, action.piece);
    case "movePiece":
      return boardingEffects(table, action.to, action.piece);
    case "dock": {
      const { pier } = DOCK_OF[action.dock];
      const buyers: Effect = { kind: "buyers", pier, pieces: piecesOn(table, pier), rule: "BG-36" };
      if (frame?.kind !== "dock") return [buyers];
      return [buyers, { kind: "lands", gold: landingWorth(table, mine.shelf, frame.boat, action.dock) }];
    }
    default:
      return [];
  }
}

const pays = ({ halls }: OnTable, faction: Colour, when: EffectOf<"pays">["when"], rule: string): Effect => ({
  kind: "pays",
  faction,
  gold: halls[faction],
  when,
  rule,
});

function moveEffects(table: OnTable, mine: Player, to: Space): readonly Effect[] {
  if (to === "LA" || to === "RA")
    return [{ kind: "freezes", tokens: Math.min(FREEZE_TOKENS, 4 - mine.open.length), rule: "CM-21" }];
  if (!isPortal(to)) return [];
  const does = actionAt(mine.slots, to);
  if (isInVain(table, mine, { to }))
    return [{ kind: "inVain", ...(does.kind === "artifact" && { artifact: does.colour }), rule: "CM-A 11" }];
  if (does.kind === "artifact")
    return [{ kind: "sells", gold: bestWorth(table, "large", does.colour), rule: "CM-31" }];
  const left = (colour: Colour): boolean => inSupply(mine.shelf, "small", colour) > 0;
  if (does.kind === "relicPair") {
    const [only, ...more] = does.colours.filter(left);
    const gone = does.colours.find((colour) => !left(colour));
    return only === undefined || gone === undefined || more.length > 0
      ? []
      : [
          { kind: "noneLeft", colour: gone, instead: only, rule: "CM-A 27" },
          { kind: "sells", gold: bestWorth(table, "small", only), rule: "CM-32" },
        ];
  }
  if (does.kind !== "relicOrSponsor") return [];
  return [
    ...(left(does.colour)
      ? []
      : [{ kind: "noneLeft", colour: does.colour, instead: "sponsorship", rule: "CM-A 26" } as const]),
    pays(table, does.colour, "now", "CM-33"),
  ];
}

function shiftEffects(mine: Player, column: "left" | "right", laid: LaidTile): readonly Effect[] {
  const { slots, portals } = shifted(mine, column, laid);
  return [
    ...portals.map(
      (portal): Effect => ({
        kind: "portal",
        portal,
        does: actionAt(slots, portal),
        cost: costAt(slots, portal),
      }),
    ),
    { kind: "leaves", tile: tileOut(mine, column), rule: "CM-27" },
  ];
}

/** BG-71, BG-72. */
function cardEffects(table: OnTable, card: TownsfolkId): readonly Effect[] {
  const icons = iconsOf(card);
  return icons.length === 0 ? [] : [{ kind: "scores", icons, gold: iconsWorth(table, card) }];
}

/** BG-36, BG-37. */
function boardingEffects(table: OnTable, boat: Boat, piece: Piece): readonly Effect[] {
  const pieces = [...(table.boats[boat - 1]?.pieces ?? []), piece];
  const aboard: Effect = { kind: "aboard", boat, pieces };
  if (pieces.length < CONFIG.seats) return [aboard];
  const docks = freeDocks(table, boat);
  return [aboard, { kind: "fills", boat, docks, rule: docks.length === 0 ? "BG-37" : "BG-36" }];
}

/**
 * The deeds of the Townsfolk (DS-4). A new one is a file beside this one, its line in each list below, the cards that
 * have it (townsfolk.ts), and its words (text/en/deeds.ts, text/fr/deeds.ts); pages and terminals read these rows.
 */
import type { ActionSpec, Refusal, Seat } from "@chronarium/kernel";
import type { Prices } from "../advice-shop.ts";
import type { BoardPick } from "../board-picks.ts";
import type { Player, State } from "../state.ts";
import type { Table } from "../table.ts";
import type { Boat } from "../tables.ts";
import type { TownsfolkId } from "../townsfolk.ts";
import type { DeedRow, Sea } from "./deed.ts";
import { type Discard, type DiscardAction, discard } from "./discard.ts";
import { type Draw, type DrawAction, draw } from "./draw.ts";
import { type Gain, type GainAction, gain } from "./gain.ts";
import { type Move, type MovePieceAction, move } from "./move.ts";
import { type Return, type ReturnAction, type ReturnRefusals, returnPiece } from "./return.ts";
import { type Sponsor, type SponsorAction, sponsor } from "./sponsor.ts";
import {
  afterSwap,
  type PiecesSwapped,
  type Swap,
  type SwapAction,
  type SwapRefusals,
  swap,
} from "./swap.ts";

/** Every kind with its deed and the action that answers it. */
type Deeds = {
  readonly discard: readonly [Discard, DiscardAction];
  readonly sponsor: readonly [Sponsor, SponsorAction];
  readonly gain: readonly [Gain, GainAction];
  readonly draw: readonly [Draw, DrawAction];
  readonly return: readonly [Return, ReturnAction];
  readonly move: readonly [Move, MovePieceAction];
  readonly swap: readonly [Swap, SwapAction];
};
export type DeedKind = keyof Deeds;
export type DeedOf<Kind extends DeedKind> = Deeds[Kind][0];
export type AnswerOf<Kind extends DeedKind> = Deeds[Kind][1];
export type Deed = DeedOf<DeedKind>;
export type DeedAction = AnswerOf<DeedKind>;
/** What only a deed brings about. */
export type DeedEvent = PiecesSwapped;
/** What only a deed refuses with, and the parameters of the sentence. */
export type DeedRefusals = ReturnRefusals & SwapRefusals;

export const DEEDS: { readonly [Kind in DeedKind]: DeedRow<DeedOf<Kind>, AnswerOf<Kind>> } = {
  discard,
  sponsor,
  gain,
  draw,
  return: returnPiece,
  move,
  swap,
};
export const DEED_KINDS: readonly DeedKind[] = Object.keys(DEEDS) as DeedKind[];

type AnyRow = DeedRow<Deed, DeedAction>;
/** A row fits its own deeds and answers alone; whoever has a deed in hand has the right row by its kind. */
const rowOf = ({ kind }: Deed): AnyRow => DEEDS[kind] as AnyRow;
const ROWS = Object.values(DEEDS) as readonly AnyRow[];

export const DEED_ACTIONS: ActionSpec = Object.fromEntries(
  ROWS.map(({ answer, fields }) => [answer, fields]),
);
export const DEED_REFUSALS: readonly (keyof DeedRefusals)[] = ROWS.flatMap(({ refusals = [] }) => refusals);
/** The deed that an action answers. */
export const deedKindOf = (type: string): DeedKind | undefined =>
  DEED_KINDS.find((kind) => DEEDS[kind].answer === type);

export const answerOf = (deed: Deed): DeedAction["type"] => rowOf(deed).answer;
export const whereOf = (deed: Deed): AnyRow["where"] => rowOf(deed).where;

export const deedAnswers = (sea: Sea, mine: Player, deed: Deed): readonly DeedAction[] =>
  rowOf(deed).answers(sea, mine, deed);

export const deedRefusal = (
  state: State,
  mine: Player,
  deed: Deed,
  action: DeedAction,
): Refusal | undefined => rowOf(deed).refusal(state, mine, deed, action);

export const carryOutDeed = (
  table: Table,
  seat: Seat,
  { card, deed }: { readonly card: TownsfolkId; readonly deed: Deed },
  action: DeedAction,
): void => rowOf(deed).carryOut(table, seat, deed, action, card);

export const deedPicks = (deed: Deed, action: DeedAction): readonly BoardPick[] =>
  rowOf(deed).picks(action, deed);

export const deedAttempt = (deed: Deed, picks: readonly BoardPick[], sea: Sea): DeedAction | undefined =>
  rowOf(deed).attempt?.(picks, sea);

export const deedWorth = (prices: Prices, mine: Player, deed: Deed): number =>
  rowOf(deed).worth(prices, mine, deed);

export const deedsWorthTrying = (
  state: State,
  deed: Deed,
  answers: readonly DeedAction[],
): readonly DeedAction[] | undefined => rowOf(deed).worthTrying?.(state, answers);

export const deedSameness = (action: DeedAction, kind: (boat: Boat) => string): string | undefined =>
  ROWS.find(({ answer }) => answer === action.type)?.sameness?.(action, kind);

const AFTER: {
  readonly [Type in DeedEvent["type"]]: (state: State, event: Extract<DeedEvent, { type: Type }>) => State;
} = { piecesSwapped: afterSwap };
/** The table as it is drawn after an event of a deed. */
export const afterDeed = (state: State, event: DeedEvent): State => AFTER[event.type](state, event);
export const DEED_EVENTS: readonly DeedEvent["type"][] = Object.keys(AFTER) as DeedEvent["type"][];
export const isOfDeed = (event: { readonly type: string }): event is DeedEvent =>
  DEED_EVENTS.some((type) => type === event.type);

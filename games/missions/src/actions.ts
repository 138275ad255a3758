/** Everything that can be done. Every act after set-up names the receptacle it is for (AM-90) and carries ids only. */
import type { ActionField, ActionSpec } from "@chronarium/kernel";
import type { CardId, OptionId, RecId, SpotId, TestId, ThingId } from "./pack.ts";

type By = { readonly by: RecId };

export const LINK_CHOICES = ["emergency", "freeEmergency", "lose"] as const;
export type LinkChoice = (typeof LINK_CHOICES)[number];
export const UPDATE_PAYS = ["crystal", "free"] as const;
export type UpdatePay = (typeof UPDATE_PAYS)[number];

export type Action =
  /** TS-18. */
  | { readonly type: "pick"; readonly receptacle: RecId }
  | { readonly type: "unpick"; readonly receptacle: RecId }
  /** TS-22: who shall lead first. */
  | ({ readonly type: "lead"; readonly captain: RecId } & By)
  /** TS-34: one crystal of the shared bonus. */
  | ({ readonly type: "bonus"; readonly to: RecId } & By)
  | ({ readonly type: "bonusBack"; readonly from: RecId } & By)
  | ({ readonly type: "begin" } & By)
  /** TS-33: the next card of the prologue. */
  | ({ readonly type: "next" } & By)
  /** TS-40. */
  | ({ readonly type: "enter"; readonly spot: SpotId; readonly with?: string } & By)
  /** TS-48, AM-7. */
  | ({ readonly type: "claim"; readonly card: CardId } & By)
  | ({ readonly type: "unclaim" } & By)
  | ({ readonly type: "assign"; readonly to: RecId; readonly card: CardId } & By)
  | ({ readonly type: "confirm" } & By)
  /** TS-52. */
  | ({ readonly type: "told" } & By)
  /** TS-56: the next instruction of what is being read. */
  | ({ readonly type: "follow" } & By)
  /** TS-58. `pay`: "free" for the free Explore, "crystal", or the source of a hook. */
  | ({ readonly type: "explore"; readonly card: CardId; readonly pay: string } & By)
  /** TS-62. */
  | ({ readonly type: "standBy" } & By)
  /** AM-44. */
  | ({ readonly type: "lookAgain" } & By)
  | ({ readonly type: "close" } & By)
  /** Answers a question by the number of its option, from 0. */
  | ({ readonly type: "answer"; readonly question: number; readonly option: number } & By)
  /** AM-98. */
  | ({ readonly type: "name"; readonly agent: RecId } & By)
  /** AM-87. */
  | ({ readonly type: "option"; readonly option: OptionId } & By)
  /** TS-74..78. */
  | ({ readonly type: "initiate"; readonly test: TestId; readonly with?: string } & By)
  | ({ readonly type: "boost" } & By)
  | ({ readonly type: "unboost" } & By)
  | ({ readonly type: "askSupport" } & By)
  | ({ readonly type: "support"; readonly for: RecId } & By)
  | ({ readonly type: "reveal" } & By)
  /** After Destiny no hook is used, or none more (AM-75). */
  | ({ readonly type: "settle" } & By)
  /** A talent, Gear, Item or token that its owner decides to use. */
  | ({
      readonly type: "use";
      readonly hook: string;
      readonly card?: CardId;
      readonly to?: RecId;
      readonly interaction?: number;
    } & By)
  /** TS-114. */
  | ({ readonly type: "link"; readonly choice: LinkChoice } & By)
  /** TS-163: the first thing; more go by `hand` until it is closed. */
  | ({ readonly type: "gift"; readonly to: RecId; readonly thing: ThingId; readonly with?: string } & By)
  | ({ readonly type: "hand"; readonly thing: ThingId } & By)
  /** TS-97, TS-137. */
  | ({ readonly type: "offer"; readonly to: RecId; readonly give?: ThingId; readonly want?: ThingId } & By)
  | ({ readonly type: "accept"; readonly from: RecId } & By)
  | ({ readonly type: "ready" } & By)
  /** AM-62. */
  | ({ readonly type: "propose"; readonly what: string } & By)
  | ({ readonly type: "object"; readonly what: string } & By)
  | ({ readonly type: "withdraw"; readonly what: string } & By)
  /** The Captain carries out an option that was proposed (AM-101). */
  | ({ readonly type: "decide"; readonly option: OptionId } & By)
  /** TS-67. */
  | ({ readonly type: "leave" } & By)
  /** TS-119..120. */
  | ({ readonly type: "update"; readonly pay: UpdatePay } & By)
  | ({ readonly type: "skip" } & By)
  | ({ readonly type: "pour"; readonly to: RecId } & By)
  | ({ readonly type: "pourBack"; readonly from: RecId } & By)
  | ({ readonly type: "share" } & By)
  /** AM-70: the Captain names the next tester. */
  | ({ readonly type: "order"; readonly tester: RecId } & By)
  | ({ readonly type: "say"; readonly line: string } & By)
  /** AM-79. */
  | ({ readonly type: "deed" } & By)
  /** TS-193. */
  | ({ readonly type: "abandon" } & By);

export type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;

const id = (kinds: string, says: string): ActionField => ({
  kind: "text",
  pattern: new RegExp(`^(?:${kinds}):[A-Za-z0-9_.-]{1,60}$`),
  says,
});
const rec = id("rec", "a receptacle such as rec:mila");
const card = id("card", "a card such as card:L1.B");
const thing: ActionField = {
  kind: "text",
  pattern: /^(?:(?:item|tok):[A-Za-z0-9_.-]{1,60}|coin)$/,
  says: "a thing such as item:3, tok:A or coin",
};
const key: ActionField = { kind: "text", pattern: /^[A-Za-z0-9_.-]{1,80}$/, says: "an id of the mission" };
const hook = id("talent|gear|item|tok", "a talent, Gear, Item or token such as gear:ruben");
const payment: ActionField = {
  kind: "text",
  pattern: /^(?:free|crystal|(?:talent|gear|item|tok):[A-Za-z0-9_.-]{1,60})$/,
  says: "free, crystal or the source of a hook",
};

export const ACTIONS: ActionSpec = {
  pick: { receptacle: rec },
  unpick: { receptacle: rec },
  lead: { by: rec, captain: rec },
  bonus: { by: rec, to: rec },
  bonusBack: { by: rec, from: rec },
  begin: { by: rec },
  next: { by: rec },
  enter: { by: rec, spot: id("spot", "a spot such as spot:L1"), with: { ...hook, optional: true } },
  claim: { by: rec, card },
  unclaim: { by: rec },
  assign: { by: rec, to: rec, card },
  confirm: { by: rec },
  told: { by: rec },
  follow: { by: rec },
  explore: { by: rec, card, pay: payment },
  standBy: { by: rec },
  lookAgain: { by: rec },
  close: { by: rec },
  answer: {
    by: rec,
    question: { kind: "integer", min: 0, max: 100_000 },
    option: { kind: "integer", min: 0, max: 20 },
  },
  name: { by: rec, agent: rec },
  option: { by: rec, option: key },
  initiate: { by: rec, test: key, with: { ...hook, optional: true } },
  boost: { by: rec },
  unboost: { by: rec },
  askSupport: { by: rec },
  support: { by: rec, for: rec },
  reveal: { by: rec },
  settle: { by: rec },
  use: {
    by: rec,
    hook,
    card: { ...card, optional: true },
    to: { ...rec, optional: true },
    interaction: { kind: "integer", min: 1, max: 99, optional: true },
  },
  link: { by: rec, choice: { kind: "choice", values: LINK_CHOICES } },
  gift: { by: rec, to: rec, thing, with: { ...hook, optional: true } },
  hand: { by: rec, thing },
  offer: { by: rec, to: rec, give: { ...thing, optional: true }, want: { ...thing, optional: true } },
  accept: { by: rec, from: rec },
  ready: { by: rec },
  propose: { by: rec, what: key },
  object: { by: rec, what: key },
  withdraw: { by: rec, what: key },
  decide: { by: rec, option: key },
  leave: { by: rec },
  update: { by: rec, pay: { kind: "choice", values: UPDATE_PAYS } },
  skip: { by: rec },
  pour: { by: rec, to: rec },
  pourBack: { by: rec, from: rec },
  share: { by: rec },
  order: { by: rec, tester: rec },
  say: { by: rec, line: key },
  deed: { by: rec },
  abandon: { by: rec },
};

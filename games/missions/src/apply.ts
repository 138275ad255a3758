/** What an act does. Expects one that `refusal` lets pass, and never changes its input. */
import type { Seat } from "@chronarium/kernel";
import type { Action, ActionOf } from "./actions.ts";
import { beginRound, beginSwaps, beginUpdate, share } from "./between.ts";
import { say } from "./chorus.ts";
import { itemAfter } from "./closing.ts";
import { emergencyUpdate, loseControl, pay } from "./crystals.ts";
import { perform, performOn } from "./effects.ts";
import { abandonMission } from "./ending.ts";
import type { Event } from "./events.ts";
import { hookNamed, useUp } from "./hooks.ts";
import type { Mission } from "./mission.ts";
import { payPrice } from "./offers.ts";
import type { Option } from "./pack.ts";
import { askedLane, choiceAt, chooseOf } from "./questions.ts";
import { openCard, openSide, sideOf } from "./reading.ts";
import { laneOf } from "./refusal.ts";
import { listOfRead, settle } from "./settle.ts";
import { dealPools, startMission } from "./setup.ts";
import type { Lane, State } from "./state.ts";
import { agentAt, seatOf, stateOf, type Table, tableOf, tell, tellOnly } from "./table.ts";
import { askSupport, begin, boost, resolve, reveal, runningTest, support, useAfter } from "./tests.ts";
import { handOver } from "./things.ts";
import { enter, returnCard } from "./visit.ts";

export function apply(
  state: State,
  mission: Mission,
  seat: Seat,
  action: Action,
): { readonly state: State; readonly events: readonly Event[] } {
  const table = tableOf(state, mission);
  if (action.type === "pick") pick(table, seat, action.receptacle);
  else if (action.type === "unpick") unpick(table, action.receptacle);
  else {
    const lane = laneOf(table, action.by);
    if (isFree(state, mission, lane, action)) agentAt(table, lane).freeActs++;
    if (table.giveUp !== null && !isVote(action)) {
      table.giveUp = null;
      tell(table, { type: "playedOn" });
    }
    (DO[action.type] as (table: Table, lane: Lane, action: Action) => void)(table, lane, action);
  }
  settle(table);
  return { state: stateOf(table), events: table.events };
}

/** AM-92: acts that could go on without end are counted. */
const COUNTED: ReadonlySet<Action["type"]> = new Set<Action["type"]>([
  "lead",
  "bonusBack",
  "unclaim",
  "assign",
  "propose",
  "object",
  "withdraw",
  "offer",
  "accept",
  "unboost",
  "pourBack",
]);

function isFree(state: State, mission: Mission, lane: Lane, action: Action): boolean {
  if (action.type === "claim") return state.agents[lane]!.claim !== null;
  if (action.type === "option") return mission.options.get(action.option)!.option.price === undefined;
  return COUNTED.has(action.type);
}

const isVote = (action: Action): boolean =>
  action.type === "abandon" || (action.type === "propose" && action.what === "giveUp");

const recOf = (table: Table, lane: Lane): string => table.agents[lane]!.rec;

function pick(table: Table, seat: Seat, receptacle: string): void {
  const agent = table.agents.find(({ rec }, lane) => rec === "" && seatOf(table, lane) === seat)!;
  agent.rec = receptacle;
  tell(table, { type: "picked", agent: receptacle });
  if (table.agents.every(({ rec }) => rec !== "")) dealPools(table);
}

function unpick(table: Table, receptacle: string): void {
  const agent = agentAt(table, laneOf(table, receptacle));
  agent.rec = "";
  agent.freeActs++;
  tell(table, { type: "unpicked", agent: receptacle });
}

type Deeds = {
  readonly [Type in Exclude<Action["type"], "pick" | "unpick">]: (
    table: Table,
    lane: Lane,
    action: ActionOf<Type>,
  ) => void;
};

const DO: Deeds = {
  lead: (table, _lane, { captain }) => {
    table.captain = laneOf(table, captain);
    tell(table, { type: "led", captain });
  },
  bonus: (table, _lane, { to }) => changeBonus(table, to, 1),
  bonusBack: (table, _lane, { from }) => changeBonus(table, from, -1),
  begin: startMission,
  next: nextPrologue,
  enter: (table, lane, { spot, with: hook }) => {
    if (hook !== undefined) useHook(table, lane, "location.enterFree", hook);
    enter(table, lane, spot, hook !== undefined);
  },
  claim: (table, lane, { card }) => claim(table, lane, card),
  unclaim: (table, lane) => {
    const agent = agentAt(table, lane);
    agent.claim = null;
    tell(table, { type: "unclaimed", agent: agent.rec });
    askAgain(table);
  },
  assign: (table, _lane, { to, card }) => {
    for (const agent of table.agents) if (agent.claim === card) agent.claim = null;
    claim(table, laneOf(table, to), card);
  },
  confirm: (table, lane) => {
    agentAt(table, lane).ready = true;
    tell(table, { type: "confirmed", agent: recOf(table, lane) });
  },
  told: (table, lane) => {
    agentAt(table, lane).ready = true;
    tell(table, { type: "told", agent: recOf(table, lane) });
  },
  follow: (table, lane) => {
    const { lane: frames } = agentAt(table, lane);
    const frame = frames.at(-1);
    if (frame?.kind !== "read") return;
    frames[frames.length - 1] = { ...frame, at: frame.at + 1 };
    perform(table, lane, listOfRead(table, frame), frame.at);
  },
  explore,
  standBy: returnCard,
  lookAgain: openCard,
  close: (table, lane) => {
    const frame = agentAt(table, lane).lane.pop();
    if (frame?.kind === "look") itemAfter(table, frame);
    tell(table, { type: "closed", agent: recOf(table, lane) });
  },
  answer,
  name: (table, lane, { agent }) => {
    const frame = agentAt(table, lane).lane.pop();
    if (frame?.kind === "name") performOn(table, lane, frame.list, frame.at, laneOf(table, agent));
  },
  option: (table, lane, { option }) => takeOption(table, lane, table.at.options.get(option)!.option),
  initiate,
  boost: (table, lane) => boost(table, lane, 1),
  unboost: (table, lane) => boost(table, lane, -1),
  askSupport,
  support: (table, lane, { for: rec }) => support(table, lane, laneOf(table, rec)),
  reveal,
  settle: resolve,
  use,
  link: (table, lane, { choice }) => {
    if (choice === "lose") loseControl(table, lane);
    else emergencyUpdate(table, lane, choice === "freeEmergency");
  },
  gift: (table, lane, { to, thing, with: hook }) => {
    const target = laneOf(table, to);
    agentAt(table, lane).lane.push({ kind: "gift", to: target });
    hand(table, lane, target, thing);
    if (hook !== undefined) useHook(table, lane, "gift.free", hook);
    else for (let paid = 0; paid < table.at.pack.params.costs.gift; paid++) pay(table, lane, "vortex");
  },
  hand: (table, lane, { thing }) => {
    const frame = agentAt(table, lane).lane.at(-1);
    if (frame?.kind === "gift") hand(table, lane, frame.to, thing);
  },
  offer: (table, lane, { to, give = null, want = null }) => {
    table.offers = [...table.offers, { from: lane, to: laneOf(table, to), give, want }];
    tell(table, { type: "offered", from: recOf(table, lane), to, ...things(give, want) });
  },
  accept,
  ready: (table, lane) => {
    agentAt(table, lane).ready = true;
    tell(table, { type: "ready", agent: recOf(table, lane) });
  },
  propose: (table, lane, { what }) => {
    if (what === "giveUp") table.giveUp = { by: lane, said: [] };
    else table.proposals = [...table.proposals, { what, by: lane, against: [] }];
    // An option of a held card becomes known to all by being proposed.
    const hidden = table.at.options.has(what);
    tell(table, { type: "proposed", agent: recOf(table, lane), what, ...(hidden && { reveals: true }) });
  },
  object: (table, lane, { what }) => {
    table.proposals = table.proposals.map((proposal) =>
      proposal.what === what ? { ...proposal, against: [...proposal.against, lane] } : proposal,
    );
    tell(table, { type: "objected", agent: recOf(table, lane), what });
  },
  withdraw: (table, lane, { what }) => {
    if (what === "giveUp") return;
    if (what === "offer") {
      for (const { from, to } of table.offers)
        if (from === lane || to === lane)
          tell(table, { type: "offerGone", from: recOf(table, from), to: recOf(table, to) });
      table.offers = table.offers.filter(({ from, to }) => from !== lane && to !== lane);
      return;
    }
    table.proposals = table.proposals.filter((each) => each.what !== what || each.by !== lane);
    tell(table, { type: "withdrawn", agent: recOf(table, lane), what });
  },
  decide: (table, _lane, { option }) => {
    const { by } = table.proposals.find(({ what }) => what === option)!;
    table.proposals = table.proposals.filter(({ what }) => what !== option);
    takeOption(table, by, table.at.options.get(option)!.option);
  },
  leave: (table) => {
    table.visit = { ...table.visit!, closing: true };
  },
  update: (table, _lane, { pay: how }) => beginUpdate(table, how),
  skip: (table) => {
    tell(table, { type: "updateSkipped" });
    beginSwaps(table);
  },
  pour: (table, _lane, { to }) => changeShare(table, to, 1),
  pourBack: (table, _lane, { from }) => changeShare(table, from, -1),
  share,
  order: (table, _lane, { tester }) => {
    table.conflict = { ...table.conflict!, tester: laneOf(table, tester) };
    tell(table, { type: "ordered", agent: tester });
  },
  say: (table, lane, { line }) => say(table, lane, line),
  deed: (table, lane) => {
    const agent = agentAt(table, lane);
    const { effects } = table.at.receptacles.get(agent.rec)!.snap.deed!;
    agent.deed = true;
    tellOnly(table, lane, { type: "deedDone", agent: agent.rec });
    agent.lane.push({ kind: "run", list: table.at.listOf.get(effects)!, at: 0 });
  },
  abandon: (table, lane) => {
    const { by, said } = table.giveUp!;
    table.giveUp = { by, said: [...said, lane] };
    tell(table, { type: "gaveUp", agent: recOf(table, lane) });
    if (table.giveUp.said.length === 2 * table.agents.length) abandonMission(table);
  },
};

function changeBonus(table: Table, rec: string, change: 1 | -1): void {
  const at = laneOf(table, rec);
  table.bonus = table.bonus.map((each, lane) => (lane === at ? each + change : each));
  tell(table, { type: "bonusGiven", to: rec, back: change < 0 });
}

/** TS-33; after the last card the instructions of the beginning, then round 1. */
function nextPrologue(table: Table, lane: Lane): void {
  const card = table.at.pack.setup.prologue[table.prologue];
  if (card !== undefined) {
    table.prologue++;
    tell(table, { type: "prologueRead", card: card.id, text: card.text, reveals: true });
    return;
  }
  beginRound(table);
  const { onStart } = table.at.pack.setup;
  if (onStart.length > 0)
    agentAt(table, lane).lane.push({ kind: "run", list: table.at.listOf.get(onStart)!, at: 0 });
}

function claim(table: Table, lane: Lane, card: string): void {
  const agent = agentAt(table, lane);
  agent.claim = card;
  agent.ready = false;
  tell(table, { type: "claimed", agent: agent.rec, card });
  askAgain(table);
}

/** A card has become free: whoever has none may want it (TS-48). */
function askAgain(table: Table): void {
  for (const agent of table.agents) if (agent.claim === null) agent.ready = false;
}

/** TS-58: pay, return, take; the text opens once a Broken Link is answered (AM-20). */
function explore(table: Table, lane: Lane, { card, pay: how }: ActionOf<"explore">): void {
  const agent = agentAt(table, lane);
  returnCard(table, lane);
  agent.card = card;
  agent.variant = -1;
  tell(table, { type: "took", agent: agent.rec, card, how: how === "crystal" ? "explored" : "free" });
  agent.lane.push({ kind: "open", card });
  if (how === "free") agent.explored = true;
  else if (how !== "crystal") useHook(table, lane, "explore.free", how);
  else for (let paid = 0; paid < table.at.pack.params.costs.explore; paid++) pay(table, lane, "vortex");
}

function answer(table: Table, lane: Lane, { question, option }: ActionOf<"answer">): void {
  const asked = askedLane(table, table.at, lane, question)!;
  const { lane: frames } = agentAt(table, asked);
  const frame = frames.pop();
  if (frame?.kind !== "ask") return;
  const { text, price, effects } = choiceAt(table.at, question, option)!;
  const event = { type: "answered", agent: recOf(table, lane), text } as const;
  if (chooseOf(table.at, frame).public === true) {
    table.heard = text;
    tell(table, event);
  } else {
    agentAt(table, lane).shown = text;
    tellOnly(table, lane, event);
  }
  if (effects.length > 0) frames.push({ kind: "run", list: table.at.listOf.get(effects)!, at: 0 });
  payPrice(table, asked, price);
}

function takeOption(table: Table, lane: Lane, option: Option): void {
  const { id, text, price, effects, limit } = option;
  const agent = agentAt(table, lane);
  useUp(table, lane, `option:${id}`, limit);
  const event = { type: "optionTaken", agent: agent.rec, option: id, text, reveals: true } as const;
  if (option.public === true || option.decides === "captain") {
    table.heard = text;
    tell(table, event);
  } else {
    agent.shown = text;
    tellOnly(table, lane, event);
  }
  if (effects.length > 0) agent.lane.push({ kind: "run", list: table.at.listOf.get(effects)!, at: 0 });
  payPrice(table, lane, price);
}

function initiate(table: Table, lane: Lane, { test, with: hook }: ActionOf<"initiate">): void {
  const top = agentAt(table, lane).lane.at(-1);
  const group = table.conflict?.step === "turns" && table.conflict.tester === lane;
  const kind = group ? "group" : top?.kind === "conflict" ? "personal" : "none";
  if (hook !== undefined) useHook(table, lane, "test.initiateFree", hook);
  begin(table, lane, test, kind, hook !== undefined);
}

function useHook(table: Table, lane: Lane, name: Parameters<typeof hookNamed>[3], id: string): void {
  const source = hookNamed(table, table.at, lane, name, id)!;
  useUp(table, lane, id, source.hook.limit);
  tell(table, { type: "hookUsed", agent: recOf(table, lane), hook: id });
}

function use(table: Table, lane: Lane, { hook: id, card, to, interaction }: ActionOf<"use">): void {
  const { hook } = table.at.hooks.get(id)!;
  const source = table.at.hooks.get(id)!;
  const agent = agentAt(table, lane);
  useHook(table, lane, hook.hook, id);
  switch (hook.hook) {
    case "test.attribute":
    case "conflict.damage": {
      const frame = runningTest(table, lane)!;
      agent.lane[agent.lane.length - 1] = { ...frame, hooks: [...frame.hooks, id] };
      break;
    }
    case "test.ignoreNegativeDestiny":
    case "test.redrawDestiny":
    case "test.refundOnFail":
      useAfter(table, lane, source);
      break;
    case "destiny.peek": {
      const { value } = table.at.pack.destiny[table.pile.at(-1)!]!;
      agent.lane.push({ kind: "glimpse", value });
      tell(table, { type: "reads", agent: agent.rec, kind: "destiny" });
      tellOnly(table, lane, { type: "glimpsed", agent: agent.rec, value, reveals: true });
      break;
    }
    case "update.free":
      table.granted++;
      tell(table, { type: "updateGranted" });
      break;
    case "telepathy.showCard":
      openSide(table, laneOf(table, to!), sideOf(table.at, agent.card!), "peek");
      break;
    case "recon.second":
      openSide(table, lane, sideOf(table.at, card!), "peek");
      break;
    case "interaction.again":
      openSide(
        table,
        lane,
        sideOf(table.at, table.at.receptacles.get(agent.rec)!.interactions[interaction! - 1]!.id),
        "private",
      );
      break;
    default:
      break;
  }
}

function hand(table: Table, from: Lane, to: Lane, thing: string): void {
  handOver(table, from, to, thing);
  tell(table, { type: "handed", from: recOf(table, from), to: recOf(table, to), thing });
}

const things = (give: string | null, want: string | null) => ({
  ...(give !== null && { give }),
  ...(want !== null && { want }),
});

/** AM-65: a swap takes back the readiness of both. */
function accept(table: Table, lane: Lane, { from: rec }: ActionOf<"accept">): void {
  const from = laneOf(table, rec);
  const { give, want } = table.offers.find((offer) => offer.from === from && offer.to === lane)!;
  if (give !== null) handOver(table, from, lane, give);
  if (want !== null) handOver(table, lane, from, want);
  table.offers = table.offers.filter(
    (offer) => ![offer.from, offer.to].some((at) => at === lane || at === from),
  );
  agentAt(table, from).ready = false;
  agentAt(table, lane).ready = false;
  // Which of two equal offers it was shows nowhere: the swap is told from the one who sits first.
  const [first, second] = from < lane ? [from, lane] : [lane, from];
  const changed = from < lane ? things(give, want) : things(want, give);
  tell(table, { type: "swapped", from: recOf(table, first), to: recOf(table, second), ...changed });
}

function changeShare(table: Table, rec: string, change: 1 | -1): void {
  const at = laneOf(table, rec);
  const split = table.split!;
  tell(table, { type: "poured", to: rec, back: change < 0 });
  table.split = { ...split, shares: split.shares.map((each, lane) => (lane === at ? each + change : each)) };
}

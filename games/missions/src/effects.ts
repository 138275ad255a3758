/** What each effect does (4.8). Effects that need an answer put a frame into a lane. */
import { unreachable } from "@chronarium/kernel";
import { holds } from "./conditions.ts";
import { lose, moveToReturn, regain, takePart } from "./crystals.ts";
import { shuffleDestiny } from "./destiny.ts";
import { endMission } from "./ending.ts";
import type { Event } from "./events.ts";
import { COIN, type Deed, type Effect, type Item, type Who } from "./pack.ts";
import { cardHolder, layWhite, panoramaOf } from "./places.ts";
import { openCard, openSide, readConflict, sideOf, variantNow } from "./reading.ts";
import type { Lane } from "./state.ts";
import { agentAt, type Table, tell, tellOnly } from "./table.ts";
import { beginForced } from "./tests.ts";
import {
  coinsOf,
  handOver,
  has,
  isGroupToken,
  itemInPlay,
  putAway,
  setTokens,
  tokensLeft,
  tokensOf,
} from "./things.ts";
import { fire } from "./triggers.ts";
import { actingCaptain, lanesFrom } from "./turns.ts";

/** Whether an effect applies at all: its condition, and whether it is used up (AM-10). */
export function applies(table: Table, lane: Lane, list: number, at: number): boolean {
  const effect = table.at.lists[list]![at]!;
  if (effect.once === true && table.once.includes(place(table, list, at))) return false;
  if (effect.once === "agent" && table.agents[lane]!.once.includes(place(table, list, at))) return false;
  return effect.when === undefined || holds(table, table.at, effect.when, lane);
}

/** An effect is known by its place in the pack. */
const place = (table: Table, list: number, at: number): number => table.at.firstEffect[list]! + at;

export function perform(table: Table, lane: Lane, list: number, at: number): void {
  const effect = table.at.lists[list]![at]!;
  if (effect.once === true) table.once = [...table.once, place(table, list, at)];
  else if (effect.once === "agent")
    agentAt(table, lane).once = [...agentAt(table, lane).once, place(table, list, at)];
  if (whoOf(effect) === "choose") {
    if (lanesFrom(table, lane).some((other) => other !== lane))
      agentAt(table, lane).lane.push({ kind: "name", list, at });
    else lapse(table, lane, "choose");
    return;
  }
  revealing(table, () => doEffect(table, lane, effect, targetsOf(table, lane, whoOf(effect)), { list, at }));
}

/** What an effect does was hidden until now: whatever is heard of it reveals something. */
function revealing(table: Table, act: () => void): void {
  const first = table.events.length;
  act();
  for (let at = first; at < table.events.length; at++)
    table.events[at] = { ...table.events[at]!, reveals: true } as Event;
}

/** AM-98: the named agent stands for `choose`. */
export function performOn(table: Table, lane: Lane, list: number, at: number, target: Lane): void {
  revealing(table, () => doEffect(table, lane, table.at.lists[list]![at]!, [target], { list, at }));
}

function whoOf(effect: Effect): Who {
  if ("give" in effect) return effect.give.to;
  for (const body of Object.values(effect) as readonly unknown[])
    if (typeof body === "object" && body !== null && "who" in body) return body.who as Who;
  return "self";
}

/** AM-54: an effect on several is applied in seat order from the Captain. */
function targetsOf(table: Table, self: Lane, who: Who): readonly Lane[] {
  switch (who) {
    case "self":
      return [self];
    case "captain":
      return [actingCaptain(table)];
    case "all":
      return lanesFrom(table, table.captain);
    case "others":
      return lanesFrom(table, table.captain).filter((lane) => lane !== self);
    default: {
      const lane = table.agents.findIndex(({ rec, out }) => rec === who && out === null);
      return lane < 0 ? [] : [lane];
    }
  }
}

type Ref = { readonly list: number; readonly at: number };

function doEffect(table: Table, self: Lane, effect: Deed, targets: readonly Lane[], ref: Ref): void {
  if ("azrak" in effect) {
    const { lose: lost = 0, spend = 0, gain = 0, toReturn = 0, from = "vortex" } = effect.azrak;
    if (toReturn > 0) moveToReturn(table, self, toReturn, from);
    for (const lane of targets) {
      if (lost + spend > 0) lose(table, lane, lost + spend);
      if (gain > 0 && regain(table, lane, gain) === 0) lapse(table, lane, "azrak");
    }
  } else if ("coins" in effect) {
    const { gain = 0, lose: lost = 0, spend = 0 } = effect.coins;
    for (const lane of targets) moveCoins(table, lane, gain - lost - spend);
  } else if ("take" in effect) {
    const { item, token, n = 1 } = effect.take;
    for (const lane of targets) {
      if (item !== undefined) takeItem(table, lane, item);
      if (token !== undefined) takeToken(table, lane, token, n);
    }
  } else if ("stow" in effect) {
    const thing = (effect.stow.item ?? effect.stow.token)!;
    if (!putAway(table, thing, false, self)) lapse(table, self, thing);
  } else if ("remove" in effect) {
    const { item, token, card } = effect.remove;
    if (card !== undefined) removeCard(table, card, table.at.cards.get(card)!.loc);
    const thing = item ?? token;
    if (thing !== undefined && !putAway(table, thing, true, self)) lapse(table, self, thing);
  } else if ("give" in effect) {
    const thing = (effect.give.item ?? effect.give.token)!;
    for (const lane of targets) {
      if (lane === self || !has(table, self, thing)) lapse(table, self, thing);
      else {
        handOver(table, self, lane, thing);
        tell(table, { type: "handed", from: recOf(table, self), to: recOf(table, lane), thing });
      }
    }
  } else if ("read" in effect) readEffect(table, targets, effect.read);
  else if ("reveal" in effect) {
    const { card, to } = effect.reveal;
    openSide(table, self, sideOf(table.at, card), to === "all" ? "aloud" : "peek");
  } else if ("replace" in effect) {
    const { card, with: other } = effect.replace;
    changePanorama(table, table.at.cards.get(card)!.loc, (cards) =>
      cards.map((each) => (each === card ? other : each)),
    );
  } else if ("addCard" in effect) {
    const { card, loc } = effect.addCard;
    changePanorama(table, loc, (cards) => (cards.includes(card) ? cards : [...cards, card]));
  } else if ("removeCard" in effect) removeCard(table, effect.removeCard.card, effect.removeCard.loc);
  else if ("map" in effect) mapEffect(table, self, effect.map);
  else if ("eject" in effect) for (const lane of targets) ejectByCard(table, lane);
  else if ("damage" in effect) damage(table, self, effect.damage);
  else if ("conflict" in effect) readConflict(table, self, effect.conflict);
  else if ("update" in effect) updateEffect(table, targets, effect.update);
  else if ("destiny" in effect) shuffleDestiny(table, false);
  else if ("modify" in effect) {
    const { attribute = null, add, until } = effect.modify;
    for (const lane of targets) {
      const agent = agentAt(table, lane);
      agent.modifiers = [...agent.modifiers, { attribute, add, until }];
    }
  } else if ("force" in effect) for (const lane of targets) force(table, lane, effect.force);
  else if ("choose" in effect) ask(table, self, effect.choose, ref);
  else if ("chorus" in effect) {
    table.chorus = { ...ref, by: self, said: [] };
    const lines = effect.chorus.lines.map(({ id }) => id);
    tell(table, { type: "chorusBegan", lines, reveals: true });
  } else if ("flag" in effect) {
    const { set, clear } = effect.flag;
    if (set !== undefined && !table.flags.includes(set)) table.flags = [...table.flags, set];
    if (clear !== undefined) table.flags = table.flags.filter((flag) => flag !== clear);
  } else if ("leave" in effect) {
    if (table.visit === null || table.visit.closing) return;
    table.visit = { ...table.visit, closing: true };
    tell(table, { type: "sceneEnds" });
  } else if ("end" in effect) endMission(table, self, effect.end);
  else unreachable(effect);
}

const recOf = (table: Table, lane: Lane): string => table.agents[lane]!.rec;

/** AM-39, AM-86: it never blocks; its reader alone hears of it. */
function lapse(table: Table, lane: Lane, what: string): void {
  tellOnly(table, lane, { type: "lapsed", agent: recOf(table, lane), what });
}

function moveCoins(table: Table, lane: Lane, change: number): void {
  const coins = coinsOf(table, lane);
  const moved = change > 0 ? Math.min(change, tokensLeft(table, table.at, COIN)) : Math.max(change, -coins);
  if (moved === 0) {
    lapse(table, lane, COIN);
    return;
  }
  setTokens(table, lane, COIN, coins + moved);
  tell(table, { type: "coins", agent: recOf(table, lane), coins: moved });
}

/** TS-139..147. */
function takeItem(table: Table, lane: Lane, id: string): void {
  const agent = agentAt(table, lane);
  const item = table.at.items.get(id)!;
  if (agent.out !== null || table.removed.includes(id) || itemInPlay(table, id)) {
    lapse(table, lane, id);
    return;
  }
  receiveItem(table, lane, item);
  fire(table, "itemTaken", lane);
}

function receiveItem(table: Table, lane: Lane, item: Item): void {
  const agent = agentAt(table, lane);
  const { id, colour } = item;
  const taken = { type: "itemTaken", agent: agent.rec, item: id, colour, reveals: true } as const;
  const side = sideOf(table.at, id);
  if (colour === "yellow") {
    tellOnly(table, lane, taken);
    openSide(table, lane, side, "private");
    return;
  }
  tell(table, taken);
  if (colour === "red") {
    if (!table.recap.includes(id)) table.recap = [...table.recap, id];
    openSide(table, lane, side, "aloud");
    return;
  }
  const variant = side.variants[variantNow(table, table.at, side, lane)]!;
  tell(table, { type: "readAloud", agent: agent.rec, side: id, text: variant.text, reveals: true });
  if (colour === "white") layWhite(table, id);
  else agent.items = [...agent.items, id];
  if (variant.conflict?.kind === "group") readConflict(table, lane, variant.conflict.id);
  if (variant.effects.length > 0)
    agent.lane.push({ kind: "run", list: table.at.listOf.get(variant.effects)!, at: 0 });
}

/** TS-151..156, AM-85. */
function takeToken(table: Table, lane: Lane, token: string, n: number): void {
  const agent = agentAt(table, lane);
  const taken = agent.out === null ? Math.min(n, tokensLeft(table, table.at, token)) : 0;
  if (taken <= 0) {
    lapse(table, lane, token);
    return;
  }
  if (isGroupToken(token)) table.groupTokens = [...table.groupTokens, token];
  else setTokens(table, lane, token, tokensOf(table, lane, token) + taken);
  tell(table, { type: "tokenTaken", agent: agent.rec, token, n: taken, reveals: true });
}

function readEffect(
  table: Table,
  targets: readonly Lane[],
  what: Extract<Deed, { read: unknown }>["read"],
): void {
  for (const lane of targets) {
    const agent = agentAt(table, lane);
    if (agent.out !== null) continue;
    if (what.interaction !== undefined) {
      const index = what.interaction;
      const own = table.at.receptacles.get(agent.rec)!.interactions[index - 1];
      if (own === undefined) lapse(table, lane, `interaction ${index}`);
      else {
        if (!agent.interactions.includes(index)) agent.interactions = [...agent.interactions, index];
        openSide(table, lane, sideOf(table.at, own.id), "private");
      }
    } else if (what.snap === true) {
      agent.recalled = true;
      openSide(table, lane, sideOf(table.at, table.at.receptacles.get(agent.rec)!.snap.id), "private");
    } else {
      const id = (what.card ?? what.item)!;
      openSide(table, lane, sideOf(table.at, id), what.collectively === true ? "aloud" : "peek");
      if (what.collectively === true) break;
    }
  }
}

function changePanorama(
  table: Table,
  loc: string,
  change: (cards: readonly string[]) => readonly string[],
): void {
  const before = table.panoramas[loc] ?? table.at.locations.get(loc)!.panorama;
  const after = change(before);
  table.panoramas = { ...table.panoramas, [loc]: after };
  if (table.visit?.loc !== loc) return;
  const cards = panoramaOf(table, table.at, loc);
  tell(table, { type: "panoramaChanged", loc, cards, reveals: true });
}

function removeCard(table: Table, card: string, loc: string): void {
  changePanorama(table, loc, (cards) => cards.filter((each) => each !== card));
}

function mapEffect(table: Table, lane: Lane, map: Extract<Deed, { map: unknown }>["map"]): void {
  const { place: item, open, close } = map;
  if (item !== undefined) takeItem(table, lane, item);
  if (open !== undefined) {
    table.closed = table.closed.filter((spot) => spot !== open);
    if (!table.opened.includes(open)) table.opened = [...table.opened, open];
    tell(table, { type: "spotChanged", spot: open, open: true, reveals: true });
  }
  if (close !== undefined) {
    table.opened = table.opened.filter((spot) => spot !== close);
    if (!table.closed.includes(close)) table.closed = [...table.closed, close];
    tell(table, { type: "spotChanged", spot: close, open: false, reveals: true });
  }
}

/** TS-128: completion comes first (AM-58), so the agent leaves when his lane is done. */
function ejectByCard(table: Table, lane: Lane): void {
  const agent = agentAt(table, lane);
  if (agent.out !== null || agent.leaving !== null) return;
  agent.leaving = lane;
  agent.leavingBy = "card";
}

/** TS-103; `conflict.damage` adds to the first damage of a test that was told to use it. */
function damage(table: Table, lane: Lane, points: number): void {
  const { conflict } = table;
  if (conflict === null) return;
  const frame = agentAt(table, lane).lane.find(({ kind }) => kind === "test");
  let dealt = points;
  if (frame?.kind === "test")
    for (const id of frame.hooks) {
      const hook = table.at.hooks.get(id)?.hook;
      if (hook?.hook === "conflict.damage") dealt += hook.args?.bonus ?? 1;
    }
  table.damage = { ...table.damage, [conflict.id]: (table.damage[conflict.id] ?? 0) + dealt };
  tell(table, { type: "damaged", damage: table.damage[conflict.id]!, life: conflict.life });
}

/** TS-122, TS-124, AM-96. */
function updateEffect(
  table: Table,
  targets: readonly Lane[],
  update: Extract<Deed, { update: unknown }>["update"],
): void {
  if (update.at === "next") {
    table.granted++;
    tell(table, { type: "updateGranted" });
  } else if (update.scope === "standard") {
    table.split = { now: true, shares: table.agents.map(() => 0) };
    tell(table, { type: "updateBegan", free: true, compulsory: false });
  } else {
    for (const lane of targets) {
      regain(table, lane, table.agents[lane]!.cap);
      takePart(table, lane);
    }
  }
}

/** TS-161: the receptacle acts by itself; nobody pays and nobody is asked. */
function force(table: Table, lane: Lane, what: Extract<Deed, { force: unknown }>["force"]): void {
  const agent = agentAt(table, lane);
  if (what.test !== undefined) {
    beginForced(table, lane, what.test);
    return;
  }
  const card = what.explore!;
  const there = table.visit !== null && panoramaOf(table, table.at, table.visit.loc).includes(card);
  if (!there || cardHolder(table, card) >= 0 || agent.card === card) {
    lapse(table, lane, card);
    return;
  }
  if (agent.card !== null) tell(table, { type: "returned", agent: agent.rec, card: agent.card });
  agent.card = card;
  agent.variant = -1;
  tell(table, { type: "took", agent: agent.rec, card, how: "forced" });
  openCard(table, lane);
}

function ask(table: Table, self: Lane, choose: Extract<Deed, { choose: unknown }>["choose"], ref: Ref): void {
  agentAt(table, self).lane.push({ kind: "ask", ...ref });
  const decider = choose.decides === "captain" ? actingCaptain(table) : self;
  const event = {
    type: "asked",
    agent: recOf(table, decider),
    prompt: choose.prompt,
    reveals: true,
  } as const;
  if (choose.public === true) tell(table, event);
  else tellOnly(table, decider, event);
}

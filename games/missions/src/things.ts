/** Where Items and tokens are. Each is in exactly one place (TS-199); what lies nowhere else is in the stock. */
import type { Mission } from "./mission.ts";
import { COIN, type ItemId, type TokenId } from "./pack.ts";
import type { Lane } from "./state.ts";
import { agentAt, type Scene, type Table, tell } from "./table.ts";

export const isItem = (thing: string): boolean => thing.startsWith("item:");
export const isGroupToken = (token: TokenId): boolean => token.startsWith("hex:");

export const tokensOf = (scene: Scene, lane: Lane, token: TokenId): number =>
  scene.agents[lane]!.tokens[token] ?? 0;

/** The agent who has it face up, or -1. */
export function holderOf(scene: Scene, item: ItemId): Lane {
  for (let lane = 0; lane < scene.agents.length; lane++)
    if (scene.agents[lane]!.items.includes(item)) return lane;
  return -1;
}

/** The agent who is reading it, or -1: a yellow or red Item that is not stowed yet. */
export function readerOf(scene: Scene, item: ItemId): Lane {
  for (let lane = 0; lane < scene.agents.length; lane++)
    for (const frame of scene.agents[lane]!.lane)
      if (frame.kind === "look" && frame.side === item && !frame.peek) return lane;
  return -1;
}

export const itemInPlay = (scene: Scene, item: ItemId): boolean =>
  scene.white.includes(item) || holderOf(scene, item) >= 0 || readerOf(scene, item) >= 0;

export const tokenInPlay = (scene: Scene, token: TokenId): boolean =>
  scene.groupTokens.includes(token) || scene.agents.some((agent) => (agent.tokens[token] ?? 0) > 0);

/** TS-156, AM-85: how many are left on the punchboard. */
export function tokensLeft(scene: Scene, mission: Mission, token: TokenId): number {
  let left = (mission.tokens.get(token)?.copies ?? 0) - (scene.removedTokens[token] ?? 0);
  if (scene.groupTokens.includes(token)) left--;
  for (const agent of scene.agents) left -= agent.tokens[token] ?? 0;
  return left;
}

export function setTokens(table: Table, lane: Lane, token: TokenId, count: number): void {
  const agent = agentAt(table, lane);
  const { [token]: _, ...others } = agent.tokens;
  agent.tokens = count > 0 ? { ...others, [token]: count } : others;
}

/** Whether the agent has this to give: a green Item or a personal token. */
export const has = (scene: Scene, lane: Lane, thing: string): boolean =>
  isItem(thing) ? scene.agents[lane]!.items.includes(thing) : tokensOf(scene, lane, thing) > 0;

export function thingsOf(scene: Scene, lane: Lane): readonly string[] {
  const { items, tokens } = scene.agents[lane]!;
  const kinds = Object.keys(tokens);
  if (kinds.length === 0) return items;
  return [...items, ...kinds.sort()];
}

export function handOver(table: Table, from: Lane, to: Lane, thing: string): void {
  if (isItem(thing)) {
    const giver = agentAt(table, from);
    giver.items = giver.items.filter((item) => item !== thing);
    agentAt(table, to).items = [...agentAt(table, to).items, thing];
    return;
  }
  setTokens(table, from, thing, tokensOf(table, from, thing) - 1);
  setTokens(table, to, thing, tokensOf(table, to, thing) + 1);
}

/** TS-148, TS-149, TS-154: back to the stock, or out of the game. */
export function putAway(table: Table, thing: string, forGood: boolean, lane: Lane | null = null): boolean {
  const there = isItem(thing) ? putItemAway(table, thing) : putTokenAway(table, thing, lane, forGood);
  const fresh = forGood && isItem(thing) && !table.removed.includes(thing);
  if (fresh) table.removed = [...table.removed, thing];
  if (!there && !fresh) return false;
  tell(table, { type: forGood ? "removed" : "stowed", thing });
  return true;
}

function putItemAway(table: Table, item: ItemId): boolean {
  if (table.white.includes(item)) {
    table.white = table.white.filter((each) => each !== item);
    return true;
  }
  const holder = holderOf(table, item);
  if (holder < 0) return false;
  const agent = agentAt(table, holder);
  agent.items = agent.items.filter((each) => each !== item);
  return true;
}

/** A personal token leaves its named owner, or the first agent who has one. */
function putTokenAway(table: Table, token: TokenId, lane: Lane | null, forGood: boolean): boolean {
  let there = false;
  if (table.groupTokens.includes(token)) {
    table.groupTokens = table.groupTokens.filter((each) => each !== token);
    there = true;
  } else {
    const owner =
      lane !== null && tokensOf(table, lane, token) > 0
        ? lane
        : table.agents.findIndex((agent) => (agent.tokens[token] ?? 0) > 0);
    if (owner >= 0) {
      setTokens(table, owner, token, tokensOf(table, owner, token) - 1);
      there = true;
    }
  }
  if (there && forGood)
    table.removedTokens = { ...table.removedTokens, [token]: (table.removedTokens[token] ?? 0) + 1 };
  return there;
}

export const coinsOf = (scene: Scene, lane: Lane): number => tokensOf(scene, lane, COIN);

/** The phases of an Era that ask nobody (2.3, AN-101). */
import { shuffled } from "@chronarium/kernel";
import { botParadox, botPowerUp, botRetrieves, botWarp, paradoxRolls } from "../chronobot/phases.ts";
import { ROWS } from "../tables/buildings.ts";
import { type Cube, NO_CUBES, NO_WORKERS, PARADOX_FACES, WORKERS } from "../tables/goods.ts";
import {
  afterImpact,
  CAPITAL,
  type Capital,
  COLLAPSING,
  type CollapsingId,
  ERAS,
  IMPACT_ERA,
  MINE_CARD,
  type Occupant,
  RECRUIT_CARD,
  type Space,
  type Spaces,
  spaceAt,
} from "../tables/main-board.ts";
import { botTurnNow } from "./bot-turn.ts";
import { countRow, onTimeline, thresholdOf } from "./human.ts";
import { repayWarpTiles } from "./scoring.ts";
import type { Frame } from "./state.ts";
import { draw, gain, type Table } from "./table.ts";

/** What an Era consists of, its first step last. */
export function eraFrames(era: number, first: "human" | "bot"): readonly Frame[] {
  const warp: readonly Frame[] =
    first === "bot" ? [{ kind: "warp" }, { kind: "botWarp" }] : [{ kind: "botWarp" }, { kind: "warp" }];
  const power: readonly Frame[] =
    first === "bot"
      ? [{ kind: "powerUp" }, { kind: "botPowerUp" }]
      : [{ kind: "botPowerUp" }, { kind: "powerUp" }];
  const paradox: readonly Frame[] = era === 1 ? [] : [{ kind: "paradox" }];
  return [{ kind: "cleanUp" }, { kind: "rounds" }, ...warp, ...power, ...paradox, { kind: "preparation" }];
}

/** AN-20..AN-23. */
export function prepare(table: Table): void {
  const { board, era } = table;
  table.events.push({ type: "eraBegan", era, first: table.first });
  const next = board.superprojects[era];
  if (next !== undefined)
    table.events.push({ type: "superprojectRevealed", era: era + 1, tile: next.id, reveals: true });
  for (const row of ROWS) {
    const [moved, ...rest] = board.primary[row];
    if (moved === undefined) continue;
    board.primary = { ...board.primary, [row]: rest };
    board.secondary = { ...board.secondary, [row]: [moved, ...board.secondary[row]] };
    table.events.push({ type: "stackMoved", row, tile: moved });
    const [top] = rest;
    if (top !== undefined) table.events.push({ type: "stackRevealed", row, tile: top, reveals: true });
  }
  drawCards(table);
  table.human.focus = era;
  if (table.buildFirst) table.pending.push({ kind: "headStartBuild" });
}

/** AN-22: after the Impact the topmost cube becomes Neutronium. */
function drawCards(table: Table): void {
  const { board } = table;
  const [recruit, ...recruits] = board.recruitDeck;
  const [mine, ...mines] = board.mineDeck;
  if (recruit === undefined || mine === undefined) throw new Error("Seven Eras never empty eleven cards.");
  board.recruitDeck = recruits;
  board.recruitDrawn = [...board.recruitDrawn, recruit];
  board.recruitPool = RECRUIT_CARD[recruit];
  board.mineDeck = mines;
  board.mineDrawn = [...board.mineDrawn, mine];
  const cubes: Record<Cube, number> = { ...NO_CUBES };
  for (const [i, cube] of MINE_CARD[mine].entries()) cubes[i === 0 && afterImpact(table.era) ? "N" : cube]++;
  board.minePool = cubes;
  table.events.push({ type: "cardsDrawn", recruit, mine, reveals: true });
}

/** AN-36. */
function paradoxFace(table: Table): { readonly face: number; readonly reveals?: true } {
  if (table.options.paradoxDie === "fixed1") return { face: 1 };
  return { face: PARADOX_FACES[draw(table, PARADOX_FACES.length)]!, reveals: true };
}

/** AN-33, AN-34: the human's rolls. The bot's are counted before the human takes anything back (AMB-10). */
export function humanParadox(table: Table): void {
  const { human, bot, era } = table;
  table.phase = "paradox";
  const own = human.warpOn.map((tiles) => tiles.length);
  const botRolls = paradoxRolls(bot.warpOn, own, era);
  let rolls = paradoxRolls(own, bot.warpOn, era);
  let anomaly = false;
  for (; rolls > 0 && !anomaly; rolls--) {
    const { face, reveals } = paradoxFace(table);
    human.paradox += face;
    anomaly = human.paradox >= thresholdOf(table);
    const told = { type: "paradoxRolled", face, paradox: human.paradox } as const;
    table.events.push(reveals ? { ...told, reveals } : told);
  }
  if (anomaly) table.pending.push({ kind: "takeBack", left: 1, may: true });
  table.pending.push({ kind: "botParadox", rolls: botRolls });
  if (anomaly) gainAnomaly(table);
}

/** AN-34: the paradoxes go, and a spot is looked for. */
export function gainAnomaly(table: Table): void {
  table.human.paradox = 0;
  table.events.push({ type: "anomalyGained" });
  table.pending.push({ kind: "anomalySpot" });
}

/** CB-7..CB-9. */
export function botParadoxes(table: Table, rolls: number): void {
  for (let roll = 0; roll < rolls; roll++) {
    const { face, reveals } = paradoxFace(table);
    const { bot, steps, stops } = botParadox(table.bot, face);
    table.bot = bot;
    for (const step of steps)
      table.events.push(reveals && step.type === "botParadox" ? { ...step, reveals } : step);
    if (stops) return;
  }
}

export function botPowersUp(table: Table): void {
  const { bot, steps } = botPowerUp(table.bot, table.era);
  table.bot = bot;
  table.events.push(...steps);
}

/** CB-11: always by the die (AN-36). */
export function botWarps(table: Table): void {
  const face = PARADOX_FACES[draw(table, PARADOX_FACES.length)]!;
  const { bot, steps } = botWarp(table.bot, table.era, face);
  table.bot = bot;
  for (const step of steps) table.events.push({ ...step, reveals: true });
}

/** AN-83, CB-13, CB-38..CB-41, CB-51, CB-52; false when the human has to decide. */
export function playRounds(table: Table): boolean {
  const { bot, options } = table;
  if (table.humanPassed) {
    const owed = Math.max(0, options.minActions - bot.actions);
    if (!bot.passed && owed > 0) botTurnNow(table);
    else if (!bot.passed && options.lastWord && !table.lastWordTaken && bot.exosuits > 0) {
      table.lastWordTaken = true;
      botTurnNow(table);
    } else {
      table.pending.pop();
      table.events.push({ type: "roundsEnded", rule: bot.passed ? "CB-40" : "CB-39" });
    }
    return true;
  }
  if (table.next === "bot" && !bot.passed) {
    botTurnNow(table);
    table.next = "human";
    return true;
  }
  table.phase = "actions";
  table.human.fresh = [];
  table.pending.push({ kind: "turn" });
  return true;
}

/** AN-101. */
export function cleanUp(table: Table): void {
  const { human, board } = table;
  if (table.leader === "rainCaller") gain(table, { W: 1 + countRow(human, "LS") }, "AN-70");
  returnWorkers(table);
  human.placed = 0;
  table.bot = botRetrieves(table.bot);
  human.worked = [];
  human.used = [];
  human.fresh = [];
  board.recruitPool = NO_WORKERS;
  board.minePool = NO_CUBES;
  clearSpaces(table);
  if (table.era === IMPACT_ERA) impact(table);
  const collapsed = CAPITAL.every((kind) => board.spaces[kind].every((occupant) => occupant === "gone"));
  if (table.era === ERAS || collapsed) {
    endGame(table, collapsed);
    return;
  }
  human.powered = 0;
  table.era++;
  table.first = table.banner;
  table.next = table.banner;
  table.humanPassed = false;
  table.lastWordTaken = false;
  table.pending.push(...eraFrames(table.era, table.first));
}

/** AN-84. */
function returnWorkers(table: Table): void {
  const { human } = table;
  const { busy: tired, motivated: active, doomed: lost } = human;
  const sum = { active: { ...human.active }, tired: { ...human.tired } };
  for (const worker of WORKERS) {
    sum.active[worker] += active[worker];
    sum.tired[worker] += tired[worker];
  }
  human.active = sum.active;
  human.tired = sum.tired;
  human.busy = NO_WORKERS;
  human.motivated = NO_WORKERS;
  human.doomed = NO_WORKERS;
  table.events.push({ type: "workersReturned", tired, active, lost });
}

/** AN-71: after the Impact a Capital space that held an Exosuit is gone; Council and Mine stay (CB-49). */
function clearSpaces(table: Table): void {
  const { board, era } = table;
  const flipped: Space[] = [];
  const cleared = (occupant: Occupant): Occupant => (occupant === "gone" ? "gone" : "free");
  const spaces = { ...board.spaces } as { -readonly [Kind in keyof Spaces]: Spaces[Kind] };
  for (const kind of CAPITAL) {
    const flips = (occupant: Occupant): boolean =>
      afterImpact(era) && (occupant === "human" || occupant === "bot");
    const [top, second] = board.spaces[kind];
    if (flips(top)) flipped.push(spaceAt(kind, 0));
    if (flips(second)) flipped.push(spaceAt(kind, 1));
    spaces[kind] = [flips(top) ? "gone" : cleared(top), flips(second) ? "gone" : cleared(second)];
  }
  const [left, right] = board.spaces.council;
  spaces.council = [cleared(left), cleared(right)];
  spaces.mine = ["free", "free", "free"];
  board.spaces = spaces;
  if (flipped.length > 0) table.events.push({ type: "tilesFlipped", spaces: flipped });
}

/** AN-72; drawn in the order Research, Construct, Recruit. */
function impact(table: Table): void {
  const pick = (capital: Capital): readonly [CollapsingId, CollapsingId] => {
    const [order, rng] = shuffled(COLLAPSING[capital], table.rng);
    table.rng = rng;
    return [order[0]!, order[1]!];
  };
  const research = pick("research");
  const tiles = { research, construct: pick("construct"), recruit: pick("recruit") };
  table.board.collapsing = tiles;
  table.events.push({ type: "impact", tiles, reveals: true });
}

/** AN-73, AN-80. */
function endGame(table: Table, collapsed: boolean): void {
  table.phase = "over";
  const repaid = repayWarpTiles(table);
  const left = onTimeline(table.human).length;
  table.events.push({ type: "gameEnded", rule: collapsed ? "AN-73" : "AN-101", repaid, left });
}

/**
 * The Chronobot's turn and both scores once more, read from the register by itself: plain counting on lists, with
 * nothing from the package but names of types.
 */
import type { Bot } from "../src/chronobot/board.ts";
import type { BotPosition } from "../src/chronobot/position.ts";

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };
type Shape = "circle" | "triangle" | "square";

const ROUTES = ["A1 A2 A3", "B1 B2 B3 B4 B5 B6 B7", "C1 C2"].map((route) => route.split(" "));
const after = (position: string): string => {
  if (position === "E5") return "B5";
  const route = ROUTES.find((each) => each.includes(position))!;
  return route[(route.indexOf(position) + 1) % route.length]!;
};
const PLATES: Readonly<Record<string, string>> = {
  A1: "build PP",
  A2: "travel",
  A3: "cure",
  B1: "supply",
  B2: "build LAB",
  B3: "research",
  B4: "mine",
  B5: "build LS",
  B6: "recruit",
  B7: "build FA",
  E5: "water",
  C1: "water",
  C2: "project",
};

/** What a turn makes of a position; spaces as words. */
export function referenceTurn(position: BotPosition, die: number, shape: Shape): BotPosition {
  const bot: Draft<Bot> = structuredClone(position.bot);
  const { spaces, recruitPool, minePool, stacks, superprojects, stock, banner } = position;
  const table: {
    spaces: Record<string, string[]>;
    recruitPool: Record<string, number>;
    minePool: Record<string, number>;
    stacks: Record<string, { primary: { vp: number }[]; secondary: { vp: number }[] }>;
    superprojects: { era: number; vp: number }[];
    stock: Record<string, number>;
    banner: "human" | "bot";
  } = JSON.parse(JSON.stringify({ spaces, recruitPool, minePool, stacks, superprojects, stock, banner }));
  const { era, options } = position;
  const travel = (): boolean => {
    const past = [...position.bot.warpOn]
      .map((count, i) => ({ count, era: i + 1 }))
      .filter((each) => each.era < era);
    const best = past.sort((a, b) => b.count - a.count || a.era - b.era)[0];
    if (best === undefined || best.count === 0) return false;
    bot.warpOn = bot.warpOn.map((count, i) => (i + 1 === best.era ? count - 1 : count));
    bot.warpSupply += 1;
    bot.timeTravel = Math.min(6, bot.timeTravel + 1);
    return true;
  };
  const whole = (): BotPosition => ({ ...position, ...(table as object), bot }) as BotPosition;

  if (bot.exosuits === 0) {
    if (!(bot.timeTravel === 6 && options.ttAtMax === "fallback")) travel();
    bot.passed = true;
    return whole();
  }
  /** Topmost space, left Council, right Council. */
  const stand = (action: string): boolean => {
    for (const kind of [action, "council"]) {
      const at = table.spaces[kind]!.indexOf("free");
      if (at < 0) continue;
      table.spaces[kind]![at] = "bot";
      bot.exosuits -= 1;
      if (kind === "council" && at === 0) table.banner = "bot";
      return true;
    }
    return false;
  };
  const recruit = (): boolean => {
    if (!stand("recruit")) return false;
    const owned = bot.workers as Record<string, number>;
    const missing = ["Ge", "Ad", "En", "Sc"].filter((type) => owned[type] === 0);
    const wish = options.recruitStrict ? missing.slice(0, 1) : missing;
    const taken = [...wish, "Ge", "Ad", "En", "Sc"].find((type) => table.recruitPool[type]! > 0);
    if (taken === undefined) return false;
    table.recruitPool[taken]! -= 1;
    owned[taken]! += 1;
    while (Object.values(owned).every((count) => count > 0)) {
      for (const type of Object.keys(owned)) owned[type]! -= 1;
      bot.vp += 5;
    }
    return true;
  };
  /** Whether anything came of the plate. */
  const act = (plate: string): boolean => {
    if (plate === "water") {
      bot.water += 2;
      return true;
    }
    if (plate === "travel") {
      return !(bot.timeTravel === 6 && options.ttAtMax === "fallback") && travel();
    }
    if (plate === "cure") {
      const worth = (["T", "G", "U", "N"] as const).map((type) => ({
        type,
        worth: bot.cubes[type] * (type === "N" ? 2 : 1),
      }));
      const most = Math.max(...worth.map((each) => each.worth));
      const { type } = worth.find((each) => each.worth === most)!;
      if (bot.anomalies === 0 || bot.water < 2 || most < 2) return false;
      bot.cubes = { ...bot.cubes, [type]: bot.cubes[type] - (type === "N" ? 1 : 2) };
      bot.water -= 2;
      bot.anomalies -= 1;
      return true;
    }
    if (plate === "supply") {
      const price = [5, 6, 7, 7][bot.morale]!;
      if (bot.water < price) return recruit();
      if (bot.morale < 3) {
        bot.water -= price;
        bot.morale += 1;
        return true;
      }
      if (options.supplyAtMax === "recruit") return recruit();
      if (options.supplyAtMax === "payThenFallback") bot.water -= price;
      return false;
    }
    if (plate === "recruit") return recruit();
    if (plate === "research") {
      if (!stand("research")) return false;
      const icons = ["leaf", "gear", "wave", "eye", "star"].map((icon) => `${shape}-${icon}`);
      const most = Math.max(...icons.map((piece) => table.stock[piece]!));
      if (most === 0) return false;
      table.stock[icons.find((piece) => table.stock[piece] === most)!]! -= 1;
      bot.breakthroughs = { ...bot.breakthroughs, [shape]: bot.breakthroughs[shape] + 1 };
      return true;
    }
    if (plate === "mine") {
      const held = bot.cubes as Record<string, number>;
      const pairs: { key: string; space: number; cubes: string[] }[] = [];
      for (const [space, own] of ["U", "G", "T"].entries()) {
        if (table.spaces.mine![space] !== "free") continue;
        const pool = ["N", "U", "G", "T"].filter((type) => table.minePool[type]! > 0);
        for (const drawn of pool.length === 0 ? [undefined] : pool) {
          const holdings: Record<string, number> = { ...held };
          const rank = (type: string): number => "NUGT".indexOf(type) + (holdings[type]! > 0 ? 4 : 0);
          const cubes = drawn === undefined ? [own] : [own, drawn].sort((a, b) => rank(a) - rank(b));
          const key = cubes.map((type) => {
            const place = rank(type);
            holdings[type]! += 1;
            return place;
          });
          pairs.push({ key: key.join(), space, cubes: drawn === undefined ? [own] : [own, drawn] });
        }
      }
      const [best] = pairs.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.space - b.space));
      if (best === undefined) return false;
      table.spaces.mine![best.space] = "bot";
      bot.exosuits -= 1;
      for (const type of best.cubes) held[type]! += 1;
      if (best.cubes[1] !== undefined) table.minePool[best.cubes[1]]! -= 1;
      while (Object.values(held).every((count) => count > 0)) {
        for (const type of Object.keys(held)) held[type]! -= 1;
        bot.vp += 5;
      }
      return true;
    }
    if (plate === "project") {
      if (era <= 4) {
        bot.vp += 1;
        return true;
      }
      if (!stand("construct")) return false;
      const [best] = table.superprojects
        .filter((each) => each.era <= era)
        .sort((a, b) => b.vp - a.vp || a.era - b.era);
      if (bot.superprojects.length === 2 || best === undefined) return false;
      const { era: _, ...tile } = best;
      bot.superprojects = [...bot.superprojects, tile];
      table.superprojects = table.superprojects.filter((each) => each !== best);
      return true;
    }
    const row = plate.slice("build ".length) as "PP" | "FA" | "LS" | "LAB";
    if (!stand("construct")) return false;
    const { primary, secondary } = table.stacks[row]!;
    if (bot.buildings.filter((each) => each.row === row).length === 3) return false;
    const from = (secondary[0]?.vp ?? 0) >= (primary[0]?.vp ?? 0) ? secondary : primary;
    const tile = from.shift();
    if (tile === undefined) return false;
    bot.buildings = [...bot.buildings, { row, ...tile }];
    return true;
  };
  bot.actions += 1;
  const tokens: string[] = [...bot.tokens];
  if (!act(PLATES[tokens[die - 1]!]!)) {
    bot.water += 2;
    if (options.difficulty !== "beginner") bot.vp += 1;
  }
  tokens[die - 1] = after(tokens[die - 1]!);
  for (;;) {
    const crowded = tokens.find((place) => tokens.filter((each) => each === place).length >= 3);
    if (crowded === undefined) break;
    const last = tokens.lastIndexOf(crowded);
    tokens[last] = after(crowded);
  }
  bot.tokens = tokens as readonly string[] as Bot["tokens"];
  return whole();
}

/** CB-43. */
export function referenceBotScore(bot: Bot): number {
  const { circle, triangle, square } = bot.breakthroughs;
  let score = bot.vp;
  for (const { vp } of [...bot.buildings, ...bot.superprojects]) score += vp;
  score += bot.timeTravel * 2 + [0, 2, 5, 8][bot.morale]! - bot.anomalies * 3;
  score += circle + triangle + square;
  for (let set = 1; set <= Math.min(circle, triangle, square); set++) score += 2;
  return score;
}

/** The plates that stand on Capital spaces: Construct, Superproject, Recruit, Research (CB-22..CB-30). */
import type { Row } from "../tables/buildings.ts";
import { ICONS, type Icon, pieceOf, type Shape, WORKERS, type Worker } from "../tables/goods.ts";
import { afterImpact } from "../tables/main-board.ts";
import { type Bot, MOST_PER_ROW, MOST_SUPERPROJECTS } from "./board.ts";
import type { BotAnswers, BotPosition, BotQuestion, OpenBuilding, OpenSuperproject } from "./position.ts";
import type { Reason } from "./steps.ts";
import { fallBack, placeFor, scoreSetsOf, type Table } from "./table.ts";

/** CB-22, CB-23. */
export function construct(table: Table, row: Row, answers: BotAnswers): BotQuestion | undefined {
  const placed = placeFor(table, "construct", answers);
  if (typeof placed === "object") return placed;
  if (!placed) {
    fallBack(table, { rule: "CB-20" });
    return undefined;
  }
  const { bot } = table;
  const owned = bot.buildings.filter((building) => building.row === row).length;
  if (owned >= MOST_PER_ROW) {
    fallBack(table, { rule: "CB-23", kept: [`${row}=${owned}`] });
    return undefined;
  }
  const { building } = answers;
  const stacks = table.stacks?.[row] ?? (building === undefined ? undefined : stacksOf(building));
  if (stacks === undefined) return { ask: "building", row };
  if (stacks === "taken") {
    const { vp } = building as { readonly vp: number };
    bot.buildings = [...bot.buildings, { row, vp }];
    table.steps.push({ type: "botBuilt", row, vp, because: [{ rule: "CB-22" }] });
    return undefined;
  }
  const [primary, secondary] = [stacks.primary[0], stacks.secondary[0]];
  if (primary === undefined && secondary === undefined) {
    fallBack(table, { rule: "AMB-16", kept: ["primary=0", "secondary=0"] });
    return undefined;
  }
  const stack = secondary !== undefined && secondary.vp >= (primary?.vp ?? 0) ? "secondary" : "primary";
  const { vp, tile } = (stack === "primary" ? primary : secondary) as OpenBuilding;
  bot.buildings = [...bot.buildings, { row, vp, ...(tile !== undefined && { tile }) }];
  if (table.stacks !== undefined) {
    const rest = { ...table.stacks[row], [stack]: table.stacks[row][stack].slice(1) };
    table.stacks = { ...table.stacks, [row]: rest };
  }
  const kept = [`primary=${primary?.vp ?? 0}`, `secondary=${secondary?.vp ?? 0}`];
  table.steps.push({
    type: "botBuilt",
    row,
    vp,
    stack,
    ...(tile !== undefined && { tile }),
    because: [{ rule: "CB-22", kept }],
  });
  return undefined;
}

type TwoStacks = { readonly primary: readonly OpenBuilding[]; readonly secondary: readonly OpenBuilding[] };

/** CP-7: the VP of the tile taken, or of both open tiles. */
function stacksOf(building: NonNullable<BotAnswers["building"]>): TwoStacks | "taken" {
  if (building === "none") return { primary: [], secondary: [] };
  if ("vp" in building) return "taken";
  const stack = (vp: number): readonly OpenBuilding[] => (vp === 0 ? [] : [{ vp }]);
  return { primary: stack(building.primary), secondary: stack(building.secondary) };
}

/** CB-24..CB-26. */
export function superproject(table: Table, answers: BotAnswers): BotQuestion | undefined {
  const { bot } = table;
  if (!afterImpact(table.era)) {
    bot.vp++;
    table.steps.push({
      type: "botGainedVp",
      vp: 1,
      because: [{ rule: "CB-24", kept: [`era=${table.era}`] }],
    });
    return undefined;
  }
  const placed = placeFor(table, "construct", answers);
  if (typeof placed === "object") return placed;
  if (!placed) {
    fallBack(table, { rule: "CB-20" });
    return undefined;
  }
  if (bot.superprojects.length >= MOST_SUPERPROJECTS) {
    fallBack(table, { rule: "CB-26", kept: [`superprojects=${bot.superprojects.length}`] });
    return undefined;
  }
  const answer = answers.superproject;
  if (table.superprojects === undefined && answer === undefined) return { ask: "superproject" };
  if (table.superprojects === undefined && typeof answer === "object" && "vp" in answer) {
    takeSuperproject(table, { vp: answer.vp }, { rule: "CB-25" });
    return undefined;
  }
  const open = table.superprojects ?? (typeof answer === "object" && "open" in answer ? answer.open : []);
  // AMB-8: not the one of the next Era, which lies open already.
  const reach = open.filter(({ era }) => era <= table.era);
  const best = reach.reduce<OpenSuperproject | undefined>((chosen, each) => {
    if (chosen === undefined || each.vp > chosen.vp) return each;
    return each.vp === chosen.vp && each.era < chosen.era ? each : chosen;
  }, undefined);
  if (best === undefined) {
    fallBack(table, { rule: "CB-26", kept: ["open=0"] });
    return undefined;
  }
  const kept = reach.map(({ era, vp }) => `era${era}=${vp}`);
  takeSuperproject(table, best, { rule: "CB-25", kept });
  if (table.superprojects !== undefined)
    table.superprojects = table.superprojects.filter(({ era }) => era !== best.era);
  return undefined;
}

function takeSuperproject(
  table: Table,
  { vp, era, tile }: Omit<OpenSuperproject, "era"> & { readonly era?: number },
  why: Reason,
): void {
  const { bot } = table;
  const named = tile === undefined ? {} : { tile };
  bot.superprojects = [...bot.superprojects, { vp, ...named }];
  table.steps.push({
    type: "botBuiltSuperproject",
    vp,
    ...(era !== undefined && { era }),
    ...named,
    because: [why],
  });
}

/** CB-28, AMB-2: the order in which it wants workers, and how many of these are missing ones. */
export function workerOrder(
  { workers }: Pick<Bot, "workers">,
  strict: boolean,
): { readonly order: readonly Worker[]; readonly missing: readonly Worker[] } {
  const missing = WORKERS.filter((worker) => workers[worker] === 0);
  const wanted = strict ? missing.slice(0, 1) : missing;
  return { order: [...wanted, ...WORKERS.filter((worker) => !wanted.includes(worker))], missing };
}

export function recruit(table: Table, answers: BotAnswers): BotQuestion | undefined {
  const placed = placeFor(table, "recruit", answers);
  if (typeof placed === "object") return placed;
  if (!placed) {
    fallBack(table, { rule: "CB-20" });
    return undefined;
  }
  const { bot, recruitPool } = table;
  const { order, missing } = workerOrder(bot, table.options.recruitStrict);
  let worker: Worker | undefined;
  if (recruitPool !== undefined) worker = order.find((each) => recruitPool[each] > 0);
  else if (answers.worker === undefined) return { ask: "worker", order };
  else worker = answers.worker === "none" ? undefined : answers.worker;
  if (worker === undefined) {
    fallBack(table, { rule: "AMB-16", kept: ["pool=0"] });
    return undefined;
  }
  if (recruitPool !== undefined) table.recruitPool = { ...recruitPool, [worker]: recruitPool[worker] - 1 };
  bot.workers = { ...bot.workers, [worker]: bot.workers[worker] + 1 };
  const because = [
    { rule: "CB-28", kept: missing },
    ...(table.options.recruitStrict ? [{ rule: "AMB-2" }] : []),
  ];
  table.steps.push({ type: "botRecruited", worker, because });
  scoreSetsOf(table);
  return undefined;
}

/** CB-30, AMB-9. */
export function research(table: Table, answers: BotAnswers): BotQuestion | undefined {
  const placed = placeFor(table, "research", answers);
  if (typeof placed === "object") return placed;
  if (!placed) {
    fallBack(table, { rule: "CB-20" });
    return undefined;
  }
  const { shape } = answers;
  if (shape === undefined) return { ask: "shape" };
  table.steps.push({ type: "botRolledShape", shape, because: [{ rule: "CB-30" }] });
  const { bot, stock } = table;
  if (stock === undefined && answers.breakthrough === undefined) return { ask: "breakthrough", shape };
  const icon = stock === undefined ? undefined : fullestIcon(stock, shape);
  if (stock === undefined ? answers.breakthrough === "none" : icon === undefined) {
    fallBack(table, { rule: "AMB-16", kept: [`${shape}=0`] });
    return undefined;
  }
  if (stock !== undefined && icon !== undefined) {
    const piece = pieceOf(shape, icon);
    table.stock = { ...stock, [piece]: stock[piece] - 1 };
  }
  bot.breakthroughs = { ...bot.breakthroughs, [shape]: bot.breakthroughs[shape] + 1 };
  table.steps.push({
    type: "botResearched",
    shape,
    ...(icon !== undefined && { icon }),
    because: [{ rule: "CB-30" }, ...(icon === undefined ? [] : [{ rule: "AMB-9", kept: [icon] }])],
  });
  return undefined;
}

function fullestIcon(stock: NonNullable<BotPosition["stock"]>, shape: Shape): Icon | undefined {
  let best: Icon | undefined;
  for (const icon of ICONS)
    if (stock[pieceOf(shape, icon)] > (best === undefined ? 0 : stock[pieceOf(shape, best)])) best = icon;
  return best;
}

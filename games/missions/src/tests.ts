/** Tests: initiate, boost, support, Destiny, result (TS-72..91). */
import { holds } from "./conditions.ts";
import { pay } from "./crystals.ts";
import { drawDestiny } from "./destiny.ts";
import { fits, hooksOf, isChosen, useUp } from "./hooks.ts";
import type { HookSource, Mission } from "./mission.ts";
import type { Attribute, Cell, CellName, Test, TestId } from "./pack.ts";
import { heldVariant, variantOf } from "./reading.ts";
import type { Lane, TestFrame } from "./state.ts";
import { agentAt, type Scene, type Table, tell, tellOnly } from "./table.ts";
import { fire } from "./triggers.ts";

export function testFrame(scene: Scene, lane: Lane): TestFrame | undefined {
  const frames = scene.agents[lane]!.lane;
  for (let at = frames.length - 1; at >= 0; at--) {
    const frame = frames[at]!;
    if (frame.kind === "test") return frame;
  }
  return undefined;
}

/** The test that waits for its tester's next step, and not for an answer or a card on top of it. */
export function runningTest(scene: Scene, lane: Lane): TestFrame | undefined {
  const top = scene.agents[lane]!.lane.at(-1);
  return top?.kind === "test" ? top : undefined;
}

function replaceTop(table: Table, lane: Lane, frame: TestFrame): void {
  const frames = agentAt(table, lane).lane;
  frames[frames.length - 1] = frame;
}

const isOpen = (scene: Scene, mission: Mission, lane: Lane, test: Test): boolean =>
  !scene.tests.includes(test.id) && (test.when === undefined || holds(scene, mission, test.when, lane));

/** TS-73, AM-76: the tests in an agent's possession. A conflict leaves its own alone. */
export function openTests(scene: Scene, mission: Mission, lane: Lane): readonly Test[] {
  const agent = scene.agents[lane]!;
  const { conflict } = scene;
  if (conflict?.step === "turns" && conflict.tester === lane && testFrame(scene, lane) === undefined)
    return mission.conflicts
      .get(conflict.id)!
      .tests.filter(({ when }) => when === undefined || holds(scene, mission, when, lane));
  const top = agent.lane.at(-1);
  if (top?.kind === "conflict") return [mission.tests.get(top.test)!.test];
  const own = (tests: readonly Test[]) => tests.filter((test) => isOpen(scene, mission, lane, test));
  if (top?.kind === "look")
    return top.peek ? NO_TESTS : own(variantOf(mission, top.side, top.variant)!.tests);
  if (top !== undefined) return NO_TESTS;
  const found: Test[] = [];
  const held = heldVariant(mission, agent);
  if (held !== undefined && held.tests.length > 0) found.push(...own(held.tests));
  for (const item of agent.items) found.push(...own(mission.items.get(item)!.variants[0]!.tests));
  for (const item of scene.white) found.push(...own(mission.items.get(item)!.variants[0]!.tests));
  return found;
}
const NO_TESTS: readonly Test[] = [];

/** What the receptacle's value counts for, with what works by itself (AM-53: live until Destiny). */
export function attributeNow(
  scene: Scene,
  mission: Mission,
  lane: Lane,
  attribute: Attribute,
  hooks: readonly string[],
): number {
  const agent = scene.agents[lane]!;
  let value = mission.receptacles.get(agent.rec)!.attributes[attribute];
  for (const modifier of agent.modifiers) if (modifier.attribute === attribute) value += modifier.add;
  for (const source of hooksOf(scene, mission, lane, "test.attribute"))
    if (source.hook.limit === undefined && fits(source, attribute)) value += source.hook.args?.bonus ?? 0;
  for (const id of hooks) {
    const hook = mission.hooks.get(id)?.hook;
    if (hook?.hook === "test.attribute") value += hook.args?.bonus ?? 0;
  }
  return value;
}

export function difficultyNow(
  scene: Scene,
  mission: Mission,
  lane: Lane,
  test: Test,
  hooks: readonly string[],
): number {
  const { base, mods = [] } = test.difficulty;
  let value = base;
  for (const { when, add } of mods) if (holds(scene, mission, when, lane)) value += add;
  for (const { attribute, add } of scene.agents[lane]!.modifiers) if (attribute === null) value += add;
  for (const source of hooksOf(scene, mission, lane, "test.difficulty"))
    if (source.hook.limit === undefined && fits(source, test.attribute)) value += source.hook.args?.add ?? 0;
  for (const id of hooks) {
    const hook = mission.hooks.get(id)?.hook;
    if (hook?.hook === "test.difficulty") value += hook.args?.add ?? 0;
  }
  return Math.max(0, value);
}

/** The numbers as everybody may see them: live, or frozen once Destiny has been revealed. */
export function standing(
  scene: Scene,
  mission: Mission,
  lane: Lane,
  frame: TestFrame,
): { attribute: number; difficulty: number; value: number } {
  const { test } = mission.tests.get(frame.test)!;
  const frozen = frame.modifier !== null;
  const attribute = frozen
    ? frame.attribute
    : attributeNow(scene, mission, lane, test.attribute, frame.hooks);
  const difficulty = frozen ? frame.difficulty : difficultyNow(scene, mission, lane, test, frame.hooks);
  const supports = frame.support.reduce((sum, each) => sum + each, 0);
  return {
    attribute,
    difficulty,
    value: attribute + frame.boost + supports + frame.bonus + (frame.modifier ?? 0),
  };
}

/** TS-74. Hooks that harm, once per so often, count from here on. */
export function begin(
  table: Table,
  lane: Lane,
  id: TestId,
  conflict: TestFrame["conflict"],
  free: boolean,
): void {
  const { test } = table.at.tests.get(id)!;
  const agent = agentAt(table, lane);
  const hooks: string[] = [];
  for (const name of ["test.attribute", "test.difficulty"] as const)
    for (const source of hooksOf(table, table.at, lane, name)) {
      if (source.hook.limit === undefined || isChosen(source) || !fits(source, test.attribute)) continue;
      hooks.push(source.id);
      useUp(table, lane, source.id, source.hook.limit);
    }
  const price = free ? 0 : table.at.pack.params.costs.initiate;
  const frame: TestFrame = {
    kind: "test",
    test: id,
    step: "boosting",
    conflict,
    paid: price,
    boost: 0,
    locked: 0,
    support: table.agents.map(() => 0),
    bonus: 0,
    hooks,
    attribute: 0,
    difficulty: 0,
    modifier: null,
    cell: null,
  };
  agent.lane.push(frame);
  if (test.attempts === "once" && conflict !== "group") table.tests = [...table.tests, id];
  const { value, difficulty } = standing(table, table.at, lane, frame);
  tell(table, {
    type: "testBegan",
    agent: agent.rec,
    attribute: test.attribute,
    difficulty,
    value,
    conflict,
    reveals: true,
  });
  fire(table, "testInitiated", lane);
  for (let paid = 0; paid < price; paid++) pay(table, lane, "vortex");
}

/** TS-161: a test that the receptacle takes by itself. */
export function beginForced(table: Table, lane: Lane, id: TestId): void {
  begin(table, lane, id, "none", true);
}

export function boost(table: Table, lane: Lane, change: 1 | -1): void {
  const frame = runningTest(table, lane)!;
  replaceTop(table, lane, { ...frame, boost: frame.boost + change, paid: frame.paid + change });
  const agent = agentAt(table, lane);
  tell(table, { type: "boosted", agent: agent.rec, boost: frame.boost + change });
  if (change === 1) pay(table, lane, "vortex");
  else {
    table.vortex--;
    agent.pool++;
  }
}

export function askSupport(table: Table, lane: Lane): void {
  replaceTop(table, lane, { ...runningTest(table, lane)!, step: "support" });
  tell(table, { type: "supportAsked", agent: agentAt(table, lane).rec });
}

/** TS-76, TS-77, AM-15: whether one more crystal of this supporter fits into the test. */
export function supportFits(scene: Scene, mission: Mission, frame: TestFrame, lane: Lane): boolean {
  const limits = mission.pack.params.byReceptacles[String(scene.agents.length)]!.support;
  const given = frame.support[lane] ?? 0;
  if (given < limits.others) return true;
  return (
    given < limits.first && frame.support.every((each, other) => other === lane || each <= limits.others)
  );
}

export function support(table: Table, lane: Lane, tester: Lane): void {
  const frame = runningTest(table, tester)!;
  const agent = agentAt(table, lane);
  const given = frame.support.map((each, at) => (at === lane ? each + 1 : each));
  let { bonus } = frame;
  if ((frame.support[lane] ?? 0) === 0) {
    for (const { id, hook } of hooksOf(table, table.at, lane, "support.bonus")) {
      bonus += hook.args?.bonus ?? 1;
      useUp(table, lane, id, hook.limit);
    }
    if (agent.card !== null && table.conflict === null) {
      const [source] = hooksOf(table, table.at, lane, "support.whileHolding");
      if (source !== undefined) useUp(table, lane, source.id, source.hook.limit);
    }
  }
  replaceTop(table, tester, { ...frame, support: given, bonus });
  tell(table, {
    type: "supported",
    agent: agent.rec,
    tester: table.agents[tester]!.rec,
    support: given[lane]!,
  });
  pay(table, lane, "vortex");
}

function cellOf(final: number, difficulty: number): CellName {
  return final < difficulty ? "fail" : final > difficulty ? "success" : "critical";
}

/** TS-84, TS-85. */
function cellAt(test: Test, name: CellName): Cell | undefined {
  const cell = test.results[name];
  return cell === "same" ? test.results.success : cell;
}

/** What the tester may still do after Destiny (AM-75). */
export function afterHooks(
  scene: Scene,
  mission: Mission,
  lane: Lane,
  frame: TestFrame,
): readonly HookSource[] {
  const { test } = mission.tests.get(frame.test)!;
  const modifier = frame.modifier ?? 0;
  const { value, difficulty } = standing(scene, mission, lane, frame);
  const usable = (source: HookSource) => !frame.hooks.includes(source.id) && fits(source, test.attribute);
  const found: HookSource[] = [];
  if (modifier < 0) found.push(...hooksOf(scene, mission, lane, "test.ignoreNegativeDestiny").filter(usable));
  found.push(...hooksOf(scene, mission, lane, "test.redrawDestiny").filter(usable));
  if (value < difficulty && frame.paid > 0)
    found.push(...hooksOf(scene, mission, lane, "test.refundOnFail").filter(usable));
  return found;
}

/** TS-78: draw, note, discard, shuffle: one step. */
export function reveal(table: Table, lane: Lane): void {
  const frame = runningTest(table, lane)!;
  const { attribute, difficulty } = standing(table, table.at, lane, frame);
  const modifier = drawDestiny(table, agentAt(table, lane).rec);
  const revealed: TestFrame = { ...frame, step: "revealed", attribute, difficulty, modifier };
  replaceTop(table, lane, revealed);
  if (afterHooks(table, table.at, lane, revealed).length === 0) resolve(table, lane);
}

export function useAfter(table: Table, lane: Lane, source: HookSource): void {
  const frame = runningTest(table, lane)!;
  const agent = agentAt(table, lane);
  const hooks = [...frame.hooks, source.id];
  switch (source.hook.hook) {
    case "test.ignoreNegativeDestiny":
      replaceTop(table, lane, { ...frame, hooks, modifier: 0 });
      break;
    case "test.redrawDestiny":
      replaceTop(table, lane, { ...frame, hooks, modifier: drawDestiny(table, agent.rec) });
      break;
    default: {
      // AM-56 bounds it: back from the Vortex, as far as it reaches.
      const back = Math.min(frame.paid, table.vortex);
      table.vortex -= back;
      agent.pool += back;
      tell(table, { type: "regained", agent: agent.rec, crystals: back });
      replaceTop(table, lane, { ...frame, hooks, paid: 0 });
    }
  }
  if (afterHooks(table, table.at, lane, runningTest(table, lane)!).length === 0) resolve(table, lane);
}

/** TS-82, TS-83: the cell reached is applied; its effects lie on top of the test until they are done. */
export function resolve(table: Table, lane: Lane): void {
  const frame = runningTest(table, lane)!;
  const agent = agentAt(table, lane);
  const { test } = table.at.tests.get(frame.test)!;
  const { value, difficulty } = standing(table, table.at, lane, frame);
  const name = cellOf(value, difficulty);
  replaceTop(table, lane, { ...frame, step: "cell", cell: name });
  if (test.attempts === "untilSuccess" && name !== "fail" && frame.conflict !== "group")
    table.tests = [...table.tests, test.id];
  tell(table, { type: "testEnded", agent: agent.rec, final: value, difficulty, cell: name });
  const cell = cellAt(test, name);
  if (cell === undefined) return;
  const text = cellText(table, table.at, lane, cell);
  if (text !== undefined) {
    const event = { type: "cellRead", agent: agent.rec, text, reveals: true } as const;
    if (frame.conflict === "group") {
      table.heard = text;
      tell(table, event);
    } else {
      agent.shown = text;
      tellOnly(table, lane, event);
    }
  }
  if (cell.effects.length > 0)
    agent.lane.push({ kind: "run", list: table.at.listOf.get(cell.effects)!, at: 0 });
}

function cellText(scene: Scene, mission: Mission, lane: Lane, { text }: Cell): string | undefined {
  if (text === undefined || typeof text === "string") return text;
  return text.find(({ when }) => holds(scene, mission, when, lane))?.text;
}

/** The last effect of the cell is done. */
export function finish(table: Table, lane: Lane, frame: TestFrame): void {
  const agent = agentAt(table, lane);
  agent.lane.pop();
  if (agent.modifiers.some(({ until }) => until === "test"))
    agent.modifiers = agent.modifiers.filter(({ until }) => until !== "test");
  const below = agent.lane.at(-1);
  if (frame.conflict === "personal" && below?.kind === "conflict") {
    // AM-32: one attempt resolves it, unless its author asks for success.
    if (below.endsOn === "any" || frame.cell !== "fail") agent.lane.pop();
  }
  if (frame.conflict === "group" && table.conflict !== null)
    table.conflict = { ...table.conflict, tested: [...table.conflict.tested, lane], tester: null };
  fire(table, "testResolved", lane);
}

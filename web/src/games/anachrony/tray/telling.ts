/** What the tray says of the plan: its title, what it would bring, its button, and what cannot be taken back. */
import {
  type Action,
  type DieFace,
  type Event,
  onTimeline,
  PLACE,
  paradoxAhead,
  partsOf,
  SHAPES,
  type Space,
  type TileId,
  type Worker,
} from "@chronarium/anachrony";
import { anachronyTable } from "@chronarium/anachrony/table";
import type { Sentence } from "../../../play/rule-link.tsx";
import type { Scene } from "../play.ts";
import { capital } from "../text.ts";

/** The title: what is asked, or what is about to be done. */
export function headOf(scene: Scene): string {
  const { text, names, words, planned, plan, asking, setting } = scene;
  if (planned?.type === "pass") return words.tray.passTitle;
  if (planned?.type === "powerUp")
    return words.tray.powerTitle(planned.free + (planned.payments?.length ?? 0));
  const last = planned ?? plan.script.at(-1);
  if (planned !== undefined && scene.ahead === undefined) return text.action(named(planned), names);
  if (asking.frame === undefined) return "";
  if (asking.frame.kind === "turn" || asking.frame.kind === "placement") {
    const [kind, value] = plan.picks[0] === undefined ? ["", ""] : partsOf(plan.picks[0]);
    // Who and where are settled: what is open is how it is paid.
    const at = plan.picks.flatMap((pick) => (pick.startsWith("at ") ? [pick.slice(3)] : []))[0];
    if (at !== undefined && plan.picks.some((pick) => pick.startsWith("worker ")))
      return words.tray.payFor(workName(scene, at));
    if (kind === "worker") return words.tray.whereTo(text.words.worker[value as Worker]);
    if (kind === "space") return words.tray.whoTo(words.said.spaces[value as Space]);
    if (kind === "at") return words.tray.whoTo(workName(scene, value));
  }
  if (setting.frame?.kind === "turn" && last === undefined && plan.picks.length === 0)
    return someoneCanGo(scene) ? words.tray.yourTurn : words.tray.nobodyLeft;
  if (asking.frame.kind === "recruit" && plan.picks.some((pick) => pick.startsWith("recruit ")))
    return words.tray.ask.bonus;
  // That one may decline says its button.
  return (text.question(asking.frame, names).split(". ")[0] ?? "").replace(/\.$/, "");
}

/** AN-98: whether a worker can still be placed; Free Actions and the pass need none. */
export const someoneCanGo = ({ setting }: Pick<Scene, "setting">): boolean =>
  setting.ways.some(({ action }) => action.type === "place" || action.type === "work");

/** A building goes by its name, a Focus by its Era: what goes with them stands beside it. */
function named(action: Action): Action {
  if (action.type === "build") return { type: "build", tile: action.tile };
  return action.type === "focus" ? { type: "focus", era: action.era } : action;
}

/** What a worker of the own board goes to. */
const workName = ({ text, words }: Pick<Scene, "text" | "words">, at: string): string =>
  at === "supply"
    ? words.said.supplyName
    : at in text.words.tiles
      ? text.words.tiles[at as TileId]
      : words.tray.removeAnomaly;

const isShape = (face: DieFace): boolean => (SHAPES as readonly string[]).includes(face);

/** Where a worker comes back to (AN-84). */
export function comesBack(scene: Pick<Scene, "words">, worker: Worker, space: Space): string {
  const { kind } = PLACE[space];
  const active = kind === "mine" && (worker === "En" || worker === "Ge");
  return active ? scene.words.tray.backActive : scene.words.tray.backTired;
}

/** What the title and the sum beside it say already. */
const QUIET: ReadonlySet<Event["type"]> = new Set([
  "handedOver",
  "stackMoved",
  "declined",
  "placed",
  "worked",
  "freeUsed",
  "paid",
  "built",
  "warped",
]);

/** What is sure to happen, in sentences, each with its rule where it has one. */
export function consequences(scene: Scene): readonly Sentence[] {
  const { sure, text, names, words, looked, plan, at } = scene;
  const actions: readonly Action[] = looked === undefined ? plan.script : [...plan.script, looked];
  const [first] = actions;
  if (first === undefined) return [];
  if (first.type === "pass") return passLines(scene);
  if (first.type === "handOver") return [{ text: words.tray.handOver, rule: "AN-105" }];
  const lines: Sentence[] = sure
    .filter(({ type }) => !QUIET.has(type))
    .slice(0, 8)
    .map((event) => ({
      text: text.event(event, names),
      ...("rule" in event && { rule: event.rule }),
    }));
  if (first.type === "place")
    lines.push({ text: capital(`${comesBack(scene, first.worker, first.space)}.`), rule: "AN-84" });
  if (first.type === "warp" && (first.tiles?.length ?? 0) > 0) lines.push(...warpLines(scene));
  const built = sure.findLast((event) => event.type === "built");
  if (built !== undefined)
    lines.push({ text: `${words.tray.willDo} ${text.words.tileDoes(built.tile)}`, rule: "AN-68" });
  if (looked?.type === "research" || at.frame?.kind === "research")
    lines.push({
      text:
        looked?.type === "research"
          ? words.tray.rolled[isShape(looked.face) ? "icon" : "shape"]
          : words.tray.researchOdds,
      rule: "AN-59",
    });
  return lines;
}

/** AN-80, AN-33: what a warped tile owes, and the dice that it may bring. */
function warpLines(scene: Scene): readonly Sentence[] {
  const { words, text, names, state, plan } = scene;
  const tiles = plan.picks.flatMap((pick) => (pick.startsWith("warp ") ? [pick.slice(5)] : []));
  const human = {
    ...state.human,
    warpOn: state.human.warpOn.map((there, i) =>
      i + 1 === state.era ? [...there, ...(tiles as typeof there)] : there,
    ),
  };
  return [
    ...(tiles.includes("exosuit") ? [{ text: text.event({ type: "exosuitPowered" }, names) }] : []),
    { text: words.tray.paradox(state.era + 1, paradoxAhead({ ...state, human })), rule: "AN-33" },
    { text: words.tray.owes(tiles.length), rule: "AN-80" },
  ];
}

function passLines({ words, state, outcome }: Scene): readonly Sentence[] {
  const { bot, options, human } = state;
  if (outcome?.state.phase === "over") return [{ text: words.tray.gameEnds, rule: "AN-73" }];
  const owed = bot.passed ? 0 : Math.max(0, options.minActions - bot.actions);
  return [
    { text: owed === 0 ? words.tray.phaseEnds : words.tray.owedTurns(owed), rule: "CB-39" },
    ...(state.era < 7 && onTimeline(human).length > 0
      ? [{ text: words.tray.paradox(state.era + 1, paradoxAhead(state)), rule: "AN-33" }]
      : []),
  ];
}

/** What would be given up by passing now. */
export function wasted({ state, setting }: Pick<Scene, "state" | "setting">): {
  readonly workers: number;
  readonly exosuits: number;
  readonly actions: readonly Action[];
} {
  const { active } = state.human;
  const seen = new Set<string>();
  const actions = setting.ways.flatMap(({ action }) => {
    const key =
      action.type === "place"
        ? action.space.replace(/\d$/, "")
        : action.type === "work"
          ? action.at
          : action.type === "free"
            ? action.source
            : "";
    if (key === "" || seen.has(key)) return [];
    seen.add(key);
    return [action];
  });
  return {
    workers: active.Ge + active.Ad + active.En + active.Sc,
    exosuits: state.human.powered,
    actions,
  };
}

export function buttonOf(scene: Scene): string {
  const { words, text, names, commits, state } = scene;
  const last = commits.at(-1);
  if (last === undefined) return "";
  switch (last.type) {
    case "pass":
      return words.tray.passButton(state.era);
    case "powerUp":
      return words.tray.powerButton(last.free + (last.payments?.length ?? 0));
    case "warp":
      return words.tray.warpButton(last.tiles?.length ?? 0);
    // Who goes, where to and for what stands beside it.
    case "work":
      return last.at === "supply" || last.at in text.words.tiles
        ? text.action(last, names)
        : words.tray.removeAnomaly;
    case "focus":
      return last.tile === undefined
        ? words.tray.onlyFocus
        : words.tray.sendBack(text.words.warpTiles[last.tile]);
    case "research":
      return words.tray.setButton(text.words.face(last.face), isShape(last.face) ? "icon" : "shape");
    default:
      return text.action(named(last), names);
  }
}

/** The second line of the button: whether this can be taken back. */
export function undoNote(scene: Scene): string | undefined {
  const { words, commits, outcome, planned } = scene;
  const last = commits.at(-1);
  if (last === undefined || planned === undefined) return undefined;
  if (last.type === "handOver") return words.tray.botRolls;
  if (outcome?.reveals?.type.startsWith("bot") === true) return words.tray.botRolls;
  if (last.type === "pass" || last.type === "powerUp" || last.type === "warp")
    return outcome?.reveals === undefined ? undefined : words.tray.noUndo;
  switch (outcome?.reveals?.type) {
    case undefined:
      return words.tray.undoable;
    case "dieRolled":
      return words.tray.rollsDie;
    case "stackRevealed":
      return words.tray.opensTile;
    default:
      return words.tray.noUndo;
  }
}

/** C: the plan and all that it would bring. */
export function readPlan(scene: Scene): string {
  const head = headOf(scene);
  return [
    head.endsWith(".") || head.endsWith("?") ? head : `${head}.`,
    ...consequences(scene).map(({ text }) => text),
  ].join(" ");
}

/** Why a worker cannot go where the plan points, or nothing. */
export const workerRefusal = (scene: Scene, worker: Worker, space: Space) =>
  anachronyTable.refusal(scene.at.state, 0, { type: "place", worker, space });

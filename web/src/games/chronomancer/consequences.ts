/** What a plan would do, in sentences: the action, its price, the Clock, and who is next. */
import {
  type Action,
  actionAt,
  CONFIG,
  type Colour,
  costAt,
  DOCK_OF,
  freeDocks,
  inSupply,
  isPortal,
  type Player,
  type Portal,
  piecesOn,
  rogueIcons,
  type State,
} from "@chronarium/chronomancer";
import { bestPier, type TurnForecast, turnForecast } from "./facts.ts";
import type { Pick } from "./picks.ts";
import { outcomeOf, type Setting } from "./setting.ts";
import { doesAt, leavingTile, partyOf } from "./speech.ts";
import type { Scene } from "./use-scene.ts";

export type Sentence = { readonly text: string; readonly rule?: string };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const playerOf = ({ seat }: Scene, { state }: Setting): Player => state.players[seat ?? 0] as Player;

/** The line above the consequences. */
export function titleOf(scene: Scene, action: Action): string {
  const { text, names, words, plan } = scene;
  if (action.type === "move")
    return words.title(
      action.figure,
      shortSpace(scene, action.to),
      doesAt(scene, playerOf(scene, scene.at), action.to),
    );
  const said = text.action(action, names);
  const move = plan.script.find((each) => each.type === "move");
  return move === undefined
    ? capital(said)
    : words.title(move.figure, shortSpace(scene, move.to), said.charAt(0).toLowerCase() + said.slice(1));
}

const shortSpace = ({ text }: Scene, space: Parameters<typeof costAt>[1]): string =>
  isPortal(space) ? space : text.spaces[space];

/** The turn as it would go on with all that is planned, and what the pointer looks at. */
export function forecastOf(scene: Scene): TurnForecast | undefined {
  const { seat, setting, plan, looked, commits, planned, ahead, at } = scene;
  if (seat === undefined) return undefined;
  const actions =
    planned === undefined ? [...plan.script, ...(looked === undefined ? [] : [looked])] : commits;
  return turnForecast(setting.state, seat, actions, (ahead ?? at).state);
}

/** What is about to happen, the nearest first. */
export function consequences(scene: Scene): readonly Sentence[] {
  const { looked, ahead, text, names, at } = scene;
  const first = looked === undefined ? [] : effectsOf(scene, at, looked);
  const frame = ahead?.frame;
  const asked =
    frame === undefined || frame.kind === "pay"
      ? []
      : [{ text: text.question(frame as Parameters<typeof text.question>[0], names) }];
  return [...first, ...asked, ...clockLines(scene)];
}

function clockLines(scene: Scene): readonly Sentence[] {
  const { words, text, seat, looked } = scene;
  const forecast = forecastOf(scene);
  const moves = looked?.type === "move" || looked?.type === "pay" || scene.plan.script.length > 0;
  if (forecast === undefined || !moves) return [];
  const { after } = words;
  const { from, to, marks, draws, total, spent, couldPay, next } = forecast;
  const hour = (at: number): string => text.hour(at);
  return [
    ...(total.corruption > 0 ? [{ text: after.corruption(total.corruption), rule: "CM-30" }] : []),
    ...(spent > 0 ? [{ text: after.spent(spent), rule: "CM-23" }] : []),
    { text: from === to ? after.stays(hour(to)) : after.reaches(hour(to)) },
    ...(marks.length > 0
      ? [{ text: after.marks(marks.map(hour), draws), rule: draws === 0 ? "BG-31" : "BG-30" }]
      : []),
    ...(couldPay > 0 ? [{ text: after.frozen(couldPay), rule: "CM-23" }] : []),
    {
      text: next === "market" ? after.market : next === seat ? after.again : after.nextActs(scene.who(next)),
      rule: next === "market" ? "BG-40" : "BG-28",
    },
  ];
}

/** What one action brings, besides the Clock. */
function effectsOf(scene: Scene, setting: Setting, action: Action): readonly Sentence[] {
  const { words, text, state } = scene;
  const mine = playerOf(scene, setting);
  const { after } = words;
  switch (action.type) {
    case "move":
      return moveEffects(scene, mine, action.to);
    case "shift":
      return setting.frame?.kind === "shift" ? shiftEffects(scene, setting, action) : [];
    case "relic":
      return [{ text: after.sells(bestPier(state, "small", action.colour).gold), rule: "CM-32" }];
    case "gain": {
      const deed = setting.frame?.kind === "deed" ? setting.frame.deed : undefined;
      return deed?.kind === "gain"
        ? [{ text: after.sells(bestPier(state, deed.size, action.colour, deed.count).gold), rule: "DS-4" }]
        : [];
    }
    case "sponsor":
      return [{ text: paysText(scene, action.faction), rule: "BG-57" }];
    case "freeze":
      return action.icons.map((icon) => ({ text: paysText(scene, icon), rule: "CM-21" }));
    case "place": {
      const replaced = mine.staff[action.ability];
      return [
        { text: text.abilities[action.ability].does, rule: "BG-68" },
        ...(replaced === undefined
          ? []
          : [{ text: after.replaced(text.townsfolk[replaced]), rule: "BG-66" }]),
      ];
    }
    case "embiggen":
      return [{ text: after.sells(bestPier(state, "large", action.colour).gold), rule: "CM-40" }];
    case "recombobulate":
      return [{ text: after.sells(bestPier(state, "small", action.to).gold), rule: "CM-39" }];
    case "fracture":
      return [{ text: after.sells(bestPier(state, "small", action.colour, 2).gold), rule: "CM-41" }];
    case "seat":
      return boardingEffects(scene, action.boat, "BG-36");
    case "movePiece":
      return boardingEffects(scene, action.to, "BG-36");
    case "dock": {
      const { pier } = DOCK_OF[action.dock];
      return [
        {
          text: after.buyers(words.board.piers[pier].name, partyOf(scene, piecesOn(state, pier))),
          rule: "BG-36",
        },
      ];
    }
    default:
      return [];
  }
}

const paysText = ({ words, text, state }: Scene, faction: Colour): string =>
  words.after.pays(text.colours[faction].faction, state.halls[faction]);

function moveEffects(scene: Scene, mine: Player, to: Parameters<typeof costAt>[1]): readonly Sentence[] {
  const { words, state } = scene;
  const { after } = words;
  if (!isPortal(to)) {
    const covered = 4 - mine.open.length;
    return to === "LA" || to === "RA" ? [{ text: after.covered(Math.min(2, covered)), rule: "CM-21" }] : [];
  }
  const does = actionAt(mine.slots, to);
  switch (does.kind) {
    case "artifact":
      return [
        inSupply(mine.shelf, "large", does.colour) === 0
          ? { text: after.inVain, rule: "CM-A 11" }
          : { text: after.sells(bestPier(state, "large", does.colour).gold), rule: "CM-31" },
      ];
    case "relicPair":
      return does.colours.every((colour) => inSupply(mine.shelf, "small", colour) === 0)
        ? [{ text: after.inVain, rule: "CM-A 11" }]
        : [];
    case "relicOrSponsor":
      return [{ text: paysText(scene, does.colour), rule: "CM-33" }];
    default:
      return [];
  }
}

/** What the portals of a column become. */
function shiftEffects(
  scene: Scene,
  setting: Setting,
  action: Extract<Action, { type: "shift" }>,
): readonly Sentence[] {
  const { words, text } = scene;
  const column = setting.frame?.kind === "shift" ? setting.frame.column : "left";
  const { sure } = outcomeOf(setting, action);
  const shifted = sure.find((event) => event.type === "shifted");
  if (shifted === undefined) return [];
  const mine = playerOf(scene, setting);
  const [top, bottom] = column === "left" ? (["TL", "BL"] as const) : (["TR", "BR"] as const);
  const slots = { ...mine.slots, [top]: shifted.tile, [bottom]: mine.slots[top] };
  const portals: readonly Portal[] = column === "left" ? ["T1", "T2"] : ["T2", "T3"];
  const out = leavingTile(mine, column);
  return [
    ...portals.map((portal) => ({
      text: words.after.portal(
        portal,
        text.portal(actionAt(slots, portal)),
        text.cost(costAt(slots, portal)),
      ),
    })),
    { text: words.after.leaves(capital(text.tile(out.tile)), out.side), rule: "CM-27" },
  ];
}

function boardingEffects(scene: Scene, boat: State["turn"], rule: string): readonly Sentence[] {
  const { words, text, state } = scene;
  const at = state.boats[boat - 1];
  if (at === undefined || at.pieces.length + 1 < CONFIG.seats) return [];
  const docks = freeDocks(state, boat as Parameters<typeof freeDocks>[1]).map(
    (dock) => words.dockNames[dock],
  );
  const name = text.boat(boat as Parameters<typeof text.boat>[0]);
  return docks.length === 0
    ? [{ text: `${words.after.fills(name, [])} ${words.after.staysAtSea}`, rule: "BG-37" }]
    : [{ text: words.after.fills(name, docks), rule }];
}

/** A line of the list in the tray: what can be picked, and what it brings. */
export function pickLine(
  scene: Scene,
  setting: Setting,
  pick: Pick,
): { readonly name: string; readonly note: string } {
  const { words, text, state, plan } = scene;
  const [kind, one = "", two = ""] = pick.split(" ");
  const mine = playerOf(scene, setting);
  const action = setting.ways.find(
    ({ picks }) => picks.includes(pick) && plan.picks.every((other) => picks.includes(other)),
  )?.action;
  const note = (): string =>
    action === undefined
      ? ""
      : effectsOf(scene, setting, action)
          .map((line) => line.text)
          .join(" ");
  switch (kind) {
    case "figure":
      return { name: words.pick.figure(one as "assistant"), note: "" };
    case "space": {
      const space = one as Portal;
      return {
        name: capital(words.pick.space(shortSpace(scene, space), doesAt(scene, mine, space))),
        note: text.cost(costAt(mine.slots, space)),
      };
    }
    case "icon":
    case "spend":
      return {
        name: words.pick.icon(text.colours[one as Colour].faction),
        note: words.board.pays(state.halls[one as Colour]),
      };
    case "tile":
      return { name: capital(text.tile(one as "P01")), note: note() };
    case "card":
      return { name: text.townsfolk[one as "L01"], note: text.townsfolkDoes(one as "L01") };
    case "ability": {
      const ability = one as "security";
      const card = mine.staff[ability];
      return {
        name: text.abilities[ability].name,
        note: `${text.abilities[ability].does}${setting.frame?.kind === "place" && card !== undefined ? ` ${words.after.replaced(text.townsfolk[card])}` : ""}`,
      };
    }
    case "corruption":
      return {
        name: text.corruption[one as "C01"],
        note: words.board.rogueIcons(rogueIcons([one as "C01"])),
      };
    case "hall":
      return {
        name: words.pick.hall(text.colours[one as Colour].faction),
        note: words.gold(state.halls[one as Colour]),
      };
    case "give":
    case "take": {
      const [size, colour] = [one as "small", two as Colour];
      const { gold } = bestPier(state, size, colour);
      const deed = setting.frame?.kind === "deed" ? setting.frame.deed : undefined;
      const count = kind === "take" && deed?.kind === "gain" ? deed.count : 1;
      const name = words.pick.good(text.goods(size, colour, count));
      return {
        name: kind === "give" ? words.pick.give(name) : name,
        note: gold === 0 ? "" : words.board.sell(gold),
      };
    }
    case "piece":
      return { name: words.pieceOf(one as "R"), note: "" };
    case "aboard":
      return { name: words.pick.aboard(words.pieceOf(two as "R"), text.boat(Number(one) as 1)), note: "" };
    case "boat": {
      const boat = Number(one) as 1;
      const aboard = partyOf(scene, state.boats[boat - 1]?.pieces ?? []);
      return { name: capital(text.boat(boat)), note: [aboard, note()].filter(Boolean).join(". ") };
    }
    case "dock":
      return { name: words.dockNames[one as "left"], note: note() };
    case "draw":
      return { name: words.pick.draw, note: "" };
    default:
      return { name: words.pick.pass, note: "" };
  }
}

/** The words of the primary button. */
export function buttonOf(scene: Scene): string {
  const { commits, words, text, names } = scene;
  const told = commits.filter(
    (action) => action.type !== "pay" || commits.length === 1 || action.frozen !== undefined,
  );
  const [only] = told;
  if (told.length === 1 && only !== undefined) {
    if (only.type === "pay" && only.frozen === undefined) {
      const frame = scene.at.frame;
      return words.button.payNone(frame?.kind === "pay" ? frame.hours : 0);
    }
    return only.type === "move" ? words.button.verbs.move : capital(text.action(only, names));
  }
  return words.button.chain(told.map(({ type }) => words.button.verbs[type]));
}

/** What the button cannot take back: chance speaks. */
export function noUndo(scene: Scene): string | undefined {
  const { commits, setting, words } = scene;
  let at: Setting | undefined = setting;
  for (const action of commits) {
    if (at === undefined) return undefined;
    const { reveals, next } = outcomeOf(at, action);
    if (reveals !== undefined)
      return reveals === "drew"
        ? words.button.draws(Math.max(1, forecastOf(scene)?.draws ?? 1))
        : words.button.reveals;
    at = next;
  }
  return undefined;
}

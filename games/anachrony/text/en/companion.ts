/** What the companion says. */
import { unreachable } from "@chronarium/kernel";
import type { Action, ActionOf } from "../../src/companion/actions.ts";
import type { Event, TableEvent } from "../../src/companion/events.ts";
import { questionOf } from "../../src/companion/turn.ts";
import type { Shape } from "../../src/tables/goods.ts";
import { capital } from "../parts.ts";
import type { CompanionText } from "../types.ts";
import { bot } from "./bot.ts";
import { refusals } from "./companion-refusals.ts";
import { botReminders, reminders } from "./companion-reminders.ts";
import {
  AT,
  change,
  counter,
  DICE,
  OCCUPANTS,
  openTile,
  PHASES,
  pieces,
  SIDES,
  signed,
  THINGS,
  tile,
} from "./companion-words.ts";
import { companionOptions } from "./options.ts";
import { categories, goods, list, plural, shapes, spaces, worker } from "./words.ts";

const isTableEvent = (event: Event): event is TableEvent => !/^bot(?!Asks)/.test(event.type);

function table(told: TableEvent): string {
  switch (told.type) {
    case "phaseBegan":
      return `Era ${told.era}: ${PHASES[told.phase]}.`;
    case "dieEntered": {
      const shown = typeof told.face === "number" ? String(told.face) : shapes[told.face as Shape];
      return `${DICE[told.die]} shows ${shown}${told.origin === "hand" ? ", rolled by hand" : ""}.`;
    }
    case "botAsks":
      return "The Chronobot needs an answer.";
    case "cardEntered":
      return `The ${told.card === "recruit" ? "Recruit" : "Mine"} pool holds ${pieces(told.pieces)}.`;
    case "superprojectEntered":
      return told.vp === 0
        ? `No Superproject is left above Era ${told.era}.`
        : `The open Superproject of Era ${told.era} is worth ${told.vp} VP.`;
    case "tileEntered":
      return told.vp === 0
        ? `Nothing is left of its stack: ${openTile(told.tile)}.`
        : `${capital(openTile(told.tile))} is worth ${told.vp} VP.`;
    case "rollsDue":
      return `The Chronobot rolls for paradoxes ${told.rolls === 1 ? "once" : `${told.rolls} times`}.`;
    case "humanDone":
      return `You took your turn${told.space === undefined ? "" : ` on ${spaces[told.space]}`}${listed(took(told))}${told.banner ? " and will be First Player" : ""}.`;
    case "humanPassed":
      return "You pass for this Era.";
    case "humanWarped":
      return `You put ${plural(told.count, "Warp tile")} on Era ${told.era}.`;
    case "humanWarpReturned":
      return `A Warp tile of yours comes back from Era ${told.era}.`;
    case "roundsEnded":
      return "The Action rounds end.";
    case "spacesFlipped":
      return `Collapsed: ${list(told.spaces.map((space) => spaces[space]))}.`;
    case "impactReminder":
      return "The Impact: turn the Evacuation tile, cover the Capital spaces and two of your slots.";
    case "tracked":
      return `${capital(THINGS[told.thing])} ${told.thing === "recruit" || told.thing === "mine" ? "is" : "are"} ${told.on ? "tracked" : "not tracked any more"}.`;
    case "correctionOpened":
      return "A correction begins.";
    case "counterCorrected":
      return `Corrected: ${change(told.change)} of ${counter(told.counter)}.`;
    case "tokenCorrected":
      return `Corrected: token ${told.token} stands on ${told.position}.`;
    case "tileCorrected":
      return `Corrected: ${change(told.change)} ${tile(told.tile)} of ${told.vp} VP.`;
    case "warpCorrected":
      return `Corrected: ${change(told.change)} Warp tile of ${told.whose === "bot" ? "the Chronobot" : "yours"} on Era ${told.era}.`;
    case "spaceCorrected":
      return `Corrected: ${spaces[told.space]} is ${OCCUPANTS[told.by]}.`;
    case "phaseCorrected":
      return `Corrected: the phase is ${PHASES[told.phase]}.`;
    case "firstCorrected":
      return `Corrected: First Player is ${told.side === "bot" ? "the Chronobot" : "the human"}.`;
    case "eraCorrected":
      return `Corrected: the Era is ${told.era}.`;
    case "correctionClosed":
      if (told.start)
        return told.steps === 0
          ? "The table is laid."
          : `The table is laid as yours stands, after ${plural(told.steps, "step")}.`;
      return told.steps === 0
        ? "Nothing was corrected."
        : `The correction ends after ${plural(told.steps, "step")}.`;
    case "scored":
      return `${categories[told.category]}: ${signed(told.vp)} VP.`;
    case "tableClosed":
      return `The table is closed: ${signed(told.human)} to ${signed(told.bot)}.`;
    default:
      return unreachable(told);
  }
}
/** What was taken on a turn, as far as it was told. */
const took = (of: Omit<ActionOf<"done">, "type">): readonly string[] => [
  ...(of.worker === undefined ? [] : [`took 1 ${worker[of.worker]}`]),
  ...(of.cube === undefined ? [] : [`took 1 ${goods[of.cube]}`]),
  ...(of.tile === undefined ? [] : [`built ${openTile(of.tile)}`]),
  ...(of.superproject === undefined ? [] : [`built the Superproject of Era ${of.superproject}`]),
  ...(of.shape === undefined ? [] : [`took 1 Breakthrough, ${shapes[of.shape]}`]),
];
const listed = (parts: readonly string[]): string => parts.map((part) => `, ${part}`).join("");

const action: CompanionText["action"] = (each: Action) => {
  switch (each.type) {
    case "confirm":
      return "This phase is done";
    case "recruitCard":
    case "mineCard":
      return `The card shows ${pieces(each.type === "recruitCard" ? each.workers : each.cubes)}`;
    case "paradoxRolls":
      return `${plural(each.count, "Paradox roll is", "Paradox rolls are")} due`;
    case "rollParadox":
    case "rollDie":
      return `${each.origin === "app" ? "App" : "Hand"}: ${each.face}`;
    case "rollShape":
      return `${each.origin === "app" ? "App" : "Hand"}: ${shapes[each.face]}`;
    case "botPass":
      return "The Chronobot passes";
    case "space":
      return AT[each.at];
    case "mines":
      return `Free: ${list(each.free.map((space) => spaces[space]))}`;
    case "pool":
      return each.cubes === undefined
        ? "The pool is empty"
        : `In the pool: ${list(each.cubes.map((cube) => goods[cube]))}`;
    case "worker":
      return worker[each.worker];
    case "building":
    case "superproject":
      return `It takes ${each.vp} VP`;
    case "buildings":
      return `Open: ${each.primary} VP primary, ${each.secondary} VP secondary`;
    case "openSuperproject":
      return each.vp === 0 ? `Era ${each.era}: built` : `Era ${each.era}: ${each.vp} VP`;
    case "openTile":
      return `${capital(openTile(each.tile))}: ${each.vp === 0 ? "none" : `${each.vp} VP`}`;
    case "decide":
      return "These are all";
    case "taken":
      return "It took one";
    case "couldNot":
      return each.reason === "space" ? "It could not: no space" : "It could not: nothing to take";
    case "done": {
      const parts = [...(each.space === undefined ? [] : [spaces[each.space]]), ...took(each)];
      return parts.length === 0 ? "Done" : `Done: ${parts.join(", ")}`;
    }
    case "pass":
      return "Pass for this Era";
    case "humanWarps":
      return `You warp ${plural(each.count, "tile")}`;
    case "warpReturned":
      return `A Warp tile comes back from Era ${each.era}`;
    case "cleanUp": {
      const parts = [
        ...(each.first === undefined ? [] : [`First Player: ${SIDES[each.first]}`]),
        ...(each.collapsed === undefined
          ? []
          : [each.collapsed === "yes" ? "all Capital spaces are gone" : "some Capital spaces are left"]),
      ];
      return parts.length === 0 ? "Clean up is done" : `Clean up is done; ${parts.join("; ")}`;
    }
    case "track":
      return `${each.on === "yes" ? "Track" : "Do not track"} ${THINGS[each.thing]}`;
    case "correct":
      return "Correct something";
    case "correctCounter":
      return `${capital(change(each.change))} of ${counter(each.counter)}`;
    case "correctToken":
      return `Token ${each.token} on ${each.position}`;
    case "correctTile":
      return `${capital(change(each.change))} ${tile(each.tile)} of ${each.vp} VP`;
    case "correctWarp":
      return `${capital(change(each.change))} Warp tile of ${each.whose === "bot" ? "the Chronobot" : "yours"} on Era ${each.era}`;
    case "correctSpace":
      return `${capital(spaces[each.space])}: ${OCCUPANTS[each.by]}`;
    case "correctPhase":
      return `Phase: ${PHASES[each.phase]}`;
    case "correctFirst":
      return `First Player: ${SIDES[each.side]}`;
    case "correctEra":
      return `Era ${each.era}`;
    case "corrected":
      return "The correction is done";
    case "score":
      return `${categories[each.category]}: ${signed(each.vp)}`;
    case "close":
      return "Close the table";
    default:
      return unreachable(each);
  }
};

export const companion: Omit<CompanionText, "words" | "bot" | "rules" | "rulesOf"> = {
  title: "Chronobot companion",
  tagline: "The Chronobot for your own table: every die, every reason.",
  options: companionOptions,
  refusals,
  event: (told) => (isTableEvent(told) ? table(told) : bot.step(told)),
  detail: (told) => (isTableEvent(told) ? undefined : bot.why(told)),
  question: bot.question,
  action,
  openTile,
  status: (state) => {
    if (state.phase === "closed") return "The table is closed.";
    const asked = questionOf(state);
    const turn = state.phase !== "actions" ? "" : state.turn === "human" ? " Your turn." : "";
    return `Era ${state.era} of 7: ${PHASES[state.phase]}.${turn === "" && asked !== undefined ? ` ${bot.question(asked)}` : turn}`;
  },
  reminders,
  botReminders,
};

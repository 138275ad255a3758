/** What players are asked, what they can do, and how the table stands. */
import { unreachable } from "@chronarium/kernel";
import type { Action } from "../../src/index.ts";
import { cardsOf, kindOf, oneLarger } from "../pieces.ts";
import type { Asked, Names, Standing } from "../types.ts";
import { choosing } from "./chronicle.ts";
import { pendingChoice } from "./refusals.ts";
import { brief, cards, carriedBy, does, ecus, either, eras, kinds, on, who, whose } from "./words.ts";

export function question(asked: Asked, names: Names): string {
  switch (asked.kind) {
    case "chooseLoser":
      return `Choose which rival ${on(asked.era)} is downsized: the one at ${either(asked.options)}.`;
    case "placeDownsized": {
      const old = kinds[kindOf(asked.building, oneLarger(asked.size))].the;
      return `Choose where ${kinds[kindOf(asked.building, asked.size)].the} stands in place of ${old} at ${asked.from} ${on(asked.era)}: ${either(asked.options)}.`;
    }
    case "chooseKeeper":
      return `Choose who leaves a cube on the printed hamlet at ${asked.at} ${on("reason")}: ${either(asked.options.map((seat) => who(seat, names)))}.`;
    case "keep":
      return "Choose the cards you keep. The others are discarded.";
    case "draw":
      return "Take your next card from the row or from the draw pile.";
    default:
      return unreachable(asked);
  }
}

const paying = (pay: readonly [number, number]): string => `${cards(pay[0] + pay[1])}${carriedBy(pay)}`;

export function action(it: Action, names: Names): string {
  switch (it.type) {
    case "exchange":
      return `Exchange ${brief(it.cards)} for ${ecus(2)}`;
    case "travel":
      return `Travel with pawn ${it.pawn + 1} to ${eras[it.to]} for ${ecus(1)}`;
    case "build":
      return `Build ${kinds[kindOf(it.building, it.size)].a} at ${it.at} ${on(it.era)}, ${brief(cardsOf(it.building, it.size, it.extra))}${carriedBy(it.pay)}`;
    case "upgrade":
      return `Upgrade ${it.from} ${on(it.era)} to size ${it.size}${it.at === it.from ? "" : ` at ${it.at}`}, ${paying(it.pay)}`;
    case "demolish":
      return `Demolish ${it.at} ${on(it.era)}, ${ecus(1)} and ${paying(it.pay)}`;
    case "populate":
      return `Populate ${it.at} ${on("reason")}, 1 blue${carriedBy(it.pay)}`;
    case "renovate":
      return `Renovate ${it.at} ${on("reason")}, ${paying(it.pay)}`;
    case "end":
      return "End your turn";
    case "keep":
      return it.cards === undefined || it.cards.length === 0 ? "Keep no cards" : `Keep ${brief(it.cards)}`;
    case "draw":
      return it.from === "deck" ? "Draw from the draw pile" : `Take ${brief([it.from])} from the row`;
    case "chooseLoser":
      return `Downsize the rival at ${it.at}`;
    case "placeDownsized":
      return `Place the smaller building at ${it.at}`;
    case "chooseKeeper":
      return `${does(it.player, names, "leaves", "leave")} the cube`;
    default:
      return unreachable(it);
  }
}

export function status({ turn, round, over, decision }: Standing, names: Names): string {
  if (over) return `The game is over after ${round} rounds.`;
  if (decision === undefined) return `Round ${round}: ${whose(turn.seat, names)} turn.`;
  if (decision.question !== undefined) return `Round ${round}: ${choosing(decision.question, names)}.`;
  const choice = pendingChoice(decision.answer === "keep" ? "keep" : "draw");
  return `Round ${round}: ${does(decision.seat, names, "has to choose", "have to choose")} ${choice}.`;
}

/** What players are asked, what they can do, and how the table stands. */
import { ofName, unreachable } from "@chronarium/kernel";
import type { Action } from "../../src/index.ts";
import { cardsOf, kindOf, oneLarger } from "../pieces.ts";
import type { Asked, Names, Standing } from "../types.ts";
import { choosing } from "./chronicle.ts";
import { pendingChoice } from "./refusals.ts";
import { brief, cards, carriedBy, does, ecus, either, eras, kinds, on, who } from "./words.ts";

export function question(asked: Asked, names: Names): string {
  switch (asked.kind) {
    case "chooseLoser":
      return `Choisissez le rival à réduire ${on(asked.era)} : celui en ${either(asked.options)}.`;
    case "placeDownsized": {
      const old = kinds[kindOf(asked.building, oneLarger(asked.size))].ofThe;
      return `Choisissez où se pose ${kinds[kindOf(asked.building, asked.size)].the} à la place ${old} en ${asked.from} ${on(asked.era)} : ${either(asked.options)}.`;
    }
    case "chooseKeeper":
      return `Choisissez qui laisse un cube sur le hameau imprimé en ${asked.at} ${on("reason")} : ${either(asked.options.map((seat) => who(seat, names)))}.`;
    case "keep":
      return "Choisissez les cartes que vous gardez. Les autres vont à la défausse.";
    case "draw":
      return "Prenez votre carte suivante dans la rangée ou dans la pioche.";
    default:
      return unreachable(asked);
  }
}

const paying = (pay: readonly [number, number]): string => `${cards(pay[0] + pay[1])}${carriedBy(pay)}`;

export function action(it: Action, names: Names): string {
  switch (it.type) {
    case "exchange":
      return `Échanger ${brief(it.cards)} pour ${ecus(2)}`;
    case "travel":
      return `Voyager avec le pion ${it.pawn + 1} vers ${eras[it.to]} pour ${ecus(1)}`;
    case "build":
      return `Construire ${kinds[kindOf(it.building, it.size)].a} en ${it.at} ${on(it.era)}, ${brief(cardsOf(it.building, it.size, it.extra))}${carriedBy(it.pay)}`;
    case "upgrade":
      return `Agrandir ${it.from} ${on(it.era)} à la taille ${it.size}${it.at === it.from ? "" : ` en ${it.at}`}, ${paying(it.pay)}`;
    case "demolish":
      return `Démolir ${it.at} ${on(it.era)}, ${ecus(1)} et ${paying(it.pay)}`;
    case "populate":
      return `Peupler ${it.at} ${on("reason")}, 1 bleue${carriedBy(it.pay)}`;
    case "renovate":
      return `Rénover ${it.at} ${on("reason")}, ${paying(it.pay)}`;
    case "end":
      return "Finir votre tour";
    case "keep":
      return it.cards === undefined || it.cards.length === 0
        ? "Ne garder aucune carte"
        : `Garder ${brief(it.cards)}`;
    case "draw":
      return it.from === "deck" ? "Prendre dans la pioche" : `Prendre ${brief([it.from])} dans la rangée`;
    case "chooseLoser":
      return `Réduire le rival en ${it.at}`;
    case "placeDownsized":
      return `Poser le bâtiment réduit en ${it.at}`;
    case "chooseKeeper":
      return `${does(it.player, names, "laisse", "laissez")} le cube`;
    default:
      return unreachable(it);
  }
}

export function status({ turn, round, over, decision }: Standing, names: Names): string {
  if (over) return `La partie est finie après ${round} manches.`;
  if (decision === undefined) return `Manche ${round} : tour ${ofName(names.seat(turn.seat))}.`;
  if (decision.question !== undefined) return `Manche ${round} : ${choosing(decision.question, names)}.`;
  const choice = pendingChoice(decision.answer === "keep" ? "keep" : "draw");
  return `Manche ${round} : ${does(decision.seat, names, "doit choisir", "devez choisir")} ${choice}.`;
}

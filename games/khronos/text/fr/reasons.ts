/** What a line of play is for, in French. */
import { type Explainer, ofName, unreachable } from "@chronarium/kernel";
import type { Action, Era, State } from "../../src/index.ts";
import type { Payday, Purpose } from "../../src/reasons.ts";
import { capital, kindOf } from "../pieces.ts";
import { explainerOf, type ReasonWords } from "../reasons.ts";
import type { Kind, Names } from "../types.ts";
import { brief, cards, cubes, ecus, eras, kinds, list, on, who } from "./words.ts";

const domain = ({ at, era }: { readonly at: string; readonly era: Era }): string =>
  `domaine en ${at} ${on(era)}`;

const LINES: readonly (readonly Kind[])[] = [
  ["watchtower", "keep", "castle"],
  ["chapel", "monastery", "abbey"],
  ["hamlet", "town", "city"],
];
const top = (era: Era, hold: number): string =>
  era === "reason" ? cubes(hold) : kinds[LINES[era === "might" ? 0 : 1]?.[hold - 1] ?? "keep"].a;

const when = ({ round, now, absent }: Payday, era: Era): string =>
  `${now ? "à ces revenus" : `aux revenus de la manche ${round}`}${absent ? ` si un de vos pions est alors ${on(era)}` : ""}`;

function reason(purpose: Purpose, names: Names): string {
  switch (purpose.kind) {
    case "leads": {
      const { from, shared, era } = purpose;
      const money = `${ecus(purpose.ecus)} ${when(purpose, era)}`;
      if (shared) return `Vous égalisez dans le ${domain(purpose)} : ${money}.`;
      const taken = from === undefined ? "" : ` à la place ${ofName(names.seat(from))}`;
      return `Vous menez le ${domain(purpose)}${taken}, ${money}.`;
    }
    case "grows":
      return `Votre ${domain(purpose)} vaut ${ecus(purpose.ecus)} de plus ${when(purpose, purpose.era)}.`;
    case "holds":
      return `Tient mieux le ${domain(purpose)}, ${ecus(purpose.ecus)} : avec ${top(purpose.era, purpose.hold)}.`;
    case "collects":
      return `Votre pion est ${on(purpose.era)} quand vos domaines y paient ${ecus(purpose.ecus)}, à la manche ${purpose.round}.`;
    case "denies":
      return `${names.seat(purpose.seat)} perd ${ecus(purpose.ecus)} du ${domain(purpose)}.`;
    case "fells":
      return `${capital(kinds[kindOf(purpose.building, purpose.size)].the)} ${ofName(names.seat(purpose.seat))} en ${purpose.at} ${on(purpose.era)} tombe.`;
    case "halfway":
      return `Encore une carte, maintenant ou plus tard, et ${kinds[kindOf(purpose.building, purpose.size)].the} en ${purpose.at} paie.`;
    case "bonus":
      return `${ecus(purpose.ecus)} tout de suite.`;
    case "ripples":
      return `${capital(kinds[kindOf(purpose.building, purpose.size)].the)} apparaît aussi ${list(purpose.to.map(on))}.`;
    case "gives":
      return `Cela vous coûte ${ecus(purpose.ecus)} du ${domain(purpose)}.`;
    case "sheds":
      return `Vous perdez votre propre ${kinds[kindOf(purpose.building, purpose.size)].one} en ${purpose.at} ${on(purpose.era)}.`;
    default:
      return unreachable(purpose);
  }
}

const RULING: Readonly<Record<Era, string>> = {
  might: "Le plus haut bâtiment militaire décide qui encaisse",
  faith: "Le plus haut bâtiment religieux décide qui encaisse",
  reason: "Le plus de cubes sur ses bâtiments civils décide qui encaisse",
};

function idea(purpose: Purpose, names: Names): string {
  switch (purpose.kind) {
    case "leads": {
      const { from, era } = purpose;
      const worth = `Le ${domain(purpose)} vaut ${ecus(purpose.ecus)} à qui le mène`;
      return from === undefined
        ? `${worth}, et cela peut être vous. ${RULING[era]}.`
        : `${worth}, et pour l’instant c’est ${who(from, names)}. ${RULING[era]}.`;
    }
    case "grows":
      return `Vous menez le ${domain(purpose)} : faites-le valoir plus.`;
    case "holds":
      return `Vous menez le ${domain(purpose)}, ${ecus(purpose.ecus)} : que personne ne le prenne.`;
    case "collects":
      return `Seules les époques où se tient un de vos pions paient. ${eras[purpose.era]} a ${ecus(purpose.ecus)} pour vous.`;
    case "denies":
      return `${names.seat(purpose.seat)} gagne avec le ${domain(purpose)} : cela peut cesser.`;
    case "fells":
      return `On peut faire tomber ${kinds[kindOf(purpose.building, purpose.size)].the} ${ofName(names.seat(purpose.seat))} en ${purpose.at} ${on(purpose.era)}.`;
    case "halfway":
      return "Une ruine ne paie rien tant qu’elle n’est pas rénovée, et chaque carte compte.";
    case "bonus":
    case "ripples":
      return "Chaque bâtiment rapporte des Écus tout de suite, et ce qui est ancien se copie plus tard : servez-vous de vos cartes.";
    case "gives":
    case "sheds":
      return "Quelque chose à vous doit céder : que ce soit ce qui rapporte le moins.";
    default:
      return unreachable(purpose);
  }
}

const plain: ReasonWords["plain"] = {
  exchange: "Vos cartes vont mal ensemble : de nouvelles valent 2 Écus.",
  travel: "La place de vos pions décide où vous pouvez bâtir, et quelles époques paient.",
  build: "Servez-vous de vos cartes tant qu’un pion peut les porter.",
  upgrade: "Un bâtiment plus grand tient mieux.",
  demolish: "Ce qui gêne peut être démoli.",
  populate: "Les cubes sur les bâtiments civils décident qui mène sur Raison.",
  renovate: "Une ruine ne paie rien tant qu’elle n’est pas rénovée.",
  end: "Rien de ce qui reste à faire ne vaut son prix.",
  keep: "Gardez de quoi bâtir la prochaine fois.",
  draw: "Prenez ce qui va avec vos cartes.",
  chooseLoser: "L’un d’eux doit se réduire : que ce soit celui qui vous rapporte le moins.",
  placeDownsized: "Le bâtiment réduit peut se poser là où il touche encore ce qu’il mène.",
  chooseKeeper: "Un cube qui reste compte pour le domaine de son hameau.",
};

const larger = (was: Kind, size: 1 | 2 | 3): Kind =>
  LINES.find((line) => line.includes(was))?.[size - 1] ?? was;

function act(action: Action, was: Kind | undefined, names: Names): string {
  switch (action.type) {
    case "exchange":
      return `échanger ${brief(action.cards)}`;
    case "travel":
      return `voyager vers ${eras[action.to]} avec le pion ${action.pawn + 1}`;
    case "build":
      return `construire ${kinds[kindOf(action.building, action.size)].a} en ${action.at} ${on(action.era)}`;
    case "upgrade": {
      const to = was === undefined ? `la taille ${action.size}` : kinds[larger(was, action.size)].a;
      return `agrandir ${was === undefined ? "le bâtiment" : kinds[was].the} en ${action.from} ${on(action.era)}, qui devient ${to}`;
    }
    case "demolish":
      return `démolir ${was === undefined ? "le bâtiment" : kinds[was].the} en ${action.at} ${on(action.era)}`;
    case "populate":
      return `poser un cube sur ${was === undefined ? "le bâtiment" : kinds[was].the} en ${action.at} ${on("reason")}`;
    case "renovate":
      return `rénover ${was === undefined ? "la ruine" : kinds[was].the} en ${action.at} avec ${cards(action.pay[0] + action.pay[1])}`;
    case "end":
      return "finir votre tour";
    case "keep":
      return action.cards === undefined || action.cards.length === 0
        ? "ne garder aucune carte"
        : `garder ${brief(action.cards)}`;
    case "draw":
      return action.from === "deck"
        ? "prendre dans la pioche"
        : `prendre ${brief([action.from])} dans la rangée`;
    case "chooseLoser":
      return `réduire ${was === undefined ? "celui" : kinds[was].the} en ${action.at}`;
    case "placeDownsized":
      return `poser ${was === undefined ? "le bâtiment réduit" : kinds[was].the} en ${action.at}`;
    case "chooseKeeper":
      return action.player === names.you
        ? "laisser votre cube"
        : `laisser le cube ${ofName(names.seat(action.player))}`;
    default:
      return unreachable(action);
  }
}

const words: ReasonWords = {
  piece: ({ kind, owner, at, era }, names) => {
    const mine = owner === names.you;
    const piece =
      owner === undefined
        ? kinds[kind].the
        : mine
          ? `votre ${kinds[kind].one}`
          : `${kinds[kind].the} ${ofName(names.seat(owner))}`;
    return `${piece} en ${at} ${on(era)}`;
  },
  free: (at, era) => `le terrain en ${at} ${on(era)}`,
  pawn: (era) => `votre pion ${on(era)}`,
  hand: "votre main",
  look: (things) => `Regardez ${list(things)}.`,
  reason,
  idea,
  plain,
  act,
  inTurn: (steps) => steps.join(", puis "),
  points: (points) => `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1).replace(".", ",")} Écus`,
};

export const fr: Explainer<State, Action> = explainerOf(words);

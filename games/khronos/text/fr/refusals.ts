/** Why something cannot be done, and what can be done instead. */
import { ofName } from "@chronarium/kernel";
import type { Colour, RefusalCode } from "../../src/index.ts";
import { capital, largerThan, sizedOf } from "../pieces.ts";
import type { DecisionKind, Refusals } from "../types.ts";
import {
  cards,
  coloured,
  colouredCards,
  colours,
  cubes,
  does,
  ecus,
  either,
  kinds,
  on,
  pawns,
  ruin,
} from "./words.ts";

const PENDING: Readonly<Record<DecisionKind, string>> = {
  keep: "les cartes à garder",
  draw: "d’où vient la carte suivante",
  chooseLoser: "le rival à réduire",
  placeDownsized: "où se pose le bâtiment réduit",
  chooseKeeper: "qui laisse un cube sur le hameau",
};

const NOT_ASKED: Readonly<Record<DecisionKind, string>> = {
  keep: "Il n’y a pas de cartes à garder maintenant. La question vient à la fin de votre tour, si la table joue avec cette option.",
  draw: "Il n’y a pas de carte à prendre maintenant. Avec Hold’em, vous choisissez vos cartes après un échange et à la fin de votre tour.",
  chooseLoser: "Aucun rival n’est à réduire maintenant. Poursuivez votre tour, ou finissez-le.",
  placeDownsized: "Aucun bâtiment ne se réduit maintenant. Poursuivez votre tour, ou finissez-le.",
  chooseKeeper: "Personne ne laisse de cube sur un hameau maintenant. Poursuivez votre tour, ou finissez-le.",
};

export const refusals: Refusals = {
  "khronos/game-over": () =>
    "La partie est finie et son résultat est acquis. Commencez une nouvelle partie pour continuer à jouer.",
  "khronos/not-your-turn": ({ seat }, names) =>
    `C’est le tour ${ofName(names.seat(seat))}. Vous pourrez agir quand le vôtre commencera.`,
  "khronos/decision-pending": ({ seat, decision }, names) =>
    `${does(seat, names, "doit d’abord choisir", "devez d’abord choisir")} ${PENDING[decision]}. Rien d’autre n’est possible avant.`,
  "khronos/nothing-to-decide": ({ decision }) => NOT_ASKED[decision],
  "khronos/not-an-option": ({ answer, options }, names) => {
    const choices = options.split(" ");
    return typeof answer === "number"
      ? `${names.seat(answer)} ne fait pas partie du choix. Choisissez ${either(choices.map((seat) => names.seat(Number(seat))))}.`
      : `La case ${answer} ne fait pas partie du choix. Choisissez ${either(choices)}.`;
  },

  "khronos/exchange-too-late": () =>
    "Vous avez déjà agi ce tour-ci, et l’échange vient avant la première action. Vous pourrez échanger au début de votre prochain tour.",
  "khronos/exchange-once": () =>
    "Vous avez déjà échangé des cartes ce tour-ci. Vous pourrez le refaire à votre prochain tour.",
  "khronos/not-enough-ecus": (p) =>
    `Cela coûte ${ecus(p.price)}, et vous ${p.ecus === 0 ? "n’en avez aucun" : `en avez ${p.ecus}`}. Chaque construction ou agrandissement vous rapporte un bonus.`,
  "khronos/cards-missing": (p) =>
    `Il faut ${colouredCards(p.cards, p.colour)}, et vous ${p.held === 0 ? "n’en avez aucune" : `en avez ${p.held}`}. Choisissez une action qui n’en demande pas plus.`,
  "khronos/hand-too-small": (p) =>
    `Il faut ${cards(p.cards)} avec le surcoût de terrain, et vous en avez ${p.held}. Choisissez un bâtiment plus petit, ou un terrain plus facile.`,
  "khronos/pawn-already-there": ({ pawn, era }) =>
    `Votre ${pawns[pawn].one} est déjà ${on(era)}. Choisissez l’une des deux autres époques.`,

  "khronos/not-on-reason": () =>
    "Sur Raison, on ne construit, n’agrandit ni ne démolit rien. Faites-le sur Puissance ou sur Foi ; sur Raison, vous pouvez peupler et rénover.",
  "khronos/off-the-board": ({ kind, at }) =>
    `${capital(kinds[kind].a)} en ${at} dépasserait le bord du plateau. Déplacez sa case en haut à gauche vers le haut ou vers la gauche.`,
  "khronos/square-taken": ({ kind, at, square }) =>
    square === at
      ? `La case ${square} est prise : ${kinds[kind].a} s’y trouve. Choisissez un endroit dont toutes les cases sont libres.`
      : `Depuis ${at}, le bâtiment couvrirait la case ${square}, où se trouve ${kinds[kind].a}. Choisissez un endroit dont toutes les cases sont libres.`,
  "khronos/river": ({ kind, at }) =>
    `${capital(kinds[kind].a)} en ${at} serait dans la rivière. Choisissez la terre ferme, ou construisez-y un bourg ou une cité.`,
  "khronos/no-tile": ({ kind }) =>
    `Il ne reste aucune tuile ${kinds[kind].one} dans la réserve. Choisissez une autre sorte de bâtiment, ou attendez qu’une tuile y revienne.`,
  "khronos/no-cube": () =>
    "Cela demande de poser un cube, et votre réserve n’en a plus. Vous pouvez encore construire des bâtiments civils, agrandir, démolir, et rénover au prix complet.",
  "khronos/joins-two-domains": ({ kind, at }) =>
    `${capital(kinds[kind].the)} en ${at} relierait deux domaines. Seuls les bâtiments civils le peuvent : éloignez-vous de l’un des deux.`,
  "khronos/shares-the-top": ({ kind, at, rival }) => {
    const { size } = sizedOf(kind);
    const fix = { 1: "plus grand", 2: "plus grand ou plus petit", 3: "plus petit" }[size];
    return `${capital(kinds[kind].the)} en ${at} partagerait le sommet de son domaine avec ${kinds[kind].the} en ${rival}. Choisissez un bâtiment ${fix}, ou restez à l’écart de ce domaine.`;
  },

  "khronos/too-dear": (p) =>
    `Il faudrait ${cards(p.cards)}, dont ${p.surcharge} pour le terrain, et vos deux pions n’en portent que ${p.most}. Choisissez un terrain plus facile, ou construisez plus petit pour agrandir ensuite.`,
  "khronos/no-pawn-there": ({ era }) =>
    `Aucun de vos pions n’est ${on(era)}. Voyagez-y d’abord pour ${ecus(1)}, ou agissez là où se trouve l’un de vos pions.`,
  "khronos/pawns-cannot-carry": (p) => {
    const yours = `${p.here === 1 ? "votre pion" : "vos pions"} ${on(p.era)}`;
    const can = p.here === 1 ? "peut" : "peuvent";
    if (p.left === 0)
      return `${capital(yours)} ne ${can} plus porter de carte ce tour-ci. ${p.here === 1 ? "Amenez-y un pion qui le peut encore, ou finissez votre tour" : "Voyagez, ou finissez votre tour"}.`;
    const terrain = p.surcharge === 0 ? "" : ` (dont ${p.surcharge} pour le terrain)`;
    const other = p.here === 1 ? ", ou amenez-y un pion qui peut porter le reste" : "";
    return `Il faut ${cards(p.cards)}${terrain}, et ${yours} ne ${can} plus en porter que ${p.left} ce tour-ci. Choisissez une action moins chère${other}.`;
  },
  "khronos/pawn-exhausted": (p) =>
    p.left === 0
      ? `Votre ${pawns[p.pawn].one} ne peut plus porter de carte ce tour-ci. Confiez-les à l’autre pion.`
      : `Votre ${pawns[p.pawn].one} peut encore porter ${cards(p.left)} ce tour-ci, pas ${p.cards}. Confiez le reste à l’autre pion.`,
  "khronos/pawn-elsewhere": ({ pawn, era, at }) =>
    `Votre ${pawns[pawn].one} est ${on(at)} et ne peut rien porter ${on(era)}. Confiez les cartes à l’autre pion.`,
  "khronos/wrong-payment": (p) =>
    `Il faut ${cards(p.cards)}, et vos pions en porteraient ${p.named}. Confiez-leur-en exactement ${p.cards}.`,
  "khronos/wrong-surcharge": (p) =>
    p.cards === 0
      ? `Le terrain n’ajoute aucun surcoût ici, et vous avez désigné ${cards(p.named)}. N’en désignez aucune.`
      : `Le surcoût de terrain est de ${cards(p.cards)} de n’importe quelle couleur, et vous en avez désigné ${p.named}. Désignez-en exactement ${p.cards}.`,

  "khronos/no-building-there": ({ era, at }) =>
    `Aucun bâtiment n’a sa case en haut à gauche en ${at} ${on(era)}. Désignez un bâtiment de ce plateau par cette case-là.`,
  "khronos/not-your-building": ({ kind, at, seat }, names) =>
    `${capital(kinds[kind].the)} en ${at} est à ${names.seat(seat)}. Agrandissez un bâtiment à vous, ou un bâtiment civil.`,
  "khronos/not-larger": ({ kind, at }) => {
    const larger = largerThan(kind);
    return larger.length === 0
      ? `${capital(kinds[kind].the)} en ${at} a déjà la plus grande taille. Choisissez un bâtiment plus petit à agrandir.`
      : `Un agrandissement doit dépasser la taille ${kinds[kind].ofThe} en ${at}. Choisissez ${either(larger.map((which) => kinds[which].a))}.`;
  },
  "khronos/does-not-cover": ({ kind, at, from }) =>
    `${capital(kinds[kind].a)} en ${at} ne couvrirait pas toutes les cases du bâtiment en ${from}. Choisissez une case en haut à gauche depuis laquelle il les couvre.`,
  "khronos/not-demolishable": ({ kind, at }) =>
    kind === "hamlet"
      ? `Le hameau en ${at} est imprimé sur le plateau et ne se démolit pas. Choisissez une tuile tour de guet, chapelle ou hameau.`
      : `${capital(kinds[kind].the)} en ${at} a une taille qui ne se démolit pas. Choisissez une tuile tour de guet, chapelle ou hameau.`,

  "khronos/not-civil": ({ kind, at }) =>
    `${capital(kinds[kind].the)} en ${at} ${on("reason")} ne loge pas d’habitants. Peuplez un hameau, un bourg ou une cité.`,
  "khronos/full": ({ kind, at, capacity }) =>
    `Il n’y a plus de place dans ${kinds[kind].the} en ${at} ${on("reason")}, qui loge ${cubes(capacity)}. Choisissez un bâtiment civil où il en reste.`,
  "khronos/not-a-ruin": ({ kind, at }) =>
    sizedOf(kind).type === "civil"
      ? `${capital(kinds[kind].the)} en ${at} ${on("reason")} est un bâtiment civil et n’est jamais en ruine. Choisissez une ruine à rénover.`
      : `La rénovation ${kinds[kind].ofThe} en ${at} ${on("reason")} est déjà faite. Choisissez une ruine à rénover.`,
  "khronos/too-many-cards": (p) =>
    `La ${ruin(p.kind)} en ${p.at} ne demande plus que ${cards(p.cards)}. N’en payez pas davantage.`,

  "khronos/not-in-the-row": ({ colour, row }) =>
    row === ""
      ? "La rangée est vide. Prenez une carte de la pioche."
      : `La rangée n’a pas de carte ${colours[colour].one} ; elle montre ${coloured(row.split(" ") as Colour[])}. Prenez-en une, ou piochez.`,
  "khronos/deck-empty": () => "La pioche et la défausse sont vides. Prenez une carte de la rangée.",
};

/** What a player has to choose, as part of a longer sentence. */
export const pendingChoice = (decision: "keep" | "draw"): string => PENDING[decision];

/** The same in a few words, after the place: “Not at K12: it joins two domains”. */
export const verdicts: Readonly<Record<RefusalCode, string>> = {
  "khronos/game-over": "la partie est finie",
  "khronos/not-your-turn": "c’est à quelqu’un d’autre",
  "khronos/decision-pending": "une décision passe avant",
  "khronos/nothing-to-decide": "rien n’est demandé",
  "khronos/not-an-option": "ce n’est pas un des choix",
  "khronos/exchange-too-late": "l’échange ouvre le tour",
  "khronos/exchange-once": "un seul échange par tour",
  "khronos/not-enough-ecus": "pas assez d’Écus",
  "khronos/cards-missing": "il manque des cartes",
  "khronos/hand-too-small": "le terrain coûte davantage",
  "khronos/pawn-already-there": "le pion y est déjà",
  "khronos/not-on-reason": "rien ne se construit sur Raison",
  "khronos/off-the-board": "une partie sort du plateau",
  "khronos/square-taken": "une case est prise",
  "khronos/river": "ce serait dans la rivière",
  "khronos/no-tile": "plus de tuile",
  "khronos/no-cube": "plus de cube",
  "khronos/joins-two-domains": "deux domaines seraient reliés",
  "khronos/shares-the-top": "le sommet du domaine serait partagé",
  "khronos/too-dear": "plus de 4 cartes",
  "khronos/no-pawn-there": "aucun pion à vous là-bas",
  "khronos/pawns-cannot-carry": "vos pions portent trop peu",
  "khronos/pawn-exhausted": "ce pion ne porte plus rien",
  "khronos/pawn-elsewhere": "ce pion est ailleurs",
  "khronos/wrong-payment": "le compte de cartes n’y est pas",
  "khronos/wrong-surcharge": "le supplément n’y est pas",
  "khronos/no-building-there": "aucun bâtiment n’y commence",
  "khronos/not-your-building": "le bâtiment n’est pas à vous",
  "khronos/not-larger": "agrandir rend plus grand",
  "khronos/does-not-cover": "l’ancien bâtiment doit être couvert",
  "khronos/not-demolishable": "cela ne se démolit pas",
  "khronos/not-civil": "personne n’y habite",
  "khronos/full": "plus de place pour un cube",
  "khronos/not-a-ruin": "ce n’est pas une ruine",
  "khronos/too-many-cards": "plus de cartes qu’il n’en faut",
  "khronos/not-in-the-row": "pas de telle carte dans la rangée",
  "khronos/deck-empty": "la pioche est vide",
};

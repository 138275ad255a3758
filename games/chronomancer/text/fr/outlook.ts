/** What is about to happen, in sentences; and how things are called on the board itself. */
import {
  actionAt,
  type Effect,
  isPortal,
  type Piece,
  type Player,
  type Side,
  type Space,
} from "../../src/index.ts";
import { capital, hour, tally } from "../pieces.ts";
import type { OutlookText } from "../types.ts";
import {
  abilities,
  aGood,
  boat,
  colours,
  corruptionCards,
  cost,
  docks,
  frozen,
  halves,
  list,
  pieces,
  portal,
  someGoods,
  theFolk,
  tile,
  to,
  verb,
} from "./words.ts";

const SIDE: Readonly<Record<Side, string>> = { white: "blanche", blue: "bleue" };
const draws = (number: number): string => `${number} tirage${number > 1 ? "s" : ""}`;

/** "2 Bards and 1 Rogue". */
const company = (those: readonly Piece[]): string =>
  list(tally(those).map(([which, many]) => `${many} ${pieces[which][many === 1 ? "one" : "many"]}`));

const signs: OutlookText["signs"] = {
  left: { name: "Quai aux Reliques", note: "Reliques seulement" },
  centre: { name: "Le Marché noir", note: "toutes tailles, 1 corruption par couleur" },
  right: { name: "Quai aux Artefacts", note: "Artefacts seulement" },
};
const quays: OutlookText["quays"] = {
  left: "Quai aux Reliques",
  centreLeft: "Marché noir, gauche",
  centreRight: "Marché noir, droite",
  right: "Quai aux Artefacts",
};

const does = ({ slots }: Pick<Player, "slots">, space: Space): string => {
  if (isPortal(space)) return portal(actionAt(slots, space));
  const column = space.startsWith("L") ? "left" : "right";
  return space === "LA" || space === "RA" ? "figer le temps" : `décaler la colonne de ${halves[column]}`;
};

export const outlook: OutlookText = {
  signs,
  quays,
  does,
  company,
  stays: (to) => `Votre pion Sablier reste sur ${hour(to)}.`,
  reaches: (to) => `Vous atteignez l’heure ${hour(to)}.`,
  marks: (marks, found) =>
    `${marks.length === 1 ? `Vous passez le repère sur ${hour(marks[0] ?? 1)}` : `Vous passez les repères sur ${list(marks.map(hour))}`}${found === 0 ? ", mais aucun bateau n’a de place." : ` : ${draws(found)} du sac.`}`,
  corruption: (cards) => `Vous prenez ${corruptionCards(cards)}.`,
  couldPay: (tokens) =>
    tokens > 1 ? `${tokens} Heures Gelées pourraient payer.` : "1 Heure Gelée pourrait payer.",
  spent: (tokens) => `${frozen(tokens)} ${tokens > 1 ? "dépensées" : "dépensée"}.`,
  next: (who, mine, name) => {
    if (who === "market") return "Ensuite le marché ouvre.";
    return mine ? "Vous rejouez." : `Ensuite : ${name}.`;
  },
  effect,
};

function effect(effect: Effect): string | undefined {
  switch (effect.kind) {
    case "inVain":
      return effect.artifact === undefined
        ? "Il n’y a rien à y prendre à présent."
        : `Vous avez déjà tous les ${someGoods("large", effect.artifact)}\u202f: il n’y a rien à prendre.`;
    case "noneLeft": {
      const all = `Vous avez déjà toutes les ${someGoods("small", effect.colour)}`;
      return effect.instead === "sponsorship"
        ? `${all}\u202f: ce sera le Mécénat.`
        : `${all}\u202f: vous recevez ${aGood("small", effect.instead)}.`;
    }
    case "freezes":
      return effect.tokens === 0
        ? "Il ne reste aucune Heure Gelée à prendre."
        : `Vous prenez ${frozen(effect.tokens)} et ouvrez ${effect.tokens === 1 ? "le Mécénat qu’elle couvre" : "les Mécénats qu’elles couvrent"}.`;
    case "sells":
      return effect.gold === 0 ? "Aucun acheteur sur les quais." : `Se vendrait ${effect.gold} Or à présent.`;
    case "pays":
      return `Les ${colours[effect.faction].faction} paient ${effect.gold} Or ${effect.when === "now" ? "aussitôt" : "au marché, si leur maison ne change pas"}.`;
    case "portal":
      return `${effect.portal} devient : ${portal(effect.does)}, ${cost(effect.cost)}.`;
    case "leaves":
      return `${capital(tile(effect.tile.tile))} sort et montre sa face ${SIDE[effect.tile.side]}.`;
    case "ability":
      return abilities[effect.ability].does;
    case "replaced":
      return `${capital(theFolk(effect.card))} ${verb(effect.card, "quitte", "quittent")} la partie.`;
    case "fills":
      if (effect.docks.length === 0)
        return `Remplit le ${boat(effect.boat)}. Ses postes sont pris : il reste en mer.`;
      return effect.docks.length === 1
        ? `Remplit le ${boat(effect.boat)} : il accoste ${to(docks[effect.docks[0] ?? "left"])}.`
        : `Remplit le ${boat(effect.boat)} : vous choisissez son poste.`;
    case "lands":
      return effect.gold === 0
        ? "Les passagers n’ajoutent rien à ce que vaudrait votre Étal."
        : `Les passagers ajoutent ${effect.gold} Or à ce que vaudrait votre Étal.`;
    case "buyers":
      return buyers(signs[effect.pier].name, company(effect.pieces));
    default:
      // Seen on the cards and the boats.
      return undefined;
  }
}

const buyers = (pier: string, there: string): string =>
  there === "" ? `${pier} : personne encore.` : `${pier} : déjà ${there}.`;

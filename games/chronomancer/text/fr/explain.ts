/** What a thing on the table is, and what it is worth to you as the table stands. */
import { unreachable } from "@chronarium/kernel";
import type { Explanation } from "../../src/index.ts";
import { capital } from "../pieces.ts";
import type { Told } from "../types.ts";
import { townsfolkDoes } from "./deeds.ts";
import {
  abilities,
  boat,
  colours,
  corruption,
  docks,
  gold,
  goods,
  list,
  party,
  piers,
  someGoods,
  theFolk,
  to,
  townsfolk,
} from "./words.ts";

type About<Kind extends Explanation["kind"]> = Extract<Explanation, { kind: Kind }>;
const seats = (free: number): string => (free === 1 ? "1 place libre" : `${free} places libres`);
const rogueIcons = (icons: number): string => (icons === 1 ? "1 icône de Voyou" : `${icons} icônes de Voyou`);

export function explain(it: Explanation): Told {
  switch (it.kind) {
    case "boat":
      return aboutBoat(it);
    case "dock":
      return {
        title: capital(docks[it.dock]),
        lines: [
          piers[it.pier].does,
          it.pieces.length === 0 ? "Personne n’y a encore débarqué." : `Sur le quai : ${party(it.pieces)}.`,
        ],
      };
    case "icon":
      return {
        title: `Mécénat des ${colours[it.colour].faction}`,
        lines: [
          it.open
            ? `Ouvert : il vaut ${gold(it.gold)} au marché à présent.`
            : `Une Heure Gelée le couvre. Ouvert, il vaudrait ${gold(it.gold)} au marché à présent.`,
          ...moreAtSea(it.atSea),
        ],
      };
    case "hall":
      return aboutHall(it);
    case "lair":
      return {
        title: "Repaire des Voyous",
        lines: [
          `Chaque icône de Voyou coûte ${gold(it.inside)} à la fin.`,
          it.icons === 0
            ? "Vous n’avez aucune icône de Voyou."
            : `Vous avez ${rogueIcons(it.icons)} : ${gold(it.loss)} de perte à présent.`,
        ],
      };
    case "card":
      return {
        title: townsfolk[it.card],
        lines: [
          townsfolkDoes(it.card),
          it.icons.length === 0
            ? "Aucune icône à compter à la fin."
            : `Ses icônes valent ${gold(it.gold)} à la fin, si rien ne change.`,
        ],
      };
    case "ability":
      return {
        title: abilities[it.ability].name,
        lines: [
          abilities[it.ability].does,
          it.card === undefined
            ? "Personne n’y travaille encore."
            : `À ce poste : ${theFolk(it.card)}, dont les icônes valent ${gold(it.gold)} à présent.`,
        ],
      };
    case "good":
      return aboutGood(it);
    case "corruption":
      return {
        title: corruption[it.card],
        lines: [`${rogueIcons(it.icons)} : ${gold(it.loss)} de perte à la fin, si le repaire ne change pas.`],
      };
    default:
      return unreachable(it);
  }
}

const moreAtSea = (pieces: number): readonly string[] =>
  pieces === 0
    ? []
    : [
        pieces === 1
          ? "1 autre, en mer, gagnera la maison s’il n’accoste pas."
          : `${pieces} autres, en mer, gagneront la maison s’ils n’accostent pas.`,
      ];

function aboutBoat(it: About<"boat">): Told {
  const aboard = it.pieces.length === 0 ? "Personne à bord" : `À bord : ${party(it.pieces)}`;
  const known = it.worth.filter((each) => each.gold > 0);
  const at = list(known.map((each) => `${gold(each.gold)} ${to(piers[each.pier].name)}`));
  if (it.dock !== undefined)
    return {
      title: `${capital(boat(it.boat))}, amarré ${to(docks[it.dock])}`,
      lines: [
        `${aboard}.`,
        known.length === 0
          ? "Personne à bord n’achète ce que porte votre Étal."
          : `Pour votre Étal, il vaut à présent ${at}.`,
      ],
    };
  return {
    title: capital(boat(it.boat)),
    lines: [
      `${aboard}, ${it.free === 0 ? "aucune place libre" : seats(it.free)}.`,
      it.worth.length === 0
        ? "Ses postes sont pris : au marché, tous à bord iront aux maisons et au repaire."
        : known.length === 0
          ? "Personne à bord n’achète ce que porte votre Étal."
          : `S’il accostait maintenant : ${at} pour votre Étal.`,
    ],
  };
}

function aboutHall(it: About<"hall">): Told {
  const parts = [
    ...(it.market > 0 ? [`${gold(it.market)} à chaque marché`] : []),
    ...(it.end > 0 ? [`${gold(it.end)} à la fin`] : []),
  ];
  return {
    title: capital(colours[it.colour].hall),
    lines: [
      `${it.inside} à l’intérieur : autant d’Or par Mécénat et par icône de votre Équipe.`,
      parts.length === 0
        ? "Elle ne vous paie rien pour l’instant."
        : `Pour vous, elle vaut à présent ${list(parts)}.`,
      ...moreAtSea(it.atSea),
    ],
  };
}

function aboutGood(it: About<"good">): Told {
  if (it.count === 0)
    return { title: capital(someGoods(it.size, it.colour)), lines: ["Rien de tel sur votre Étal."] };
  return {
    title: goods(it.size, it.colour, it.count),
    lines: [
      it.gold === 0
        ? "Aucun acheteur sur les quais pour l’instant."
        : `À présent, ${gold(it.gold)} ${to(piers[it.pier].name)}.`,
    ],
  };
}

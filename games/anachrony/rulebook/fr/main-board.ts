import type { Chapter } from "@chronarium/kernel";
import { words } from "../../text/fr/words.ts";
import { trades } from "../tables.ts";

export const mainBoard: Chapter = {
  id: "main-board",
  title: "Le plateau principal",
  paragraphs: [
    {
      rules: ["AN-55"],
      text: "Les emplacements de la Capitale coûtent 0 et 1 Eau avant l’Impact\u202f; après, rien, mais chacun a une tuile.",
    },
    {
      rules: ["AN-56"],
      text: "Construction, par tous sauf un Administrateur\u202f: un bâtiment visible sur la case libre la plus à gauche de sa rangée, pour le coût de la case\u202f; ou le superprojet là où est votre Focus, sur deux cases libres voisines, pour son coût et ses découvertes. Ingénieurs et Génies économisent 1 titanium.",
    },
    {
      rules: ["AN-93"],
      text: "Les rabais s’ajoutent et n’abaissent jamais une part du coût sous zéro.",
    },
    {
      rules: ["AN-57"],
      text: "Conseil mondial\u202f: à gauche 2 Eaux et l’étendard, à droite 1 Eau\u202f; puis une action de la Capitale sans emplacement libre, par un ouvrier qui le peut. La gauche se prend aussi pour le seul étendard.",
    },
    {
      rules: ["AN-58"],
      text: "Recrutement, par tous sauf un Scientifique\u202f: un ouvrier de la réserve, actif, avec un bonus\u202f: Scientifique 2 Eaux, Ingénieur 1 noyau d’énergie, Administrateur 1 PV, Génie l’un des trois. Un Ingénieur ne prend pas de Génie.",
    },
    {
      rules: ["AN-59"],
      text: "Recherche, par un Scientifique ou un Génie\u202f: posez un dé, lancez l’autre, prenez cette découverte\u202f; le point d’interrogation laisse le choix. Ce qui manque au stock se relance, un dé qui mène quelque part, ou les deux si aucun ne le peut.",
    },
    {
      rules: ["AN-60", "AN-107"],
      text: "Mine\u202f: un cube de la réserve et celui de l’emplacement. Un cube de plus par un superprojet doit être pris, celui du Récupérateur peut être laissé.",
    },
    {
      rules: ["AN-61", "AN-62"],
      text: "Purification\u202f: 3 Eaux, par un Scientifique ou Génie 4. Échange\u202f: un seul de cette liste, par un Administrateur ou Génie jusqu’à deux, deux fois le même aussi.",
      table: trades(["Échange"], words),
    },
    {
      rules: ["AN-63", "AN-97"],
      text: "Évacuation, une fois, après l’Impact\u202f: la condition de votre Voie remplie, vous gagnez ses PV, 30 au plus\u202f; ce qui compte est compté, pas dépensé.",
    },
    {
      rules: ["AN-100"],
      text: "Le bonus d’une tuile Capitale détruite vient après son action\u202f; certaines changent l’action elle-même.",
    },
    {
      rules: ["AN-91"],
      text: "Une action supplémentaire est faite par le même ouvrier au coût normal, peut être refusée et n’en donne pas d’autre. Les actions standard n’emploient aucun emplacement.",
    },
  ],
};

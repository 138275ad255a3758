/** Les formulaires d’une nouvelle partie. */
import { NEWEST, PATH, PATHS } from "../../src/tables/paths.ts";
import type { CompanionText, GameText } from "../types.ts";
import { evacuation, leaders, paths } from "./tiles.ts";
import { list } from "./words.ts";

/** Les chefs des quatre Voies, premiers ou seconds. */
const named = (which: 0 | 1): string => list(PATHS.map((path) => leaders[PATH[path].leaders[which]].name));

const shared: CompanionText["options"] = {
  difficulty: {
    name: "Difficulté",
    explanation: "Débutant donne moins au Chronobot pour ce qui échoue\u202f; Expert vous prive de chef.",
    values: { normal: "Normal", beginner: "Débutant", expert: "Expert" },
  },
  paradoxDie: {
    name: "Dé de paradoxe",
    explanation: "Les paradoxes se lancent, ou valent 1 chacun.",
    values: { roll: "Lancé", fixed1: "Toujours 1" },
  },
  councilRightSpace: {
    name: "Emplacement droit du Conseil",
    explanation: "Couvert, il rend la Capitale plus étroite pour les deux.",
    values: { open: "Ouvert", covered: "Couvert" },
  },
  minActions: {
    name: "Tours dus",
    explanation: "Combien de tours le Chronobot joue au moins, même si vous passez tôt.",
    values: { "3": "3", "6": "6" },
  },
  lastWord: {
    name: "Dernier mot",
    explanation: "Le Chronobot joue un tour de plus avant que votre passe ne mette fin aux tours.",
    values: { false: "Non", true: "Oui" },
  },
  recruitStrict: {
    name: "Recrutement strict",
    explanation: "Seul le meilleur ouvrier manquant est cherché avant le meilleur présent.",
    values: { false: "Non", true: "Oui" },
  },
  supplyAtMax: {
    name: "Ravitaillement au sommet",
    explanation: "Ce que fait le Chronobot avec assez d’Eau à son dernier cran de moral.",
    values: { fallback: "Repli", payThenFallback: "Paie puis repli", recruit: "Recrute" },
  },
  ttAtMax: {
    name: "Fin du voyage temporel",
    explanation: "Ce que fait un voyage quand le marqueur est au dernier pas.",
    values: { remove: "La tuile revient", fallback: "Repli" },
  },
};
export const companionOptions: CompanionText["options"] = shared;

export const options: GameText["options"] = {
  path: {
    name: "Voie",
    explanation: "Les biens, les ouvriers et les chefs du départ.",
    values: { ...paths, random: "Au hasard" },
  },
  side: {
    name: "Face du plateau",
    explanation: "La première face est la même pour toutes, la seconde a ses propres valeurs.",
    values: { A: "Face A", B: "Face B" },
  },
  leader: {
    name: "Chef",
    explanation: `Dans l’ordre des Voies, les premiers sont ${named(0)} ; les seconds sont ${named(1)}.`,
    values: { first: "Le premier", second: "Le second" },
    given: ({ path }) => {
      const own = PATHS.find((each) => each === path);
      if (own === undefined) return {};
      const [first, second] = PATH[own].leaders;
      return {
        explanation: [first, second]
          .map((leader) => `${leaders[leader].name}\u202f: ${leaders[leader].does}.`)
          .join(" "),
        values: { first: leaders[first].name, second: leaders[second].name },
      };
    },
  },
  evacuation: {
    name: "Évacuation",
    explanation: "Laquelle des deux conditions de votre Voie compte.",
    values: { random: "Au hasard", a: "La première", b: "La seconde" },
    given: ({ path }) => {
      const own = PATHS.find((each) => each === path);
      if (own === undefined) return {};
      const [a, b] = (["a", "b"] as const).map((each) =>
        evacuation({ path: own, evacuation: each, edition: NEWEST }),
      );
      return { explanation: `La première\u202f: ${a}. La seconde\u202f: ${b}.` };
    },
  },
  headStart: {
    name: "Avance",
    explanation: "De trois cartes vous en gardez une au début.",
    values: { false: "Non", true: "Oui" },
  },
  ...shared,
};

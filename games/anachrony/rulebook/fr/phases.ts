import type { Chapter } from "@chronarium/kernel";

export const phases: Chapter = {
  id: "phases",
  title: "Les premières phases",
  paragraphs: [
    {
      rules: ["AN-20", "AN-21", "AN-22", "AN-23"],
      text: "Préparation\u202f: le superprojet suivant est révélé, la tuile du dessus de chaque pile principale passe sur la secondaire, et les réserves sont renouvelées\u202f: 4 ouvriers et 5 cubes. Après l’Impact le premier cube est du neutronium. Les emplacements de la mine ont uranium, or et titanium.",
    },
    {
      rules: ["AN-33"],
      text: "Paradoxe, dès l’Ère 2\u202f: pour chaque tuile passée où vous avez une tuile Vortex, et pas moins que le Chronobot, vous lancez une fois\u202f; lui de même.",
    },
    {
      rules: ["AN-34"],
      text: "À trois paradoxes vous subissez une anomalie\u202f: ne lancez plus, tous les paradoxes partent, elle va sur votre case libre la plus à gauche, à égalité dans la rangée de votre choix, et après les jets du Chronobot vous pouvez reprendre une tuile Vortex.",
    },
    {
      rules: ["AN-35"],
      text: "Par tout autre effet, la même chose arrive aussitôt, une fois cet effet achevé.",
    },
    {
      rules: ["AN-36"],
      text: "En option chaque jet de paradoxe vaut 1\u202f; le Vortex du Chronobot se lance quand même.",
    },
    {
      rules: ["AN-40", "AN-41", "AN-42", "AN-43"],
      text: "Activation\u202f: trois emplacements sont gratuits, trois coûtent 1 noyau d’énergie. Puis chaque emplacement vide rapporte 1 Eau, sur la face B ce que dit son tableau. Après l’Impact deux emplacements gratuits sont couverts et ne rapportent rien. L’énergie ne vient pas d’elle-même.",
    },
    {
      rules: ["AN-45", "AN-46", "AN-47"],
      text: "Vortex\u202f: posez jusqu’à deux tuiles sur l’Ère présente et prenez ce qu’elles montrent. Un ouvrier coûte 1 Eau, qui peut venir en même temps, et arrive actif. L’exosquelette en demande un de libre et un emplacement vide.",
    },
  ],
};

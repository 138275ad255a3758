import type { Chapter } from "@chronarium/kernel";

export const botActions: Chapter = {
  id: "bot-actions",
  title: "Ses plaques",
  paragraphs: [
    {
      rules: ["CB-18", "CB-19", "CB-20", "AMB-4", "AMB-17", "AMB-25"],
      text: "Pour construire, recruter et chercher il prend l’emplacement libre le plus haut. Sinon il va au Conseil mondial, à gauche si c’est libre, et y fait ce qu’il voulait\u202f; à gauche il prend aussitôt l’étendard, même s’il l’a déjà, et sera premier joueur dès la prochaine Ère. Si le Conseil est plein aussi, l’action est impossible et rien n’est placé.",
    },
    {
      rules: ["CB-21"],
      text: "La mine n’est pas une action de la Capitale\u202f: ses trois emplacements pris, c’est le repli, sans le Conseil.",
    },
    {
      rules: ["CB-22"],
      text: "Construction\u202f: des deux tuiles visibles du type, celle qui a le plus de PV, à égalité celle de la pile secondaire.",
    },
    {
      rules: ["CB-23", "AMB-5"],
      text: "Avec trois du type, il place quand même un exosquelette, au Conseil s’il le faut, ne prend rien et se replie.",
    },
    {
      rules: ["AMB-16"],
      text: "Un emplacement mais rien à prendre\u202f: l’exosquelette reste et c’est le repli.",
    },
    {
      rules: ["CB-24", "AMB-13"],
      text: "Avant l’Impact la plaque des superprojets donne 1 PV sans exosquelette, aux débutants aussi.",
    },
    {
      rules: ["CB-25", "CB-26", "AMB-8"],
      text: "Après, le superprojet qui a le plus de PV du présent et du passé, à égalité le plus ancien, jamais celui de la prochaine Ère. S’il en a deux ou s’il n’en reste pas, il place un exosquelette et se replie.",
    },
    {
      rules: ["CB-28", "AMB-2"],
      text: "Recrutement\u202f: le meilleur type qui lui manque et qui est dans la réserve, dans l’ordre Génie, Administrateur, Ingénieur, Scientifique\u202f; sinon le meilleur présent. Pas de bonus.",
    },
    {
      rules: ["CB-29"],
      text: "Un de chacun des quatre types est défaussé pour 5 PV.",
    },
    {
      rules: ["CB-30", "AMB-9"],
      text: "Recherche\u202f: le dé de forme seul. Ici il prend le symbole de cette forme dont il reste le plus, dans l’ordre feuille, rouage, vague, œil, étoile\u202f; à une vraie table, vous choisissez.",
    },
    {
      rules: ["CB-31", "AMB-3", "AMB-22"],
      text: "Mine\u202f: un cube de la réserve et le cube de l’emplacement. Il veut d’abord les sortes qui lui manquent, dans l’ordre neutronium, uranium, or, titanium, et prend la paire qui y répond le mieux, à égalité l’emplacement le plus haut.",
    },
    {
      rules: ["AMB-23"],
      text: "Si la réserve est vide, il prend le meilleur cube d’emplacement seul.",
    },
    {
      rules: ["CB-32", "AMB-24"],
      text: "Un cube de chaque sorte est défaussé pour 5 PV, ce qu’on regarde une fois les deux cubes pris.",
    },
    {
      rules: ["CB-33", "AMB-7"],
      text: "Voyage temporel\u202f: la tuile passée qui a le plus de ses tuiles Vortex, à égalité la plus ancienne, en rend une, et son marqueur monte. Au dernier pas, la tuile revient quand même. Sans tuile dans le passé, c’est le repli.",
    },
    {
      rules: ["CB-34", "AMB-6", "AMB-19", "AMB-30"],
      text: "Ravitaillement\u202f: avec assez d’Eau pour son cran de moral (5, 6, 7, 7), il paie et monte, sans exosquelette\u202f; avec moins il recrute, au Conseil s’il le faut. Au dernier cran avec assez d’Eau, c’est le repli.",
    },
    {
      rules: ["CB-35"],
      text: "Retirer une anomalie\u202f: avec une anomalie, 2 Eaux et une sorte valant 2 ou plus, le neutronium comptant double, il défausse 2 Eaux et 2 cubes de la sorte qui vaut le plus (1 si c’est du neutronium), à égalité d’abord titanium, puis or et uranium.",
    },
  ],
};

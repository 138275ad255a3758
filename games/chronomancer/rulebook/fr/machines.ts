import type { Chapter } from "@chronarium/kernel";

export const machines: Chapter = {
  id: "machines",
  title: "Les Machines Temporelles",
  paragraphs: [
    {
      rules: ["CM-21"],
      text:
        "Figer le Temps coûte 2 Heures et revient à l’Assistant. Prenez 2 Heures Gelées de votre choix du " +
        "plateau dans votre réserve. Les icônes Mécénat qu’elles couvraient sont désormais ouvertes.",
    },
    {
      rules: ["CM-A 10", "CM-22"],
      text:
        "S’il n’en reste qu’une, vous la prenez. S’il n’en reste aucune, rien ne se passe, et les Heures se " +
        "paient quand même.",
    },
    {
      rules: ["CM-A 12"],
      text: "Elles vont dans votre propre réserve, comme le dit la règle anglaise.",
    },
    {
      rules: ["CM-23"],
      text:
        "Quand vous modifiez l’Horloge, chaque Heure Gelée dépensée retire 1 Heure au coût de ce tour. Vous " +
        "ne pouvez pas en dépenser plus que le coût.",
    },
    {
      rules: ["CM-24", "CM-A 13"],
      text: "Une Heure Gelée dépensée retourne sur une icône Mécénat ouverte de votre choix, et la ferme.",
    },
    {
      rules: ["CM-A 14"],
      text: "Les Heures Gelées ne paient que des Heures, jamais de Corruption.",
    },
    {
      rules: ["CM-25"],
      text:
        "Vous pouvez les dépenser dès le tour où vous les prenez. Un Figer le Temps payé par ses 2 jetons " +
        "fait avancer votre pion Sablier de 0 : vous gardez la main, avec autant d’icônes ouvertes " +
        "qu’avant, mais peut-être pas les mêmes.",
    },
    {
      rules: ["CM-A 29"],
      text:
        "Ou gardez-les aussi longtemps que vous voulez : leurs icônes restent ouvertes et paient à chaque " +
        "phase de Marché.",
    },
    {
      rules: ["CM-A 16", "DS-3"],
      text:
        "Les quatre icônes montrent, de gauche à droite, Guerriers, Bardes, Magiciens et Nobles. Qu’elles " +
        "diffèrent est notre lecture : en choisir 2 n’aurait sinon aucun sens.",
    },
    {
      rules: ["CM-26", "CM-27", "CM-28"],
      text:
        "Décaler les Lignes Temporelles coûte 1 Heure et revient au Chronomancien. Choisissez une tuile du " +
        "Flux Temporel et poussez-la, sans la retourner, en haut de la colonne voisine. Celle qui s’y " +
        "trouvait descend ; celle du bas quitte le plateau, se retourne et rejoint le Flux Temporel.",
    },
    {
      rules: ["CM-A 18"],
      text:
        "La colonne voisine est celle de gauche à la Machine Temporelle de gauche, celle de droite à " +
        "l’autre.",
    },
    {
      rules: ["CM-A 17"],
      text:
        "Vous choisissez avant que rien ne glisse : la tuile qui sort ne peut donc pas être choisie. Les " +
        "tuiles ne pivotent jamais.",
    },
    {
      rules: ["CM-28"],
      text:
        "Les tuiles ne se retournent qu’en quittant le plateau. Une blanche revient bleue, donc un peu " +
        "moins chère ; une bleue revient blanche.",
    },
  ],
};

import type { Chapter } from "@chronarium/kernel";
import { marks } from "../tables.ts";

export const clock: Chapter = {
  id: "clock",
  title: "Le tour et l’Horloge",
  paragraphs: [
    {
      rules: ["BG-25"],
      text:
        "Votre tour a trois temps : déplacer une figurine, faire l’action de sa case, payer. Payer, c’est " +
        "prendre les cartes Corruption de la case puis modifier l’Horloge.",
    },
    {
      rules: ["CM-A 9"],
      text:
        "On paie après l’action. Les Heures Gelées qu’elle apporte peuvent donc la payer, mais le " +
        "Surveillant ne peut pas ôter la Corruption du tour où il agit.",
    },
    {
      rules: ["BG-25", "BG-30", "BG-36", "BG-38", "CM-A 9", "CM-A 11"],
      text: "En détail, un tour se déroule ainsi.",
      table: [
        ["Étape", "Ce qui se passe"],
        ["1", "Choisissez une figurine et sa case. Le coût est fixé maintenant."],
        [
          "2",
          "Faites l’action. Ce qui ne peut se faire est omis ; un bateau rempli par une capacité accoste aussitôt.",
        ],
        ["3", "Prenez les cartes Corruption de la case."],
        ["4", "Décidez combien d’Heures Gelées vous dépensez, et sur quelles icônes."],
        ["5", "Votre pion Sablier avance des Heures qui restent."],
        ["6", "Chaque repère atteint ou dépassé, un par un : tirer, installer, Brigands, accoster."],
        ["7", "Si le quatrième poste est pris, le marqueur Marché est posé."],
        ["8", "Le joueur suivant agit, ou la Production finit."],
      ],
    },
    {
      rules: ["BG-26"],
      text:
        "Une figurine doit bouger : aucune n’utilise la même case deux tours de suite. Dans cet atelier, " +
        "cela va de soi.",
    },
    {
      rules: ["BG-27"],
      text:
        "L’Horloge est un anneau de 12 heures. La modifier fait avancer votre pion Sablier des Heures que " +
        "vous payez.",
    },
    {
      rules: ["BG-28"],
      text:
        "Le joueur dont le pion Sablier est le plus en retard agit. Sur la même heure, c’est celui du " +
        "dessus ; qui arrive se pose dessus. Un pion Sablier qui avance de 0 Heure garde sa place, et son " +
        "joueur garde la main.",
    },
    {
      rules: ["BG-29"],
      text: "Des actions peu chères vous donnent donc plusieurs tours de suite.",
    },
    {
      rules: ["BG-30"],
      text:
        "Certaines heures portent un repère d’aventurier. Pour chacun que votre pion Sablier atteint ou " +
        "dépasse, tirez un pion du sac : tous le voient, puis vous choisissez un bateau en mer qui a une " +
        "place libre. Il faut l’installer. Finissez-en avec un repère, accostage compris, avant de tirer " +
        "pour le suivant.",
    },
    {
      rules: ["BG-31"],
      text: "Si aucun bateau en mer n’a de place libre, on ne tire rien.",
    },
    {
      rules: ["BG-32"],
      text:
        "Moins il y a de joueurs, plus il y a de repères. Leur place est notre supposition ; avec elle, une " +
        "journée dure 11 ou 12 Heures.",
      table: marks(["Joueurs", "Repères sur les heures"]),
    },
    {
      rules: ["BG-79"],
      text:
        "Comptez les repères de l’heure qui suit celle que vous quittez jusqu’à celle que vous atteignez. " +
        "Après XII vient I, sans rien de spécial : depuis XI, 5 Heures rencontrent tous les repères sur " +
        "XII, I, II, III et IV.",
    },
    {
      rules: ["BG-79"],
      text:
        "Un pion Sablier ramené au marqueur Marché ne rencontre aucun repère, ni celui qui commence une " +
        "journée sur une heure marquée. Les heures parcourues hier au-delà du marqueur le sont à nouveau, " +
        "et leurs repères comptent à nouveau.",
    },
    {
      rules: ["BG-33"],
      text:
        "Une description ancienne parle d’heures qui apportent une carte Corruption. Nous n’en avons trouvé " +
        "aucune trace dans le jeu imprimé : il n’y en a donc pas.",
    },
    {
      rules: ["BG-43"],
      text: "Le programme compte les heures sans s’arrêter, jour après jour ; le cadran les montre de I à XII.",
    },
  ],
};

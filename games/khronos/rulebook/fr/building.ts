import type { Chapter } from "@chronarium/kernel";

export const building: Chapter = {
  id: "building",
  title: "Construire, agrandir, démolir",
  paragraphs: [
    {
      rules: ["KH-23"],
      text:
        "Construire : choisissez un type, une taille et la case en haut à gauche. L’emprise est le carré " +
        "de 1, 4 ou 9 cases qui s’étend à droite et en bas. Elle doit tenir tout entière sur le plateau. " +
        "Les tuiles sont carrées : rien à tourner.",
    },
    {
      rules: ["KH-24"],
      text:
        "Chaque case de l’emprise doit être libre sur ce plateau, sans tuile ni hameau imprimé. Les pions " +
        "ne bloquent jamais.",
    },
    {
      rules: ["KH-25"],
      text:
        "Le prix est d’autant de cartes de la couleur du bâtiment que sa taille, plus le surcoût de " +
        "terrain en cartes de n’importe quelle couleur.",
    },
    {
      rules: ["KH-27"],
      text: "Il doit rester une tuile de cette sorte dans la réserve.",
    },
    {
      rules: ["KH-28"],
      text:
        "Sur un bâtiment militaire ou religieux, posez un cube de votre réserve : il est à vous. Les " +
        "bâtiments civils de Puissance et de Foi ne sont à personne et ne portent pas de cube.",
    },
    {
      rules: ["KH-29"],
      text:
        "Vous recevez aussitôt un bonus : 1 Écu sur Puissance, 2 Écus sur Foi, quels que soient le type et " +
        "la taille. Les copies nées d’une onde ne rapportent rien. Le bonus peut être dépensé dans le même " +
        "tour.",
    },
    {
      rules: ["KH-30"],
      text: "Vous pouvez bâtir loin de tout. Un bâtiment isolé forme un domaine à lui seul.",
    },
    {
      rules: ["KH-31"],
      text:
        "Agrandir : remplacez un bâtiment de Puissance ou de Foi par un plus grand du même type. Les " +
        "bâtiments civils peuvent être agrandis par tous, hameaux imprimés compris. Les militaires et " +
        "religieux ne le sont que par leur propriétaire.",
    },
    {
      rules: ["KH-32"],
      text:
        "La nouvelle emprise contient toute l’ancienne, et ses autres cases sont libres. On ne fond pas " +
        "deux bâtiments en un.",
    },
    {
      rules: ["KH-33"],
      text:
        "Vous payez la différence de taille en cartes de la couleur, plus le surcoût de terrain de la " +
        "nouvelle emprise, cases déjà couvertes comprises. De la taille 1 directement à 3, il faut 2 " +
        "cartes. Le cube du propriétaire reste, l’ancienne tuile retourne à la réserve, un hameau imprimé " +
        "demeure dessous.",
    },
    {
      rules: ["KH-34"],
      text:
        "Un agrandissement rapporte le même bonus de 1 ou 2 Écus et subit les mêmes épreuves : rivière, " +
        "suprématie, hiérarchie et tuile en réserve.",
    },
    {
      rules: ["KH-35"],
      text:
        "Démolir : sur Puissance ou Foi, retirez une tuile hameau, tour de guet ou chapelle, quel qu’en " +
        "soit le propriétaire. Cela coûte 1 Écu et 1 carte de sa couleur. Ni surcoût, ni bonus.",
    },
    {
      rules: ["KH-36"],
      text:
        "Les hameaux imprimés et les bâtiments de taille 2 ou 3 ne se démolissent pas. Les grands ne " +
        "tombent que par paradoxe, jonction ou division.",
    },
    {
      rules: ["KH-37"],
      text:
        "Le cube d’une tuile démolie revient à son propriétaire. Les petits bâtiments n’ont pas d’ombre : " +
        "les autres plateaux n’en savent rien.",
    },
    {
      rules: ["KH-38"],
      text:
        "Si une démolition coupe un domaine, les parties sont aussitôt remises en ordre, et c’est vous le " +
        "joueur actif. Le chapitre sur les jonctions dit comment.",
    },
  ],
};

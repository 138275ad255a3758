import type { Chapter } from "@chronarium/kernel";
import { moves } from "../tables.ts";

export const movement: Chapter = {
  id: "movement",
  title: "Comment bougent les figurines",
  paragraphs: [
    {
      rules: ["CM-12"],
      text:
        "À votre tour, vous déplacez exactement une de vos deux figurines, d’au moins une case, et faites " +
        "l’action de la case où elle s’arrête.",
    },
    {
      rules: ["CM-13"],
      text:
        "Toutes deux ne vont que dans le sens des aiguilles d’une montre : en haut de gauche à droite, par " +
        "la Machine Temporelle de droite, en bas de droite à gauche, et retour dans celle de gauche.",
    },
    {
      rules: ["CM-14", "CM-18"],
      text:
        "L’Assistant va aussi loin qu’il veut, mais chaque Machine Temporelle arrête son mouvement : il s’y " +
        "arrête et fige le temps. Il ne peut jamais l’éviter.",
    },
    {
      rules: ["CM-15"],
      text:
        "Dans une Machine Temporelle, l’Assistant est bloqué jusqu’à ce que le Chronomancien soit dans la " +
        "même machine.",
    },
    {
      rules: ["CM-16"],
      text: "Le Chronomancien va aussi loin qu’il veut, mais ne dépasse jamais l’Assistant.",
    },
    {
      rules: ["CM-19", "CM-A 3"],
      text:
        "Il ne peut pas non plus s’arrêter sur la case de l’Assistant. La règle n’interdit que le " +
        "dépassement ; l’exemple imprimé, à son troisième tour, montre que partager sa case est interdit aussi.",
    },
    {
      rules: ["CM-17", "CM-A 5"],
      text: "Chaque figurine saute la case réservée à l’autre, et ne la compte pas.",
    },
    {
      rules: ["CM-18"],
      text: "Le Chronomancien passe donc toujours par-dessus Figer le Temps.",
    },
    {
      rules: ["CM-A 4"],
      text:
        "Savoir si le Chronomancien doit s’arrêter à une Machine Temporelle ne se pose jamais : l’Assistant " +
        "qui s’y trouve lui barre toujours la route.",
    },
    {
      rules: ["CM-20", "CM-A 30"],
      text:
        "Aucune figurine n’utilise jamais une case deux fois de suite. Mais le Chronomancien peut aller sur " +
        "le Portail que l’Assistant vient de quitter.",
    },
    {
      rules: ["CM-A 7"],
      text:
        "Quand les deux sont dans une même Machine Temporelle, l’Assistant doit bouger ; la version " +
        "française dit qu’il peut. Le Chronomancien n’a pas d’autre coup.",
    },
    {
      rules: ["CM-13", "CM-14", "CM-15", "CM-16", "CM-17", "CM-19", "INV-1"],
      text: "Voici les 22 positions possibles, et tous les coups. Il y en a toujours au moins un.",
      table: moves([
        "Assistant",
        "Chronomancien",
        "L’Assistant peut aller en",
        "Le Chronomancien peut aller en",
      ]),
    },
  ],
};

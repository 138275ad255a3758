import type { Chapter } from "@chronarium/kernel";
import { bot } from "../../text/fr/bot.ts";
import { plates } from "../tables.ts";

export const tokens: Chapter = {
  id: "tokens",
  title: "Son plateau",
  paragraphs: [
    {
      rules: ["CB-4", "AN-6"],
      table: plates(["Position", "Plaque"], bot),
      text: "Six pions sont sur treize positions en trois circuits\u202f; chaque position a une plaque. Ils partent en A1, B2, B4, B5, E5 et C1. E5 mène dans le deuxième circuit, et on n’y revient jamais.",
    },
    {
      rules: ["CB-13", "AMB-1"],
      text: "À son tour, s’il lui reste un exosquelette, on lance le dé, chaque face étant aussi probable\u202f; la plaque du pion de ce numéro est exécutée, puis ce pion avance d’un pas.",
    },
    {
      rules: ["CB-14", "AMB-27"],
      text: "Tant que trois pions partagent une position, le plus haut avance\u202f; sa plaque n’est pas rattrapée.",
    },
    {
      rules: ["CB-15"],
      text: "Ce qui n’aboutit à rien ou est impossible lui rapporte à la place 2 Eaux et 1 PV, une fois par tour\u202f; le pion avance quand même.",
    },
    {
      rules: ["CB-36"],
      text: "Deux positions donnent 2 Eaux, sans exosquelette.",
    },
    {
      rules: ["CB-41", "AMB-26"],
      text: "Chaque tour lancé compte comme une action, même raté, aussi quand il est dû après votre passe.",
    },
  ],
};

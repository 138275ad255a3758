/** Words of the game in short. */
import type { Rulebook } from "@chronarium/kernel";

export const glossary: Rulebook["glossary"] = [
  { term: "anomalie", text: "Trois paradoxes arrivés à terme\u202f; elle prend une case et coûte 3 PV." },
  { term: "découverte", text: "Une forme et un symbole, trouvés par la recherche." },
  { term: "Ère", text: "Une des sept manches\u202f; le passé est ce qui précède." },
  {
    term: "exosquelette",
    text: "Ce que porte un ouvrier sur le plateau principal\u202f; il doit être activé.",
  },
  { term: "Focus", text: "La tuile de chronologie depuis laquelle vous construisez des superprojets." },
  { term: "Impact", text: "Le choc après la quatrième Ère." },
  { term: "superprojet", text: "Une grande tuile au-dessus de la chronologie, sur deux de vos cases." },
  { term: "tuile Vortex", text: "Un prêt du futur que le passé devrait récupérer." },
  { term: "X", text: "Un titanium, uranium ou or de votre choix." },
];

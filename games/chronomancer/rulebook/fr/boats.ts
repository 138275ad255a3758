import type { Chapter } from "@chronarium/kernel";

export const boats: Chapter = {
  id: "boats",
  title: "Bateaux, postes et quais",
  paragraphs: [
    {
      rules: ["BG-34", "BG-35"],
      text:
        "Il y a trois quais et quatre postes d’amarrage : un au quai de gauche, un à celui de droite, et " +
        "deux au quai central, un de chaque côté. Un bateau accoste sur sa moitié de la mer. Des trois " +
        "bateaux d’une moitié, deux seulement peuvent donc accoster. La répartition 1, 2, 1 est déduite.",
    },
    {
      rules: ["BG-36"],
      text:
        "Un bateau de 4 pions accoste aussitôt. Qui y a mis le quatrième choisit entre les postes libres de " +
        "sa moitié. Les pions sont maintenant sur ce quai, et rien ne les déplace plus aujourd’hui.",
    },
    {
      rules: ["BG-37"],
      text:
        "Si les deux postes de sa moitié sont pris, un bateau plein reste en mer. Les Habitants peuvent " +
        "encore déplacer ses pions.",
    },
    {
      rules: ["BG-38"],
      text:
        "Quand le quatrième poste est pris, le marqueur Marché se pose sur l’heure juste après le pion " +
        "Sablier de tête, une fois le tour en cours achevé. Personne n’est alors dessus ni au-delà : chacun " +
        "a encore au moins un tour.",
    },
    {
      rules: ["BG-39"],
      text:
        "L’Horloge continue ensuite comme avant, repères compris. Les nouveaux pions montent sur les " +
        "bateaux restés en mer.",
    },
    {
      rules: ["BG-40"],
      text:
        "Qui est sur le marqueur ou au-delà ne joue plus aujourd’hui. Avant lui, on continue, même avec des " +
        "tours de 0 Heure. La Production finit quand tous l’ont atteint.",
    },
    {
      rules: ["BG-41", "BG-42"],
      text:
        "Les pions Sablier au-delà du marqueur reviennent à son heure, au-dessus de ceux qui y sont, et le " +
        "plus avancé se pose tout dessus. Cette pile est l’ordre du marché et de la journée suivante, qui " +
        "commence à cette heure.",
    },
  ],
};

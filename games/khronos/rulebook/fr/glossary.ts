import type { Rulebook } from "@chronarium/kernel";

export const glossary: Rulebook["glossary"] = [
  { term: "Abbaye", text: "Bâtiment religieux de taille 3." },
  { term: "Agrandir", text: "Remplacer un bâtiment par un plus grand de son type." },
  { term: "Bonus", text: "1 Écu sur Puissance ou 2 sur Foi pour chaque construction et agrandissement." },
  { term: "Bourg", text: "Bâtiment civil de taille 2 ; loge 3 cubes sur Raison." },
  {
    term: "Carte",
    text: "Une carte de construction : orange (militaire), fuchsia (religieux) ou bleue (civil).",
  },
  { term: "Chapelle", text: "Bâtiment religieux de taille 1." },
  { term: "Château", text: "Bâtiment militaire de taille 3." },
  { term: "Cité", text: "Bâtiment civil de taille 3 ; loge 5 cubes sur Raison." },
  { term: "Construire", text: "Poser un bâtiment neuf sur Puissance ou Foi." },
  {
    term: "Cube",
    text: "Montre le propriétaire d’un bâtiment, un habitant, ou une rénovation payée à moitié.",
  },
  { term: "Cube témoin", text: "Le cube sur une ruine dont une carte sur deux est payée." },
  { term: "Défausse", text: "Les cartes jouées ou rejetées ; mélangées quand la pioche est vide." },
  { term: "Démolir", text: "Retirer une tuile de taille 1 pour 1 Écu et 1 carte de sa couleur." },
  { term: "Division", text: "Un domaine se coupe parce qu’un bâtiment a disparu ou rapetissé." },
  { term: "Domaine", text: "Tous les bâtiments d’un plateau reliés entre eux par des bords." },
  { term: "Donjon", text: "Bâtiment militaire de taille 2." },
  { term: "Échange", text: "Phase I : de nouvelles cartes pour 2 Écus, une fois par tour." },
  { term: "Écu", text: "La monnaie du jeu ; qui en a le plus gagne." },
  { term: "Emprise", text: "Les cases que couvre un bâtiment." },
  { term: "Époque", text: "Un des trois plateaux : Puissance, Foi, Raison." },
  { term: "Foi", text: "La deuxième époque ; la force religieuse y règne." },
  {
    term: "Force",
    text:
      "Les valeurs de tous les bâtiments militaires, ou religieux, d’un domaine d’origine ; tranche les " +
      "jonctions.",
  },
  {
    term: "Hameau",
    text:
      "Bâtiment civil de taille 1, en tuile ; ne loge pas de cube, car il n’atteint jamais Raison. Voir " +
      "aussi hameau imprimé.",
  },
  {
    term: "Hameau imprimé",
    text: "L’un des 10 hameaux dessinés sur chaque plateau ; jamais retiré, loge 1 cube sur Raison.",
  },
  { term: "Jonction", text: "Un bâtiment civil relie deux domaines ou plus." },
  { term: "Joueur actif", text: "Celui dont c’est le tour, même quand un autre répond à une décision." },
  { term: "Monastère", text: "Bâtiment religieux de taille 2." },
  { term: "Ombre", text: "Le même bâtiment sur les mêmes cases d’un plateau suivant." },
  { term: "Onde", text: "Ce qui porte un bâtiment de taille 2 ou 3 vers les plateaux suivants." },
  { term: "Paradoxe temporel", text: "Une copie qui arrive détruit ce qui se trouve sur ses cases." },
  { term: "Peupler", text: "Sur Raison, 1 carte bleue pour 1 cube dans un bâtiment civil." },
  { term: "Pioche", text: "Le paquet, face cachée ; aussi la phase III du tour." },
  {
    term: "Pion",
    text: "Votre aventurier ; vous n’agissez et ne touchez que là où il y en a un. Porte 2 cartes par tour.",
  },
  {
    term: "Prédécesseur",
    text: "Sur un plateau suivant, la tuile ou le hameau égal au bâtiment agrandi ; il grandit aussi.",
  },
  { term: "Propriétaire", text: "Celui dont le cube se trouve sur un bâtiment militaire ou religieux." },
  { term: "Puissance", text: "La première époque ; la force militaire y règne." },
  { term: "Raison", text: "La troisième époque ; les habitants y règnent." },
  { term: "Réduction", text: "Un bâtiment devient le plus petit suivant de son type, ou disparaît." },
  {
    term: "Règle de hiérarchie",
    text:
      "La règle qui veut uniques le plus haut bâtiment militaire et le plus haut bâtiment religieux d’un " +
      "domaine.",
  },
  {
    term: "Règle de suprématie",
    text: "La règle qui défend aux bâtiments militaires et religieux de relier des domaines.",
  },
  { term: "Rénover", text: "Sur Raison, restaurer une ruine avec des cartes de sa couleur." },
  { term: "Réserve", text: "Les tuiles communes à tous, ou les cubes que vous n’avez pas posés." },
  { term: "Revenus", text: "Ce que les plateaux vous paient aux manches 4 et 7." },
  { term: "Rivaux", text: "Les bâtiments d’un type qui partagent le sommet d’un domaine." },
  { term: "Ruine", text: "Un donjon, château, monastère ou abbaye sur Raison avant rénovation ; vaut 0." },
  { term: "Surcoût", text: "Les cartes en plus pour forêt et montagne, de n’importe quelle couleur." },
  { term: "Tour de guet", text: "Bâtiment militaire de taille 1." },
  { term: "Voyager", text: "Déplacer un pion vers une autre époque pour 1 Écu." },
];

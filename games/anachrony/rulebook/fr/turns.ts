import type { Chapter } from "@chronarium/kernel";

export const turns: Chapter = {
  id: "turns",
  title: "Tours",
  paragraphs: [
    {
      rules: ["AN-50", "AN-83"],
      text: "Le premier joueur commence et les tours alternent. Un tour\u202f: des actions libres à volonté, puis un ouvrier sur votre plateau, un ouvrier en exosquelette sur le plateau principal, ou une passe pour l’Ère. Le stock de découvertes est visible, et celles qu’on dépense y retournent.",
    },
    {
      rules: ["AN-51", "AN-99"],
      text: "Chaque source d’action libre sert une fois par Ère, avant votre placement ou votre passe.",
    },
    {
      rules: ["AN-52"],
      text: "Un hexagone porte un exosquelette\u202f; la purification, l’échange et l’évacuation en portent autant qu’on veut.",
    },
    {
      rules: ["AN-53", "AN-54", "AN-84"],
      text: "Un Génie compte comme tout type pour agir, jamais pour être payé ou renvoyé. Seuls les actifs agissent\u202f; ils sont occupés jusqu’à l’entretien et reviennent fatigués, sauf où la place dit actif\u202f: Ingénieurs et Génies de la mine, Administrateurs et Génies du ravitaillement.",
    },
    {
      rules: ["AN-85", "AN-108"],
      text: "Un placement ou une action libre se paie en entier avant de rien donner, et une part au moins du gain doit être possible\u202f; on ne prend aucun emplacement pour le seul blocage, sauf pour l’étendard. Les paiements au choix sont nommés\u202f; les pièces égales sont comptées.",
    },
    {
      rules: ["AN-98", "AN-109"],
      text: "Passer est toujours possible à votre tour, et définitif pour l’Ère. Exosquelettes, tuiles et actions libres sont bornés, donc toute partie finit.",
    },
    {
      rules: ["AN-103"],
      text: "Un ouvrier comme coût est actif ou fatigué, jamais occupé, et vous quitte.",
    },
    {
      rules: ["AN-105"],
      text: "Après votre placement vous annulez ou passez la main\u202f; alors seulement tombe le dé du Chronobot. Ce qui ne demande rien à personne se fait tout seul.",
    },
    {
      rules: ["AN-106"],
      text: "Ordre dans un tour\u202f: coût de l’emplacement, coût de l’action, gain de gauche à droite, cubes supplémentaires, effet immédiat d’une tuile neuve, bonus de l’emplacement, anomalie devenue due.",
    },
  ],
};

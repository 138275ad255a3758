import type { LessonWords } from "@chronarium/kernel";
import { goal } from "./goal-fr.ts";

export const fr: LessonWords = {
  goal,
  steps: {
    goal: {
      name: "But",
      title: "Trois journées dans la Baie",
      text: "Dans la journée, vous fabriquez des Marchandises ; le soir, vous les vendez. Qui a le plus d’*Or* après trois journées l’emporte ; en solo, il faut battre le Colporteur. Les actions coûtent des Heures, et c’est toujours au plus en retard sur l’Horloge de jouer : pour l’instant, à vous.",
      know: "Qui a le plus d’Or après trois journées l’emporte.",
    },
    figures: {
      name: "Deux figurines",
      title: "L’un devant, l’autre derrière",
      text: "Votre *Assistant* marche devant, votre *Chronomancien* le suit sans jamais le dépasser. Un tour : avancer une figurine dans le sens de l’Horloge, faire l’action de sa case, payer. Tous deux sont dans la Machine Temporelle de gauche.",
      task: "Menez l’Assistant au Portail T2.",
      know: "Avancer une figurine, faire son action, payer.",
      notes: {
        elsewhere:
          "C’est permis aussi. Mais nous voulons voir le Portail T2 : revenez d’un pas, ou reprenez la table de la leçon.",
      },
    },
    portal: {
      name: "Portail",
      title: "Deux tuiles font un Portail",
      text: "Là où deux tuiles se touchent, leurs moitiés s’ajoutent : celle de droite dit ce que l’on reçoit, les deux disent ce que cela coûte. Ici, une *Relique* rouge ou verte, pour 1 Heure. Un crâne y ajoute une carte *Corruption*, qui coûte de l’Or à la fin.",
      task: "Prenez une Relique de l’une des deux couleurs.",
      know: "Un Portail coûte ce que montrent ses deux moitiés.",
    },
    freeze: {
      name: "Figer",
      title: "Du temps mis de côté",
      text: "Dans une Machine Temporelle, l’Assistant fige le temps : cela coûte 2 Heures et donne deux *Heures Gelées*. Chacune paie une Heure ; ou bien vous la gardez, et l’icône qu’elle couvrait reste ouverte et paie le soir.",
      task: "Menez l’Assistant à la Machine de droite et prenez deux Heures Gelées. Payez avec elles : elles sont à côté du prix.",
      know: "Une Heure Gelée paie une Heure, ou rapporte le soir.",
      notes: {
        arrived:
          "Ici, le temps s’arrête. Choisissez deux icônes, et dépensez aussitôt les deux jetons : votre pion Sablier ne bouge pas, et c’est encore à vous.",
        elsewhere: "D’accord. La Machine de droite attend toujours l’Assistant.",
      },
    },
    shift: {
      name: "Décaler",
      title: "Le Chronomancien déplace les Portails",
      text: "Dans une Machine Temporelle, le Chronomancien glisse une tuile du *Flux Temporel* dans la colonne voisine. Celle du bas sort, et les Portails changent. Les faces bleues coûtent moins.",
      task: "Menez le Chronomancien à la Machine de droite et glissez une tuile.",
      know: "Décaler change ce que font et coûtent vos Portails.",
      notes: {
        arrived:
          "Il a les leviers en main. Choisissez une tuile du Flux Temporel : elle entre en haut à droite.",
        elsewhere: "Il peut s’arrêter là. Les tuiles bougent quand il atteint la Machine Temporelle.",
      },
    },
    boats: {
      name: "Bateaux",
      title: "Vous choisissez vos clients",
      text: "Votre pion Sablier a franchi un repère : un *Guerrier* sort du sac et cherche une place. Un bateau de quatre passagers est plein et accoste aussitôt. Le bateau 2 a encore une place, et les Guerriers achètent du rouge.",
      task: "Installez le Guerrier sur le bateau 2 et faites-le accoster au Quai aux Reliques.",
      know: "Un bateau plein accoste ; ses passagers achètent ce soir.",
      notes: {
        full: "Quatre à bord : le bateau accoste, et vous dites où. Le Quai aux Reliques achète des Reliques, et c’est ce que vous avez.",
        waits:
          "Il est à bord, mais ce bateau a encore de la place : il attend en mer. Le bateau 2 aurait accosté.",
      },
    },
    market: {
      name: "Marché",
      title: "Marchandises fois clients",
      text: "Le soir tombe. Une vente paie *la valeur fois les clients* de cette couleur sur le quai. Deux Reliques rouges au Quai aux Reliques : (2 + 2) × 3 Guerriers = 12 Or. Le Marché noir, au milieu, achète tout, contre une carte Corruption par couleur.",
      task: "Vendez ce que vous voulez, puis terminez vos ventes.",
      know: "La valeur fois les clients, couleur par couleur.",
      notes: {
        sold: "Vendu. Trois Guerriers ont acheté vos Reliques d’un coup : les clients ne s’épuisent pas, et le Colporteur leur vend aussi.",
      },
    },
    peddler: {
      name: "Le Colporteur",
      title: "Votre rival retourne des cartes",
      text: "La journée 2 commence. Le Colporteur n’a pas d’atelier : à son tour, il retourne une carte, prend une Marchandise et avance. Il joue dès qu’il est le plus en retard. Dépensez une Heure et regardez-le faire. Ailleurs, on recrute des Habitants : ils aident aussitôt, puis rejoignent votre Équipe.",
      task: "Menez l’Assistant en B2 et prenez une Relique.",
      know: "C’est au plus en retard sur l’Horloge de jouer, le Colporteur compris.",
    },
  },
};

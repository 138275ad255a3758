import type { Chapter } from "@chronarium/kernel";

export const examples: Chapter = {
  id: "examples",
  title: "Exemples commentés",
  paragraphs: [
    {
      rules: [],
      text:
        "Chaque exemple est un petit extrait de vallée avec ses propres cases, A1 en haut à gauche ; ce ne " +
        "sont pas celles de la grande carte. Sauf mention contraire, le sol est en plaine, il y a 4 " +
        "joueurs, et qui agit a les cartes et les pions voulus. Un bâtiment est nommé par sa case en haut " +
        "à gauche.",
    },
    {
      rules: ["KH-13", "KH-14", "KH-15", "KH-16", "KH-17", "KH-18", "KH-122"],
      example: true,
      text:
        "Ce que portent deux pions. La première colonne dit où ils sont et combien de cartes chacun a déjà " +
        "portées ce tour-ci.",
      table: [
        ["Pions, cartes portées", "Souhait", "Réponse"],
        [
          "tous deux sur Puissance ; 0 et 0",
          "château en plaine, 3 cartes orange, 2 avec le premier pion et 1 avec le second",
          "oui ; il reste 0 et 1",
        ],
        [
          "Puissance et Foi ; 0 et 0",
          "château sur Puissance",
          "non : le seul pion présent porte 2 cartes au plus",
        ],
        [
          "Puissance et Foi ; 0 et 0",
          "d’abord le second pion voyage vers Puissance pour 1 Écu, puis le château",
          "oui",
        ],
        [
          "tous deux sur Puissance ; 1 et 0",
          "donjon en forêt à 3 joueurs, 3 cartes, 1 et 2",
          "oui ; il ne reste rien",
        ],
        [
          "tous deux sur Puissance ; 2 et 0",
          "donjon en plaine, 1 et 1",
          "non : le premier pion est épuisé ; avec 0 et 2, oui",
        ],
        [
          "Puissance et Foi ; 2 et 0",
          "le premier pion voyage vers Foi, puis un donjon sur Foi avec 0 et 2",
          "oui, mais le voyage n’a rien rendu au premier pion",
        ],
        [
          "tous deux sur Raison ; 0 et 0",
          "peupler quatre fois, 4 cartes bleues",
          "oui, s’il y a la place pour les cubes",
        ],
        [
          "tous deux sur Puissance ; 0 et 0 ; aucun Écu",
          "démolir une chapelle avec 1 carte fuchsia",
          "non : il manque 1 Écu ; après un hameau sur Puissance et son bonus, oui",
        ],
        ["1 Écu en main", "échange", "non : il en coûte 2"],
      ],
    },
    {
      rules: ["KH-26", "KH-48", "KH-49", "KH-50"],
      example: true,
      text:
        "Terrain difficile. B2 est en forêt, C2 en montagne, le reste en plaine. Le tableau donne les " +
        "cartes d’un bâtiment sur Puissance.",
      table: [
        ["Bâtiment", "2 joueurs", "3 joueurs", "4 joueurs", "5 joueurs"],
        ["tour de guet en A1, plaine", "1", "1", "1", "1"],
        ["tour de guet en B2, forêt", "2", "2", "1", "1"],
        ["tour de guet en C2, montagne", "3", "3", "2", "1"],
        ["donjon en A1, sur B2", "3", "3", "2", "2"],
        ["donjon en B1, sur B2 et C2", "4", "4", "3", "2"],
        ["château en D1, plaine", "3", "3", "3", "3"],
        ["château en C1, sur C2", "5, impossible", "5, impossible", "4", "3"],
        ["château en A1, sur B2 et C2", "5, impossible", "5, impossible", "4", "3"],
      ],
    },
    {
      rules: ["KH-39", "KH-40", "KH-41"],
      example: true,
      text:
        "Un seul seigneur. Le donjon de Rouge en D2 sur Puissance touche le hameau imprimé C2. Bleu ne " +
        "peut pas bâtir de donjon en A2 : par le hameau, il serait dans le même domaine, et deux donjons " +
        "partageraient le sommet. Une tour de guet en B2 va bien, elle est en dessous. Un château en F2 " +
        "aussi : il est plus haut et prend le domaine à Rouge, sur Puissance et, par son onde, sur Foi.",
    },
    {
      rules: ["KH-43", "KH-44", "KH-55"],
      example: true,
      text:
        "Entre deux hameaux. Des hameaux imprimés se trouvent en B2 et D2. En C2, Rouge ne peut mettre ni " +
        "tour de guet sur Puissance ni chapelle sur Foi : chacune relierait deux domaines. Un hameau en C2 " +
        "sur Foi est permis et rapporte 2 Écus. Étant petit, il ne change que Foi.",
    },
    {
      rules: ["KH-31", "KH-45"],
      example: true,
      text:
        "Grandir vers un voisin. La tour de guet de Rouge est seule en D2 sur Puissance, un hameau imprimé " +
        "se trouve en F2. Devenue donjon en D2, elle irait jusqu’en E2 et toucherait le hameau : un second " +
        "domaine, interdit. Comme donjon en C2, elle grandit de l’autre côté, pour 1 carte orange et un " +
        "bonus de 1 Écu. Bleu ne peut faire ni l’un ni l’autre : la tour est à Rouge.",
    },
    {
      rules: ["KH-46", "KH-47", "KH-70"],
      example: true,
      text:
        "Un pont. La rivière occupe la colonne D ; des hameaux se trouvent en C2 et F2. Rouge ne peut " +
        "bâtir ni hameau en D2 ni donjon en D3. Un bourg en D2 couvre D2, E2, D3 et E3, touche la rive " +
        "ouest en C2 et la rive est en F2, et réunit les deux domaines. Son onde part, et le pont existe " +
        "aux trois époques. Rouge paie 2 cartes bleues et reçoit 1 Écu.",
    },
    {
      rules: ["KH-29", "KH-55", "KH-56", "KH-58"],
      example: true,
      text:
        "Le même donjon à deux époques. Rouge bâtit un donjon en C2 sur Puissance, à côté du hameau B2 : 2 " +
        "cartes orange, 1 Écu. Il apparaît sur Foi avec un second cube de Rouge et sur Raison en ruine. " +
        "Bâti plutôt sur Foi, il rapporte 2 Écus et prend un seul cube ; Raison reçoit la ruine, Puissance " +
        "n’en sait rien. Une tour de guet en C2 serait restée sur Puissance.",
    },
    {
      rules: ["KH-60", "KH-62"],
      example: true,
      text:
        "Une onde bloquée. Rouge bâtit un donjon en C2 sur Puissance, près du hameau B2. Sur Foi, " +
        "quelqu’un a posé un hameau en E2 : la copie toucherait deux domaines. Elle n’apparaît pas, et " +
        "bien que Raison ait de la place, rien n’y vient non plus. Le donjon reste sur Puissance, et Rouge " +
        "gagne quand même 1 Écu.",
    },
    {
      rules: ["KH-64", "KH-65"],
      example: true,
      text:
        "Un paradoxe. Bleu a un monastère en C2 sur Foi, et son ombre sur Raison est rénovée. Rouge bâtit " +
        "un donjon en D2 sur Puissance. La copie ne partage que D2 et D3 avec le monastère, pourtant il " +
        "disparaît en entier, le cube de Bleu rentre, et l’ombre rénovée s’en va aussi. Le donjon de Rouge " +
        "se dresse sur Foi et sa ruine sur Raison.",
    },
    {
      rules: ["KH-33", "KH-66", "KH-67"],
      example: true,
      text:
        "Grandir avec ses ombres. Le donjon de Rouge en C2 se trouve sur Puissance et Foi, et son ombre " +
        "sur Raison est rénovée. Rouge l’agrandit en château en C2 sur Puissance pour 1 carte orange. Le " +
        "donjon de Foi devient château et garde son cube. Celui de Raison devient une ruine de château : " +
        "la rénovation est perdue.",
    },
    {
      rules: ["KH-64", "KH-65", "KH-69"],
      example: true,
      text:
        "L’histoire déjà écrite. Rouge a un donjon en C2 sur Foi et son ombre rénovée sur Raison, rien sur " +
        "Puissance. Si Rouge bâtit un donjon en C2 sur Puissance, les plateaux suivants le portent déjà : " +
        "rien n’y change, Foi ne demande pas d’autre cube, la rénovation reste. Si c’est Bleu, le donjon " +
        "de Rouge a un autre propriétaire et devient victime ; son ombre tombe, et une simple ruine prend " +
        "la place.",
    },
    {
      rules: ["KH-71", "KH-72", "KH-78", "KH-80"],
      example: true,
      text:
        "Le plus fort l’emporte. Sur Puissance et Foi, le donjon de Rouge en A2 touche le hameau C2, celui " +
        "de Blanc en G2 le hameau F2 ; Rouge a aussi une tour de guet en C3 sur Puissance. L’ombre de " +
        "Blanc sur Raison est rénovée. Bleu bâtit un bourg en D2 sur Puissance et réunit les deux. L’ouest " +
        "a 2 + 1 = 3 de force militaire, l’est 2 : le donjon de Blanc devient une tour de guet, que Blanc " +
        "pose en G2. Ses ombres sur Foi et Raison disparaissent. Quand vient le tour de Foi, il n’y reste " +
        "qu’un donjon : rien de plus à régler.",
    },
    {
      rules: ["KH-73", "KH-74", "KH-76", "KH-88", "KH-89"],
      example: true,
      text:
        "Forces égales, deux querelles. Sur Puissance, à l’ouest de D2, le donjon de Rouge en A2, le " +
        "hameau C2 et la chapelle de Vert en C1 ; à l’est, le hameau E2, la chapelle de Bleu en E1 et le " +
        "donjon de Blanc en F2. Les plateaux suivants ne portent aucune de ces tuiles. Vert bâtit un " +
        "hameau en D2. La force militaire est de 2 contre 2 et le reste. D’abord les donjons : aucun n’est " +
        "à Vert, qui désigne celui de Rouge ; Rouge pose la tour de guet en B2. Puis les chapelles : l’une " +
        "est à Vert, c’est donc elle qui part, et de taille 1, elle disparaît.",
    },
    {
      rules: ["KH-74", "KH-77"],
      example: true,
      text:
        "Pris à son propre piège. Les deux mêmes donjons et hameaux, sans les chapelles ; cette fois, " +
        "Blanc bâtit le hameau en D2. Les forces sont égales et Blanc possède un rival : pas de choix, le " +
        "donjon en F2 est réduit. Blanc pose la tour de guet en G3, loin de E2. Elle a quitté le domaine, " +
        "ce qui est permis.",
    },
    {
      rules: ["KH-72", "KH-79", "KH-81"],
      example: true,
      text:
        "Un château rapetisse à toutes les époques. Sur Puissance et Foi, le château de Rouge en A1 près " +
        "du hameau D2, celui de Blanc en G2 près du hameau F2 ; Rouge a une tour de guet en D3 sur " +
        "Puissance. Sur Raison, ce sont deux ruines, celle de Blanc avec un cube témoin de Rouge. Bleu " +
        "bâtit un hameau en E2 sur Puissance : 3 + 1 = 4 contre 3. Le château de Blanc quitte les trois " +
        "plateaux et le témoin de Rouge rentre. Blanc pose le donjon en G2 ; son onde gagne Foi et, en " +
        "ruine, Raison.",
    },
    {
      rules: ["KH-60", "KH-79", "KH-137"],
      example: true,
      text:
        "Pourquoi le donjon réduit arrive quand même, pour experts. Sur Puissance et Foi, Rouge a un " +
        "château en A1 et Blanc un en F1 ; Rouge a une tour de guet en A4 sur Puissance, et un hameau se " +
        "trouve en F4 sur Foi, sous le château de Blanc. Bleu bâtit un bourg en D1 sur Puissance : 4 " +
        "contre 3, le château de Blanc devient un donjon en F2. Sur Foi, sa copie touche le nouveau bourg " +
        "et le hameau F4. Le bourg les avait réunis aux yeux de la suprématie quand le château était " +
        "encore là : rien ne la bloque. Sous le château de Rouge, elle n’enfreint pas non plus la " +
        "hiérarchie. Elle arrive, et Raison reçoit la ruine.",
    },
    {
      rules: ["KH-72", "KH-76", "KH-86"],
      example: true,
      text:
        "Trois domaines à la fois. Autour de E5 sur Puissance se trouvent les hameaux D5, E4 et F5. Rouge " +
        "a un donjon en B4 et des tours de guet en C6 et D6, force 4 ; Bleu un donjon en E2 et une tour de " +
        "guet en G3, force 3 ; Blanc un donjon en G5, force 2. Rien de cela n’existe sur les plateaux " +
        "suivants. Vert bâtit un hameau en E5. Blanc, le plus faible, passe d’abord, bien que le donjon de " +
        "Bleu soit plus haut sur le plateau : une tour de guet en G5. Puis Bleu contre Rouge : le donjon " +
        "de Bleu devient une tour de guet en E3. L’autre tour de Bleu, en G3, a perdu le contact et forme " +
        "un domaine à elle seule.",
    },
    {
      rules: ["KH-70", "KH-75", "KH-78"],
      example: true,
      text:
        "Un bourg venu du passé. Puissance ne porte que les hameaux C2 et F2. Sur Foi, le monastère de " +
        "Rouge en A2 touche C2 ; le monastère de Blanc en G2 et sa tour de guet en F1 touchent F2. Bleu " +
        "bâtit un bourg en D2 sur Puissance. Là, il réunit deux hameaux paisibles, mais sa copie réunit " +
        "les monastères de Foi. Force religieuse 2 contre 2, force militaire 0 contre 1 : l’ouest perd. Le " +
        "monastère de Rouge devient une chapelle en A2, et sa ruine sur Raison disparaît. Bleu gagne 1 Écu " +
        "pour Puissance, rien pour Foi.",
    },
    {
      rules: ["KH-35", "KH-36", "KH-84", "KH-85"],
      example: true,
      text:
        "Une démolition qui divise. Sur Puissance, le donjon de Rouge en A1 tient la tuile hameau C2, le " +
        "hameau imprimé D2 et deux tours de guet, celle de Bleu en D1 et celle de Blanc en D3. Bleu " +
        "démolit le hameau C2 pour 1 carte bleue et 1 Écu. La partie est se retrouve avec deux tours de " +
        "guet au sommet. Bleu a causé la coupure et possède l’une d’elles : c’est la sienne qui disparaît. " +
        "Si Rouge avait démoli le hameau, Rouge aurait désigné une tour. Ni le hameau imprimé ni le donjon " +
        "ne pouvaient être démolis.",
    },
    {
      rules: ["KH-64", "KH-65", "KH-96", "KH-97"],
      example: true,
      text:
        "Un bourg perdu, un hameau gardé. Sur Foi et Raison, un bourg en C2 recouvre le hameau imprimé " +
        "D3 ; sur Raison, il loge 2 cubes de Bleu et 1 de Blanc. Rouge bâtit un donjon en B1 sur " +
        "Puissance, qui couvre C2. Le bourg disparaît sur Foi et sur Raison. Bleu avait le plus de cubes " +
        "et en laisse 1 sur le hameau D3 ; l’autre cube de Bleu et celui de Blanc rentrent. Le donjon ne " +
        "touche pas D3 : il y a maintenant deux domaines.",
    },
    {
      rules: ["KH-66", "KH-95", "KH-98", "KH-99"],
      example: true,
      text:
        "Deux lignes d’histoire se rencontrent. Bleu a un cube sur le hameau imprimé C3 de Raison. Rouge " +
        "agrandit C3 en bourg en C2 sur Foi pour 1 carte bleue et reçoit 2 Écus ; sur Raison, le cube de " +
        "Bleu passe dans le bourg. Rouge y ajoute un cube. Puis Blanc agrandit C3 sur Puissance en cité en " +
        "B2 pour 2 cartes bleues. Son prédécesseur est le hameau, non le bourg : les bourgs de Foi et de " +
        "Raison sont des victimes. Bleu et Rouge sont à égalité, 1 cube chacun ; Blanc n’en est pas et " +
        "désigne Bleu. Le cube de Bleu reste sur le hameau, puis monte dans la cité ; celui de Rouge " +
        "rentre.",
    },
    {
      rules: ["KH-64", "KH-65", "KH-97", "KH-99"],
      example: true,
      text:
        "Un cube n’est jamais enterré. Sur Puissance, un bourg en C2 recouvre le hameau C3 ; sur Foi et " +
        "Raison, c’est une cité en B2, avec sur Raison 3 cubes de Rouge et 1 de Bleu. Blanc agrandit le " +
        "bourg en cité en C2 sur Puissance pour 1 carte bleue. Les cités en B2 ne sont pas des copies du " +
        "bourg : ce sont des victimes. Rouge avait le plus de cubes et en laisse 1 sur C3 ; la cité qui " +
        "arrive recouvre C3 et reprend ce cube. Rouge en récupère 2, Bleu 1.",
    },
    {
      rules: ["KH-101", "KH-102", "KH-103", "KH-104", "KH-106"],
      example: true,
      text:
        "Restaurer à plusieurs. Sur Raison, une ruine de château en A1 et une ruine de monastère en E2, " +
        "venues de bâtiments de Bleu. Rouge joue 1 carte orange sur le château et y laisse un cube témoin. " +
        "À un tour suivant, Blanc ajoute 1 orange : le château est restauré, le témoin de Rouge rentre, et " +
        "nul n’en est propriétaire. Rouge aurait pu payer 2 orange d’un coup, sans témoin. Le monastère " +
        "prend 1 carte fuchsia ; 2 y sont refusées.",
    },
  ],
};

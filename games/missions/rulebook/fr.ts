import type { Rulebook } from "@chronarium/kernel";

export const fr: Rulebook = {
  game: "missions",
  title: "Missions",
  lead: "Comment se joue une mission.",
  chapters: [
    {
      id: "overview",
      title: "À la table",
      paragraphs: [
        {
          rules: ["TS-1", "TS-2", "TS-3", "TS-4", "TS-5", "TS-6", "TS-8", "AM-46"],
          text: "Une mission a trois paquets : Histoire, Commun et Personnel. Leurs couvertures cachent le contenu. Le nombre de cartes, de cristaux et de pièces appartient à la mission.",
        },
        {
          rules: ["TS-7", "TS-9", "TS-10", "TS-208", "AM-95"],
          text: "Tout le monde joue ensemble, et la mission passe d’abord. Parlez autant que vous voulez : c’est gratuit, et ce n’est pas une action. Les notes sont permises, pas les photos. Les jetons restent cachés jusqu’à ce qu’une carte les demande.",
        },
        {
          rules: ["TS-11", "TS-12", "TS-13", "TS-14", "TS-15", "TS-207", "AM-90"],
          text: "Vous agissez par un réceptacle : une personne avec trois attributs, un nombre de cristaux, des pièces, souvent un talent. Les deux faces de sa carte sont visibles de tous, et son passé peut servir. Les gens de l’histoire traitent chacun à leur façon. Chaque action nomme son réceptacle.",
        },
      ],
    },
    {
      id: "setup",
      title: "Mise en place",
      paragraphs: [
        {
          rules: ["TS-16", "TS-17", "TS-18", "TS-23", "TS-24", "TS-25", "TS-26", "TS-188"],
          text: "Lisez l’Ordre de mission et retournez-le : l’autre face, le Retour de mission, reste visible. Chacun choisit un réceptacle ; les autres quittent le jeu avec leurs cartes. L’Équipement est visible, la réminiscence et les Interactions sont face cachée.",
        },
        {
          rules: ["TS-19", "TS-20", "TS-30", "TS-31", "AM-1"],
          text: "Votre réserve est le nombre de cristaux du réceptacle, et vous prenez ses pièces. Le reste va dans le Vortex.",
        },
        {
          rules: ["TS-34", "TS-179", "TS-111", "AM-2", "AM-3"],
          text: "À moins de réceptacles, la mission peut dire lesquels jouent et donner des cristaux de bonus, à chacun ou à partager. Un bonus dépasse le niveau imprimé ; une Mise à jour ne remplit jamais au-delà.",
        },
        {
          rules: ["TS-21", "TS-22", "TS-32", "TS-33", "TS-210", "AM-47"],
          text: "Convenez de qui mène d’abord. Le prologue est étalé comme un panorama, mais on le lit à tous, carte par carte ; puis le capitaine fait ce que dit son en-tête.",
        },
        {
          rules: ["TS-27", "TS-28", "TS-29", "TS-177"],
          text: "Le plan est visible. Les cartes Destin sont mélangées sans être lues ; personne ne voit la pile, tous voient la défausse. Les objets attendent, non lus.",
        },
        {
          rules: ["TS-178", "TS-183", "TS-189", "TS-190", "AM-4", "AM-48"],
          text: "Seul, vous jouez deux réceptacles selon les règles à deux : toute paire que la mission permet. Vous lisez pour les deux, chacun quand sa règle le permet, et rien n’est à raconter. Le rôle de capitaine alterne.",
        },
      ],
    },
    {
      id: "round",
      title: "Une manche",
      paragraphs: [
        {
          rules: ["TS-35", "TS-36", "TS-37", "TS-38", "TS-39"],
          text: "Une manche a trois phases : le capitaine choisit un lieu ; vous le découvrez ; vous êtes entre deux lieux. On continue jusqu’à la fin de la mission.",
        },
        {
          rules: ["TS-40", "TS-41", "TS-43", "AM-43", "AM-80"],
          text: "Le capitaine nomme un lieu ouvert du plan et y pose 1 cristal de sa réserve. Un lieu redessiné ailleurs sur le plan est un nouvel emplacement.",
        },
        {
          rules: ["TS-42", "TS-121", "TS-196"],
          text: "Si un cristal s’y trouve déjà, celui du capitaine va au Retour de mission : revenir coûte à votre note.",
        },
        {
          rules: ["TS-44", "TS-45", "TS-46", "TS-47", "TS-165", "AM-45", "AM-11"],
          text: "Toutes les cartes du lieu sont étalées. La carte A est lue à tous ; ses mots en gras nomment les autres, de gauche à droite. Les images sont pour tous, les textes des autres cartes non. Les cartes gardent leur état d’une visite à l’autre.",
        },
        {
          rules: ["TS-48", "TS-49", "TS-50", "TS-51", "AM-5", "AM-6", "AM-7", "AM-81"],
          text: "La reconnaissance est gratuite : chacun prend une carte, après discussion. Premier arrivé, premier servi jusqu’à ce que tous aient confirmé ; le capitaine peut redistribuer. Puis tous les textes s’ouvrent à la fois. Qui n’a pas de carte est en attente.",
        },
        {
          rules: ["TS-52", "TS-53", "TS-54", "TS-166", "AM-8"],
          text: "Racontez aux autres avec vos mots ce que vous avez trouvé ; ne lisez jamais la carte à voix haute. Quand tous ont raconté, les actions commencent. On peut parler à tout moment, même éjecté.",
        },
      ],
    },
    {
      id: "actions",
      title: "Actions",
      paragraphs: [
        {
          rules: ["TS-55", "TS-57", "TS-66", "AM-49", "AM-50", "AM-51"],
          text: "Ni tours ni montre : chacun agit quand il veut, autant que ses cristaux le permettent. La table n’attend ensemble que là où la règle le dit.",
        },
        {
          rules: ["TS-56", "TS-59", "AM-10", "AM-18", "AM-86"],
          text: "Suivez d’abord ce que dit votre carte, de haut en bas. Ce qui est impossible tombe.",
        },
        {
          rules: ["TS-58", "TS-60", "AM-9", "AM-78"],
          text: "Explorer : dépensez 1 cristal, rendez votre carte, prenez-en une autre que personne ne tient, et lisez-la.",
        },
        {
          rules: ["TS-61", "TS-180", "TS-184", "TS-185", "AM-82", "AM-83"],
          text: "À deux réceptacles, chacun a une Exploration gratuite par visite ; à trois, le capitaine seul. Elle ne se garde pas, et un capitaine par intérim n’en hérite pas.",
        },
        {
          rules: ["TS-62", "TS-63", "TS-64", "TS-65", "AM-84"],
          text: "Se mettre en attente : rendez votre carte, gratuitement. Il faut être en attente pour soutenir ou donner. Lire empêche de soutenir : fermez d’abord ce qui est ouvert.",
        },
        {
          rules: ["AM-44"],
          text: "Si l’histoire a changé pendant que vous tenez une carte, vous pouvez la relire gratuitement.",
        },
        {
          rules: ["AM-87", "AM-101", "AM-98"],
          text: "Ce qu’une carte offre, vous pouvez le prendre tant que vous la tenez ; une question exige une réponse. L’offre de la carte A est pour tous : chacun propose, le capitaine décide.",
        },
        {
          rules: ["TS-67", "AM-62", "AM-63", "AM-73"],
          text: "Le groupe part quand personne ne tient de carte et que personne n’est occupé. Chacun peut le proposer, le capitaine le dit. Une carte peut finir la scène aussitôt.",
        },
        {
          rules: ["AM-91", "AM-92", "AM-93", "AM-94", "TS-202", "TS-204"],
          text: "Tout ce qui est impossible dit pourquoi, par sa règle, et n’en dit pas plus que vous ne pouvez savoir. Les actes gratuits sont comptés : soixante par manche. On reprend ce qui n’a rien révélé. Le passé d’une mission en cours est celui d’un spectateur.",
        },
      ],
    },
    {
      id: "tests",
      title: "Épreuves",
      paragraphs: [
        {
          rules: ["TS-72", "TS-73", "TS-74", "TS-87", "TS-102"],
          text: "L’épreuve est à qui a sa carte. La lancer coûte 1 cristal ; votre valeur dans l’attribut compte. Puis viennent le renfort, le soutien et le Destin, dans cet ordre.",
        },
        {
          rules: ["TS-75", "AM-13"],
          text: "Renfort : autant de vos cristaux que vous voulez, +1 chacun, avant de demander du soutien.",
        },
        {
          rules: ["TS-76", "TS-77", "TS-182", "AM-15", "AM-52"],
          text: "Soutien : les agents en attente ajoutent des cristaux, +1 chacun. À quatre réceptacles un chacun, à trois l’un d’eux deux, à deux jusqu’à trois.",
        },
        {
          rules: ["TS-78", "TS-79", "TS-80", "TS-81", "AM-16", "AM-17"],
          text: "Puis on révèle une carte Destin. Elle est défaussée, visible de tous ; une carte de mélange, ou une pile vide, les ramène toutes.",
        },
        {
          rules: ["TS-82", "TS-83", "TS-84", "TS-85", "TS-86", "TS-88", "TS-89", "TS-91"],
          text: "Sous la difficulté, c’est un échec ; au-dessus, une réussite ; juste égal, c’est critique. Des cases peuvent être communes ou vides. Le résultat ne touche que le testeur ; ce qui est dépensé l’est ; la carte reste.",
        },
        {
          rules: ["TS-90", "AM-12", "AM-14", "AM-53"],
          text: "Une épreuve se retente jusqu’à la réussite, sauf mention contraire. Deux personnes peuvent tester à la fois ; le Destin se tire dans l’ordre d’arrivée. Les nombres vivent jusqu’à la révélation.",
        },
      ],
    },
    {
      id: "conflicts",
      title: "Conflits",
      paragraphs: [
        {
          rules: ["TS-68", "TS-92", "TS-93", "TS-94", "TS-95", "AM-32", "AM-33"],
          text: "Un conflit personnel est une épreuve à passer avant tout. Les autres peuvent le soutenir. Un essai le règle, sauf si la carte exige une réussite.",
        },
        {
          rules: ["TS-96", "TS-97", "TS-107", "AM-34", "AM-65", "AM-68", "AM-69"],
          text: "Un conflit de groupe arrête tout le monde dès sa lecture. Les épreuves en cours finissent d’abord ; puis on échange librement jusqu’à ce que tous soient prêts.",
        },
        {
          rules: ["TS-98", "TS-99", "TS-100", "TS-101", "TS-105", "AM-70", "AM-72"],
          text: "Tour après tour, dans l’ordre que dit le capitaine, chacun passe une de ses épreuves, quoi qu’il tienne.",
        },
        {
          rules: ["TS-103", "TS-104", "TS-106", "TS-108", "TS-109", "AM-36", "AM-71"],
          text: "Les dégâts s’ajoutent ; à la vie de l’adversaire tout finit, et le jeu reprend où il était. Ici, on soutient même avec une carte.",
        },
        {
          rules: ["TS-134", "AM-35", "AM-88", "AM-100"],
          text: "Les éjectés n’y prennent pas part. S’il ne reste personne, il s’interrompt ; les dégâts restent, et la carte le relance.",
        },
      ],
    },
    {
      id: "crystals",
      title: "Cristaux",
      paragraphs: [
        {
          rules: ["TS-69", "TS-70", "TS-71", "TS-112", "TS-113", "TS-197", "TS-198"],
          text: "Les cristaux sont dans les réserves, le Vortex, sur le plan ou le Retour de mission, et leur nombre ne change jamais. On ne les donne pas. Ce qui est dépensé ou perdu va au Vortex, sauf règle contraire.",
        },
        {
          rules: ["TS-110", "TS-114", "TS-201", "AM-19", "AM-20", "AM-54", "AM-55"],
          text: "Le lien tient tant que vous avez un cristal. Qui dépense ou perd le dernier décide aussitôt, avant que rien d’autre ne soit montré : Mise à jour d’urgence ou perte de contrôle.",
        },
        {
          rules: ["TS-115", "TS-116", "TS-187", "AM-21", "AM-22"],
          text: "Mise à jour d’urgence : ce cristal va au Retour de mission, et vous vous rechargez dans le Vortex jusqu’à votre niveau. Gratuite, elle n’y pose rien.",
        },
        {
          rules: ["TS-117", "AM-23", "AM-24", "AM-25", "AM-26", "AM-57", "AM-58", "AM-59", "AM-60"],
          text: "Perte de contrôle : le cristal va au Vortex, ce qu’il payait s’accomplit jusqu’au bout, puis vous êtes éjecté.",
        },
        {
          rules: ["TS-118", "TS-192", "AM-28", "AM-29"],
          text: "Si tous les agents ont perdu le contrôle dans une même visite, la mission échoue.",
        },
        {
          rules: [
            "TS-128",
            "TS-129",
            "TS-130",
            "TS-133",
            "TS-135",
            "TS-164",
            "TS-200",
            "AM-64",
            "AM-67",
            "AM-89",
          ],
          text: "Les éjectés ne font plus que parler ; leur carte revient, leurs objets restent à eux sans servir. Si c’est le capitaine, son voisin de gauche donne les ordres.",
        },
        {
          rules: ["AM-56", "AM-97"],
          text: "Ce qu’une carte rend s’arrête à votre niveau et à ce que contient le Vortex.",
        },
      ],
    },
    {
      id: "between",
      title: "Entre deux lieux",
      paragraphs: [
        {
          rules: ["TS-131", "TS-132", "TS-136", "AM-30"],
          text: "Les éjectés reviennent d’abord. Si quelqu’un a perdu le contrôle, une Mise à jour est obligatoire, et qui n’a rien reçoit un cristal avant que d’autres en aient plus.",
        },
        {
          rules: ["TS-119", "TS-120", "TS-125", "TS-126", "TS-127", "TS-209", "AM-61"],
          text: "Une Mise à jour standard pose 1 cristal du Vortex sur le Retour de mission et partage le reste à votre guise, jusqu’aux niveaux. Elle sert à tous et c’est la meilleure affaire.",
        },
        {
          rules: ["TS-122", "TS-123", "TS-124", "TS-181", "TS-186", "AM-31", "AM-77", "AM-96"],
          text: "Certaines sont gratuites : deux par mission à deux réceptacles, une à trois, et celles que des cartes accordent. Ce qui dure jusqu’à une Mise à jour finit avec elle.",
        },
        {
          rules: ["TS-137", "TS-162", "TS-163", "AM-37", "AM-38"],
          text: "Ici, on échange et on donne gratuitement, d’un commun accord. Pendant une visite, un don coûte 1 cristal par personne qui reçoit.",
        },
        {
          rules: ["TS-138", "TS-205", "AM-27"],
          text: "Puis le rôle de capitaine passe à gauche, en sautant qui est encore éjecté.",
        },
      ],
    },
    {
      id: "things",
      title: "Objets",
      paragraphs: [
        {
          rules: ["TS-139", "TS-140", "TS-148", "TS-149", "TS-199", "AM-39", "AM-40"],
          text: "On prend un objet par son numéro ; si quelqu’un l’a déjà, il ne se passe rien. Les choses rangées peuvent revenir, les choses retirées sont parties.",
        },
        {
          rules: ["TS-141", "TS-142", "TS-167"],
          text: "Les objets verts sont des choses : visibles devant qui les a, et échangeables.",
        },
        {
          rules: ["TS-143", "TS-144", "TS-150", "TS-168", "TS-169", "TS-176", "AM-76"],
          text: "Les objets jaunes sont des événements privés, lus seul ; les rouges se lisent à tous. Les deux se rangent ensuite, et peuvent porter épreuves et conflits.",
        },
        {
          rules: ["TS-145", "TS-146", "TS-147", "TS-170", "AM-42"],
          text: "Les objets blancs changent le plan ou les règles et restent visibles. Les cristaux d’une partie couverte vont au Vortex.",
        },
        {
          rules: ["TS-151", "TS-152", "TS-153", "TS-154", "TS-155", "TS-156", "TS-174", "TS-175", "AM-85"],
          text: "Les jetons hexagonaux sont au groupe et restent ; les autres, pièces comprises, sont à un agent et s’échangent. Quand il n’y en a plus, il n’y en a plus.",
        },
        {
          rules: ["TS-157", "TS-158", "TS-171", "TS-206", "AM-75", "AM-99"],
          text: "L’Équipement est visible, ne s’échange jamais et fait ce qu’il dit. Talents et Équipement ont leur moment ; une fois par lieu veut dire une fois par visite.",
        },
        {
          rules: ["TS-159", "TS-160", "TS-161", "TS-172", "TS-173", "AM-79"],
          text: "Les Interactions se lisent seul et se racontent. Une réminiscence se lit quand une carte le dit et se garde ; son acte n’est proposé qu’à vous.",
        },
        {
          rules: ["AM-41", "AM-66"],
          text: "Une chose aide qui la tient, ou n’importe qui, selon la carte ; celles des éjectés n’aident personne.",
        },
      ],
    },
    {
      id: "end",
      title: "La fin",
      paragraphs: [
        {
          rules: ["TS-191", "AM-74"],
          text: "Une mission finit quand une carte le dit, aussitôt.",
        },
        {
          rules: ["TS-193", "TS-194"],
          text: "On peut abandonner à tout moment si tous le disent, deux fois ; une nouvelle partie repart de zéro.",
        },
        {
          rules: ["TS-195", "TS-203"],
          text: "Chaque cristal sur le Retour de mission abaisse votre note. La graine est montrée à la fin, et les mêmes actes donnent la même mission.",
        },
      ],
    },
  ],
  glossary: [
    { term: "Capitaine", text: "Qui choisit le lieu et a le dernier mot." },
    { term: "Cristal", text: "Ce qui tient l’agent à son réceptacle." },
    { term: "Panorama", text: "Les cartes d’un lieu, côte à côte." },
    { term: "Réceptacle", text: "La personne par qui vous agissez." },
    { term: "Retour de mission", text: "Où les cristaux pèsent sur la note." },
    { term: "Vortex", text: "Où gisent les cristaux dépensés." },
  ],
};

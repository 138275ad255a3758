/** Les mots du compagnon. Ce qui se trouve entre étoiles est en gras. */
import type {
  BotQuestion,
  BotStep,
  Category,
  Counter,
  HexSpace,
  Phase,
  Plate,
  Row,
  Shape,
  Side,
  State,
  Thing,
  TileKind,
} from "@chronarium/anachrony/companion";
import type { Words as Names } from "@chronarium/anachrony/text";
import type { Words } from "./types.ts";

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count < 2 ? one : many}`;
const ordinal = (n: number): string => (n === 1 ? "1er" : `${n}e`);
/** « d’Uranium » n’existe pas : les noms communs gardent leur minuscule, et l’élision suit la voyelle. */
const of = (name: string): string => (/^[aeiouéèœ]/i.test(name) ? `d’${name}` : `de ${name}`);

const A_ROW: Readonly<Record<Row, string>> = {
  PP: "une centrale",
  FA: "une usine",
  LS: "une habitation",
  LAB: "un laboratoire",
};
const THE_ROW: Readonly<Record<Row, string>> = {
  PP: "la centrale",
  FA: "l’usine",
  LS: "l’habitation",
  LAB: "le laboratoire",
};
const PHASES: Readonly<Record<Phase, string>> = {
  preparation: "Préparation",
  paradox: "Paradoxe",
  powerUp: "Activation",
  warp: "Vortex",
  actions: "Tours d’action",
  cleanUp: "Entretien",
  score: "Score",
  closed: "Fermée",
};
const TO_PHASE: Readonly<Record<Phase, string>> = {
  preparation: "Passer à la Préparation",
  paradox: "Passer au Paradoxe",
  powerUp: "Passer à l’Activation",
  warp: "Passer au Vortex",
  actions: "Commencer les tours d’action",
  cleanUp: "Passer à l’Entretien",
  score: "Passer au score",
  closed: "Fermer",
};

export const fr: Words = {
  name: "Compagnon",
  phases: PHASES,
  sides: { human: "Vous", bot: "Le bot" } satisfies Record<Side, string>,
  status: ({ era, phase, turn, bot, correction }: State): string =>
    phase === "closed"
      ? "Fermée"
      : correction !== undefined
        ? `Ère ${era} · correction`
        : phase !== "actions"
          ? `Ère ${era} · ${PHASES[phase].toLowerCase()}`
          : turn === "bot"
            ? `Ère ${era} · tour ${bot.actions + 1} du bot`
            : `Ère ${era} · à vous`,
  tabs: {
    label: "Parties de la table",
    turn: "Tour du bot",
    board: "Plateau",
    odds: "Chances",
    correct: "Corriger",
  },
  undo: "Annuler",
  redo: "Refaire",
  undoOf: (what) => `Annuler\u202f: ${what}`,
  redoOf: "Refaire ce qui a été annulé",
  tookBack: (what) => `Annulé\u202f: ${what}`,
  didAgain: (what) => `Refait\u202f: ${what}`,
  answered: "une réponse",
  menu: "Menu",
  close: "Fermer",
  why: "Pourquoi",
  rule: (id, name) => (name === id ? `Règle ${id}` : `Règle ${id}, ${name}`),

  tables: {
    title: "Compagnon",
    lead: "Il joue le Chronobot à votre propre table\u202f: il lance ou vous lancez, il décide et dit pourquoi.",
    yours: "Vos tables",
    none: "Aucune table. Tout reste sur cet appareil tant que vous ne partagez rien.",
    steps: (count) => plural(count, "pas", "pas"),
    over: (own, bot) => `Fermée\u202f: ${own} à ${bot}`,
    rename: "Renommer",
    remove: "Supprimer",
    removeQuestion: (title, steps) =>
      `Supprimer ${title} et ${steps < 2 ? "son pas" : `ses ${steps} pas`}\u202f? Rien ne la ramènera.`,
    removeNow: "La supprimer",
    keep: "La garder",
    actionOn: (action, title) => `${action}\u202f: ${title}`,
    exportFile: "Enregistrer en fichier",
    exported: (name) => `Enregistré sous ${name}.`,
    importFile: "Ajouter un fichier",
    imported: "La table est ajoutée.",
    refused: (file, why) => `${file}\u202f: ${why}`,
    notCompanion: "C’est une partie d’un autre jeu. Elle est maintenant dans vos chronologies.",
    tooLarge: "Ce fichier est trop grand pour une table.",
  },
  create: {
    title: "Nouvelle table",
    begin: "Commencer l’Ère 1",
    join: "Rejoindre une partie en cours",
    more: "Suivi et règles maison",
    tracking: "Ce que l’app suit",
    rules: "Règles maison",
    default: (date) => `Table du ${date}`,
  },
  failed: { title: "Cette table ne s’ouvre pas", back: "Vos tables" },
  lost: "Cette table ne continue pas ici. Rechargez la page.",

  tracking: {
    title: "Ce que l’app suit",
    lead: "Suivi\u202f: elle décide seule. Non suivi\u202f: elle vous demande. À changer quand vous voulez.",
    things: {
      spaces: {
        name: "Emplacements",
        does: "Qui se trouve à la construction, au recrutement, à la recherche, au Conseil et à la mine.",
      },
      recruit: { name: "Réserve du recrutement", does: "Les ouvriers de la carte, saisis à chaque Ère." },
      mine: { name: "Réserve de la mine", does: "Les cubes de la carte, saisis à chaque Ère." },
      warp: {
        name: "Vos tuiles Vortex",
        does: "Combien il y en a sur chaque Ère\u202f: les jets de paradoxe sont connus.",
      },
    } satisfies Record<Thing, { name: string; does: string }>,
  },

  plates: {
    construct: (row) => ({ PP: "Centrale", FA: "Usine", LS: "Habitation", LAB: "Labo" })[row],
    timeTravel: "Voyage",
    removeAnomaly: "Anomalie",
    supply: "Ravitailler",
    research: "Recherche",
    mine: "Mine",
    recruit: "Recruter",
    water: "2 Eaux",
    superproject: "Projet",
  },

  verdict: (step: BotStep) => {
    switch (step.type) {
      case "botMined":
        return "Le bot va à la mine";
      case "botBuilt":
        return `Il bâtit ${A_ROW[step.row]}`;
      case "botBuiltSuperproject":
        return "Il bâtit un superprojet";
      case "botGainedVp":
        return `Il prend ${step.vp} PV`;
      case "botGainedWater":
        return `Il prend ${plural(step.water, "Eau", "Eaux")}`;
      case "botRecruited":
        return "Le bot recrute";
      case "botResearched":
        return "Le bot cherche";
      case "botTravelled":
        return "Il voyage dans le temps";
      case "botSupplied":
        return "Le bot ravitaille";
      case "botRemovedAnomaly":
        return "Il retire une anomalie";
      case "botFellBack":
        return "Il ne peut rien faire";
      default:
        return "Le bot passe";
    }
  },
  plateVerdict: (plate: Plate) => {
    switch (plate.kind) {
      case "construct":
        return `Il bâtit ${A_ROW[plate.row]}`;
      case "superproject":
        return "Il bâtit un superprojet";
      case "research":
        return "Le bot cherche";
      case "mine":
        return "Le bot va à la mine";
      default:
        return "Le bot recrute";
    }
  },
  stands: (token, plate) => `Le jeton ${token} est sur ${plate}.`,
  moves: (token, plate) => `Le jeton ${token} avance sur ${plate}.`,
  pushed: (token, plate) => `Le jeton ${token} cède la place\u202f: ${plate}.`,
  toDo: "À faire sur votre table",
  todo: (step: BotStep, names: Names) => {
    switch (step.type) {
      case "botPlaced":
        return step.banner
          ? `Exosquelette du bot sur *${names.spaces[step.space]}*. Il prend la bannière\u202f: premier joueur à l’Ère suivante.`
          : `Exosquelette du bot sur *${names.spaces[step.space]}*.`;
      case "botBuilt":
        return step.stack === undefined
          ? `Il garde *${THE_ROW[step.row]} à ${step.vp} PV*.`
          : `Donnez-lui ${THE_ROW[step.row]} de la *pile ${step.stack === "primary" ? "principale" : "secondaire"}*\u202f: ${step.vp} PV.`;
      case "botBuiltSuperproject":
        return step.era === undefined
          ? `Il garde le *superprojet à ${step.vp} PV*.`
          : `Donnez-lui le superprojet de l’*Ère ${step.era}*\u202f: ${step.vp} PV.`;
      case "botGainedVp":
        return `Donnez-lui *${step.vp} PV*.`;
      case "botGainedWater":
        return `Donnez-lui *${plural(step.water, "Eau", "Eaux")}*.`;
      case "botRecruited":
        return `Donnez-lui l’ouvrier *${names.worker[step.worker]}* de la réserve.`;
      case "botResearched":
        return `Donnez-lui une découverte dans un *${names.shapes[step.shape]}*, n’importe laquelle.`;
      case "botMined":
        return step.pool === undefined
          ? `Donnez-lui le cube *${of(names.goods[step.own])}* de l’emplacement.`
          : `Donnez-lui le cube *${of(names.goods[step.own])}* de l’emplacement et un cube *${of(names.goods[step.pool])}* de la réserve.`;
      case "botScoredSet":
        return step.of === "cubes"
          ? `Rendez ses *N, U, G, T*\u202f: ${step.vp} PV.`
          : `Rendez *un ouvrier de chaque type*\u202f: ${step.vp} PV.`;
      case "botTravelled":
        return `Sa tuile Vortex de l’*Ère ${step.era}* lui revient\u202f; marqueur de voyage au *pas ${step.step}*.`;
      case "botSupplied":
        return `Prenez-lui *${plural(step.water, "Eau", "Eaux")}*\u202f; marqueur de moral au *pas ${step.morale}*.`;
      case "botRemovedAnomaly":
        return `Prenez-lui *${names.amount({ [step.cube]: step.count, W: step.water })}* et *1 anomalie*.`;
      case "botFellBack":
        return step.vp === 0
          ? `Donnez-lui *${plural(step.water, "Eau", "Eaux")}*.`
          : `Donnez-lui *${plural(step.water, "Eau", "Eaux")} et ${step.vp} PV*.`;
      default:
        return "Il n’a plus d’exosquelette et *passe* pour cette Ère.";
    }
  },
  counters: {
    vp: "jetons PV",
    water: "Eau",
    exosuits: (left, all) => `${left} sur ${all}`,
    exosuitsName: "exosquelettes",
    turn: (n) => ordinal(n),
    turnName: "action",
    paradoxes: "paradoxes",
    anomalies: "anomalies",
    ofThree: (n) => `${n} sur 3`,
  },
  done: "C’est fait, à moi",
  doneAgain: "C’est fait, il continue",
  doneEra: "C’est fait, entretien",

  roll: {
    title: "Lancez le dé du bot",
    lead: "Touchez la face que vous voyez.",
    note: "Son tour commence quand vous touchez. Annuler vous ramène ici, et rien d’autre ne change.",
    exosuits: (left, all) => `${left} exosquelettes sur ${all}`,
    actions: (n) => plural(n, "action faite", "actions faites"),
    owed: (n) => `Vous avez passé. Il lui reste ${plural(n, "tour")} à jouer.`,
    app: "L’app lance celui-ci",
    shapeTitle: "Lancez le dé de forme",
    none: "Il n’a plus d’exosquelette",
    noneLead: "Pas de dé\u202f: il voyage dans le temps s’il le peut, puis il passe.",
    nonePress: "Le laisser passer",
  },

  ask: {
    space: (action) => `${action}\u202f: quel est le premier emplacement libre\u202f?`,
    spaceLines: (action) =>
      `Exosquelette du bot sur le *premier emplacement libre*\u202f: ${action} en haut, second, Conseil gauche, Conseil droit.`,
    places: { top: "En haut", second: "Second", left: "Conseil gauche", right: "Conseil droit" },
    bookSpace: (place) => `Noter\u202f: ${place}`,
    freeMines: "Quels emplacements de la mine sont libres\u202f?",
    freeMinesLine: "Il prend *un emplacement libre de la mine* avec les cubes qui lui manquent.",
    mines: { mine1: "Haut, U", mine2: "Milieu, G", mine3: "Bas, T" },
    bookMines: (count) => `Noter\u202f: ${plural(count, "emplacement libre", "emplacements libres")}`,
    cubes: "Quels cubes sont dans la réserve\u202f?",
    cubesLine: "Il prend *un cube de la réserve* et celui de son emplacement.",
    noCubes: "La réserve est vide",
    bookCubes: (cubes) => (cubes === "" ? "Noter\u202f: réserve vide" : `Noter\u202f: ${cubes}`),
    worker: "Qui est dans la réserve\u202f?",
    workerLine: (order) => `Donnez-lui le *premier qui s’y trouve*\u202f: ${order.join(", ")}.`,
    bookWorker: (worker) => `Noter\u202f: ${worker}`,
    building: "Combien de PV a cette tuile\u202f?",
    buildingLine: (row) =>
      `Donnez-lui, parmi les deux tuiles visibles, ${THE_ROW[row]} à *plus de PV*. À égalité, la secondaire.`,
    bothTiles: "Saisir plutôt les deux tuiles visibles",
    oneTile: "Saisir la tuile qu’il prend",
    primary: "Pile principale",
    secondary: "Pile secondaire",
    emptyStack: "Vide",
    bookVp: (vp) => `Noter ${vp} PV`,
    bookTiles: "Le laisser décider",
    superproject: "Combien de PV a ce superprojet\u202f?",
    superprojectLine: (era) =>
      `Donnez-lui, des Ères 1 à ${era}, le superprojet visible à *plus de PV*. À égalité, le plus ancien.`,
    eachOpen: "Saisir plutôt chaque superprojet visible",
    eraOf: (era) => `Ère ${era}`,
    noneOpen: "Aucun",
    breakthrough: (shape) => `Reste-t-il une découverte dans un ${shape}\u202f?`,
    breakthroughLine: (shape) => `Donnez-lui une découverte dans un *${shape}*, n’importe laquelle.`,
    taken: "Il en a une",
    blind: {
      space: "Je ne suis pas les emplacements.",
      freeMines: "Je ne suis pas les emplacements.",
      cubes: "Je ne suis pas la réserve de la mine.",
      worker: "Je ne suis pas la réserve du recrutement.",
      building: "Je ne vois pas vos tuiles.",
      superproject: "Je ne vois pas vos tuiles.",
      breakthrough: "Je ne vois pas vos découvertes.",
      die: "",
      shape: "",
    } satisfies Record<BotQuestion["ask"], string>,
  },
  couldNot: {
    title: "Impossible",
    open: "Impossible",
    lead: "Qu’est-ce qui manquait\u202f?",
    space: "Aucun emplacement libre",
    spaceDoes: "Rien n’est placé. Il reçoit sa consolation.",
    nothing: "Un emplacement, mais rien à prendre",
    nothingDoes: "Son exosquelette y reste. Il reçoit sa consolation.",
    spaceFirst: "Indiquez d’abord l’emplacement.",
    noneLeft: "Impossible\u202f: plus aucune de cette forme",
    placedAlready: "Son exosquelette est déjà placé. Annulez d’abord cette réponse.",
  },

  human: {
    title: "À vous",
    lead: (turn) => `Votre ${ordinal(turn)} tour de cette Ère.`,
    alone: "Le bot a passé. Jouez autant de tours que vous voulez, puis passez.",
    spaces: "Ce qu’offre le plateau principal",
    board: "Ce qu’offre votre plateau",
    took: "Qu’avez-vous pris\u202f?",
    nothing: "Aucun emplacement suivi",
    pieces: "Et dans la réserve\u202f?",
    noPiece: "Rien",
    council: "J’ai pris l’emplacement gauche du Conseil\u202f: premier joueur à l’Ère suivante.",
    returned: "Une de mes tuiles Vortex est revenue de l’Ère",
    done: "Fini\u202f: lancer pour le bot",
    doneHand: "Fini\u202f: je lance son dé",
    doneNone: "Fini\u202f: tour du bot",
    otherApp: "L’app lance",
    otherHand: "Je le lance",
    pass: "Je passe",
    passAlone: "Je passe\u202f: fin des tours",
  },
  phase: {
    you: "Vous",
    bot: "Le bot",
    next: (phase) => TO_PHASE[phase],
    rounds: "Commencer les tours d’action",
    era: (era) => `Passer à l’Ère ${era}`,
    score: "Passer à la feuille de score",
    of: (era) => `Ère ${era} sur 7`,
    recruitCard: "Ouvriers de la carte de recrutement",
    mineCard: "Cubes de la carte de mine",
    entered: (n, all) => `${n} sur ${all}`,
    more: (what) => `${what}\u202f: un de plus`,
    less: (what) => `${what}\u202f: un de moins`,
    rollsAsk: "Combien de jets de paradoxe pour le bot\u202f?",
    rollsLine: "Il lance une fois pour chaque Ère passée où il a au moins autant de tuiles Vortex que vous.",
    rollsLeft: (n) => `${plural(n, "jet")} du bot`,
    paradoxDie: "Dé de paradoxe\u202f: touchez la face que vous voyez",
    warpRoll: "Jet de Vortex du bot",
    yourWarp: "Combien de tuiles posez-vous\u202f?",
    firstAsk: "Qui est premier joueur à l’Ère suivante\u202f?",
    collapsedAsk: "Tous les emplacements de la Capitale ont-ils disparu\u202f?",
    yes: "Oui",
    no: "Non",
    faceOf: (face) => `Dé de paradoxe ${face}`,
  },

  board: {
    title: "Plateau du bot",
    lead: "Comme il doit être sur votre table",
    now: "PV acquis",
    token: (token, plate) => `Jeton ${token}\u202f: ${plate}.`,
    timeTravel: "Voyage",
    vp: "PV",
    morale: "Moral",
    moraleVp: "PV, prix",
    price: (water) => `${water} Eau`,
    goods: "Ouvriers, cubes",
    buildings: "Bâtiments",
    vpEach: "PV de chacun",
    superprojects: "Superprojets",
    breakthroughs: "Découvertes",
    ofTwo: (n) => `${n} sur 2`,
    sets: (n) => (n === 0 ? "pas de série" : plural(n, "série")),
    warp: "Tuiles Vortex",
    supply: (bot, you) =>
      you === undefined ? `réserve\u202f: bot ${bot}` : `réserve\u202f: bot ${bot}, vous ${you}`,
    warpOn: (era, bot, you) =>
      you === undefined ? `Ère ${era}\u202f: bot ${bot}.` : `Ère ${era}\u202f: bot ${bot}, vous ${you}.`,
    first: (side) => (side === "bot" ? "Le bot sera premier joueur." : "Vous serez premier joueur."),
    note: "Chiffre vert\u202f: les vôtres. Touchez une valeur pour la corriger.",
    spaces: "Emplacements",
    spaceNames: {
      construct1: "Construction 1",
      construct2: "Construction 2",
      recruit1: "Recrutement 1",
      recruit2: "Recrutement 2",
      research1: "Recherche 1",
      research2: "Recherche 2",
      council1: "Conseil, gauche",
      council2: "Conseil, droite",
      mine1: "Mine, haut",
      mine2: "Mine, milieu",
      mine3: "Mine, bas",
    } satisfies Record<HexSpace, string>,
    pools: "Réserves",
  },
  odds: {
    title: "Le prochain jet",
    lead: "Six faces, une chance sur six chacune",
    next: (plate) => `puis il est sur ${plate}`,
    none: "Pas de dé maintenant\u202f: il n’a plus d’exosquelette.",
    places: (n, left) => `${n} sur 6 placent un exosquelette\u202f; il en a ${left}.`,
    fails: (n) => `${n} sur 6 ne donnent rien.`,
    asks: (question: BotQuestion, names: Names) => {
      switch (question.ask) {
        case "worker":
          return `Recrutement\u202f: il veut ${question.order
            .slice(0, 2)
            .map((each) => names.worker[each])
            .join(", puis ")}`;
        case "space":
          return `${names.capital[question.action]}, premier emplacement libre`;
        case "building":
          return `${A_ROW[question.row]}, la tuile la plus haute`;
        case "superproject":
          return "Le superprojet à plus de PV";
        case "breakthrough":
        case "shape":
          return "Une découverte selon le dé de forme";
        default:
          return "Un emplacement de la mine et un cube qui lui manque";
      }
    },
  },
  correct: {
    title: "Corriger le bot",
    lead: "Chaque pas est noté et peut être annulé",
    joinTitle: "Rejoindre une partie",
    joinLead: "Recopiez votre table, puis commencez",
    tabs: { counters: "Compteurs", tokens: "Jetons", tiles: "Tuiles", warp: "Vortex", table: "Table" },
    steps: (n, most) => `${n} pas sur ${most}.`,
    keep: (n) => (n === 0 ? "Rien à garder" : `Garder ${plural(n, "pas", "pas")}`),
    keepOne: (what, from, to) => `Garder\u202f: ${what} de ${from} à ${to}`,
    begin: "Commencer d’ici",
    closed: "La table est fermée.",
    was: (value) => `était ${value}`,
    open: "Une correction est ouverte",
    openLead: "Gardez-la, ou annulez ses pas, avant de continuer la partie.",
    goThere: "Aller à la correction",
    more: (what) => `${what}\u202f: un de plus`,
    less: (what) => `${what}\u202f: un de moins`,
    set: (what) => `${what}\u202f: saisir un nombre`,
    counters: {
      vp: "Jetons PV",
      water: "Eau",
      timeTravel: "Pas de voyage",
      morale: "Pas de moral",
      paradox: "Paradoxes",
      anomalies: "Anomalies",
      exosuits: "Exosquelettes restants",
      actions: "Actions de cette Ère",
      N: "Neutronium",
      U: "Uranium",
      G: "Or",
      T: "Titanium",
      Ge: "Génie",
      Ad: "Administrateur",
      En: "Ingénieur",
      Sc: "Scientifique",
      circle: "Découvertes, cercle",
      triangle: "Découvertes, triangle",
      square: "Découvertes, carré",
      poolN: "Réserve\u202f: neutronium",
      poolU: "Réserve\u202f: uranium",
      poolG: "Réserve\u202f: or",
      poolT: "Réserve\u202f: titanium",
      poolGe: "Réserve\u202f: Génie",
      poolAd: "Réserve\u202f: Administrateur",
      poolEn: "Réserve\u202f: Ingénieur",
      poolSc: "Réserve\u202f: Scientifique",
    } satisfies Record<Counter, string>,
    token: (token) => `Jeton ${token}`,
    tiles: {
      PP: "Centrales",
      FA: "Usines",
      LS: "Habitations",
      LAB: "Laboratoires",
      superproject: "Superprojets",
    } satisfies Record<TileKind, string>,
    addTile: "Ajouter une tuile à PV",
    removeTile: (kind, vp) => `${kind}\u202f: retirer la tuile à ${vp} PV`,
    addTileOf: (kind, vp) => `${kind}\u202f: ajouter une tuile à ${vp} PV`,
    botWarp: "Celles du bot",
    yourWarp: "Les vôtres",
    era: (era) => `Ère ${era}`,
    presentEra: "Ère",
    phase: "Phase",
    first: "Premier joueur",
    spaces: "Emplacements",
    occupants: { free: "Libre", human: "Vous", bot: "Bot", gone: "Perdu" },
    eraSet: "L’Ère ne se règle qu’au début d’une table.",
  },
  keypad: {
    enter: "Entrer",
    clear: "Effacer",
    minus: "Moins",
    of: (what) => `Nombre pour ${what}`,
  },

  score: {
    ahead: (by) => `Vous menez de ${by}`,
    won: (by) => `Vous gagnez de ${by}`,
    lost: (by) => `Le bot gagne de ${by}`,
    behind: (by) => `Le bot mène de ${by}`,
    tied: "Égalité, pas gagné",
    level: "Égalité pour l’instant",
    tie: "Une égalité n’est pas une victoire.",
    you: "vous",
    bot: "bot",
    category: "Catégorie",
    yours: "Vous, à saisir",
    botColumn: "Bot",
    close: "Fermer la table",
    missing: (n) => `${plural(n, "catégorie")} à saisir`,
    share: "Partager ou garder",
    enter: (category) => `${category}\u202f: saisir vos PV`,
    change: (category, vp) => `${category}\u202f: ${vp}, changer`,
    notes: {
      tokens: "Tous les jetons PV que vous avez.",
      buildings: "Les PV imprimés sur vos bâtiments.",
      superprojects: "Les PV imprimés sur vos superprojets, et ce qu’ils donnent à la fin.",
      timeTravel: "Les PV à côté de votre marqueur de voyage.",
      morale: "Les PV à côté de votre marqueur de moral\u202f; ils peuvent être négatifs.",
      breakthroughs: "1 chacune, 2 de plus par série de trois formes.",
      anomalies: "−3 par anomalie sur votre plateau.",
      warp: "−2 par tuile Vortex que vous n’avez pas pu rembourser.",
    } satisfies Record<Category, string>,
  },
  share: {
    title: "Partager ou garder",
    lead: "Rien ne quitte cet appareil avant que vous ne touchiez un de ces boutons.",
    path: "Votre voie, si vous voulez",
    picture: "Le score en image",
    text: "Le score en texte",
    record: "Fiche de partie",
    file: "Toute la table en fichier",
    copied: "Copié.",
    saved: (name) => `Enregistré sous ${name}.`,
    failed: "Le partage n’a pas abouti.",
    early: "Image, texte et fiche viennent avec la feuille de score.",
    heading: "Chronobot, le score",
    line: (category, own, bot) => `${category}\u202f: ${own} à ${bot}`,
    totals: (own, bot) => `Total\u202f: ${own} à ${bot}`,
    facts: (difficulty, era, path) =>
      path === "" ? `${difficulty}, fin à l’Ère ${era}` : `${path}, ${difficulty}, fin à l’Ère ${era}`,
  },
  log: {
    title: "Journal",
    lead: "Le plus récent d’abord. Un pas peut être rejoué autrement sur une table à part.",
    empty: "Il ne s’est encore rien passé.",
    branch: "Essayer d’ici",
    branchOf: (revision) => `Essayer d’ici, pas ${revision}`,
    branchName: (revision) => `Depuis le pas ${revision}`,
    more: "Pas précédents",
    dice: (app, hand) =>
      `${plural(app, "dé de l’app", "dés de l’app")}, ${plural(hand, "lancé", "lancés")} à la main`,
  },
  rules: {
    title: "Règles",
    none: "Aucun paragraphe n’explique cette règle.",
    all: "Toutes les règles",
  },
  menuItems: {
    large: "Grands caractères",
    largeDoes: "Pour un téléphone posé à côté du plateau.",
    tracking: "Ce que l’app suit",
    log: "Journal et branches",
    rules: "Règles",
    share: "Partager ou garder",
    tables: "Vos tables",
    settings: "Réglages",
    awake: "L’écran reste allumé tant que cette table est ouverte.",
  },
  shapes: { circle: "Cercle", triangle: "Triangle", square: "Carré" } satisfies Record<Shape, string>,
};

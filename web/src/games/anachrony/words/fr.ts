/** Les mots de la table d’Anachrony en français. */
import type {
  Bonus,
  CollapsingId,
  FreeSource,
  ParadoxOutlook,
  Plate,
  Space,
  Worker,
} from "@chronarium/anachrony";
import { PLATE } from "@chronarium/anachrony";
import type { GameText } from "@chronarium/anachrony/text";
import type { WorkerState } from "../board/pieces.tsx";
import type { Light } from "../board/types.ts";
import type { AnachronyWords } from "./types.ts";

const signed = (vp: number): string => (vp < 0 ? `−${-vp}` : `${vp}`);
const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count < 2 ? one : many}`;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)}`;

const SPACES: Readonly<Record<Space, string>> = {
  construct1: "Construction, place 1",
  construct2: "Construction, place 2",
  recruit1: "Recrutement, place 1",
  recruit2: "Recrutement, place 2",
  research1: "Recherche, place 1",
  research2: "Recherche, place 2",
  council1: "Conseil, place de gauche",
  council2: "Conseil, place de droite",
  mine1: "Mine, place du haut",
  mine2: "Mine, place du milieu",
  mine3: "Mine, place du bas",
  purify: "Purifier l’eau",
  trade: "Commerce",
  evacuate: "Évacuation",
};
const CREW: Readonly<Record<WorkerState, string>> = {
  active: "actif",
  tired: "fatigué",
  busy: "occupé, revient fatigué",
  motivated: "occupé, revient actif",
  doomed: "occupé, perdu ensuite",
};
const CREWS: Readonly<Record<WorkerState, string>> = {
  active: "actifs",
  tired: "fatigués",
  busy: "occupés, reviennent fatigués",
  motivated: "occupés, reviennent actifs",
  doomed: "occupés, perdus ensuite",
};
const crewIs = (count: number, is: WorkerState): string => (count < 2 ? CREW[is] : CREWS[is]);
const source = (of: FreeSource, text: GameText): string =>
  of === "force"
    ? "Forcer les ouvriers"
    : of === "oldRoot" || of === "timeClerk"
      ? text.words.leaders[of].name
      : text.words.tiles[of];

export const fr: AnachronyWords = {
  title: "Chronobot",
  vpUnit: "PV",
  goTo: {
    label: "Aller à un endroit : CONSTRUCT2, LS1, ERA3, SUPPLY",
    unknown: (name) => `Il n’y a pas d’endroit ${name}.`,
  },
  whyTitle: (place) => `Pas maintenant : ${place}`,
  tabs: "Parties de la table",
  tab: { capital: "Capitale", mine: "Mon plateau", bot: "Robot", timeline: "Ères" },
  regions: { timeline: "Chronologie", capital: "Capitale", mine: "Votre plateau" },
  status: {
    over: (you, bot, other) =>
      you > bot
        ? `Partie finie. ${other === undefined ? "Vous gagnez" : `${other} gagne`}, ${signed(you)} à ${signed(bot)}`
        : you === bot
          ? `Partie finie. Égalité à ${signed(you)}, ce n’est pas gagné`
          : `Partie finie. Le Chronobot gagne, ${signed(bot)} à ${signed(you)}`,
    brief: "À vous",
  },
  recap: {
    title: "Vos points",
    changed: (was, is) => `Vos points passent de ${signed(was)} à ${signed(is)}.`,
    impact: "L’Ère finit par l’Impact.",
    last: "C’est la dernière Ère.",
  },
  timeline: {
    impact: "Impact",
    done: "passé",
    in: (eras) => `dans ${eras}`,
    faceDown: "face cachée",
    focus: "votre Focus",
    past: "passé",
    builtByBot: "bâti par le robot",
    builtByYou: "bâti par vous",
  },
  board: {
    free: "libre",
    gone: "détruit",
    waiting: "en attente",
    pool: "réserve",
    anyWorker: "tout ouvrier",
    noLimit: "sans limite",
    councilSigns: [
      ["et premier", "joueur"],
      ["une action", "sans place"],
    ],
    councilBrief: "à gauche : premier joueur",
    signs: {
      construct: "Construire",
      recruit: "Recruter",
      research: "Recherche",
      council: "Conseil mondial",
      mine: "Mine",
      purify: "Purifier",
      trade: "Commerce",
      evacuate: "Évacuer",
    },
    signWidth: { construct: 98, recruit: 84, research: 92 },
    bonus: { Sc: "+2 Eaux", En: "+1 É", Ad: "+1 PV", Ge: "choix" } satisfies Record<Worker, string>,
    panels: {
      purify: ["3 Eaux, avec", "Scientif. 4"],
      trade: ["1 échange,", "Administr. 2"],
      shut: ["ouvre après", "l’Impact"],
      left: ["vous avez", "évacué"],
      open: (vp) => (vp === undefined ? ["condition", "non remplie"] : [`${vp} PV ici,`, "une fois"]),
    },
    tileSigns: {
      RC1: "+2 PV",
      RC2: "encore",
      RC3: "au choix",
      RC4: "−1 par.",
      RC5: "+1X +1E",
      CC1: "encore",
      CC2: "−1 N",
      CC3: "−2 T",
      CC4: "2 PV, SP",
      CC5: "1–2 PV",
      QC1: "encore",
      QC2: "+ exo",
      QC3: "Moral +1",
      QC4: "prime ×2",
      QC5: "éveille 3",
    } satisfies Record<CollapsingId, string>,
  },
  own: {
    active: "Actifs",
    busy: "Occupés",
    tired: "Fatigués",
    noLeader: "Sans chef en expert",
    crew: (count, worker, is) => `${plural(count, worker)}, ${crewIs(count, is)}`,
    exosuits: "Exosquelettes",
    ready: (count) => plural(count, "prêt"),
    out: (placed, spare) => `${plural(placed, "sorti")}, ${plural(spare, "libre")}`,
    slots: (ready, placed, spare) =>
      `Exosquelettes : ${plural(ready, "activé")} sur vos hexagones, ${placed} sur le plateau principal, ${spare} en réserve`,
    free: "libre",
    core: "1 É",
    secondary: "Secondaire",
    primary: "Primaire",
    spots: "Vos emplacements et leur coût",
    noTile: "vide",
    anomaly: "Anomalie",
    anomalyPrice: "2 Eaux + 2 X ou 1 N",
    covered: "sous une anomalie",
    inUse: "occupé",
    vpNow: "Vous, PV",
    breakthroughs: "Découvertes",
    paradoxes: "Paradoxes",
    paradoxesOf: (count, threshold) => `${plural(count, "paradoxe")} ; une anomalie vient à ${threshold}.`,
    morale: "Moral, PV",
    supply: (water) => `Ravitailler : ${water}\u00a0${water < 2 ? "Eau" : "Eaux"}`,
    timeTravel: "Voyage temporel, PV",
    freeActions: "Actions libres, une fois par Ère",
    source,
    used: "utilisée",
    beside: (count) => `${plural(count, "anomalie")} à côté du plateau`,
    warpSupply: (left, owed) => `Tuiles Vortex, ${left} sur 9 · ${plural(owed, "due")}`,
    evacuation: (era, done) =>
      done
        ? "Vous avez évacué"
        : era > 4
          ? "L’évacuation est ouverte, une fois"
          : "Évacuation, après l’Impact",
    evacuationNow: (vp) => (vp === undefined ? "Pas encore remplie" : `Maintenant : ${vp}`),
  },
  bot: {
    name: "Chronobot",
    vpNow: "PV",
    facts: (first, actions, passed) =>
      `${first ? "Premier joueur · " : ""}${plural(actions, "action")} cette Ère${passed ? " · a passé" : ""}`,
    tokens: ({ bot }, { bot: { plateName } }) =>
      `Pions : ${bot.tokens.map((position, i) => `${i + 1} sur ${plateName(PLATE[position])}`).join(", ")}`,
    onPlate: (tokens, name) => `Pion ${list(tokens.map(String))} : ${name}`,
    said: ({ bot }, text) =>
      `${text.words.amount({ W: bot.water })}, ${plural(bot.exosuits, "exosquelette")}, ${plural(bot.warpSupply, "tuile Vortex", "tuiles Vortex")} en réserve, ${plural(bot.paradox, "paradoxe")} sur 3, ${plural(bot.anomalies, "anomalie")}, ${plural(bot.buildings.length, "bâtiment")}, ${plural(bot.superprojects.length, "superprojet")}`,
    water: "Eau",
    exosuits: "Exosquel.",
    warp: "Vortex",
    paradoxes: "paradoxes",
    anomalies: "anomalies",
    of: (count, most) => `${count} sur ${most}`,
    sets: "Ouvriers et cubes",
    timeTravel: "Voyage",
    morale: "Moral · Eau",
    moraleSpot: (vp, water) => `${vp} · ${water}`,
    story: "Les derniers tours du Chronobot",
    nothingYet: "Le Chronobot n’a pas encore joué.",
    lastTurn: (name) => (name === undefined ? "Il a passé" : `Dernier tour : ${name}`),
    next: "Prochain lancer",
    asItStands: "dans cette position",
    ifPlanned: "si vous jouez cela",
    hasPassed: "Il a passé ; l’Ère continue avec vous seul.",
    noSuits: "Plus d’exosquelette : il voyage s’il le peut, puis passe.",
    later: "Il lance son dé dès les tours d’action.",
    rolls: {
      council: "Conseil",
      placed: (space) =>
        space.startsWith("mine")
          ? `${SPACES[space].split(", ")[1]}`
          : space.endsWith("1")
            ? "1re place"
            : "2e place",
      built: (name, vp) => `${name ?? "une tuile"} ${vp} PV`,
      set: (vp) => `une série, ${vp} PV`,
      vp: (vp) => `${vp} PV, sans exosquelette`,
      travels: (era) => `tuile Vortex de l’Ère ${era}`,
      supplies: (water) => `paie ${water} Eaux, moral +1`,
      removes: "retire une anomalie",
      fallsBack: (vp) => (vp === 0 ? "ne peut pas : 2 Eaux" : `ne peut pas : 2 Eaux + ${vp} PV`),
      shape: "1 de la forme lancée",
    },
  },
  said: {
    light: { chosen: "choisi", possible: "possible", last: "dernier coup", none: "" } satisfies Record<
      Light,
      string
    >,
    lists: { crew: "Votre équipe", pools: "Réserves", open: "Tuiles visibles", warp: "Vos tuiles Vortex" },
    spaces: SPACES,
    occupant: { free: "libre", human: "à vous", bot: "le Chronobot", gone: "détruit" },
    yours: (worker) => (worker === undefined ? "à vous" : `votre ${worker}`),
    ownCube: (good) => `son cube : ${good}`,
    active: (count, worker) => `${plural(count, worker)}, ${crewIs(count, "active")}`,
    supplyName: "Ravitaillement",
    supply: (water, used) =>
      `Ravitaillement, ${plural(water, "Eau", "Eaux")}, réveille tous les ouvriers et élève le moral${used ? ", déjà fait" : ""}`,
    pool: (count, good) => `${count} ${good} dans la réserve de la Mine`,
    waiting: (count, worker, bonus) => `${plural(count, worker)} à recruter, ${bonus}`,
    bonus: {
      Sc: "apporte 2 Eaux",
      En: "apporte 1 noyau d’énergie",
      Ad: "apporte 1 PV",
      Ge: "apporte l’un des trois",
    } satisfies Record<Worker, string>,
    spot: (row, column) => `${row.charAt(0).toUpperCase()}${row.slice(1)}, emplacement ${column}`,
    anomaly: "anomalie, moins 3",
    empty: "vide",
    vp: (vp) => `${vp} PV`,
    era: (era, when) => `Ère ${era}, ${when === "now" ? "présente" : when === "past" ? "passée" : "à venir"}`,
    eraName: (era) => `Ère ${era}`,
    owed: (tiles) => `vous devez ${list(tiles)}`,
    botWarps: (count) => `${plural(count, "tuile Vortex", "tuiles Vortex")} du Chronobot`,
    piece: (piece) => `découverte ${piece}`,
    twoPieces: (shape) => `deux découvertes de forme ${shape}`,
    warp: (name) => `Tuile Vortex ${name}`,
    inSupply: "dans votre réserve",
    onEra: (era, payable) =>
      `sur l’Ère ${era}, ${payable ? "peut être rendue" : "ne peut pas être rendue maintenant"}`,
    you: (you, bot) => `Vous avez ${signed(you)} PV, le Chronobot ${signed(bot)}.`,
  },
  look: {
    tile: (row, vp) => `${row.charAt(0).toUpperCase()}${row.slice(1)}, ${vp} PV`,
    superproject: (vp) => `Superprojet, ${vp} PV`,
    price: (price) => `Coût : ${price}.`,
    onSpot: (column, price) => `Sur votre emplacement ${column} : ${price}.`,
    rowFull: "Cette rangée n’a plus d’emplacement libre.",
    faceDown: "Son superprojet se découvre une Ère avant.",
    spaces: {
      construct: "Construire une tuile visible ou le superprojet de votre Focus. Pas avec un Administrateur.",
      recruit: "Prendre un ouvrier de la réserve, avec sa prime. Pas avec un Scientifique.",
      research: "Fixer un dé, lancer l’autre, prendre cette découverte. Avec un Scientifique ou un Génie.",
      council: "Construire, Recruter ou Recherche, quand cette action n’a plus de place libre.",
      mine: "Le cube de la place et un de la réserve. Ingénieur et Génie reviennent actifs.",
      purify: "3 Eaux ; avec un Scientifique ou un Génie, 4.",
      trade: "1 échange ; avec un Administrateur ou un Génie, 2.",
      evacuate: "Une fois, après l’Impact.",
    },
    leftCouncil: "Vous êtes premier joueur dès l’Ère suivante ; cela seul est permis aussi.",
    water: (amount) => `La place coûte ${amount}.`,
    warpNow: "La poser rapporte ceci maintenant ; vous le devez à l’Ère présente.",
    warpOwed: (payable) =>
      `Une centrale, le Focus sur son Ère, la renvoie ; ${payable ? "vous pouvez la payer" : "vous ne pouvez pas la payer maintenant"}.`,
    warpLeft: "Laissée jusqu’à la fin, elle coûte 2 PV.",
    worker: {
      Sc: "Peut construire et faire une recherche ; purifie 4 Eaux.",
      En: "Construit pour 1 titanium de moins ; revient actif de la Mine.",
      Ad: "Peut recruter un Génie ; échange deux fois ; revient actif du ravitaillement.",
      Ge: "Compte comme n’importe quel autre.",
    } satisfies Record<Worker, string>,
    oncePerEra: "Une fois par Ère, avant votre placement.",
    plates: {
      construct:
        "Place Construire, puis la tuile visible de ce type à plus de PV ; à égalité, la secondaire.",
      timeTravel: "Une tuile Vortex revient du passé, le voyage temporel monte. Sans exosquelette.",
      removeAnomaly:
        "2 Eaux et 2 cubes d’une sorte, ou 1 neutronium, retirent une anomalie. Sans exosquelette.",
      supply: "Paie de l’Eau, le moral monte. Avec trop peu d’Eau, il recrute.",
      research: "Place Recherche, puis une découverte de la forme lancée.",
      mine: "Une place de la Mine : d’abord ce qui lui manque, dans l’ordre N, U, G, T.",
      recruit: "Place Recruter : d’abord ce qui lui manque, Génie, Administrateur, Ingénieur, Scientifique.",
      water: "2 Eaux. Sans exosquelette.",
      superproject: "Avant l’Impact, 1 PV ; ensuite le superprojet à plus de PV.",
    } satisfies Record<Plate["kind"], string>,
    fallback: (vp) => `Ce qu’il ne peut pas faire rapporte 2 Eaux${vp === 0 ? "" : ` et ${vp} PV`}.`,
  },
  tray: {
    yourTurn: "À vous : qui va où ?",
    whereTo: (worker) => `${worker} : où aller ?`,
    whoTo: (space) => `${space} : qui y va ?`,
    payFor: (place) => `${place} : comment payez-vous ?`,
    nobodyLeft: "Plus personne à envoyer",
    powerHelp:
      "Qui va sur un hexagone du plateau principal porte un exosquelette. Un hexagone vide rapporte 1 Eau.",
    warpHelp:
      "Vous prenez ce que montre une tuile et le devez à cette Ère. Restée à la fin, elle coûte 2 PV.",
    turnHelp: "Choisissez un ouvrier ou un emplacement. Les actions libres viennent avant.",
    nobodyHelp:
      "Aucun ouvrier actif ne peut aller nulle part. Il vous reste les actions libres, puis passez.",
    passTitle: "Passer pour cette Ère ?",
    passWith: (workers, exosuits) =>
      `Passer avec ${list([
        ...(workers > 0 ? [plural(workers, "ouvrier")] : []),
        ...(exosuits > 0 ? [plural(exosuits, "exosquelette")] : []),
      ])} ?`,
    gameEnds:
      "La partie se termine avec votre passe\u202f: la Capitale n’a plus d’emplacement, ou c’est la dernière Ère.",
    phaseEnds: "Les tours d’action finissent avec vous.",
    owedTurns: (turns) => `Le Chronobot joue encore ${plural(turns, "tour")}.`,
    stillPossible: "Encore possible",
    keepPlaying: "Continuer",
    pass: "Passer",
    passButton: (era) => `Passer, finir l’Ère ${era}`,
    powerTitle: (count) => `Activer ${plural(count, "exosquelette")}`,
    powerButton: (count) => `Activer ${plural(count, "exosquelette")}`,
    warpButton: (count) => (count === 0 ? "Ne rien poser" : `Poser ${plural(count, "tuile")}`),
    warpNothing: "Ne rien poser",
    done: "Votre tour est fait",
    handOver: "Vous pouvez encore revenir en arrière. Avec le dé du Chronobot, ce tour reste.",
    stands: "Ce qui a été lancé ou découvert est vu : ce tour reste.",
    handOverButton: "Passer la main",
    botRolls: "le robot lance, sans retour",
    noUndo: "sans retour",
    rollsDie: "lance un dé, sans retour",
    opensTile: "découvre une tuile, sans retour",
    undoable: "annulable jusqu’à la main",
    undo: "Annuler",
    thisTurn: "Ce tour",
    backTired: "revient fatigué",
    backActive: "revient actif",
    willDo: "Dès votre prochain tour :",
    rolled: {
      icon: "Le dé de symbole est lancé : chacun des cinq 1 fois sur 6, votre choix 1 fois sur 6.",
      shape: "Le dé de forme est lancé : chaque forme 1 fois sur 3.",
    },
    setButton: (face, rolled) => `Fixer ${face}, lancer ${rolled === "icon" ? "le symbole" : "la forme"}`,
    researchOdds:
      "L’autre dé est lancé : chaque symbole 1 fois sur 6, votre choix 1 fois sur 6, ou chaque forme 1 fois sur 3.",
    owes: (count) =>
      `Vous devez ce qu’${count < 2 ? "elle montre" : "elles montrent"} ; chaque tuile restante coûte 2 PV à la fin.`,
    paradox: (era, { rolls, paradox, threshold, chance }: ParadoxOutlook) =>
      rolls === 0
        ? `Ère ${era} : aucun lancer de paradoxe pour vous, dans cette position.`
        : `Ère ${era} : ${plural(rolls, "lancer")} de paradoxe avec ${paradox} sur ${threshold}, ${chance === 0 ? "pas encore d’anomalie" : `anomalie à ${percent(chance)}`}.`,
    space: "Place",
    spot: (column) => `Emplac. ${column}`,
    cost: "Coût",
    discount: "Remise",
    youPay: "Vous payez",
    youGain: "Vous gagnez",
    free: "gratuit",
    gains: (water) => `rapporte ${plural(water, "Eau", "Eaux")}`,
    costsWater: "coûte 1 Eau",
    exact: "la bonne",
    others: "deux autres",
    bonus: { water: "2 Eaux", energy: "1 noyau", vp: "1 PV" } satisfies Record<Bonus, string>,
    left: (count) => `reste ${count}`,
    onlyFocus: "Focus seul",
    sendBack: (tile) => `Renvoyer : ${tile}`,
    owe: (what, payable) => `doit ${what}${payable ? "" : ", vous ne l’avez pas"}`,
    from: "donner",
    to: "prendre",
    removeAnomaly: "Retirer l’anomalie",
    supplyNote: "réveille tout le monde, moral +1",
    sourceDoes: (of, text) =>
      of === "force"
        ? "réveille tout le monde, moral −1"
        : of === "oldRoot" || of === "timeClerk"
          ? text.words.leaders[of].does
          : text.words.tileDoes(of),
    where: {
      construct1: ["Construire 1", ""],
      construct2: ["Construire 2", ""],
      recruit1: ["Recruter 1", ""],
      recruit2: ["Recruter 2", ""],
      research1: ["Recherche 1", ""],
      research2: ["Recherche 2", ""],
      council1: ["Conseil gauche", "premier joueur"],
      council2: ["Conseil droite", "une action sans place libre"],
      mine1: ["Mine haut", "uranium"],
      mine2: ["Mine milieu", "or"],
      mine3: ["Mine bas", "titanium"],
      purify: ["Purifier l’eau", "3 Eaux, Scientifique 4"],
      trade: ["Commerce", "1 échange, Administrateur 2"],
      evacuate: ["Évacuer", "une fois"],
    } satisfies Record<Space, readonly [string, string]>,
    ask: {
      card: "Gardez-en une",
      suits: "Combien, et ce que cela coûte et rapporte",
      paid: "Payé avec",
      warp: "Vos tuiles, 2 au plus",
      space: "Sur le plateau principal",
      at: "Sur votre plateau",
      worker: "Qui y va ?",
      tile: "Quoi ?",
      row: "Quelle rangée ?",
      pieces: "Découvertes à payer",
      give: "Qui donnez-vous ?",
      recruit: "Qui recruter ?",
      bonus: "Quelle prime ?",
      face: "Fixez une face",
      icon: "Quel symbole ?",
      piece: "Quelle découverte ?",
      reroll: "Relancer ?",
      cube: "Quel cube ?",
      exchange: "Quel échange ?",
      cubes: "Quels cubes ?",
      capital: "Quelle action ?",
      copy: "Copier quoi ?",
      era: "Où placer le Focus ?",
      back: "Quelle tuile Vortex ?",
      from: "Donner",
      to: "Prendre",
      wake: "Qui se réveille ?",
      hire: "Qui vous rejoint ?",
      spot: "Quel emplacement ?",
      free: "Actions libres",
      pay: "Ou bien",
    },
  },
  end: {
    title: (you, bot) =>
      you > bot
        ? `Vous gagnez de ${you - bot} PV`
        : you === bot
          ? "Égalité, ce n’est pas gagné"
          : `Le Chronobot gagne de ${bot - you} PV`,
    tie: "Une égalité ne compte pas comme une victoire.",
    byCategory: "PV par catégorie",
    category: "Catégorie",
    you: "Vous",
    who: "Camp",
    total: "Total",
    graph: "Points au fil de la partie, comme si chaque tour était le dernier",
    bot: "le Chronobot",
    inEra: (era) => `pendant l’Ère ${era}`,
    last: "Fin",
    soFar: {
      title: "Contre le Chronobot jusqu’ici",
      columns: ["Voie", "Difficulté", "Parties", "Gagnées", "Meilleure"],
    },
    dealLink: "Cette donne pour un ami",
    copy: "Copier le lien",
    copied: "Copié",
  },
};

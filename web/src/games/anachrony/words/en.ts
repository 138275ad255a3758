/** The words of Anachrony's table in English. */
import type {
  Bonus,
  CollapsingId,
  FreeSource,
  ParadoxOutlook,
  Plate,
  Space,
  State,
  Worker,
} from "@chronarium/anachrony";
import { PLATE } from "@chronarium/anachrony";
import type { GameText } from "@chronarium/anachrony/text";
import type { WorkerState } from "../board/pieces.tsx";
import type { Light } from "../board/types.ts";

/** Two lines of a sign. */
type Lines = readonly [string, string];
const signed = (vp: number): string => (vp < 0 ? `−${-vp}` : `${vp}`);
const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

const SPACES: Readonly<Record<Space, string>> = {
  construct1: "Construct, top space",
  construct2: "Construct, second space",
  recruit1: "Recruit, top space",
  recruit2: "Recruit, second space",
  research1: "Research, top space",
  research2: "Research, second space",
  council1: "Council, left space",
  council2: "Council, right space",
  mine1: "Mine, top space",
  mine2: "Mine, middle space",
  mine3: "Mine, bottom space",
  purify: "Purify Water",
  trade: "Trade",
  evacuate: "Evacuation",
};
const CREW: Readonly<Record<WorkerState, string>> = {
  active: "Active",
  tired: "Tired",
  busy: "Busy, back Tired",
  motivated: "Busy, back Active",
  doomed: "Busy, lost afterwards",
};
const source = (of: FreeSource, text: GameText): string =>
  of === "force"
    ? "Force Workers"
    : of === "oldRoot" || of === "timeClerk"
      ? text.words.leaders[of].name
      : text.words.tiles[of];

export const en = {
  title: "Chronobot",
  vpUnit: "VP",
  goTo: {
    label: "Go to a place: CONSTRUCT2, LS1, ERA3, SUPPLY",
    unknown: (name: string): string => `There is no place ${name}.`,
  },
  whyTitle: (place: string): string => `Not now: ${place}`,
  tabs: "Parts of the table",
  tab: { capital: "Capital", mine: "My board", bot: "Bot", timeline: "Timeline" },
  regions: { timeline: "Timeline", capital: "Capital", mine: "Your board" },
  status: {
    /** `other`: whose game it is, for whoever watches. */
    over: (you: number, bot: number, other: string | undefined): string =>
      you > bot
        ? `Game over. ${other === undefined ? "You win" : `${other} wins`}, ${signed(you)} to ${signed(bot)}`
        : you === bot
          ? `Game over. A tie at ${signed(you)}, not won`
          : `Game over. The Chronobot wins, ${signed(bot)} to ${signed(you)}`,
    /** The Era stands below it. */
    brief: "Your turn",
  },
  recap: {
    title: "Your score",
    changed: (was: number, is: number): string => `Your score goes from ${signed(was)} to ${signed(is)}.`,
    impact: "This Era ends with the Impact.",
    last: "This is the last Era.",
  },
  timeline: {
    impact: "Impact",
    done: "done",
    in: (eras: number): string => `in ${eras}`,
    faceDown: "face down",
    focus: "your Focus",
    past: "past",
    builtByBot: "built by the bot",
    builtByYou: "built by you",
  },
  board: {
    free: "free",
    gone: "gone",
    waiting: "waiting",
    pool: "pool",
    anyWorker: "any worker",
    noLimit: "no limit",
    councilSigns: [
      ["and First", "Player"],
      ["a full", "action"],
    ],
    councilBrief: "left: First Player",
    signs: {
      construct: "Construct",
      recruit: "Recruit",
      research: "Research",
      council: "World Council",
      mine: "Mine",
      purify: "Purify",
      trade: "Trade",
      evacuate: "Evacuate",
    },
    /** Where the signs of who may go begin, beside the name. */
    signWidth: { construct: 92, recruit: 74, research: 84 },
    bonus: { Sc: "+2 W", En: "+1 E", Ad: "+1 VP", Ge: "any" } satisfies Record<Worker, string>,
    panels: {
      purify: ["3 W, with a", "Scientist 4 W"] as Lines,
      trade: ["1 exchange,", "Administr. 2"] as Lines,
      shut: ["opens after", "the Impact"] as Lines,
      left: ["you have", "evacuated"] as Lines,
      open: (vp: number | undefined): Lines =>
        vp === undefined ? ["condition", "not met"] : [`${vp} VP now,`, "once"],
    },
    tileSigns: {
      RC1: "+2 VP",
      RC2: "again",
      RC3: "set both",
      RC4: "−1 par.",
      RC5: "+1X +1W",
      CC1: "again",
      CC2: "−1 N",
      CC3: "−2 T",
      CC4: "2 VP, SP",
      CC5: "1–2 VP",
      QC1: "again",
      QC2: "+ suit",
      QC3: "Morale +1",
      QC4: "bonus ×2",
      QC5: "wake 3",
    } satisfies Record<CollapsingId, string>,
  },
  own: {
    active: "Active",
    busy: "Busy",
    tired: "Tired",
    noLeader: "No leader on Expert",
    crew: (count: number, worker: string, is: WorkerState): string => `${count} ${worker}, ${CREW[is]}`,
    exosuits: "Exosuits",
    ready: (count: number): string => `${count} ready`,
    out: (placed: number, spare: number): string => `${placed} out, ${spare} spare`,
    slots: (ready: number, placed: number, spare: number): string =>
      `Exosuits: ${ready} ready on hex slots, ${placed} on the Main board, ${spare} spare`,
    free: "free",
    core: "1 E",
    secondary: "Secondary",
    primary: "Primary, open",
    spots: "Your spots and what each costs",
    noTile: "empty",
    anomaly: "Anomaly",
    anomalyPrice: "2 W + 2 X or 1 N",
    covered: "covered by an Anomaly",
    inUse: "in use",
    vpNow: "You, VP now",
    breakthroughs: "Breakthroughs",
    paradoxes: "Paradoxes",
    paradoxesOf: (count: number, threshold: number): string =>
      `${plural(count, "paradox", "paradoxes")}; an Anomaly comes at ${threshold}.`,
    morale: "Morale, VP",
    supply: (water: number): string => `Supply:\u00a0${water}\u00a0W`,
    timeTravel: "Time travel, VP",
    freeActions: "Free Actions, once an Era",
    source,
    used: "used",
    beside: (count: number): string => `${plural(count, "Anomaly", "Anomalies")} beside the board`,
    warpSupply: (left: number, owed: number): string => `Warp supply, ${left} of 9 · ${owed} owed`,
    evacuation: (era: number, done: boolean): string =>
      done ? "You have evacuated" : era > 4 ? "Evacuation is open, once" : "Evacuation, after the Impact",
    evacuationNow: (vp: number | undefined): string => (vp === undefined ? "Not met yet" : `Now: ${vp}`),
  },
  bot: {
    name: "Chronobot",
    vpNow: "VP now",
    facts: (first: boolean, actions: number, passed: boolean): string =>
      `${first ? "First Player · " : ""}${plural(actions, "action")} this Era${passed ? " · has passed" : ""}`,
    tokens: ({ bot }: State, { bot: { plateName } }: GameText): string =>
      `Tokens: ${bot.tokens.map((position, i) => `${i + 1} on ${plateName(PLATE[position])}`).join(", ")}`,
    onPlate: (tokens: readonly number[], name: string): string =>
      `Token ${list(tokens.map(String))}: ${name}`,
    said: ({ bot }: State, text: GameText): string =>
      `${text.words.amount({ W: bot.water })}, ${plural(bot.exosuits, "Exosuit")}, ${plural(bot.warpSupply, "Warp tile")} in supply, ${plural(bot.paradox, "paradox", "paradoxes")} of 3, ${plural(bot.anomalies, "Anomaly", "Anomalies")}, ${plural(bot.buildings.length, "building")}, ${plural(bot.superprojects.length, "Superproject")}`,
    water: "Water",
    exosuits: "Exosuits",
    warp: "Warp supply",
    paradoxes: "paradoxes",
    anomalies: "Anomalies",
    of: (count: number, most: number): string => `${count} of ${most}`,
    sets: "Workers and cubes",
    timeTravel: "Time travel",
    morale: "Morale",
    moraleSpot: (vp: number, water: number): string => `${vp} · ${water} W`,
    story: "The Chronobot’s last turns",
    nothingYet: "The Chronobot has not moved yet.",
    lastTurn: (name: string | undefined): string => (name === undefined ? "It passed" : `Last turn: ${name}`),
    next: "Next roll",
    asItStands: "as the board stands",
    ifPlanned: "if you do this",
    hasPassed: "It has passed; the Era goes on with you alone.",
    noSuits: "No Exosuit left: it travels in time if it can, and passes.",
    later: "It rolls once the Action rounds begin.",
    rolls: {
      council: "Council",
      placed: (space: Space): string =>
        space.startsWith("mine")
          ? `${SPACES[space].split(", ")[1]}`
          : space.endsWith("1")
            ? "top space"
            : "second space",
      built: (name: string | undefined, vp: number): string => `${name ?? "a tile"} ${vp} VP`,
      set: (vp: number): string => `a set, ${vp} VP`,
      vp: (vp: number): string => `${vp} VP, no Exosuit`,
      travels: (era: number): string => `Warp tile from Era ${era}`,
      supplies: (water: number): string => `pays ${water} W, Morale up`,
      removes: "removes an Anomaly",
      fallsBack: (vp: number): string => (vp === 0 ? "cannot: 2 W" : `cannot: 2 W + ${vp} VP`),
      shape: "1 of a rolled shape",
    },
  },
  said: {
    light: { chosen: "selected", possible: "possible", last: "last move", none: "" } satisfies Record<
      Light,
      string
    >,
    lists: { crew: "Your crew", pools: "Pools", open: "Open tiles", warp: "Your Warp tiles" },
    spaces: SPACES,
    occupant: { free: "free", human: "yours", bot: "the Chronobot", gone: "gone" },
    yours: (worker: string | undefined): string => (worker === undefined ? "yours" : `your ${worker}`),
    ownCube: (good: string): string => `1 ${good} of its own`,
    active: (count: number, worker: string): string => `${count} ${worker}, Active`,
    supplyName: "Supply",
    supply: (water: number, used: boolean): string =>
      `Supply, ${water} Water, wakes everybody and raises Morale${used ? ", used" : ""}`,
    pool: (count: number, good: string): string => `${count} ${good} in the Mine pool`,
    waiting: (count: number, worker: string, bonus: string): string =>
      `${count} ${worker} waiting to be recruited, ${bonus}`,
    bonus: {
      Sc: "brings 2 Water",
      En: "brings 1 Energy Core",
      Ad: "brings 1 VP",
      Ge: "brings one of the three",
    } satisfies Record<Worker, string>,
    spot: (row: string, column: number): string =>
      `${row.charAt(0).toUpperCase()}${row.slice(1)} spot ${column}`,
    anomaly: "Anomaly, minus 3",
    empty: "empty",
    vp: (vp: number): string => `${vp} VP`,
    era: (era: number, when: "now" | "past" | "later"): string =>
      `Era ${era}, ${when === "now" ? "present" : when === "past" ? "past" : "to come"}`,
    eraName: (era: number): string => `Era ${era}`,
    owed: (tiles: readonly string[]): string => `you owe ${list(tiles)}`,
    botWarps: (count: number): string => `${plural(count, "Warp tile")} of the Chronobot`,
    piece: (piece: string): string => `Breakthrough ${piece}`,
    twoPieces: (shape: string): string => `two Breakthroughs of shape ${shape}`,
    warp: (name: string): string => `Warp tile ${name}`,
    inSupply: "in your supply",
    onEra: (era: number, payable: boolean): string =>
      `on Era ${era}, ${payable ? "can be paid back" : "cannot be paid back now"}`,
    you: (you: number, bot: number): string => `You have ${signed(you)} VP, the Chronobot ${signed(bot)}.`,
  },
  /** What a thing says of itself when it is looked at. */
  look: {
    tile: (row: string, vp: number): string => `${row.charAt(0).toUpperCase()}${row.slice(1)}, ${vp} VP`,
    superproject: (vp: number): string => `Superproject, ${vp} VP`,
    price: (price: string): string => `Price: ${price}.`,
    onSpot: (column: number, price: string): string => `On your spot ${column}: ${price}.`,
    rowFull: "This row has no free spot.",
    faceDown: "Its Superproject is opened one Era before.",
    spaces: {
      construct: "Build an open tile, or the Superproject of your Focus. Not with an Administrator.",
      recruit: "Take a worker of the pool, with its bonus. Not with a Scientist.",
      research: "Set one die, roll the other, take that Breakthrough. With a Scientist or a Genius.",
      council: "A Construct, Recruit or Research action of which no space is free.",
      mine: "The space’s own cube and one of the pool. Engineer and Genius come back Active.",
      purify: "3 Water; with a Scientist or a Genius 4.",
      trade: "1 exchange; with an Administrator or a Genius 2.",
      evacuate: "Once, after the Impact.",
    },
    leftCouncil: "You are First Player from the next Era on; that alone is allowed too.",
    water: (amount: string): string => `The space costs ${amount}.`,
    warpNow: "Warping it brings this now; you owe it to the present Era.",
    warpOwed: (payable: boolean): string =>
      `A power plant with the Focus on its Era sends it back; ${payable ? "you can pay it" : "you cannot pay it now"}.`,
    warpLeft: "Left to the end it costs 2 VP.",
    worker: {
      Sc: "May go to Construct and Research; purifies 4 Water.",
      En: "Builds for 1 Titanium less; comes back Active from the Mine.",
      Ad: "May recruit a Genius; trades twice; comes back Active from the Supply.",
      Ge: "Counts as any of the others.",
    } satisfies Record<Worker, string>,
    oncePerEra: "Once an Era, before your placement.",
    plates: {
      construct: "Construct space, then the open tile of this type with more VP; of equals the secondary.",
      timeTravel: "A Warp tile from the past comes back, Time Travel goes up. No Exosuit.",
      removeAnomaly: "2 Water and 2 cubes of a kind, or 1 Neutronium, remove an Anomaly. No Exosuit.",
      supply: "Pays Water, Morale goes up. With too little Water it recruits.",
      research: "Research space, then a Breakthrough of the rolled shape.",
      mine: "A Mine space: kinds it lacks first, in the order N, U, G, T.",
      recruit: "Recruit space: types it lacks first, Genius, Administrator, Engineer, Scientist.",
      water: "2 Water. No Exosuit.",
      superproject: "Before the Impact 1 VP; afterwards the Superproject with most VP.",
    } satisfies Record<Plate["kind"], string>,
    fallback: (vp: number): string => `What it cannot do brings 2 Water${vp === 0 ? "" : ` and ${vp} VP`}.`,
  },
  tray: {
    yourTurn: "Your turn: who goes, and where?",
    whereTo: (worker: string): string => `${worker}: where to?`,
    whoTo: (space: string): string => `${space}: who goes?`,
    payFor: (place: string): string => `${place}: how do you pay?`,
    nobodyLeft: "Nobody is left to go",
    powerHelp: "Who goes to a hex space of the Main board wears an Exosuit. An empty slot gives 1 Water.",
    warpHelp: "You take what a tile shows and owe it to this Era. Left to the end, each costs 2 VP.",
    turnHelp: "Choose a worker or a space. Free Actions come before the placement.",
    nobodyHelp: "No Active worker can go anywhere. Free Actions are open to you, then pass.",
    passTitle: "Pass for this Era?",
    passWith: (workers: number, exosuits: number): string =>
      `Pass with ${list([
        ...(workers > 0 ? [plural(workers, "worker")] : []),
        ...(exosuits > 0 ? [plural(exosuits, "Exosuit")] : []),
      ])}?`,
    gameEnds: "The game ends with your pass: no Capital space is left, or it is the last Era.",
    phaseEnds: "The Action rounds end with your pass.",
    owedTurns: (turns: number): string => `The Chronobot still takes ${plural(turns, "turn")}.`,
    stillPossible: "Still possible",
    keepPlaying: "Keep playing",
    pass: "Pass",
    passButton: (era: number): string => `Pass, end Era ${era}`,
    powerTitle: (count: number): string => `Power up ${plural(count, "Exosuit")}`,
    powerButton: (count: number): string => `Power ${plural(count, "Exosuit")}`,
    warpButton: (count: number): string => (count === 0 ? "Warp nothing" : `Warp ${plural(count, "tile")}`),
    warpNothing: "Warp nothing",
    done: "Your turn is done",
    handOver: "You may still take steps back. With the Chronobot’s die, this turn stands.",
    stands: "What was rolled or opened is seen, so this turn stands.",
    handOverButton: "Hand over",
    botRolls: "the bot rolls, no undo",
    noUndo: "no undo",
    rollsDie: "rolls a die, no undo",
    opensTile: "opens the next tile, no undo",
    undoable: "undo until you hand over",
    undo: "Undo",
    thisTurn: "This turn",
    backTired: "comes back Tired",
    backActive: "comes back Active",
    willDo: "From your next turn on:",
    rolled: {
      icon: "The icon die is rolled: each of the five 1 in 6, and 1 in 6 your choice.",
      shape: "The shape die is rolled: each shape 1 in 3.",
    },
    setButton: (face: string, rolled: "icon" | "shape"): string => `Set ${face}, roll the ${rolled}`,
    researchOdds: "The other die is rolled: each icon 1 in 6 and your choice 1 in 6, or each shape 1 in 3.",
    owes: (count: number): string =>
      `You owe what ${count === 1 ? "it shows" : "they show"}; each tile left at the end costs 2 VP.`,
    paradox: (era: number, { rolls, paradox, threshold, chance }: ParadoxOutlook): string =>
      rolls === 0
        ? `Era ${era}: no paradox roll for you, as it stands.`
        : `Era ${era}: ${plural(rolls, "paradox roll")} with ${paradox} of ${threshold}, ${chance === 0 ? "no Anomaly yet" : `an Anomaly at ${percent(chance)}`}.`,
    space: "Space",
    spot: (column: number): string => `Spot ${column}`,
    cost: "Cost",
    discount: "Discount",
    youPay: "You pay",
    youGain: "You gain",
    free: "free",
    gains: (water: number): string => `gains ${water} Water`,
    costsWater: "costs 1 Water",
    exact: "the exact one",
    others: "two others",
    bonus: { water: "2 Water", energy: "1 Energy Core", vp: "1 VP" } satisfies Record<Bonus, string>,
    left: (count: number): string => `${count} left`,
    onlyFocus: "Only set Focus",
    sendBack: (tile: string): string => `Send back ${tile}`,
    owe: (what: string, payable: boolean): string => `owes ${what}${payable ? "" : ", not at hand"}`,
    from: "give",
    to: "take",
    removeAnomaly: "Remove the Anomaly",
    supplyNote: "wakes all, Morale +1",
    sourceDoes: (of: FreeSource, text: GameText): string =>
      of === "force"
        ? "wakes all, Morale −1"
        : of === "oldRoot" || of === "timeClerk"
          ? text.words.leaders[of].does
          : text.words.tileDoes(of),
    /** A space on a card: a short name, and what else it brings. */
    where: {
      construct1: ["Construct 1", ""],
      construct2: ["Construct 2", ""],
      recruit1: ["Recruit 1", ""],
      recruit2: ["Recruit 2", ""],
      research1: ["Research 1", ""],
      research2: ["Research 2", ""],
      council1: ["Council left", "First Player"],
      council2: ["Council right", "a full action"],
      mine1: ["Mine top", "Uranium"],
      mine2: ["Mine middle", "Gold"],
      mine3: ["Mine bottom", "Titanium"],
      purify: ["Purify Water", "3 W, Scientist 4 W"],
      trade: ["Trade", "1 exchange, Administrator 2"],
      evacuate: ["Evacuate", "once"],
    } satisfies Record<Space, Lines>,
    ask: {
      card: "Keep one",
      suits: "How many, and what it costs and gives",
      paid: "Paid with",
      warp: "Your tiles, choose up to 2",
      space: "To the Main board",
      at: "On your board",
      worker: "Who goes?",
      tile: "What?",
      row: "Which row?",
      pieces: "Breakthroughs to pay",
      give: "Whom do you give?",
      recruit: "Whom?",
      bonus: "Which bonus?",
      face: "Set one face",
      icon: "Which icon?",
      piece: "Which Breakthrough?",
      reroll: "Roll again?",
      cube: "Which cube?",
      exchange: "Which exchange?",
      cubes: "Which cubes?",
      capital: "Which action?",
      copy: "Copy which?",
      era: "Focus where?",
      back: "Which Warp tile?",
      from: "Give",
      to: "Take",
      wake: "Who wakes up?",
      hire: "Who joins you?",
      spot: "Which spot?",
      free: "Free Actions",
      pay: "Or instead",
    },
  },
  end: {
    title: (you: number, bot: number): string =>
      you > bot
        ? `You win by ${you - bot}`
        : you === bot
          ? "A tie, not won"
          : `The Chronobot wins by ${bot - you}`,
    tie: "A tie counts as not won.",
    byCategory: "VP by category",
    category: "Category",
    you: "You",
    who: "Side",
    total: "Total",
    graph: "Score over the game, as if each turn were the last",
    bot: "the Chronobot",
    inEra: (era: number): string => `in Era ${era}`,
    last: "End",
    soFar: {
      title: "Against the Chronobot so far",
      columns: ["Path", "Difficulty", "Games", "Won", "Best"],
    },
    dealLink: "This deal for a friend",
    copy: "Copy the link",
    copied: "Copied",
  },
};

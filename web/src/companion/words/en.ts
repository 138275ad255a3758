/** The companion's own words. Between stars stands what is printed bold. */
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

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const ordinal = (n: number): string => `${n}${["th", "st", "nd", "rd"][n] ?? "th"}`;

const ROWS: Readonly<Record<Row, string>> = {
  PP: "power plant",
  FA: "factory",
  LS: "life support",
  LAB: "lab",
};
const PHASES: Readonly<Record<Phase, string>> = {
  preparation: "Preparation",
  paradox: "Paradox",
  powerUp: "Power Up",
  warp: "Warp",
  actions: "Action rounds",
  cleanUp: "Clean up",
  score: "Score",
  closed: "Closed",
};

export const en = {
  name: "Companion",
  phases: PHASES,
  sides: { human: "You", bot: "The bot" } satisfies Record<Side, string>,
  status: ({ era, phase, turn, bot, correction }: State): string =>
    phase === "closed"
      ? "Closed"
      : correction !== undefined
        ? `Era ${era} · correction`
        : phase !== "actions"
          ? `Era ${era} · ${PHASES[phase].toLowerCase()}`
          : turn === "bot"
            ? `Era ${era} · bot turn ${bot.actions + 1}`
            : `Era ${era} · your turn`,
  tabs: {
    label: "Parts of the table",
    turn: "Bot turn",
    board: "Bot board",
    odds: "Odds",
    correct: "Correct",
  },
  undo: "Take back",
  redo: "Do again",
  undoOf: (what: string): string => `Take back: ${what}`,
  redoOf: "Do again what was taken back",
  tookBack: (what: string): string => `Taken back: ${what}`,
  didAgain: (what: string): string => `Done again: ${what}`,
  answered: "an answer",
  menu: "Menu",
  close: "Close",
  why: "Why",
  rule: (id: string, name: string): string => (name === id ? `Rule ${id}` : `Rule ${id}, ${name}`),

  tables: {
    title: "Companion",
    lead: "Runs the Chronobot for your own table: it rolls or you do, it decides, and it says why.",
    yours: "Your tables",
    none: "No table yet. Everything stays on this device until you share it.",
    steps: (count: number): string => plural(count, "step"),
    over: (own: number, bot: number): string => `Closed: ${own} to ${bot}`,
    rename: "Rename",
    remove: "Remove",
    removeQuestion: (title: string, steps: number): string =>
      `Remove ${title} with ${plural(steps, "step")}? It cannot be brought back.`,
    removeNow: "Remove it",
    keep: "Keep it",
    actionOn: (action: string, title: string): string => `${action}: ${title}`,
    exportFile: "Save as file",
    exported: (name: string): string => `Saved as ${name}.`,
    importFile: "Add from a file",
    imported: "The table has been added.",
    refused: (file: string, why: string): string => `${file}: ${why}`,
    notCompanion: "This is a game of another kind. It is among your timelines now.",
    tooLarge: "This file is too large for a table.",
  },
  create: {
    title: "New table",
    begin: "Begin Era 1",
    join: "Join a game in progress",
    more: "Tracking and house rules",
    tracking: "What the app tracks",
    rules: "House rules",
    default: (date: string): string => `Table of ${date}`,
  },
  failed: { title: "This table cannot be opened", back: "Your tables" },
  lost: "This table does not go on here. Reload the page.",

  tracking: {
    title: "What the app tracks",
    lead: "Tracked: it decides alone. Not tracked: it asks you. Change it at any time.",
    things: {
      spaces: { name: "Spaces", does: "Who stands on Construct, Recruit, Research, Council and Mine." },
      recruit: { name: "Recruit pool", does: "The workers of the card, entered each Era." },
      mine: { name: "Mine pool", does: "The cubes of the card, entered each Era." },
      warp: { name: "Your Warp tiles", does: "How many lie on each Era: Paradox rolls are known." },
    } satisfies Record<Thing, { name: string; does: string }>,
  },

  plates: {
    construct: (row: Row): string => ({ PP: "Plant", FA: "Factory", LS: "Life support", LAB: "Lab" })[row],
    timeTravel: "Travel",
    removeAnomaly: "Anomaly",
    supply: "Supply",
    research: "Research",
    mine: "Mine",
    recruit: "Recruit",
    water: "2 Water",
    superproject: "Project",
  } satisfies Record<Exclude<Plate["kind"], "construct">, string> & { construct: (row: Row) => string },

  /** The verdict over the yellow: what the turn comes to. */
  verdict: (step: BotStep): string => {
    switch (step.type) {
      case "botMined":
        return "The bot mines";
      case "botBuilt":
        return `It builds a ${ROWS[step.row]}`;
      case "botBuiltSuperproject":
        return "It builds a Superproject";
      case "botGainedVp":
        return `It takes ${step.vp} VP`;
      case "botGainedWater":
        return `It takes ${step.water} Water`;
      case "botRecruited":
        return "The bot recruits";
      case "botResearched":
        return "The bot researches";
      case "botTravelled":
        return "It travels in time";
      case "botSupplied":
        return "The bot supplies";
      case "botRemovedAnomaly":
        return "It removes an Anomaly";
      case "botFellBack":
        return "It can do nothing";
      default:
        return "The bot passes";
    }
  },
  plateVerdict: (plate: Plate): string => {
    switch (plate.kind) {
      case "construct":
        return `It builds a ${ROWS[plate.row]}`;
      case "superproject":
        return "It builds a Superproject";
      case "research":
        return "The bot researches";
      case "mine":
        return "The bot mines";
      default:
        return "The bot recruits";
    }
  },
  stands: (token: number, plate: string): string => `Token ${token} stands on ${plate}.`,
  moves: (token: number, plate: string): string => `Token ${token} moves to ${plate}.`,
  pushed: (token: number, plate: string): string => `Token ${token} makes room: ${plate}.`,
  toDo: "Do this on your table",
  /** What somebody does at the table for a step. */
  todo: (step: BotStep, names: Names): string => {
    switch (step.type) {
      case "botPlaced":
        return step.banner
          ? `Bot Exosuit on *${names.spaces[step.space]}*. It takes the banner: First Player next Era.`
          : `Bot Exosuit on *${names.spaces[step.space]}*.`;
      case "botBuilt":
        return step.stack === undefined
          ? `It keeps the *${ROWS[step.row]} of ${step.vp} VP*.`
          : `Give it the ${ROWS[step.row]} of the *${step.stack} stack*: ${step.vp} VP.`;
      case "botBuiltSuperproject":
        return step.era === undefined
          ? `It keeps the *Superproject of ${step.vp} VP*.`
          : `Give it the Superproject of *Era ${step.era}*: ${step.vp} VP.`;
      case "botGainedVp":
        return `Give it *${step.vp} VP*.`;
      case "botGainedWater":
        return `Give it *${step.water} Water*.`;
      case "botRecruited":
        return `Give it the *${names.worker[step.worker]}* from the pool.`;
      case "botResearched":
        return `Give it any Breakthrough in a *${names.shapes[step.shape]}*.`;
      case "botMined":
        return step.pool === undefined
          ? `Give it the *${names.goods[step.own]}* of the space.`
          : `Give it the *${names.goods[step.own]}* of the space and *${names.goods[step.pool]}* from the pool.`;
      case "botScoredSet":
        return step.of === "cubes"
          ? `Return its *N, U, G, T*: ${step.vp} VP.`
          : `Return *one worker of each kind*: ${step.vp} VP.`;
      case "botTravelled":
        return `Its Warp tile on *Era ${step.era}* goes back to it; Time Travel marker on *step ${step.step}*.`;
      case "botSupplied":
        return `Take *${step.water} Water* from it; Morale marker on *step ${step.morale}*.`;
      case "botRemovedAnomaly":
        return `Take *${names.amount({ [step.cube]: step.count, W: step.water })}* and *1 Anomaly* from it.`;
      case "botFellBack":
        return step.vp === 0
          ? `Give it *${step.water} Water*.`
          : `Give it *${step.water} Water and ${step.vp} VP*.`;
      default:
        return "It has no Exosuit left and *passes* for this Era.";
    }
  },
  counters: {
    vp: "VP tokens",
    water: "water",
    exosuits: (left: number, of: number): string => `${left} of ${of}`,
    exosuitsName: "Exosuits",
    turn: (n: number): string => ordinal(n),
    turnName: "action",
    paradoxes: "paradoxes",
    anomalies: "Anomalies",
    ofThree: (n: number): string => `${n} of 3`,
  },
  done: "Done, my turn",
  doneAgain: "Done, it goes on",
  doneEra: "Done, clean up",

  roll: {
    title: "Roll the bot’s die",
    lead: "Tap the face you see.",
    note: "Its turn begins when you tap. Undo brings you back here, and nothing else changes.",
    exosuits: (left: number, of: number): string => `${left} of ${of} Exosuits`,
    actions: (n: number): string => plural(n, "action done", "actions done"),
    owed: (n: number): string => `You have passed. It still has ${plural(n, "turn")} to take.`,
    app: "Let the app roll this one",
    shapeTitle: "Roll the shape die",
    none: "It has no Exosuits left",
    noneLead: "No die: it travels in time if it can, and passes.",
    nonePress: "Let it pass",
  },

  ask: {
    space: (action: string): string => `Which ${action} space is the first free one?`,
    spaceLines: (action: string): string =>
      `Bot Exosuit on the *first free space*: top ${action}, second, left Council, right Council.`,
    places: { top: "Top", second: "Second", left: "Left Council", right: "Right Council" },
    bookSpace: (place: string): string => `Book: ${place}`,
    freeMines: "Which Mine spaces are free?",
    freeMinesLine: "It takes *one free Mine space* with the cubes it lacks.",
    mines: { mine1: "Top, U", mine2: "Middle, G", mine3: "Bottom, T" },
    bookMines: (count: number): string => `Book: ${plural(count, "free space")}`,
    cubes: "Which cubes lie in the pool?",
    cubesLine: "It takes *one cube from the pool* and the one of its space.",
    noCubes: "The pool is empty",
    bookCubes: (cubes: string): string => (cubes === "" ? "Book: empty pool" : `Book: ${cubes}`),
    worker: "Who is in the pool?",
    workerLine: (order: readonly string[]): string =>
      `Give it the *first that is there*: ${order.join(", ")}.`,
    bookWorker: (worker: string): string => `Book: ${worker}`,
    building: "How many VP has that tile?",
    buildingLine: (row: Row): string =>
      `Give it the open ${ROWS[row]} with *more VP*. If equal, the secondary one.`,
    bothTiles: "Enter both open tiles instead",
    oneTile: "Enter the tile it takes",
    primary: "Primary stack",
    secondary: "Secondary stack",
    emptyStack: "Empty",
    bookVp: (vp: number): string => `Book ${vp} VP`,
    bookTiles: "Let it decide",
    superproject: "How many VP has that Superproject?",
    superprojectLine: (era: number): string =>
      `Give it the open Superproject of Eras 1 to ${era} with *most VP*. If equal, the earliest.`,
    eachOpen: "Enter each open one instead",
    eraOf: (era: number): string => `Era ${era}`,
    noneOpen: "None",
    breakthrough: (shape: string): string => `Is there a Breakthrough in a ${shape}?`,
    breakthroughLine: (shape: string): string => `Give it any Breakthrough in a *${shape}*.`,
    taken: "It has one",
    blind: {
      space: "I do not track the spaces.",
      freeMines: "I do not track the spaces.",
      cubes: "I do not track the Mine pool.",
      worker: "I do not track the Recruit pool.",
      building: "I cannot see your tiles.",
      superproject: "I cannot see your tiles.",
      breakthrough: "I cannot see your stock.",
      die: "",
      shape: "",
    } satisfies Record<BotQuestion["ask"], string>,
  },
  couldNot: {
    title: "It could not",
    open: "It could not",
    lead: "What was missing?",
    space: "No space was free",
    spaceDoes: "Nothing is placed. It gets its consolation.",
    nothing: "A space, but nothing to take",
    nothingDoes: "Its Exosuit stays there. It gets its consolation.",
    spaceFirst: "Name the space first.",
    noneLeft: "It could not: none of that shape is left",
    placedAlready: "Its Exosuit stands already. Take that answer back first.",
  },

  human: {
    title: "Your turn",
    lead: (turn: number): string => `Your ${ordinal(turn)} turn of this Era.`,
    alone: "The bot has passed. Take as many turns as you like, then pass.",
    spaces: "What the Main board offers",
    board: "What your board offers",
    took: "What did you take?",
    nothing: "No tracked space",
    pieces: "And from the pool?",
    noPiece: "Nothing",
    council: "I took the left Council space: First Player next Era.",
    returned: "A Warp tile of mine went back from Era",
    done: "Done: roll for the bot",
    doneHand: "Done: I roll the bot’s die",
    doneNone: "Done: the bot’s turn",
    otherApp: "The app rolls",
    otherHand: "I roll it",
    pass: "I pass",
    passAlone: "I pass: end the rounds",
  },
  phase: {
    you: "You",
    bot: "The bot",
    next: (phase: Phase): string => `On to ${PHASES[phase]}`,
    rounds: "Begin the Action rounds",
    era: (era: number): string => `On to Era ${era}`,
    score: "On to the score sheet",
    of: (era: number): string => `Era ${era} of 7`,
    recruitCard: "Workers of the Recruit card",
    mineCard: "Cubes of the Mine card",
    entered: (n: number, of: number): string => `${n} of ${of}`,
    more: (what: string): string => `One ${what} more`,
    less: (what: string): string => `One ${what} less`,
    rollsAsk: "How many Paradox rolls has the bot?",
    rollsLine: "It rolls once for each past Era on which it has at least as many Warp tiles as you.",
    rollsLeft: (n: number): string => `${plural(n, "roll")} of the bot`,
    paradoxDie: "Paradox die: tap the face you see",
    warpRoll: "The bot’s Warp roll",
    yourWarp: "How many tiles do you warp?",
    firstAsk: "Who is First Player next Era?",
    collapsedAsk: "Are all Capital spaces gone?",
    yes: "Yes",
    no: "No",
    faceOf: (face: number): string => `Paradox die ${face}`,
  },

  board: {
    title: "Bot board",
    lead: "As it should lie on your table",
    now: "VP now",
    token: (token: number, plate: string): string => `Token ${token}: ${plate}.`,
    timeTravel: "Time travel",
    vp: "VP",
    morale: "Morale",
    moraleVp: "VP, Supply",
    price: (water: number): string => `${water} W`,
    goods: "Workers, cubes",
    buildings: "Buildings",
    vpEach: "VP each",
    superprojects: "Superprojects",
    breakthroughs: "Breakthroughs",
    ofTwo: (n: number): string => `${n} of 2`,
    sets: (n: number): string => (n === 0 ? "no set" : plural(n, "set")),
    warp: "Warp tiles",
    supply: (bot: number, you: number | undefined): string =>
      you === undefined ? `supply: bot ${bot}` : `supply: bot ${bot}, you ${you}`,
    warpOn: (era: number, bot: number, you: number | undefined): string =>
      you === undefined ? `Era ${era}: bot ${bot}.` : `Era ${era}: bot ${bot}, you ${you}.`,
    first: (side: Side): string =>
      side === "bot" ? "The bot will be First Player." : "You will be First Player.",
    note: "Green number: yours. Tap a value to correct it.",
    spaces: "Spaces",
    spaceNames: {
      construct1: "Construct 1",
      construct2: "Construct 2",
      recruit1: "Recruit 1",
      recruit2: "Recruit 2",
      research1: "Research 1",
      research2: "Research 2",
      council1: "Council, left",
      council2: "Council, right",
      mine1: "Mine, top",
      mine2: "Mine, middle",
      mine3: "Mine, bottom",
    } satisfies Record<HexSpace, string>,
    pools: "Pools",
  },
  odds: {
    title: "Next roll, if rolled now",
    lead: "Six faces, one chance in six each",
    next: (plate: string): string => `then it stands on ${plate}`,
    none: "No die now: it has no Exosuits left.",
    places: (n: number, left: number): string => `${n} in 6 place an Exosuit; it has ${left}.`,
    fails: (n: number): string => `${n} in 6 come to nothing.`,
    asks: (question: BotQuestion, names: Names): string => {
      switch (question.ask) {
        case "worker":
          return `Recruit: wants ${question.order
            .slice(0, 2)
            .map((each) => names.worker[each])
            .join(", then ")}`;
        case "space":
          return `${names.capital[question.action]}, first free space`;
        case "building":
          return `A ${ROWS[question.row]}, the higher tile`;
        case "superproject":
          return "The Superproject with most VP";
        case "breakthrough":
        case "shape":
          return "A Breakthrough by the shape die";
        default:
          return "A Mine space and a cube it lacks";
      }
    },
  },
  correct: {
    title: "Correct the bot",
    lead: "Each step is logged and can be undone",
    joinTitle: "Join a game in progress",
    joinLead: "Make it look like your table, then begin",
    tabs: { counters: "Counters", tokens: "Tokens", tiles: "Tiles", warp: "Warp", table: "Table" },
    steps: (n: number, most: number): string => `${n} of ${most} steps.`,
    keep: (n: number): string => (n === 0 ? "Nothing to keep" : `Keep ${plural(n, "step")}`),
    keepOne: (what: string, from: number, to: number): string => `Keep: ${what} ${from} to ${to}`,
    begin: "Begin from here",
    closed: "The table is closed.",
    was: (value: number | string): string => `was ${value}`,
    open: "A correction is open",
    openLead: "Keep it, or take its steps back, before the game goes on.",
    goThere: "Go to the correction",
    more: (what: string): string => `${what}: one more`,
    less: (what: string): string => `${what}: one less`,
    set: (what: string): string => `${what}: enter a number`,
    counters: {
      vp: "VP tokens",
      water: "Water",
      timeTravel: "Time Travel steps",
      morale: "Morale steps",
      paradox: "Paradoxes",
      anomalies: "Anomalies",
      exosuits: "Exosuits left",
      actions: "Actions this Era",
      N: "Neutronium",
      U: "Uranium",
      G: "Gold",
      T: "Titanium",
      Ge: "Genius",
      Ad: "Administrator",
      En: "Engineer",
      Sc: "Scientist",
      circle: "Breakthroughs, circle",
      triangle: "Breakthroughs, triangle",
      square: "Breakthroughs, square",
      poolN: "Pool: Neutronium",
      poolU: "Pool: Uranium",
      poolG: "Pool: Gold",
      poolT: "Pool: Titanium",
      poolGe: "Pool: Genius",
      poolAd: "Pool: Administrator",
      poolEn: "Pool: Engineer",
      poolSc: "Pool: Scientist",
    } satisfies Record<Counter, string>,
    token: (token: number): string => `Token ${token}`,
    tiles: {
      PP: "Power plants",
      FA: "Factories",
      LS: "Life supports",
      LAB: "Labs",
      superproject: "Superprojects",
    } satisfies Record<TileKind, string>,
    addTile: "Add a tile with VP",
    removeTile: (kind: string, vp: number): string => `${kind}: remove the tile of ${vp} VP`,
    addTileOf: (kind: string, vp: number): string => `${kind}: add a tile of ${vp} VP`,
    botWarp: "Of the bot",
    yourWarp: "Yours",
    era: (era: number): string => `Era ${era}`,
    presentEra: "Era",
    phase: "Phase",
    first: "First Player",
    spaces: "Spaces",
    occupants: { free: "Free", human: "You", bot: "Bot", gone: "Gone" },
    eraSet: "The Era can only be set while a table begins.",
  },
  keypad: {
    enter: "Enter",
    clear: "Delete",
    minus: "Minus",
    of: (what: string): string => `Number for ${what}`,
  },

  score: {
    ahead: (by: number): string => `You lead by ${by}`,
    won: (by: number): string => `You win by ${by}`,
    lost: (by: number): string => `The bot wins by ${by}`,
    behind: (by: number): string => `The bot leads by ${by}`,
    tied: "Tied, not won",
    level: "Level so far",
    tie: "A tie would not be a win.",
    you: "you",
    bot: "bot",
    category: "Category",
    yours: "You, tap to enter",
    botColumn: "Bot",
    close: "Close the table",
    missing: (n: number): string => `${plural(n, "category", "categories")} to enter`,
    share: "Share or save",
    enter: (category: string): string => `${category}: enter your VP`,
    change: (category: string, vp: string): string => `${category}: ${vp}, change`,
    notes: {
      tokens: "All VP tokens you hold.",
      buildings: "The VP printed on your buildings.",
      superprojects: "The VP printed on your Superprojects, and what they grant at the end.",
      timeTravel: "The VP beside your Time Travel marker.",
      morale: "The VP beside your Morale marker; it may be below 0.",
      breakthroughs: "1 each, 2 more for each set of three shapes.",
      anomalies: "−3 for each Anomaly on your board.",
      warp: "−2 for each Warp tile that you could not pay back.",
    } satisfies Record<Category, string>,
  },
  share: {
    title: "Share or save",
    lead: "Nothing leaves this device before you press one of these.",
    path: "Your path, if you like",
    picture: "Score as a picture",
    text: "Score as text",
    record: "Play record",
    file: "Whole table as a file",
    copied: "Copied.",
    saved: (name: string): string => `Saved as ${name}.`,
    failed: "This could not be shared.",
    early: "Picture, text and record come with the score sheet.",
    heading: "Chronobot, the score",
    line: (category: string, own: number | string, bot: number | string): string =>
      `${category}: ${own} to ${bot}`,
    totals: (own: number, bot: number): string => `Total: ${own} to ${bot}`,
    facts: (difficulty: string, era: number, path: string): string =>
      path === "" ? `${difficulty}, ended in Era ${era}` : `${path}, ${difficulty}, ended in Era ${era}`,
  },
  log: {
    title: "Log",
    lead: "Newest first. A step can be tried anew on a table of its own.",
    empty: "Nothing has happened yet.",
    branch: "Try from here",
    branchOf: (revision: number): string => `Try from here, step ${revision}`,
    branchName: (revision: number): string => `From step ${revision}`,
    more: "Earlier steps",
    dice: (app: number, hand: number): string =>
      `${plural(app, "app die", "app dice")}, ${hand} rolled by hand`,
  },
  rules: {
    title: "Rules",
    none: "No paragraph explains this rule.",
    all: "All rules",
  },
  menuItems: {
    large: "Large type",
    largeDoes: "For a phone that lies beside the board.",
    tracking: "What the app tracks",
    log: "Log and branches",
    rules: "Rules",
    share: "Share or save",
    tables: "Your tables",
    settings: "Settings",
    awake: "The screen stays awake while this table is open.",
  },
  shapes: { circle: "Circle", triangle: "Triangle", square: "Square" } satisfies Record<Shape, string>,
};

/** The Chronobot’s turn: the die, the verdict, what is to be done on the table. */
import { type BotStep, ERAS, type Plate, type Row, type Shape } from "@chronarium/anachrony/companion";
import type { Words as Names } from "@chronarium/anachrony/text";
import { ordinal, plural, ROWS } from "./shared.ts";

export const turn = {
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
  todo: (step: BotStep, names: Names, era: number): string => {
    switch (step.type) {
      case "botPlaced":
        return step.banner && era < ERAS
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
        return `Take *1 Anomaly* from it, and *${names.amount({ [step.cube]: step.count, W: step.water })}*.`;
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
    water: "Water",
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

  shapes: { circle: "Circle", triangle: "Triangle", square: "Square" } satisfies Record<Shape, string>,
};

/** The phases of an Era for both sides, and what each face would do next. */
import type { BotQuestion, OpenTile, Phase, Row } from "@chronarium/anachrony/companion";
import type { Words as Names } from "@chronarium/anachrony/text";
import { ordinal, PHASES, plural, ROWS } from "./shared.ts";

export const era = {
  human: {
    title: "Your turn",
    lead: (turn: number): string => `Your ${ordinal(turn)} turn of this Era.`,
    alone: "The bot has passed. Take as many turns as you like, then pass.",
    spaces: "What the Main board offers",
    board: "What your board offers",
    took: "What did you take?",
    nothing: "No tracked space",
    pieces: "And what from there?",
    noPiece: "Nothing",
    council: "I took the left Council space: First Player next Era.",
    returned: "Warp tiles of mine that went back, by Era",
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

  openTiles: {
    title: "Open tiles",
    lead: "The VP of each tile that lies open now; – if its stack is empty or it has been built.",
    turnedUp: "What lies open now?",
    name: (tile: OpenTile): string => {
      const [row, stack] = tile.split("-") as [Row, string];
      return `${ROWS[row].charAt(0).toUpperCase()}${ROWS[row].slice(1)}, ${stack}`;
    },
    superproject: (era: number): string => `Superproject, Era ${era}`,
    vp: (vp: number): string => (vp === 0 ? "None" : `${vp} VP`),
    known: (vp: number | undefined): string => (vp === undefined ? "?" : vp === 0 ? "none" : `${vp} VP`),
    entered: (n: number, of: number): string => `Open tiles: ${n} of ${of}`,
    taken: (tile: string, vp: number): string => `${tile}, ${vp}\u00a0VP`,
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
};

/** What happened as a sequence of pictures: the Chronobot's turns step by step, then what ends and begins an Era. */
import { afterStep, type Event, isBotStep, type State } from "@chronarium/anachrony";

export type PlayedEvent = {
  readonly picture: State;
  readonly event: Event;
  /** Milliseconds at pace 1. */
  readonly ms: number;
};

/** What nobody chose is told: a die, a plate, an Exosuit, gains, a set, a token (ui.md's order is the rules' own). */
const LENGTH: Readonly<Partial<Record<Event["type"], number>>> = {
  botRolled: 900,
  botRolledShape: 700,
  botPlaced: 700,
  botBuilt: 900,
  botBuiltSuperproject: 900,
  botGainedVp: 600,
  botGainedWater: 600,
  botRecruited: 800,
  botResearched: 800,
  botMined: 900,
  botScoredSet: 900,
  botTravelled: 900,
  botSupplied: 800,
  botRecruitsInstead: 700,
  botRemovedAnomaly: 800,
  botFellBack: 800,
  botTokenMoved: 350,
  botTokenPushed: 500,
  botPassed: 700,
  botParadox: 700,
  botAnomaly: 900,
  botPoweredUp: 400,
  botWarped: 700,
  roundsEnded: 700,
  impact: 1600,
  tilesFlipped: 800,
  eraBegan: 900,
  paradoxRolled: 800,
  anomalyGained: 800,
  gameEnded: 900,
};

export function framesOf(before: State, events: readonly Event[]): readonly PlayedEvent[] {
  let state = before;
  const frames: PlayedEvent[] = [];
  for (const event of events) {
    if (isBotStep(event)) state = afterStep(state, event);
    else if (event.type === "stackMoved") {
      const { primary, secondary } = state.board;
      state = {
        ...state,
        board: {
          ...state.board,
          primary: { ...primary, [event.row]: primary[event.row].slice(1) },
          secondary: { ...secondary, [event.row]: [event.tile, ...secondary[event.row]] },
        },
      };
    } else if (event.type === "stackRevealed") {
      // What was below is open now.
      const row = state.board.primary[event.row];
      if (row[0] !== event.tile)
        state = {
          ...state,
          board: {
            ...state.board,
            primary: { ...state.board.primary, [event.row]: [event.tile, ...row.slice(1)] },
          },
        };
    }
    const ms = LENGTH[event.type];
    if (ms !== undefined) frames.push({ picture: state, event, ms });
  }
  // The player's own steps stand at once.
  return events.some((event) => isBotStep(event) || event.type === "roundsEnded") ? frames : [];
}

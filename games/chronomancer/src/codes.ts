/** Every code this game refuses with, and the parameters of its sentence; a deed brings its own. */
import { DEED_REFUSALS, type DeedRefusals } from "./deeds/index.ts";

const CODES = [
  /** The game is over (BG-20). */
  "chronomancer/game-over",
  /** Another player acts: { seat } (BG-28, BG-78). */
  "chronomancer/not-your-turn",
  /** First answer what is asked: { frame } (register 3.4). */
  "chronomancer/decision-pending",
  /** This answers a question that nobody asked: { action } (register 3.4). */
  "chronomancer/nothing-to-decide",
  /** This may not be left out: { frame } (CM-A 25). */
  "chronomancer/must-act",
  /** A figure must leave its space: { figure } (CM-12). */
  "chronomancer/must-move",
  /** The space belongs to the other figure: { figure, space } (CM-17). */
  "chronomancer/reserved-space",
  /** The Assistant is locked in his Time Machine until the Chronomancer joins him: { space } (CM-15). */
  "chronomancer/assistant-locked",
  /** A Time Machine ends the Assistant's move: { space } (CM-14). */
  "chronomancer/machine-stops",
  /** The Chronomancer may not pass the Assistant, who stands on { assistant }: { space } (CM-16). */
  "chronomancer/not-past-assistant",
  /** The Assistant stands on { space } (CM-19). */
  "chronomancer/assistant-there",
  /** Exactly two, different ones: { count } (CM-21). */
  "chronomancer/two-tokens",
  /** The icon's Frozen Hour is gone already: { icon } (CM-21). */
  "chronomancer/icon-open",
  /** { tile } (CM-26). */
  "chronomancer/not-in-stream",
  /** The portal or the card does not offer the colour: { colour } (CM-32, CM-33, DS-4). */
  "chronomancer/colour-not-offered",
  /** None is left in the supply: { size, colour } (CM-A 11, CM-A 27, DS-4, CM-39..41). */
  "chronomancer/supply-empty",
  /** The Sponsorship offered is of another faction, or none is offered: { faction } (CM-A 15). */
  "chronomancer/not-this-sponsorship",
  /** { card } (BG-65). */
  "chronomancer/not-in-square",
  /** You have no such Corruption card: { card } (CM-42, DS-4). */
  "chronomancer/no-such-corruption",
  /** { ability } has no Townsfolk (BG-68). */
  "chronomancer/not-staffed",
  /** { ability } was used in this activation (CM-A 20). */
  "chronomancer/ability-used",
  /** Not on the shelf: { size, colour } (CM-39..41, BG-47). */
  "chronomancer/not-on-shelf",
  /** Another colour is needed (CM-39). */
  "chronomancer/same-colour",
  /** More Frozen Hours than Hours to pay: { count, hours } (CM-23). */
  "chronomancer/too-many-frozen",
  /** A Frozen Hour goes back onto an open icon only: { icon } (CM-24). */
  "chronomancer/icon-covered",
  /** That piece was not drawn: { piece } (BG-30). */
  "chronomancer/not-drawn",
  /** { boat } has docked (BG-36). */
  "chronomancer/boat-docked",
  /** { boat } has no free seat (BG-3, BG-30). */
  "chronomancer/boat-full",
  /** { boat, piece } (DS-4, DS-7). */
  "chronomancer/piece-not-there",
  /** The two boats are one (DS-4). */
  "chronomancer/same-boat",
  /** The Robbers move a piece of the boat that the Rogue boarded: { boat } (DS-7). */
  "chronomancer/wrong-boat",
  /** Not the Rogue that has just sat down (DS-7). */
  "chronomancer/just-seated",
  /** Robbers stay on their half of the sea; a boat docks on its own half: { boat } (DS-7, BG-35). */
  "chronomancer/wrong-half",
  /** The colour is sold already: { colour } (BG-78). */
  "chronomancer/colour-sold",
  /** Nothing would be sold (BG-47). */
  "chronomancer/sells-nothing",
  /** Nobody on that pier wants the colour: { colour, pier } (BG-53). */
  "chronomancer/no-buyers",
  /** Only the Cultists buy (DS-7). */
  "chronomancer/rogues-do-not-buy",
  /** Rogues are counted only where the colour is sold, and once: { pier } (DS-7). */
  "chronomancer/rogues-not-needed",
  /** There is no Rogue on that pier: { pier } (DS-7). */
  "chronomancer/no-rogue-there",
] as const;
export type RefusalCode = (typeof CODES)[number] | keyof DeedRefusals;
export const REFUSAL_CODES: readonly RefusalCode[] = [...CODES, ...DEED_REFUSALS];

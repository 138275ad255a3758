/** What each side does in a phase (CP-11). */
import { botExosuits } from "../../src/chronobot/board.ts";
import { humanRolls } from "../../src/companion/outlook.ts";
import { afterImpact } from "../../src/tables/main-board.ts";
import type { CompanionText } from "../types.ts";
import { list, plural } from "./words.ts";

/** CP-11: what the human does in a phase. */
export const reminders: CompanionText["reminders"] = (state) => {
  const { phase, era, options } = state;
  const rolling = options.paradoxDie === "roll";
  switch (phase) {
    case "preparation":
      return [
        ...(era === 1
          ? [
              "Set up the base game for two players, without Endgame Condition cards; choose a side of your board, your path and a leader, on Expert none.",
              "As the second player you get 1 Water more.",
            ]
          : []),
        era < 7 ? `Turn up the Superproject of Era ${era + 1}.` : "All Superprojects lie open.",
        "Move the top tile of every primary stack onto its secondary stack.",
        afterImpact(era)
          ? "Empty both pools, then draw a Recruit and a Mine card; the topmost cube becomes Neutronium."
          : "Empty both pools, then draw a Recruit and a Mine card and fill them.",
        "Refill the Mine spaces: Uranium on top, Gold, Titanium.",
        ...(state.first === "human" ? ["You are First Player."] : []),
      ];
    case "paradox": {
      const eras = humanRolls(state);
      if (eras?.length === 0) return [rolling ? "You make no Paradox roll." : "You take no paradox."];
      const due = list((eras ?? []).map((each) => `Era ${each}`));
      const where =
        "for every past Era on which you had at least as many Warp tiles as the Chronobot when the phase began";
      // AN-36: without the die each roll is 1 paradox.
      return rolling
        ? [
            eras === undefined
              ? `You roll once ${where}.`
              : `Make your rolls first: ${plural(eras.length, "roll")}, for ${due}.`,
            "At 3 paradoxes: put them back, stop rolling, lay an Anomaly on your leftmost free spot.",
            "After the Chronobot’s rolls you may take one Warp tile back for that Anomaly.",
          ]
        : [
            eras === undefined
              ? `You take 1 paradox ${where}.`
              : `Take yours first: ${plural(eras.length, "paradox", "paradoxes")}, for ${due}.`,
            "At 3 paradoxes: put them back, take no more, lay an Anomaly on your leftmost free spot.",
            "When the Chronobot has taken its paradoxes you may take one Warp tile back for that Anomaly.",
          ];
    }
    case "powerUp":
      return [
        "Put Exosuits on your slots and pay for those with a price.",
        "Then take 1 Water for each slot left empty and not covered.",
      ];
    case "warp":
      return [
        `Put up to two Warp tiles on Era ${era} and take what they show; a worker costs 1 Water.`,
        state.first === "human" ? "You warp first." : "You warp after the Chronobot.",
      ];
    case "actions":
      return [
        "Free Actions, as many as you like, each once an Era.",
        "Then one thing: a worker on your board, a worker in an Exosuit on the Main board, or a pass for the Era.",
      ];
    case "cleanUp":
      return [
        "Motivated workers come back Active, all others Tired; Active ones that rested stay so.",
        "Take back Exosuits and the markers of Free Actions; empty the pools.",
        ...(afterImpact(era)
          ? ["Flip every Collapsing tile that held an Exosuit, yours or the Chronobot’s."]
          : []),
        ...(era === 4
          ? [
              "The Impact: turn the Evacuation tile.",
              "Cover each space of Construct, Recruit and Research with a random Collapsing tile of its kind.",
              "Cover the left and the right slot of your upper row.",
            ]
          : []),
        ...(era < 7
          ? [
              afterImpact(era)
                ? "Unless the game ends, your Focus goes to the next Era."
                : "Your Focus goes to the next Era.",
            ]
          : []),
      ];
    case "score":
      return ["First pay back every Warp tile that you can; each one left costs 2 VP."];
    default:
      return [];
  }
};

/** CP-11: what is to be done for the Chronobot. */
export const botReminders: CompanionText["botReminders"] = ({ phase, era, rolls, first, options }) => {
  switch (phase) {
    case "preparation":
      return [
        ...(era === 1
          ? [
              "Its tokens 1 to 6 start on power plant, lab, Mine, life support, 2 Water and 2 Water; it has 8 Warp tiles and nothing else.",
            ]
          : []),
        ...(first === "bot" ? ["The Chronobot is First Player."] : []),
      ];
    case "paradox":
      if (options.paradoxDie === "fixed1")
        return ["No die: it takes 1 paradox for each roll that is due, after you, at 3 no more."];
      return rolls === 0 ? ["It has no roll left to make."] : ["It rolls after you, at 3 paradoxes no more."];
    case "powerUp":
      return [`Put ${botExosuits(era)} Exosuits on its hexagon, whatever was left; it pays nothing.`];
    case "warp":
      return ["It rolls the Paradox die and warps so many tiles, face down; they bring it nothing."];
    case "actions":
      return [];
    case "cleanUp":
      return ["Take all its Exosuits back."];
    case "score":
      return ["Its Warp tiles cost it nothing."];
    default:
      return [];
  }
};

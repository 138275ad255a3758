/** The ids of the register of the Chronomancer: what its rulebook explains and its tests prove. */
import { type RuleRegister, ruleIds } from "@chronarium/kernel";

export const register: RuleRegister = {
  ids: ruleIds("BG-1..79 CM-1..42 CM-A 1..30 DS-1..9 INV-1..9"),
  untestable: {
    "BG-9": "It tells of two tokens of the printed game; what follows from our reading of them is BG-32.",
    "BG-76": "It says that the Peddler's own rulebook was not to be had; what stands in its place is DS-8.",
  },
};

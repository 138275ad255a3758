/** The ids of the register of the Chronomancer: what its rulebook explains and its tests prove. */
import { type RuleRegister, ruleIds } from "@chronarium/kernel";

export const register: RuleRegister = {
  ids: ruleIds("BG-1..79 CM-1..42 CM-A 1..30 DS-1..9 INV-1..9"),
  untestable: {},
};

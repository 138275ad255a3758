/** The ids of the register of Anachrony's Chronobot: what the rulebook explains and the tests prove. */
import { type RuleRegister, ruleIds } from "@chronarium/kernel";

export const register: RuleRegister = {
  ids: ruleIds(
    "CB-1..53 AMB-1..30 AN-1..13 AN-20..23 AN-33..36 AN-40..43 AN-45..47 AN-50..68 AN-70..74 AN-80..111 CP-1..14",
  ),
  untestable: {
    "CP-14": "It is a promise of the page about what leaves the device; the rules have nothing that could.",
  },
};

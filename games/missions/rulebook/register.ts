/** The ids of the register of the missions: the rules TS and the rulings AM. */
import { type RuleRegister, ruleIds } from "@chronarium/kernel";

export const register: RuleRegister = {
  ids: ruleIds("TS-1..210 AM-1..101"),
  untestable: {
    "TS-9": "Notes are taken beside the game and photographs cannot be prevented; neither is an act.",
    "TS-54": "Talk is no act (AM-95): the rules neither carry nor stop it.",
    "TS-207": "It speaks of what a back story may be good for; that everybody can read it is TS-13.",
    "AM-46": "Whether the order is printed on the cover changes nothing that happens.",
    "AM-95": "It says what is no act; the closed list of acts is the whole of it.",
  },
};

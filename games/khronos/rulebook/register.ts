/** The ids of the register of Khronos: what its rulebook explains and its tests prove. */
import { type RuleRegister, ruleIds } from "@chronarium/kernel";

export const register: RuleRegister = {
  ids: ruleIds("KH-1..107 KH-110..123 KH-130..139"),
  untestable: {},
};

import { describeRegister } from "@chronarium/kernel/test-kit";
import { register, rulebook } from "../rulebook/index.ts";
import { rules } from "./shelf.ts";

describeRegister(rules, register, rulebook, new URL("./", import.meta.url));

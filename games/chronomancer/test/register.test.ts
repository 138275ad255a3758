import { describeRegister } from "@chronarium/kernel/test-kit";
import { register, rulebook } from "../rulebook/index.ts";
import { chronomancer } from "../src/index.ts";

describeRegister(chronomancer, register, rulebook, new URL("./", import.meta.url));

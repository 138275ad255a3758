import { describeRegister } from "@chronarium/kernel/test-kit";
import { register, rulebook } from "../rulebook/index.ts";
import { anachrony } from "../src/index.ts";

describeRegister(anachrony, register, rulebook, new URL("./", import.meta.url));

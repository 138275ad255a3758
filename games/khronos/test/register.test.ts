import { describeRegister } from "@chronarium/kernel/test-kit";
import { register, rulebook } from "../rulebook/index.ts";
import { khronos } from "../src/index.ts";

describeRegister(khronos, register, rulebook, new URL("./", import.meta.url));

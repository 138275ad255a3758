import { describeLesson } from "@chronarium/kernel/test-kit";
import { en } from "../lessons/en.ts";
import { fr } from "../lessons/fr.ts";
import { register } from "../rulebook/register.ts";
import { anachrony } from "../src/index.ts";

describeLesson(anachrony, register, new URL("../lessons/first.txt", import.meta.url), { en, fr });

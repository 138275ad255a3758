import { describeExamples } from "@chronarium/kernel/test-kit";
import { register } from "../rulebook/register.ts";
import { anachrony } from "../src/index.ts";
import { whole } from "./whole.ts";

describeExamples(
  anachrony,
  register,
  {
    transcripts: new URL("transcripts/", import.meta.url),
    list: new URL("../rulebook/positions.txt", import.meta.url),
  },
  whole,
  { shown: 102 },
);

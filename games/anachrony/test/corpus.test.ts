import { describeCorpus } from "@chronarium/kernel/test-kit";
import { chronobot } from "../src/companion/index.ts";
import { anachrony } from "../src/index.ts";

/** What the human had in the end. */
const SOLO: Readonly<Record<string, readonly number[]>> = {
  "lantern-a": [23],
  "lantern-b": [19],
  "tide-a-beginner": [30],
  "tide-b": [23],
  "tide-b4": [42],
  "verdant-a": [26],
  "verdant-b-head-start": [32],
  "verdant-b3": [43],
  "vow-a": [25],
  "vow-a4": [40],
  "vow-b-expert": [20],
};
const TABLES: Readonly<Record<string, readonly number[]>> = {
  beginner: [99],
  "everything-tracked": [79],
  "expert-tracked": [81],
  "last-word": [53],
  "nothing-tracked": [92],
  "six-actions": [87],
  strict: [65],
  "tiles-tracked": [72],
  "travel-falls-back": [80],
};

describeCorpus(anachrony, new URL("corpus/", import.meta.url), SOLO);
describeCorpus(chronobot, new URL("corpus-companion/", import.meta.url), TABLES);

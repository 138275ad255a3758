/** The options of the solo game (AN-111). */
import type { OptionSpec } from "@chronarium/kernel";
import { BOT_OPTIONS, type BotOptions } from "../chronobot/options.ts";
import { PATHS, type Path, SIDES, type Side } from "../tables/paths.ts";

export type Options = BotOptions & {
  readonly path: Path | "random";
  readonly side: Side;
  readonly leader: "first" | "second";
  readonly evacuation: "random" | "a" | "b";
  readonly headStart: boolean;
};

export const OPTIONS: OptionSpec<Options> = {
  path: { kind: "choice", default: "verdant", values: [...PATHS, "random"] },
  side: { kind: "choice", default: "A", values: SIDES },
  leader: { kind: "choice", default: "first", values: ["first", "second"] },
  evacuation: { kind: "choice", default: "random", values: ["random", "a", "b"] },
  headStart: { kind: "flag", default: false },
  ...BOT_OPTIONS,
};

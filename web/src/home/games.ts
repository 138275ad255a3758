/** The four games as posters. */
import chronobot from "../art/chronobot.svg";
import chronomancer from "../art/chronomancer.svg";
import khronos from "../art/khronos.svg";
import mission from "../art/mission.svg";
import type { GameId } from "../text/areas/home.ts";

export const POSTERS: readonly { readonly id: GameId; readonly art: string }[] = [
  { id: "khronos", art: khronos },
  { id: "chronomancer", art: chronomancer },
  { id: "chronobot", art: chronobot },
  { id: "mission", art: mission },
];

import "./theme.css";
import type { ComingGame } from "../entry.ts";
import art from "./poster.svg";

export const chronobot: ComingGame = {
  id: "chronobot",
  place: 3,
  art,
  words: {
    en: { name: "Chronobot", line: "Beat the machine across seven eras", facts: "Solo · 90 min" },
    fr: { name: "Chronobot", line: "Battez la machine au fil de sept ères", facts: "Solo · 90 min" },
  },
  coming: true,
};

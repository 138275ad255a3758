/** An income is a moment: one's own is looked at, domain by domain. */
import type { View } from "@chronarium/khronos";
import { late } from "../../../app/late.tsx";
import type { Scoring } from "../../ui.ts";
import { textIn } from "../text.ts";
import { incomesOf } from "./receipt.ts";
import { incomeWords } from "./words.ts";

export const scoring: Scoring = {
  of: (entry, viewer) => {
    const incomes = incomesOf({ entries: [entry] });
    if (incomes.length === 0) return undefined;
    return incomes.some(({ seat }) => seat === viewer) ? "mine" : "others";
  },
  title: (told, language) => {
    const mine = incomesOf(told).filter(({ seat }) => seat === told.after.viewer);
    const ecus = mine.reduce((sum, event) => sum + event.ecus, 0);
    return incomeWords[language].title(textIn(language), (told.before.view as View).round, ecus);
  },
  Tray: late(async () => (await import("./income-tray.tsx")).IncomeTray),
};

/** The end of a day is a moment for everybody. */
import type { View } from "@chronarium/chronomancer";
import type { Scoring } from "../../ui.ts";
import { dayBegun } from "./day-end.ts";
import { DayEndSheet } from "./sheet.tsx";
import { DayEndTray } from "./tray.tsx";
import { dayEndWords } from "./words.ts";

export const scoring: Scoring = {
  of: (entry) => (dayBegun([entry]) === undefined ? undefined : "mine"),
  title: (told, language) => dayEndWords[language].title((told.after.view as View).day - 1),
  Tray: DayEndTray,
  Sheet: DayEndSheet,
};

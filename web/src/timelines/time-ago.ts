import { type Language, locales } from "../text/catalogue.ts";

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["week", 7 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/** "3 hours ago", in the largest unit that fits. */
export function timeAgo(time: number, now: number, language: Language): string {
  const seconds = Math.max(0, (now - time) / 1000);
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ["second", 1];
  const words = new Intl.RelativeTimeFormat(locales[language], { numeric: "auto" });
  return words.format(unit === "second" ? 0 : -Math.floor(seconds / length), unit);
}

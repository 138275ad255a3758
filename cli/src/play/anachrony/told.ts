/** A happening in a sentence, with its reason where it has one: the solo game and the companion tell alike. */
import type { Names } from "../terminal-game.ts";

type Telling<Event> = {
  readonly event: (event: Event, names: Names) => string;
  readonly detail: (event: Event, names: Names) => string | undefined;
};

export function told<Event>(event: Event, { event: say, detail }: Telling<Event>, names: Names): string {
  const why = detail(event, names);
  const sentence = say(event, names);
  return why === undefined ? sentence : `${sentence} ${why}`;
}

/** The languages in which a table can be spoken to: its own, and English. */
export const spokenIn = <Speech>(
  lang: "en" | "fr",
  speechIn: (lang: "en" | "fr") => Speech,
): readonly [Speech, ...Speech[]] => (lang === "en" ? [speechIn("en")] : [speechIn(lang), speechIn("en")]);

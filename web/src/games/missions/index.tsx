/** What missions bring to the table. */
import type { GameEvent } from "@chronarium/kernel";
import type { Event, View } from "@chronarium/missions";
import type { Entry, Moment } from "../../driver/types.ts";
import type { Language } from "../../text/catalogue.ts";
import type { Line, Names, PastTurn, SealedUi } from "../ui.ts";
import { hearNames, missionNames, placeOfRound, recallNames, seatOfAgent } from "./known.ts";
import { MissionTable } from "./table/table.tsx";
import { refusalText, textIn, wordsIn } from "./text.ts";

/** Steps of a deed that another sentence tells already. */
const QUIET: ReadonlySet<string> = new Set([
  "spent",
  "claimed",
  "unclaimed",
  "confirmed",
  "displayed",
  "closed",
  "read",
  "cellRead",
  "poured",
  "bonusGiven",
  "conflictTurn",
  "roundBegan",
]);

const event = (each: GameEvent): Event => each as Event;

function lines(entry: Entry, language: Language, names: Names): readonly Line[] {
  const text = textIn(language);
  const said = entry.events.filter(({ type }) => !QUIET.has(type));
  if (said.length === 0) return [];
  const called = missionNames(names, language);
  const sentences = said.map((each) => text.event(event(each), called));
  return [{ seat: entry.seat, text: sentences.join(" ") }];
}

/** A round is a turn of its Captain's; what comes before the first is chapter 0. */
function turnOf(entries: readonly Entry[], live: Moment): readonly PastTurn[] {
  const rounds = entries.flatMap(({ events, revision }) =>
    events.flatMap((each): readonly PastTurn[] => {
      const told = event(each);
      return told.type === "roundBegan"
        ? [{ chapter: told.round, revision, seat: seatOfAgent(told.captain) }]
        : [];
    }),
  );
  return live.last === 0 || rounds[0]?.revision !== 0
    ? [{ chapter: 0, revision: 0, seat: 0 }, ...rounds]
    : rounds;
}

function status(moment: Moment, language: Language): ReturnType<SealedUi["status"]> {
  const view = moment.view as View;
  const word = (key: string): string => moment.words?.[key] ?? "";
  const said = statusOf(view, word, language);
  return {
    name: word(view.title) || textIn(language).title,
    where: view.act === null ? textIn(language).title : word(view.act),
    long: said,
    brief: said,
  };
}

function statusOf(view: View, word: (key: string) => string, language: Language): string {
  const { status: words } = wordsIn(language);
  if (view.end !== null) return words.over;
  const broken = view.agents.find(({ linkBroken }) => linkBroken);
  if (broken !== undefined) return words.link(word(broken.name));
  if (view.chorus !== null) return words.chorus;
  const tester = view.agents.find(({ test }) => test !== null);
  if (tester?.test != null) {
    const name = word(tester.name);
    return tester.test.step === "support"
      ? words.support(name)
      : words.test(name, textIn(language).attributes[tester.test.attribute]);
  }
  if (view.conflict !== null) return words.conflict(word(view.conflict.name));
  switch (view.stage) {
    case "captain":
    case "entering":
      return words.captain(word(view.agents[view.captain]?.name ?? ""));
    default:
      return words[view.stage];
  }
}

export const missionsUi: SealedUi = {
  sealed: true,
  Table: MissionTable,
  hears: hearNames,
  recalls: recallNames,
  title: (language) => textIn(language).title,
  status,
  lines,
  refusalText: (refusal, language, names) =>
    refusalText(refusal, language, missionNames(names, language) as Names),
  chapter: ({ view }) => (view as View).round,
  mark: ({ events }) => {
    const types = new Set(events.map(({ type }) => type));
    if (types.has("linkBroken") || types.has("conflictBegan")) return "paradox";
    return types.has("updateBegan") ? "income" : types.has("entered") ? "dock" : "none";
  },
  turnOf,
  turnsAhead: () => [],
  chapterNames: (chapter, language) => {
    const words = wordsIn(language);
    const plain = chapter === 0 ? words.before : words.round(chapter);
    const place = placeOfRound(chapter);
    return { long: place ?? plain, plain, short: String(chapter) };
  },
  scores: () => [],
  knocks: () => [],
  begins: ({ events }) => {
    const began = events.map(event).find(({ type }) => type === "roundBegan");
    return began?.type === "roundBegan" ? began.round : undefined;
  },
};

/** French sets a narrow space, where no line breaks, before : ; ? ! and inside «  ». */
import { driverRefusalsFr, partyRefusalsFr, peopleRefusalsFr } from "@chronarium/authority";
import { expect, it } from "vitest";
import { mailWords, type Notice } from "../src/notices/words.ts";
import { SENTENCES } from "../src/sentences.ts";

const NARROW = /(?<!\u202f)[;:!?»]|«(?!\u202f)/u;
/** Whatever a sentence is told, it gets a word. */
const params = new Proxy<Record<string, string>>({}, { get: () => "x" });
const kinds = ["turn", "time", "full", "asked", "over"] as const;
const notices = kinds.flatMap((kind): readonly Notice[] => [
  { kind, table: "o-1", names: ["Ben"], hours: 1 },
  { kind, table: "o-1", names: ["Ben", "Noor"], waits: true },
]);
const { line, subject, foot, confirm, unsubscribe } = mailWords.fr;

it.each(
  [
    ...[driverRefusalsFr, partyRefusalsFr, peopleRefusalsFr].flatMap((each) => Object.entries(each)),
    ...Object.entries(SENTENCES).map(([code, { fr }]) => [code, () => fr] as const),
    ...notices.map((notice) => [`line of ${notice.kind}`, () => line(notice)] as const),
    ...notices.map((notice) => [`subject of ${notice.kind}`, () => subject([notice])] as const),
    ["subject of more", () => subject(notices)] as const,
    ["foot", () => foot("x")] as const,
    ["confirm", () => `${confirm.subject}\n${confirm.text("x")}`] as const,
    ...Object.entries(unsubscribe).map(([place, text]) => [`unsubscribe ${place}`, () => text] as const),
  ].map(([place, say]) => [place, say(params)] as const),
)("%s", (_, sentence) => {
  expect(sentence).not.toMatch(NARROW);
});

import { expect, test } from "vitest";
import { flawsIn, type Language, sentenceFlawsIn } from "../test-kit/typography.ts";

const SOUND: readonly (readonly [Language, string])[] = [
  ["en", "An Hour for each Hourglass; a Corruption card for you."],
  ["en", "The Keep at D2 would link two domains: keep clear of one."],
  [
    "fr",
    "La rivière coule de A1 à J20\u202f: « rien »\u202f; de I à XII, l’Horloge avance.".replace(
      /« | »/g,
      (mark) => mark.replace(" ", "\u202f"),
    ),
  ],
];
test.each(SOUND)("%s: nothing is wrong with: %s", (language, text) => {
  expect(sentenceFlawsIn(language, text)).toEqual([]);
});

const WRONG: readonly (readonly [Language, string, string])[] = [
  ["en", "You have undefined left.", "an unfilled gap"],
  ["en", "Two  spaces.", "stray spaces"],
  ["en", "You hold none ..", "stray punctuation"],
  ["en", "It's yours.", "a straight quote"],
  ["en", "This is against KH-43.", "a word that does not belong here"],
  ["en", "This is against CM-A 25.", "a word that does not belong here"],
  ["en", "Done!", "an exclamation mark"],
  ["en", "You lose -3 Gold.", "a hyphen for a minus"],
  ["en", "Choose : left.", "a space before ; : ! ?"],
  ["en", "Choose a Abbey.", "a wrong article"],
  ["en", "Choose an Keep.", "a wrong article"],
  ["en", "The château falls.", "French"],
  ["fr", "Choisissez : rien.", "no narrow space before ; : ! ?"],
  ["fr", "Le « donjon » tombe.", "bare guillemets"],
  ["fr", "Le “donjon” tombe.", "English quotes"],
  ["fr", "La fin de le tour.", "a missing contraction"],
  ["fr", "La fin de année.", "a missing elision"],
  ["fr", "La fin of tour.", "English"],
];
test.each(WRONG)("%s: %s has %s", (language, text, flaw) => {
  expect(flawsIn(language, text)).toContain(`${flaw}: ${text}`);
});

test("a sentence begins and ends, and a game may add what only its words can get wrong", () => {
  expect(sentenceFlawsIn("en", "no capital.")).toEqual(["not a sentence: no capital."]);
  expect(sentenceFlawsIn("en", "No end")).toEqual(["not a sentence: No end"]);
  expect(flawsIn("en", "1 Hours pass.", [[/1 Hours/, "a plural of one"]])).toEqual([
    "a plural of one: 1 Hours pass.",
  ]);
});

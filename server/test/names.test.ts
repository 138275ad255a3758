import { expect, it } from "vitest";
import { keyOf } from "../src/people/kept.ts";

it.each([
  ["capitals and blanks", "Ada Lovelace", "ada  LOVELACE"],
  ["width", "Ada", "Ａｄａ"],
  ["letters in two parts", "Zoé", "Zoe\u0301"],
  ["another script", "Ada", "Аdа"],
  ["a whole name of another script", "BOB", "ВОВ"],
  ["Greek", "Kate", "Κατε"],
  ["another apostrophe", "O'Brien", "O’Brien"],
])("names that differ by %s alone are one", (_, one, other) => {
  expect(one).not.toBe(other);
  expect(keyOf(other)).toBe(keyOf(one));
});

it.each([
  ["Ada", "Adam"],
  ["Zoe", "Zoé"],
  ["Анна", "Инна"],
])("%s and %s are two", (one, other) => {
  expect(keyOf(other)).not.toBe(keyOf(one));
});

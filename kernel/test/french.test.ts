import { expect, test } from "vitest";
import { ofName } from "../src/index.ts";

test.each([
  ["Lucie", "de Lucie"],
  ["Ondine", "d’Ondine"],
  ["Élise", "d’Élise"],
  ["Hélène", "d’Hélène"],
  ["Yves", "d’Yves"],
  ["Yann", "de Yann"],
  ["le Colporteur", "du Colporteur"],
  ["les Bardes", "des Bardes"],
])("of %s is %s", (name, said) => expect(ofName(name)).toBe(said));

import { describe, expect, test } from "vitest";
import { readSettings } from "../src/app/settings.ts";

describe("remembered settings", () => {
  test("without a memory there are the usual ones, in the browser's language", () => {
    expect(readSettings(null, "fr")).toMatchObject({
      language: "fr",
      theme: "game",
      pace: 1,
      mode: "bots",
    });
  });

  test("keep what fits and leave out the rest", () => {
    const kept = { theme: "dark", pace: 3, textSize: "120", sound: true, name: "Maren", colour: "red" };
    expect(readSettings(JSON.stringify(kept), "en")).toEqual({
      ...readSettings(null, "en"),
      theme: "dark",
      sound: true,
      name: "Maren",
    });
  });

  test.each(["", "{", "null", "7", '"dark"', "[1]", '{"language":"de"}', '{"__proto__":{"theme":"dark"}}'])(
    "%s changes nothing",
    (text) => {
      expect(readSettings(text, "en")).toEqual(readSettings(null, "en"));
    },
  );
});

/** The tables of what moves on the cards: they speak of cards that there are, and stay on them. */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { weathers } from "virtual:missions/art";
import { describe, expect, it } from "vitest";
import { CARD, cardWeather } from "../src/games/missions/pictures.ts";

const MISSIONS = resolve(import.meta.dirname, "..", "..", "missions");
const KINDS = ["rain", "storm", "spray", "lamp", "stars", "beam", "smoke"];

const tables = globSync("*/art/weather.json", { cwd: MISSIONS }).map((file) => ({
  mission: file.replace(/[\\/].*/, ""),
  arts: Object.keys(JSON.parse(readFileSync(resolve(MISSIONS, file), "utf8")) as object),
}));

describe("weather", () => {
  it.each(tables)("of $mission belongs to pictures that stand on cards", ({ mission, arts }) => {
    const places = globSync(`${mission}/locations/*.yaml`, { cwd: MISSIONS })
      .map((file) => readFileSync(resolve(MISSIONS, file), "utf8"))
      .join("\n");
    const faces = new Set([...places.matchAll(/(?:face|art): ([\w-]+)/g)].map(([, art]) => art));
    expect(arts.filter((art) => !faces.has(art))).toEqual([]);
    for (const art of arts) {
      const all = cardWeather(mission, art);
      expect(all.length, art).toBeGreaterThan(0);
      for (const { kind, box: [left, top, width, height] = [0, 0, CARD.width, CARD.height] } of all) {
        expect(KINDS, art).toContain(kind);
        expect(Math.min(left, top), art).toBeGreaterThanOrEqual(0);
        expect(left + width, art).toBeLessThanOrEqual(CARD.width);
        expect(top + height, art).toBeLessThanOrEqual(CARD.height);
      }
    }
  });

  it("is the scene's, whatever has come to light on the card", () => {
    const [hour] = tables.filter(({ mission }) => mission === "the-hour-that-answers");
    expect(hour).toBeDefined();
    expect(cardWeather("the-hour-that-answers", "l6-storm-d+vane")).toEqual(
      cardWeather("the-hour-that-answers", "l6-storm-d"),
    );
    expect(cardWeather("the-hour-that-answers", "l6-after-d")).toEqual([]);
    expect(cardWeather("the-hour-that-answers", null)).toEqual([]);
  });

  it("stands on the page under names that tell nothing", () => {
    expect(Object.keys(weathers).filter((name) => !/^[0-9a-f]{24}$/.test(name))).toEqual([]);
  });
});

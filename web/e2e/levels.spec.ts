/** The five levels of bots: in the form of a new game, at the table, in the list of games, and in tables of before. */
import { LEVELS, levelText } from "@chronarium/bots";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { languages } from "../src/text/catalogue.ts";
import { violations } from "./axe.ts";
import { sideways } from "./settled.ts";
import { newGame, withSettings } from "./table.ts";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const WORDS = {
  en: { vesper: "Who plays Vesper", corvin: "Who plays Corvin", bots: "bots: Expert" },
  fr: { vesper: "Qui joue Vesper", corvin: "Qui joue Corvin", bots: "robots : Expert" },
} as const;

const cast = (page: Page, name: string): Locator => page.getByRole("combobox", { name, exact: true });

for (const language of languages)
  for (const viewport of [WIDE, PHONE])
    test(`the form offers five levels, each with its sentence, ${language}, ${viewport.width} px`, async ({
      page,
    }) => {
      const levels = levelText[language];
      const words = WORDS[language];
      await page.setViewportSize(viewport);
      await withSettings(page, { language });
      await page.goto("/new/khronos");
      const vesper = cast(page, words.vesper);
      await expect(vesper.getByRole("option")).toHaveText(LEVELS.map((level) => levels[level].name));
      await expect(vesper).toHaveValue("3");
      for (const level of LEVELS) {
        await vesper.selectOption(levels[level].name);
        await expect(vesper).toHaveAccessibleDescription(levels[level].plays);
        await expect(page.getByText(levels[level].plays)).toBeVisible();
        expect.soft(await sideways(page), levels[level].name).toBeLessThanOrEqual(0);
      }
      // Two of one level share its sentence.
      await cast(page, words.corvin).selectOption(levels[5].name);
      await expect(cast(page, words.corvin)).toHaveAccessibleDescription(levels[5].plays);
      await expect(page.getByText(levels[5].plays)).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
    });

for (const language of languages)
  test(`a game against an Expert says so at the table and in the list, also after a reload, ${language}`, async ({
    page,
  }) => {
    await withSettings(page, { language });
    await page.goto("/new/khronos");
    for (const name of [WORDS[language].vesper, WORDS[language].corvin])
      await cast(page, name).selectOption(levelText[language][4].name);
    await page.getByRole("button", { name: /^(Take the first turn|Jouer le premier tour)$/ }).click();
    await page.waitForURL(/\/t\//);
    const bots = page.locator(".players li").filter({ hasText: /Vesper|Corvin/ });
    for (let visit = 0; visit < 2; visit++) {
      await expect(bots).toHaveCount(2);
      await expect(bots.locator(".minor")).toHaveText([/ · Expert$/, / · Expert$/]);
      await page.reload();
    }
    await page.goto("/timelines");
    await expect(page.getByRole("article")).toContainText(WORDS[language].bots);
  });

test("a table of before there were five levels opens with the bot it had", async ({ page }) => {
  await withSettings(page);
  await newGame(page, "khronos");
  await expect(page.locator(".players .minor").nth(1)).toHaveText(/ · Novice$/);
  // As a page of three levels stored it: the middle one, and no word about how many there are.
  await page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open("chronarium"));
    const tables = db.transaction("tables", "readwrite").objectStore("tables");
    const [{ levels: _, ...row }] = await done(tables.getAll());
    const seats = row.seats.map((seat: object) => ("level" in seat ? { ...seat, level: 2 } : seat));
    await done(tables.put({ ...row, seats }));
    db.close();
  });
  await page.reload();
  await expect(page.locator(".players .minor").nth(1)).toHaveText(/ · Journeyman$/);
});

/** Why did I lose? The question afterwards. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { ending, finished } from "./khronos-saves.ts";
import { boxOf, sideways } from "./settled.ts";
import { openSave, watchErrors, withSettings } from "./table.ts";

const curve = (page: Page): Locator => page.getByRole("slider", { name: "Turns along the curve" });
const points = (page: Page): Locator => page.locator(".turning-head");

test("a game is analysed, stopped and begun again, read back, talked through and tried anew", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await withSettings(page);
  // A whole game takes long enough to change one's mind.
  await openSave(page, finished());
  await page.getByRole("button", { name: "Show the result" }).click();
  await expect(page.locator(".result-why p")).toHaveText(
    "Idris is 8 ahead of Lucie: Income on Faith +23, Bonuses +13, though Income on Might −22. Mostly decided in rounds 5 to 7: from 19 behind to 8 ahead.",
  );
  await page.getByRole("link", { name: "Ask why, turn by turn" }).click();
  await expect(page).toHaveURL(/\/t\/finished\/analysis$/);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Stopped. Nothing was kept of it." }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Analyse the game" })).toBeVisible();

  await openSave(page, ending());
  await page.goto("/t/ending/analysis");
  await expect(curve(page)).toBeVisible();
  await expect(page.locator(".review-kept")).toContainText("2 turns");
  expect((await boxOf(page.locator("section.curve"))).height).toBe(232);
  // Two turns, the beginning, and whoever cannot see the curve reads it.
  await expect(page.getByRole("table", { name: /^The curve in numbers/ }).getByRole("row")).toHaveCount(4);
  await curve(page).focus();
  await page.keyboard.press("Home");
  await expect(curve(page)).toHaveAttribute("aria-valuetext", /^Before the first turn: You \d+ %/);
  await page.keyboard.press("ArrowRight");
  await expect(curve(page)).toHaveAttribute("aria-valuetext", /^After Round 7, your turn: You \d+ %, spread/);
  await page.getByRole("button", { name: "Score at the end" }).click();
  await expect(curve(page)).toHaveAttribute("aria-valuetext", /^After Round 7, your turn: You \d+, spread/);
  await page.getByRole("button", { name: "Chance to win" }).click();

  // She went to Might alone, where Faith would have paid as well.
  await expect(points(page)).toHaveCount(1);
  await points(page).click();
  await expect(page.locator(".turning dl")).toContainText("Travel to Might");
  await expect(page.locator(".table")).toHaveAttribute("data-rewound", "true");
  await page.getByRole("button", { name: "Better: show it on the board" }).click();
  await expect(page.locator(".table")).toHaveAttribute("data-branch", "true");
  await expect(page.locator(".curve-maybe-text")).toContainText(/^better: \d+ %, spread \d+ to \d+ %$/);
  await page.getByRole("button", { name: "All cards" }).click();
  await expect(page.locator(".turning")).toContainText("As the cards lay, hidden ones too.");
  expect(await violations(page)).toEqual([]);

  // Kept with the game: nothing is worked out again.
  await page.reload();
  await expect(page.locator(".review-kept")).toHaveText("2 turns, kept with the game");
  await points(page).click();
  await page.getByRole("button", { name: "Try it: branch here" }).click();
  await expect(page).toHaveURL(/\/t\/(?!ending)[^/]+$/);
  await expect(page.locator(".status")).toContainText("round 7");

  // What was damaged is named and left out, and the game is whole.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("chronarium");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const tables = opening.result.transaction("tables", "readwrite").objectStore("tables");
          const reading = tables.get("ending");
          reading.onsuccess = () => {
            const row = reading.result as { analysis: string };
            const writing = tables.put({
              ...row,
              analysis: row.analysis.replace('"format":1', '"format":9'),
            });
            writing.onsuccess = () => {
              opening.result.close();
              resolve();
            };
          };
        };
      }),
  );
  await page.goto("/t/ending/analysis");
  await expect(page.getByRole("status").filter({ hasText: "is damaged at “format”" })).toBeVisible();
  await page.getByRole("button", { name: "Analyse the game" }).click();
  await expect(curve(page)).toBeVisible();
  await page.getByRole("link", { name: "Back to the table" }).click();
  await expect(page.getByRole("button", { name: "Show the result" })).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe("on a phone, in French", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the curve lies under the board, the turning points in their tab", async ({ page }) => {
    await withSettings(page, { language: "fr" });
    await openSave(page, ending());
    await page.goto("/t/ending/analysis");
    await expect(page.getByRole("slider", { name: "Les tours le long de la courbe" })).toBeVisible();
    expect(await sideways(page)).toBe(0);
    await page.getByRole("button", { name: "Tournants" }).tap();
    await points(page).tap();
    await expect(page.locator(".turning")).toContainText("Ce qui était su");
    await expect(page.locator(".turning")).toContainText(/\d+\u202f% comme joué/);
    expect(await violations(page)).toEqual([]);
  });
});

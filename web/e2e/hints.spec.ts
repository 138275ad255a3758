/** Hints come in three steps, by key, mouse and finger; they lay the move out and never make it. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { settled } from "./settled.ts";
import { newGame, sameDeal, steps, tray, watchErrors, withSettings } from "./table.ts";

const strip = (page: Page): Locator => page.locator(".strip");
const primary = (page: Page): Locator => tray(page).locator(".btn[data-kind=primary]");
const marks = (page: Page): Locator => page.locator(".hint-mark");
const nudge = (page: Page): Locator => tray(page).locator('.hint-step[data-step="1"]');
async function markedPlaces(page: Page): Promise<readonly string[]> {
  await settled(page);
  return marks(page).evaluateAll((all) => all.map((mark) => mark.getAttribute("style") ?? ""));
}
const said = (page: Page): Locator => page.locator("[aria-live=polite]").first();

test("by key: nudge, idea, move; Esc takes them back, Enter lays the move out and then makes it", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await sameDeal(page, 3);
  await newGame(page, "khronos");
  await expect(page).toHaveTitle(/^Your turn/);
  const before = await steps(page);
  await page.locator(".stage").focus();
  await page.keyboard.press("h");
  await expect(strip(page)).toContainText("Hint, step 1 of 3");
  await expect(tray(page)).toContainText(/Look at .* on (Might|Faith|Reason)\./);
  await expect(said(page)).toContainText(/Hint, step 1 of 3\. Look at /);
  await expect(marks(page).first()).toBeVisible();
  await expect(tray(page).getByRole("heading", { level: 2 })).toHaveCount(1);
  // Once it has been thought about, the idea speaks of the place that the nudge has marked.
  await expect(strip(page)).toContainText(/thought \d+\.\d s/);
  const nudged = { said: await nudge(page).textContent(), marked: await markedPlaces(page) };
  await page.keyboard.press("h");
  await expect(strip(page)).toContainText("Hint, step 2 of 3");
  await expect(tray(page).locator('.hint-step[data-step="2"]')).toBeVisible();
  expect({ said: await nudge(page).textContent(), marked: await markedPlaces(page) }).toEqual(nudged);
  await expect(primary(page)).toHaveText("Tell me the move");
  await page.keyboard.press("Enter");
  await expect(strip(page)).toContainText("Hint, step 3 of 3");
  await expect(strip(page)).toContainText(/thought \d+\.\d s/);
  await expect(tray(page).getByRole("heading", { name: "Against an ordinary move" })).toBeVisible();
  await expect(tray(page)).toContainText(/[+−]\d+\.\d Ecus/);
  await expect(page.locator('.hint-mark[data-lamp="1"]')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press("Escape");
  await expect(strip(page)).toContainText("Hint, step 2 of 3");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(strip(page)).not.toContainText("Hint");
  await expect(marks(page)).toHaveCount(0);

  for (let step = 0; step < 3; step++) {
    await page.keyboard.press("h");
    await expect(strip(page)).toContainText(`Hint, step ${step + 1} of 3`);
  }
  await expect(primary(page)).toBeEnabled();
  await primary(page).press("Enter");
  await expect(strip(page)).not.toContainText("Hint");
  // It lies there as if it had been chosen by hand, and nothing has been done.
  expect(await steps(page)).toBe(before);
  await primary(page).press("Enter");
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
  expect(errors).toEqual([]);
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "fr-FR" });

  test("in French at 390 px", async ({ page }) => {
    const errors = watchErrors(page);
    await withSettings(page, { language: "fr" });
    await sameDeal(page, 3);
    await page.goto("/new/chronomancer");
    await page.getByRole("button", { name: "Jouer le premier tour" }).tap();
    await page.waitForURL(/\/t\//);
    await expect(page).toHaveTitle(/^À vous/);
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("button", { name: "Conseil", exact: true }).tap();
    await expect(tray(page)).toContainText(/Regardez votre (Assistant|Chronomancien)/);
    await expect(marks(page).first()).toBeVisible();
    await primary(page).tap();
    await expect(tray(page).getByRole("heading", { name: "Idée" })).toBeVisible();
    await primary(page).tap();
    await expect(primary(page)).toHaveText("Le préparer");
    await expect(primary(page)).toBeEnabled();
    expect(await violations(page)).toEqual([]);
    await primary(page).tap();
    await expect(page.locator(".hint-tray")).toHaveCount(0);
    await expect(marks(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

/** The first table of a game says what it is about. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { boxOf, settled, sideways } from "./settled.ts";
import { newGame, tray, watchErrors, withSettings } from "./table.ts";

const goal = (page: Page): Locator => page.locator("section.goal");
const stage = (page: Page): Locator => page.locator("main.stage");

/** Somebody who has never sat at a table. */
async function newcomer(page: Page, language: "en" | "fr" = "en"): Promise<void> {
  await withSettings(page, { language });
  await page.addInitScript(() => {
    if (sessionStorage.getItem("newcomer") === null) localStorage.removeItem("chronarium.goals");
    sessionStorage.setItem("newcomer", "yes");
  });
}

test("the goal stands beside the boards, is put away for good, and comes back when it is called", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await newcomer(page);
  await newGame(page, "khronos");
  await expect(goal(page).getByRole("listitem")).toHaveCount(5);
  await expect(goal(page)).toContainText("Most Ecus after seven rounds wins.");
  const before = await boxOf(stage(page));
  expect(await violations(page)).toEqual([]);
  await goal(page).getByRole("button", { name: "Put it away" }).click();
  await expect(goal(page)).toHaveCount(0);
  expect(await boxOf(stage(page))).toEqual(before);
  await page.reload();
  await expect(tray(page)).toBeVisible();
  await settled(page);
  await expect(goal(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "The goal in five lines" }).click();
  await expect(goal(page)).toBeFocused();
  expect(await boxOf(stage(page))).toEqual(before);
  expect(errors).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("it lies over the board and never over the decision; who reaches for the table has read it", async ({
    page,
  }) => {
    await newcomer(page, "fr");
    await page.goto("/new/chronomancer");
    await page.getByRole("radio", { name: "Solo" }).check();
    await page.getByRole("button", { name: /premier tour/ }).tap();
    await expect(goal(page).getByRole("listitem")).toHaveCount(5);
    await expect(goal(page)).toContainText("Qui a le plus d’Or après trois journées l’emporte.");
    expect(await sideways(page)).toBe(0);
    const { y, height } = await boxOf(goal(page));
    expect(y + height).toBeLessThanOrEqual((await boxOf(tray(page))).y);
    expect(y).toBeGreaterThanOrEqual((await boxOf(stage(page))).y);
    expect(await violations(page)).toEqual([]);
    await page.locator("section.tray").tap({ position: { x: 4, y: 4 } });
    await expect(goal(page)).toHaveCount(0);
    // A second table is nobody's first.
    await page.goto("/new/chronomancer");
    await page.getByRole("button", { name: /premier tour/ }).tap();
    await expect(tray(page)).toBeVisible();
    await settled(page);
    await expect(goal(page)).toHaveCount(0);
  });
});

/** Puzzles on the real table: missed with its refutation, shown, and solved. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { go, place } from "./chronomancer.ts";
import { sideways } from "./settled.ts";
import { commitBy, watchErrors, withSettings } from "./table.ts";

const note = (page: Page): Locator => page.getByRole("complementary", { name: "The puzzle" });
/** The fifth of the Chronomancer: the Artifact of T2, not the Relic of T1. */
const FIFTH = "/learn/chronomancer/puzzle/f1b34ad3";

async function moveTo(page: Page, space: string): Promise<void> {
  await place(page, "assistant").click();
  await place(page, space).click();
}

test("a puzzle is missed, refuted, shown and solved", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await page.goto("/learn/chronomancer");
  await expect(page.getByRole("heading", { name: /^Puzzle of the day, \d+ [A-Z]/ })).toBeVisible();
  await expect(page.getByText("0 of 40 solved")).toBeVisible();
  // The one of the day, and the first six.
  await expect(page.locator(".puzzle-picture:has(svg)")).toHaveCount(7);
  expect(await violations(page)).toEqual([]);
  await page
    .locator(".puzzle-list")
    .getByRole("link", { name: /^Puzzle 5 / })
    .click();
  await expect(page).toHaveURL(FIFTH);
  await expect(page.locator(".strip")).toContainText(
    "Find the turn that adds 4 to your Sale Shelf and purse",
  );

  await moveTo(page, "T1");
  await place(page, "small R").click();
  await commitBy(page, () => go(page).click());
  await expect(note(page)).toContainText("That brings 2. The best way brings 4.");
  await expect(note(page)).toContainText("Tempting, and 2 only:");
  expect(await violations(page)).toEqual([]);

  await note(page).getByRole("button", { name: "Show the best way" }).click();
  await expect(note(page)).toContainText("The best way, 4:");
  await note(page).getByRole("button", { name: "Try again" }).click();
  await expect(note(page)).toHaveCount(0);
  await moveTo(page, "T2");
  await commitBy(page, () => go(page).click());
  await expect(note(page)).toContainText("Right. That brings 4, and nothing else does.");
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.getByText("1 of 40 solved")).toBeVisible();
  await page.goto("/learn/chronomancer/puzzle/nothing");
  await expect(page.getByText("This puzzle cannot be laid. The others are whole.")).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe("on a phone, in French", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the task lies over the board until one reaches for it", async ({ page }) => {
    await withSettings(page, { language: "fr" });
    await page.goto("/learn/chronomancer");
    await expect(page.getByText("0 résolus sur 40")).toBeVisible();
    expect(await sideways(page)).toBe(0);
    await page.goto(FIFTH);
    const task = page.getByRole("complementary", { name: "Le problème" });
    await expect(task).toContainText("Trouvez le tour qui ajoute 4");
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await place(page, "assistant").tap();
    await expect(task).toHaveCount(0);
  });
});

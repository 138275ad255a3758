/** Khronos in the tests: what is done at its table, by the names that players see. */
import type { Era } from "@chronarium/khronos";
import { expect, type Locator, type Page } from "@playwright/test";
import { focusIn } from "./keyboard.ts";
import type { Save } from "./khronos-saves.ts";
import { openSave, steps, tray } from "./table.ts";

/** Takes the screen behind the curtain, whoever it waits for. */
export async function takeScreen(page: Page): Promise<void> {
  await page.locator(".curtain").getByRole("button").click();
  await expect(hand(page)).toBeVisible();
}

/** A saved game with the screen in the hands of whoever is to play. */
export async function sitDown(page: Page, save: Save): Promise<void> {
  await openSave(page, save);
  await takeScreen(page);
}

export const hand = (page: Page): Locator => page.getByRole("list", { name: /^(Your hand|Votre main)/ });
export const square = (page: Page, era: Era, at: string): Locator =>
  page.locator(`.k-board[data-era="${era}"]`).locator(`[data-square="${at}"]`);

/** Squares where the chosen piece may stand. */
export const litSquares = (page: Page): Locator =>
  page.locator("figure.era[data-open] .k-board [data-square]:not([aria-disabled])");
/** The button that commits the plan. */
export const primary = (page: Page): Locator => tray(page).locator(".go .btn[data-kind=primary]");
export const chips = (page: Page): Locator => tray(page).locator(".plan .chip");

export const chip = (page: Page, name: string): Locator =>
  tray(page).getByRole("button", { name, exact: true });

/** Chooses an act and a place for it. A place that is not lit is asked for all the same. */
export async function plan(page: Page, act: string, era: Era, at: string): Promise<void> {
  await chip(page, act).click();
  await square(page, era, at).click({ force: true });
}

/** N: the focus goes to a square where the chosen piece may stand. */
export async function nextPlace(page: Page): Promise<void> {
  await page.keyboard.press("n");
  await expect
    .poll(() => focusIn(page, "figure.era[data-open] [data-square]:not([aria-disabled])"), {
      intervals: [10, 20, 50],
    })
    .toBe(true);
}

/** Ends the turn, with cards in hand or without. */
export async function passTurn(page: Page): Promise<void> {
  await expect(page.getByText("Choose cards, a pawn or a square.")).toBeVisible();
  const before = await steps(page);
  await page
    .getByRole("button", { name: /^(End your turn|Pass)/ })
    .first()
    .click();
  // Whoever passes with cards in hand is asked; otherwise the turn is over, and the next step says so.
  const asked = page.getByRole("heading", { name: /^(Pass|End your turn) with/ });
  await expect.poll(async () => (await asked.isVisible()) || (await steps(page)) > before).toBe(true);
  if (await asked.isVisible()) await primary(page).click();
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
}

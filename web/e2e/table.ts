/** What the tests do at a table, by the names that players see. */
import type { Era } from "@chronarium/khronos";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Settings } from "../src/app/settings.ts";
import type { Save } from "./saves.ts";

/** For a page that has not been opened yet; what the player changes later stays. Motion is off unless wished. */
export async function withSettings(page: Page, settings: Partial<Settings> = {}): Promise<void> {
  const text = JSON.stringify({ pace: 0, ...settings });
  await page.addInitScript((chosen) => {
    if (localStorage.getItem("chronarium.settings") === null)
      localStorage.setItem("chronarium.settings", chosen);
  }, text);
}

/** A table that fails in the console has failed. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}

/** Every table made on this page is dealt from the same seed. */
export async function sameDeal(page: Page, seed: number): Promise<void> {
  await page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const chance = `let drawn = ${seed};
      crypto.getRandomValues = (bytes) => bytes.map(() => (drawn = Math.imul(drawn, 48271) >>> 0) >>> 24);\n`;
    await route.fulfill({ response, body: chance + (await response.text()) });
  });
}

/** From the first page to the boards: one person against calm bots, or persons at one screen. */
export async function newGame(page: Page, mode: "Bots" | "One screen" = "Bots"): Promise<void> {
  await page.goto("/");
  await page.getByRole("radio", { name: mode }).check();
  await page
    .getByRole("button", { name: /^Remove / })
    .last()
    .click();
  if (mode === "Bots") await page.getByRole("combobox", { name: /^Who plays/ }).selectOption("1");
  await page.getByRole("button", { name: "Take the first turn" }).click();
  await page.waitForURL(/\/t\//);
}

/** Adds files on the page of timelines; they are read one after the other. */
export async function addFiles(page: Page, files: readonly { name: string; text: string }[]): Promise<void> {
  await page.goto("/timelines");
  await page
    .locator("input[type=file]")
    .setInputFiles(
      files.map(({ name, text }) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) })),
    );
}

/** Opens a saved game, in front of its curtain or, when it is over, at its boards. */
export async function openSave(page: Page, save: Save): Promise<void> {
  await addFiles(page, [{ name: `${save.id}.json`, text: save.text }]);
  await expect(page.getByRole("status").filter({ hasText: /was added|ajout/ })).toBeVisible();
  await page.goto(`/t/${save.id}`);
}

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
export const tray = (page: Page): Locator => page.locator("section.tray");
export const square = (page: Page, era: Era, at: string): Locator =>
  page.locator(`.k-board[data-era="${era}"]`).locator(`[data-square="${at}"]`);
export const tool = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Table tools" }).getByRole("button", { name, exact: true });
/** What the table says about a refused act. */
export const whyNot = (page: Page): Locator => page.getByRole("dialog", { name: "Why not?" });

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

/** The step that the timeline shows. */
export async function step(page: Page): Promise<number> {
  return Number(await page.getByRole("slider").getAttribute("aria-valuenow"));
}
/** How many steps the game has. */
export async function steps(page: Page): Promise<number> {
  return Number(await page.getByRole("slider").getAttribute("aria-valuemax"));
}

/** Clicks what commits something and waits until it is done. */
export async function commitBy(page: Page, click: () => Promise<void>): Promise<void> {
  const before = await steps(page);
  await click();
  await expect.poll(() => nowAt(page), { intervals: [10, 20, 40, 80, 160] }).not.toBe(before);
}

/** The newest step, or -1 while a curtain or another page covers the timeline. */
async function nowAt(page: Page): Promise<number> {
  const value = await page
    .getByRole("slider")
    .getAttribute("aria-valuemax", { timeout: 200 })
    .catch(() => null);
  return value === null ? -1 : Number(value);
}

/** What the tests do at a table, by the names that players see. */
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import type { Settings } from "../src/app/settings.ts";

/** For a page that has not been opened yet; what the player changes later stays. Motion is off and the others' turns show at once unless wished. */
export async function withSettings(page: Page, settings: Partial<Settings> = {}): Promise<void> {
  const text = JSON.stringify({ pace: 0, following: 0, ...settings });
  await page.addInitScript((chosen) => {
    if (localStorage.getItem("chronarium.settings") !== null) return;
    localStorage.setItem("chronarium.settings", chosen);
    // Whoever has played before knows what the games are about.
    const away = { table: "", away: true };
    const goals = { khronos: away, chronomancer: away, anachrony: away };
    localStorage.setItem("chronarium.goals", JSON.stringify(goals));
  }, text);
}

/** Somebody with a browser of his own. */
export async function person(
  browser: Browser,
  settings: Partial<Settings>,
  viewport: { readonly width: number; readonly height: number } = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ viewport, serviceWorkers: "block" });
  const page = await context.newPage();
  await withSettings(page, settings);
  return page;
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

/** From the panel of a game to its table: one person against a calm bot. */
export async function newGame(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByRole("radio", { name: "Bots" }).check();
  await page
    .getByRole("button", { name: /^Remove / })
    .last()
    .click();
  await page.getByRole("combobox", { name: /^Who plays/ }).selectOption("1");
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

type Save = { readonly id: string; readonly text: string };

/** Opens a saved game, in front of its curtain or, where there is none, at its boards. */
export async function openSave(page: Page, { id, text }: Save): Promise<void> {
  await addFiles(page, [{ name: `${id}.json`, text }]);
  // The list shows what is kept.
  await expect(page.locator(`a[href="/t/${id}"]`).first()).toBeVisible();
  await page.goto(`/t/${id}`);
}

export const tray = (page: Page): Locator => page.locator("section.tray");
export const tool = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Table tools" }).getByRole("button", { name, exact: true });
/** What the table says about a refused act. */
export const whyNot = (page: Page): Locator => page.getByRole("dialog", { name: "Why not?" });

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
  return page.evaluate(() =>
    Number(document.querySelector("[role=slider]")?.getAttribute("aria-valuemax") ?? -1),
  );
}

import { expect, type Page, test } from "@playwright/test";
import { hand, sitDown } from "./khronos.ts";
import { roundFour } from "./khronos-saves.ts";
import { tool, withSettings } from "./table.ts";

const MISSING = "A part of Chronarium could not be loaded. Your games are safe.";

/** No file whose name fits is delivered until the answer is called. */
async function cutOff(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}
const again = (page: Page): Promise<void> => page.getByRole("button", { name: "Try again" }).click();
const take = (page: Page): Promise<void> => page.getByRole("button", { name: "Take the first turn" }).click();
const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

test("the words of a language: at the start, and when another is chosen", async ({ page }) => {
  await withSettings(page);
  const back = await cutOff(page, /\/assets\/en-[^/]*\.js$/);
  await page.goto("/settings");
  await expect(alert(page, MISSING)).toBeVisible();
  await back();
  await again(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");

  const french = await cutOff(page, /\/assets\/fr-[^/]*\.js$/);
  await page.getByRole("radio", { name: "Français" }).click();
  await expect(page.getByText(MISSING)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await french();
  await again(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Réglages");
});

test("a page", async ({ page }) => {
  await withSettings(page, { language: "fr" });
  const back = await cutOff(page, /\/assets\/about-page-[^/]*\.(js|css)$/);
  await page.goto("/about");
  await expect(alert(page, "Une partie de Chronarium n’a pas pu se charger.")).toBeVisible();
  const button = page.getByRole("button", { name: "Réessayer" });
  await page.context().setOffline(true);
  await button.click();
  await expect(page.getByText("Toujours pas de connexion.")).toBeVisible();
  await page.context().setOffline(false);
  await back();
  await button.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the thread of the tables, and the rules of a game in it", async ({ page }) => {
  await withSettings(page);
  const thread = await cutOff(page, /\/assets\/worker-[^/]*\.js$/);
  await page.goto("/new/khronos");
  await take(page);
  await expect(alert(page, "A part of the game could not be loaded.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Take the first turn" })).toBeEnabled();
  await thread();
  await take(page);
  await page.waitForURL(/\/t\//);
  await expect(page.getByText("Choose cards, a pawn or a square.")).toBeVisible();
});

test("the driver itself: the table is never laid for ever", async ({ page }) => {
  await withSettings(page);
  const back = await cutOff(page, /\/assets\/local-library-[^/]*\.js$/);
  await page.goto("/new/khronos");
  await take(page);
  await expect(alert(page, MISSING)).toBeVisible();
  await back();
  await take(page);
  await page.waitForURL(/\/t\//);
});

test("the board of a game", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  const address = page.url();
  const back = await cutOff(page, /\/assets\/(?!worker)[^/]*khronos[^/]*\.(js|css)$/);
  await page.goto("/settings");
  await page.goto(address);
  await expect(alert(page, MISSING)).toBeVisible();
  await back();
  await again(page);
  await page.locator(".curtain").getByRole("button").click();
  await expect(hand(page)).toBeVisible();
});

test("the rulebook beside the table, and the dialog that saves a game", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  const back = await cutOff(page, /\/assets\/(rulebook-drawer|save-game)-[^/]*\.(js|css)$/);
  // Nothing is fetched ahead before they are cut off.
  await page.reload();
  await page.locator(".curtain").getByRole("button").click();
  await tool(page, "Rulebook").click();
  await expect(alert(page, MISSING)).toBeVisible();
  // The table itself stays.
  await expect(hand(page)).toBeVisible();
  await tool(page, "Menu").click();
  await page.getByRole("button", { name: "Save the game as a file" }).click();
  await expect(alert(page, MISSING)).toHaveCount(2);
  await back();
  // They lie one over the other, the newest on top.
  await page.getByRole("button", { name: "Try again" }).last().click();
  await page.locator(".curtain").getByRole("button").click();
  await tool(page, "Rulebook").click();
  await expect(page.locator(".rulebook-side")).toBeVisible();
});

test("a network that answers nothing at all is told too", async ({ page }) => {
  await withSettings(page);
  const held = /\/assets\/worker-[^/]*\.js$/;
  await page.route(held, () => {});
  await page.goto("/new/khronos");
  await take(page);
  await expect(alert(page, "This takes longer than it should.")).toBeVisible();
  await again(page);
  await expect(alert(page, "This takes longer than it should.")).toHaveCount(0);
  await page.unroute(held);
  await take(page);
  await page.waitForURL(/\/t\//);
});

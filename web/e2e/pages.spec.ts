import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { finished } from "./khronos-saves.ts";
import { sideways } from "./settled.ts";
import { openSave, withSettings } from "./table.ts";

const PAGES = [
  "/",
  "/new/khronos",
  "/new/chronomancer",
  "/timelines",
  "/settings",
  "/about",
  "/rules",
  "/rules/khronos",
  "/new/chess",
] as const;

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

for (const theme of ["light", "dark"] as const)
  for (const address of PAGES)
    test(`axe finds nothing on ${address}, ${theme}`, async ({ page }) => {
      await withSettings(page, { theme });
      await visit(page, address);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      expect(await violations(page)).toEqual([]);
    });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test("no page scrolls sideways", async ({ page }) => {
    await withSettings(page);
    for (const address of PAGES) {
      await visit(page, address);
      expect.soft(await sideways(page), address).toBeLessThanOrEqual(0);
    }
    await openSave(page, finished());
    await page.goto("/timelines");
    await expect(page.getByRole("link", { name: /Khronos/ }).first()).toBeVisible();
    expect.soft(await sideways(page), "timelines with a game").toBeLessThanOrEqual(0);
  });
});

test("the rulebooks are on a shelf, and whoever wants to learn gets their first chapters", async ({
  page,
}) => {
  await withSettings(page);
  await visit(page, "/");
  const nav = page.getByRole("navigation", { name: "Main" }).first();
  await nav.getByRole("link", { name: "Rulebook" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rulebooks" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Khronos/ })
    .click();
  await expect(page).toHaveURL(/\/rules\/khronos$/);
  await expect(page.getByRole("heading", { level: 1, name: "Khronos, the rulebook" })).toBeVisible();
  await nav.getByRole("link", { name: "Learn" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /mancer/ })
    .click();
  await expect(page).toHaveURL(/\/rules\/chronomancer#overview$/);
  await expect(page.locator('[data-chapter="overview"]')).toBeFocused();
});

test("a game that is only announced, and one that nobody knows, cannot be opened", async ({ page }) => {
  await withSettings(page);
  for (const address of ["/new/mission", "/new/chess", "/rules/mission", "/rules/chess"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: "Nothing happened here" })).toBeVisible();
  }
});

test("a French browser is spoken to in French, and every page is", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    locale: "fr-FR",
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  for (const [address, heading] of [
    ["/", "Et si vous l’aviez bâti plus tôt"],
    ["/timelines", "Chronologies"],
    ["/settings", "Réglages"],
    ["/about", "À propos"],
    ["/rules", "Livrets de règles"],
    ["/rules/khronos", "Khronos"],
    ["/rules/chronomancer", "Le Chrono\u00admancien"],
  ] as const) {
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
  }
  await context.close();
});

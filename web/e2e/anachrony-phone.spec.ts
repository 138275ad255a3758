import { expect, type Locator, type Page, test } from "@playwright/test";
import { go, head, open, place, playOn, ruins } from "./anachrony.ts";
import { sideways } from "./settled.ts";
import { sameDeal, watchErrors, withSettings } from "./table.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

const TABS = ["Capitale", "Plateau", "Robot", "Ères"] as const;
const tab = (page: Page, name: string): Locator =>
  page.getByRole("group", { name: "Parties de la table" }).getByRole("button", { name, exact: true });
const inEraTwo = async (page: Page): Promise<boolean> =>
  ((await page.locator(".bar .status").textContent()) ?? "").includes("Ère 2");

test("an Era in French at 390 px, by touch, and nothing is wider than the screen", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page, { language: "fr" });
  await sameDeal(page, 9);
  await page.goto("/new/anachrony");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect.soft(await sideways(page), "new game").toBeLessThanOrEqual(0);
  await page.locator(".setup .start .btn").tap();
  await page.waitForURL(/\/t\//);
  await expect(head(page)).toBeVisible();
  for (const name of TABS) {
    await tab(page, name).tap();
    await expect(tab(page, name)).toHaveAttribute("aria-pressed", "true");
    expect.soft(await sideways(page), name).toBeLessThanOrEqual(0);
  }
  const widths = new Map<string, number>();
  const tap = async (what: Locator): Promise<void> => {
    const name = ((await what.textContent()) ?? "").trim();
    const over = await sideways(page);
    if (over > 0) widths.set(name, over);
    await what.tap();
  };
  expect(await playOn(page, tap, inEraTwo)).toBe("there");
  expect(Object.fromEntries(widths)).toEqual({});
  expect(errors).toEqual([]);
});

test("a second tap confirms, and the plan shows on every tab", async ({ page }) => {
  await withSettings(page);
  await open(page, ruins());
  await place(page, "space purify").tap();
  await page.locator(".tray .an-card:not([data-no])").first().tap();
  const planned = await head(page).textContent();
  for (const name of ["My board", "Bot", "Timeline"]) {
    await page.getByRole("group", { name: "Parts of the table" }).getByRole("button", { name }).tap();
    await expect(head(page)).toHaveText(planned ?? "");
  }
  await go(page).tap();
  await expect(head(page)).toHaveText("Your turn is done");
});

test("320 px hold the table", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await withSettings(page, { language: "fr" });
  await open(page, ruins());
  for (const name of TABS) {
    await tab(page, name).tap();
    expect.soft(await sideways(page), name).toBeLessThanOrEqual(0);
  }
});

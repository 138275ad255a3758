import { expect, type Page, test } from "@playwright/test";
import type { Settings } from "../src/app/settings.ts";
import { violations, violationsInBoth } from "./axe.ts";
import { finished, go, head, market, open, place, recruiting, sales } from "./chronomancer.ts";
import { whyNot, withSettings } from "./table.ts";

/** The same table with other settings. */
async function reloadWith(page: Page, settings: Partial<Settings>): Promise<void> {
  const text = JSON.stringify({ pace: 0, ...settings });
  await page.evaluate((chosen) => localStorage.setItem("chronarium.settings", chosen), text);
  await page.reload();
}

test("axe finds nothing at the Chronomancer's table", async ({ page }) => {
  await withSettings(page, { theme: "system" });
  await open(page, recruiting());
  expect.soft(await violationsInBoth(page), "a turn begins").toEqual([]);
  await place(page, "assistant").click({ force: true });
  await expect(whyNot(page)).toBeVisible();
  expect.soft(await violationsInBoth(page), "why not").toEqual([]);
  await page.keyboard.press("Escape");
  await place(page, "T3").click();
  await expect(go(page)).toHaveText("Move");
  expect.soft(await violationsInBoth(page), "a plan").toEqual([]);
});

test("axe finds nothing at the market and on the end screen", async ({ page }) => {
  await withSettings(page, { theme: "system" });
  await open(page, sales());
  await expect(market(page)).toBeVisible();
  expect.soft(await violationsInBoth(page), "market").toEqual([]);
  await open(page, finished());
  await page.getByRole("button", { name: "Show the result" }).click();
  await expect(page.getByRole("table", { name: "Gold by source" })).toBeVisible();
  expect.soft(await violationsInBoth(page), "end screen").toEqual([]);
});

for (const [theme, language] of [
  ["dark", "en"],
  ["light", "fr"],
] as const)
  test(`axe finds nothing in the rulebook, ${theme}, ${language}`, async ({ page }) => {
    await withSettings(page, { theme, language });
    await page.goto("/rules/chronomancer");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect(await violations(page)).toEqual([]);
  });

test("axe finds nothing in French, with the text table and on a phone with the largest letters", async ({
  page,
}) => {
  await withSettings(page, { language: "fr" });
  await open(page, recruiting());
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await place(page, "T3").click();
  await expect(head(page)).toHaveText(/^Chronomancien/);
  expect.soft(await violations(page), "a plan").toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await reloadWith(page, { textSize: 160, language: "fr" });
  await expect(head(page)).toBeVisible();
  expect.soft(await violations(page), "large letters on a phone").toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await reloadWith(page, { textTable: true, language: "fr" });
  await expect(page.locator(".text-table")).toBeVisible();
  expect.soft(await violations(page), "text table").toEqual([]);
});

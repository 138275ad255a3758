import { expect, test } from "@playwright/test";
import { finished, go, head, open, place, ruins, taken } from "./anachrony.ts";
import { violations, violationsInBoth } from "./axe.ts";
import { whyNot, withSettings } from "./table.ts";

test("axe finds nothing at Anachrony's table", async ({ page }) => {
  await withSettings(page, { theme: "system" });
  await open(page, taken());
  expect.soft(await violationsInBoth(page), "a turn begins").toEqual([]);
  await place(page, "space mine1").click({ force: true });
  await expect(whyNot(page)).toBeVisible();
  expect.soft(await violationsInBoth(page), "why not").toEqual([]);
  await page.keyboard.press("Escape");
  await place(page, "space purify").click();
  await page.locator(".tray .an-card:not([data-no])").first().click();
  await expect(go(page)).toBeVisible();
  expect.soft(await violationsInBoth(page), "a plan").toEqual([]);
  await open(page, ruins());
  expect.soft(await violationsInBoth(page), "after the Impact").toEqual([]);
  await open(page, finished());
  await page.getByRole("button", { name: "Show the result" }).click();
  await expect(page.getByRole("table", { name: "VP by category" })).toBeVisible();
  expect.soft(await violationsInBoth(page), "end screen").toEqual([]);
});

test("axe finds nothing in French on a phone, on a tablet and with the text table", async ({ page }) => {
  await withSettings(page, { language: "fr" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, ruins());
  await expect(head(page)).toBeVisible();
  for (const name of ["Capitale", "Mon plateau", "Robot", "Ères"]) {
    await page.locator(".an-tabs").getByRole("button", { name, exact: true }).click();
    expect.soft(await violations(page), name).toEqual([]);
  }
  await page.setViewportSize({ width: 820, height: 1180 });
  expect.soft(await violations(page), "tablet").toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const text = JSON.stringify({ pace: 0, textTable: true, language: "fr" });
  await page.evaluate((chosen) => localStorage.setItem("chronarium.settings", chosen), text);
  await page.reload();
  await expect(page.locator(".text-table")).toBeVisible();
  expect.soft(await violations(page), "text table").toEqual([]);
});

import { expect, test } from "@playwright/test";
import { focusIn, goToRegion, tabTo } from "./keyboard.ts";
import { expectResult, playOn } from "./khronos-play.ts";
import { sameDeal, watchErrors, withSettings } from "./table.ts";

test("a whole game against a bot, by keys alone", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await sameDeal(page, 2);
  await page.goto("/new/khronos");
  await expect(page.getByRole("button", { name: "Take the first turn" })).toBeVisible();
  await tabTo(page, /^Who plays Vesper$/);
  for (let weaker = 0; weaker < 2; weaker++) await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("combobox", { name: "Who plays Vesper" })).toHaveValue("1");
  await tabTo(page, /^Remove Corvin$/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Take the first turn$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole("heading", { level: 1, name: "Khronos" })).toBeVisible();

  // Every region can be reached, and Tab comes back to the square it left.
  for (const region of [".bar", ".stage", ".tray", ".ledger", ".thread"]) await goToRegion(page, region);
  expect(await focusIn(page, ".thread")).toBe(true);

  expect(await playOn(page, "keys")).toBeGreaterThan(10);
  await expectResult(page);
  expect(errors).toEqual([]);
});

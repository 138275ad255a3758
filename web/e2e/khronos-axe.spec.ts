import { expect, test } from "@playwright/test";
import { violations, violationsInBoth } from "./axe.ts";
import { plan, sitDown } from "./khronos.ts";
import { finished, roundFour } from "./khronos-saves.ts";
import { boxOf } from "./settled.ts";
import { openSave, whyNot, withSettings } from "./table.ts";

/** The squares of the boards are alike: a few stand for all. */
const MOST_SQUARES = ".k-hit > g:nth-child(n+3)";

test("axe finds nothing at a table", async ({ page }) => {
  await withSettings(page, { theme: "system" });
  await openSave(page, roundFour());
  await expect(page.locator(".curtain")).toBeVisible();
  expect.soft(await violationsInBoth(page, MOST_SQUARES), "curtain").toEqual([]);
  await page.locator(".curtain").getByRole("button").click();
  await plan(page, "Keep", "might", "C5");
  await expect(page.getByRole("button", { name: "Build the Keep" })).toBeVisible();
  expect.soft(await violationsInBoth(page), "a plan").toEqual([]);
  await page.keyboard.press("Escape");
  await plan(page, "Keep", "might", "K12");
  await expect(whyNot(page)).toBeVisible();
  expect.soft(await violationsInBoth(page, MOST_SQUARES), "why not").toEqual([]);
  await whyNot(page)
    .getByRole("button", { name: /^KH-43/ })
    .click();
  await expect(page.getByRole("heading", { name: /Dominion/ }).first()).toBeVisible();
  expect.soft(await violationsInBoth(page, MOST_SQUARES), "the rulebook as a drawer").toEqual([]);
});

test("axe finds nothing in the past, in the text table and on the end screen", async ({ page }) => {
  await withSettings(page, { theme: "system", textTable: true });
  await sitDown(page, roundFour());
  expect.soft(await violationsInBoth(page, MOST_SQUARES), "text table").toEqual([]);
  await openSave(page, finished());
  await page.getByRole("button", { name: "Show the result" }).click();
  await expect(page.getByRole("table", { name: "Ecus by source" })).toBeVisible();
  expect.soft(await violationsInBoth(page, MOST_SQUARES), "end screen").toEqual([]);
  await page.getByRole("button", { name: "Look at the boards" }).click();
  await page.getByRole("button", { name: "Previous step" }).click();
  await expect(page.getByRole("button", { name: "Back to now" })).toBeVisible();
  expect.soft(await violationsInBoth(page, MOST_SQUARES), "the past").toEqual([]);
});

test("axe finds nothing on a phone with the largest letters, and the status is whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withSettings(page, { textSize: 160, language: "fr" });
  await sitDown(page, roundFour());
  const bar = await boxOf(page.locator(".bar"));
  const status = await boxOf(page.locator(".bar .status"));
  expect(status.y).toBeGreaterThanOrEqual(bar.y);
  expect(status.y + status.height).toBeLessThanOrEqual(bar.y + bar.height);
  await plan(page, "Donjon", "might", "C5");
  await expect(page.locator(".tray-in[data-state=planned]")).toBeVisible();
  // What is too long for its place scrolls, and the keyboard reaches it.
  await expect(page.locator(".plan .fold-text")).toHaveAttribute("tabindex", "0");
  expect(await violations(page, MOST_SQUARES)).toEqual([]);
});

/** What the table says of prices, sales and standings is so. */
import { expect, test } from "@playwright/test";
import { consequences, dawn, market, open, place, recruiting, sales } from "./chronomancer.ts";
import { tray, watchErrors, withSettings } from "./table.ts";

test("a stall that could sell asks before it is closed with nothing sold", async ({ page }) => {
  await withSettings(page);
  const errors = watchErrors(page);
  await open(page, sales());
  const dialog = market(page);
  // What earns most is laid out, and called a suggestion.
  await expect(dialog.getByText(/^Suggested: /).first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Sell for [1-9]/ })).toBeVisible();
  for (const field of await dialog.getByRole("spinbutton").all()) await field.fill("0");
  await dialog.getByRole("button", { name: "Close your stall" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    /^Close with nothing sold\? The piers would pay [1-9]\d* Gold\. Your Goods wait on the shelf for tomorrow\.$/,
  );
  await dialog.getByRole("button", { name: "Back to the sales" }).click();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close your stall" }).click();
  await dialog.getByRole("button", { name: "Close with nothing sold" }).click();
  await expect(dialog).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("Frozen Hours show whose Sponsorship they close, and a price its parts", async ({ page }) => {
  await withSettings(page);
  await open(page, dawn());
  await place(page, "assistant").click();
  await place(page, "T1").click();
  await expect(tray(page).locator(".mc-sum")).toHaveText("1 + 1 = 2 Hoursframe: 1 Hour · white tile: 1 Hour");
  await page.keyboard.press("Escape");
  await place(page, "RA").click();
  for (const icon of ["R", "B"]) await place(page, icon).click();
  await expect(consequences(page)).toContainText("The Warriors pay 1 Gold at the market");
  const tokens = tray(page).locator(".mc-token");
  await expect(tokens).toHaveCount(2);
  for (const [i, faction] of ["R", "B"].entries())
    await expect(tokens.nth(i).locator(`.cm-${faction} .cm-disc`)).toHaveCount(1);
});

test("the Peddler stands among those who would score if the game ended now", async ({ page }) => {
  await withSettings(page);
  await open(page, recruiting());
  await page.getByText("If the game ended now").click();
  await expect(page.locator(".mc-more[open] li b")).toHaveText(["You", "The Peddler"]);
  await expect(page.locator(".mc-more[open] li").last()).toHaveText(/^The Peddler \d+ Gold/);
});

import { expect, test } from "@playwright/test";
import { chip, litSquares, primary } from "./khronos.ts";
import { commitBy, newGame, steps, withSettings } from "./table.ts";

test.use({ serviceWorkers: "allow" });

test("without a network the page opens, and a game is started and played", async ({ page, context }) => {
  await withSettings(page);
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await newGame(page, "khronos");
  await expect(page.getByText("Choose cards, a pawn or a square.")).toBeVisible();
  const before = await steps(page);
  await page.locator(".chip").first().click();
  await litSquares(page).first().click();
  await commitBy(page, () => primary(page).click());
  const acted = await steps(page);
  await page
    .getByRole("button", { name: /^(End your turn|Pass)/ })
    .first()
    .click();
  // Whoever passes with cards in hand is asked; otherwise the turn is over, and the next step says so.
  const asked = page.getByRole("heading", { name: /^(Pass|End your turn) with/ });
  await expect.poll(async () => (await asked.isVisible()) || (await steps(page)) > acted).toBe(true);
  if (await asked.isVisible()) await primary(page).click();
  // The bot answers too: its worker comes from the store of the page.
  await expect.poll(() => steps(page)).toBeGreaterThan(before + 2);
  await expect(
    chip(page, "Exchange")
      .or(page.getByRole("button", { name: "End your turn" }))
      .first(),
  ).toBeVisible();

  // The other pages, the rules and the other language are there as well.
  await page.goto("/rules/khronos#KH-43");
  await expect(page.getByRole("heading", { name: /Dominion/ }).first()).toBeVisible();
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Français" }).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Réglages");
});

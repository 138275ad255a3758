import { expect, test } from "@playwright/test";
import { chip, commitBy, litSquares, newGame, primary, steps, withSettings } from "./table.ts";

test.use({ serviceWorkers: "allow" });

test("without a network the page opens, and a game is started and played", async ({ page, context }) => {
  await withSettings(page);
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await newGame(page);
  await expect(page.getByText("Choose cards, a pawn or a square.")).toBeVisible({ timeout: 30_000 });
  const before = await steps(page);
  await page.locator(".chip").first().click();
  await litSquares(page).first().click();
  await commitBy(page, () => primary(page).click());
  await page
    .getByRole("button", { name: /^(End your turn|Pass)/ })
    .first()
    .click();
  if (await page.getByRole("heading", { name: /^Pass with/ }).isVisible())
    await page.getByRole("button", { name: /^Pass/ }).click();
  // The bot answers too: its worker comes from the store of the page.
  await expect.poll(() => steps(page), { timeout: 30_000 }).toBeGreaterThan(before + 2);
  await expect(
    chip(page, "Exchange")
      .or(page.getByRole("button", { name: "End your turn" }))
      .first(),
  ).toBeVisible({
    timeout: 30_000,
  });

  // The other pages, the rules and the other language are there as well.
  await page.goto("/rules/khronos#KH-43");
  await expect(page.getByRole("heading", { name: /Dominion/ }).first()).toBeVisible();
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Français" }).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Réglages");
});

import { expect, test } from "@playwright/test";
import { chips, hand, litSquares, primary } from "./khronos.ts";
import { expectResult, playOn } from "./khronos-play.ts";
import { newGame, sameDeal, tray, watchErrors, withSettings } from "./table.ts";

test("a whole game against a bot, by mouse", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await sameDeal(page, 1);
  await newGame(page, "khronos");

  // The first act by hand: a card, what it can do, where, and then the button that names it.
  await expect(page.getByRole("heading", { level: 1, name: "Khronos" })).toBeVisible();
  await expect(page.getByText("Choose cards, a pawn or a square.")).toBeVisible();
  const card = hand(page).getByRole("button").first();
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await chips(page).first().click();
  await litSquares(page).first().click();
  await expect(tray(page).getByRole("list", { name: "What would happen" })).toBeVisible();
  await expect(primary(page)).toHaveText(/^(Build|Upgrade|Populate|Renovate|Demolish)/);

  expect(await playOn(page, "mouse")).toBeGreaterThan(10);
  await expectResult(page);
  expect(errors).toEqual([]);
});

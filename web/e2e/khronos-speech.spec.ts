import { expect, test } from "@playwright/test";
import { chip, plan, sitDown, square } from "./khronos.ts";
import { roundFour } from "./khronos-saves.ts";
import { whyNot, withSettings } from "./table.ts";

test("squares, buildings and domains say what they are", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await expect(page.getByRole("grid", { name: "Might, 16 columns A to P, 20 rows" })).toBeVisible();
  await square(page, "might", "A1").focus();
  await expect(square(page, "might", "A1")).toHaveAccessibleName("A1, Might. Empty, mountain, 2 cards more.");
  await expect(square(page, "might", "K6")).toHaveAccessibleName(
    "K6, Might. Your Castle. Domain led by you, 6 Ecus.",
  );
  await expect(square(page, "faith", "G17")).toHaveAccessibleName(
    "G17, Faith. Your Chapel. Domain led by Idris, 1 Ecu.",
  );
  await expect(square(page, "reason", "J5")).toHaveAccessibleName(
    "J5, Reason. Castle ruin. Domain without a leader.",
  );
  await chip(page, "Keep").click();
  await expect(square(page, "might", "C5")).toHaveAccessibleName(
    "C5, Might. Empty, plain. Possible: Keep, 2 orange cards.",
  );
  await square(page, "might", "K6").focus();
  await page.keyboard.press("d");
  await expect(page.locator("[aria-live=polite]")).toContainText("Domain led by you, 6 Ecus");
});

test("a refusal says what is wrong, cites its rule and shows ways out", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await plan(page, "Keep", "might", "K12");
  const why = whyNot(page);
  await expect(why.getByRole("heading")).toHaveText("Not at K12: it joins two domains");
  await expect(
    why.getByRole("img", { name: "The place on Might with the pieces in question" }),
  ).toBeVisible();
  await expect(why).toContainText("The Keep at K12 would link two domains. Only civil buildings may do that");

  // The rule opens in the drawer and stays readable beside the boards.
  await why.getByRole("button", { name: "KH-43 Dominion" }).click();
  await expect(page.getByRole("heading", { name: /Dominion/ }).first()).toBeVisible();
  await page.getByRole("button", { name: "Close" }).last().click();

  await plan(page, "Keep", "might", "K12");
  await why
    .getByRole("list", { name: "Ways out" })
    .getByRole("button", { name: /at I13, for 2 orange cards$/ })
    .click();
  await expect(why).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Keep at I13, on Might" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Build the Keep/ })).toBeVisible();
});

test("the keyboard asks why not, and Esc gives the focus back", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await chip(page, "Keep").click();
  await square(page, "might", "K12").focus();
  await page.keyboard.press("w");
  await expect(whyNot(page)).toContainText("it joins two domains");
  await page.keyboard.press("Escape");
  await expect(whyNot(page)).toHaveCount(0);
  await expect(square(page, "might", "K12")).toBeFocused();
});

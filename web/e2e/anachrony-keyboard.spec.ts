import { expect, type Locator, type Page, test } from "@playwright/test";
import { card, dawn, go, head, open, place, playOn } from "./anachrony.ts";
import { goToRegion } from "./keyboard.ts";
import { sameDeal, watchErrors, whyNot, withSettings } from "./table.ts";

/** Without a mouse: what has the focus is pressed. */
const byEnter = async (what: Locator): Promise<void> => {
  await what.focus();
  await what.press("Enter");
};
const inEraTwo = async (page: Page): Promise<boolean> =>
  ((await page.locator(".bar .status").textContent()) ?? "").includes("Era 2");

test("an Era by keyboard alone", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await sameDeal(page, 9);
  await page.goto("/new/anachrony");
  await byEnter(page.getByRole("button", { name: "Take the first turn" }));
  await page.waitForURL(/\/t\//);
  await expect(head(page)).toHaveText("Power up your Exosuits");
  expect(await playOn(page, byEnter, inEraTwo)).toBe("there");
  expect(errors).toEqual([]);
});

test("keys lead to places, along them, to what is possible and to the reason", async ({ page }) => {
  await withSettings(page);
  await open(page, dawn());
  await byEnter(card(page, "suits 3"));
  await byEnter(go(page));
  await byEnter(card(page, "do nothing"));
  await byEnter(go(page));
  await expect(head(page)).toHaveText("Your turn: who goes, and where?");
  await goToRegion(page, ".stage");
  await page.keyboard.press("1");
  await expect(place(page, "space construct1")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(place(page, "space construct2")).toBeFocused();
  await page.keyboard.press("3");
  await expect(place(page, "spot PP1")).toBeFocused();
  await page.keyboard.press("w");
  await expect(whyNot(page)).toContainText("Not now: Power plant spot 1");
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(page.locator(".an-stage [data-lit]:focus")).toHaveCount(1);
  // A place by its name.
  await page.keyboard.press("g");
  await page.keyboard.type("purify");
  await page.keyboard.press("Enter");
  await expect(place(page, "space purify")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(head(page)).toHaveText("Purify Water: who goes?");
  await page.keyboard.press("Escape");
  await expect(head(page)).toHaveText("Your turn: who goes, and where?");
});

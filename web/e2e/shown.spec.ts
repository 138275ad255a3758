/** One rule in thirty seconds: shown on a table of its own, marked on the open one, and listed where it is at work. */
import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { square } from "./khronos.ts";
import { sideways } from "./settled.ts";
import { watchErrors, withSettings } from "./table.ts";

const card = (page: Page) => page.getByRole("region", { name: "The rule" });

test("Khronos: where a rule applies now, its own table, and back to it", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await page.goto("/learn/khronos/4");
  await square(page, "might", "E7").focus();
  await page.keyboard.press("?");
  const drawer = page.locator(".drawer");
  await expect(drawer.getByRole("heading", { name: "Rules at work: E7, Might" })).toBeVisible();
  await expect(drawer.locator(".here-rules .rule")).toHaveText([
    "KH-41",
    "KH-29",
    "KH-56",
    "KH-15",
    "KH-16",
    "KH-25",
    "KH-47",
  ]);
  expect(await violations(page)).toEqual([]);
  await drawer.getByRole("button", { name: "KH-41" }).click();
  await expect(drawer.locator("[data-target=true]")).toContainText("KH-41");
  await drawer.getByRole("button", { name: "Where does it apply now? KH-112" }).click();
  await expect(page.getByText("KH-112 is at work in 5 places.")).toBeVisible();
  await expect(page.locator(".applied-mark")).toHaveCount(5);
  await page.getByRole("button", { name: "Back to the rule" }).click();
  await expect(drawer.locator("[data-target=true]")).toContainText("KH-112");
  await drawer.getByRole("link", { name: "Show me KH-112", exact: true }).click();
  await expect(page).toHaveURL("/learn/khronos/rule/KH-112?from=%2Flearn%2Fkhronos%2F4");
  await expect(card(page)).toContainText("Might");
  expect(await violations(page)).toEqual([]);
  await card(page).getByRole("button", { name: "Play the example" }).click();
  await expect(card(page)).toContainText("Played.");
  await page.getByRole("link", { name: "Back to the rule" }).click();
  await expect(page).toHaveURL("/learn/khronos/4");
  await expect(drawer.locator("[data-target=true]")).toContainText("KH-112");
  await page.goto("/learn/khronos/rule/KH-999");
  await expect(page.getByText("This rule has no position that can be laid.")).toBeVisible();
  expect(errors).toEqual([]);
});

test("Anachrony: from the book to the table and back", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await page.goto("/rules/anachrony#AN-40");
  await page.getByRole("link", { name: "Show me AN-40", exact: true }).click();
  await card(page).getByRole("button", { name: "Play the example" }).click();
  await expect(card(page)).toContainText("Played.");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Rules at work here" }).click();
  await expect(page.locator(".here-rules .rule").first()).toHaveText("AN-45");
  await page.getByRole("link", { name: "Back to the rule" }).click();
  await expect(page).toHaveURL("/rules/anachrony#AN-40");
  expect(errors).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the Chronomancer: a rule to try, and rules by pointing at a place", async ({ page }) => {
    const errors = watchErrors(page);
    await withSettings(page, { language: "fr" });
    await page.goto("/learn/chronomancer/rule/CM-26");
    await expect(page.locator(".shown-over")).toContainText("Remettre en place");
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await page.getByRole("button", { name: "Règles en jeu ici" }).tap();
    await expect(page.locator(".here-rules .rule")).toHaveText(["CM-12", "CM-13", "BG-25"]);
    await page.getByRole("button", { name: "Montrer un endroit" }).tap();
    await page.locator('.merchants [data-hit="LC"]').tap();
    await expect(page.locator(".here-rules .rule").last()).toHaveText("CM-27");
    expect(errors).toEqual([]);
  });
});

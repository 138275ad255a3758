import { expect, type Page, test } from "@playwright/test";
import { primary, sitDown, square, takeScreen } from "./khronos.ts";
import { roundFour } from "./khronos-saves.ts";
import { tray, withSettings } from "./table.ts";

/** Through the menu of the table, whether the settings open there or on their own page. */
async function switchToFrench(page: Page): Promise<void> {
  const table = page.url();
  await page.getByRole("button", { name: "Menu" }).click();
  await page
    .getByRole("button", { name: "Settings" })
    .or(page.getByRole("link", { name: "Settings" }))
    .click();
  await page.getByRole("radio", { name: "Français" }).check();
  if (page.url() === table) await page.getByRole("button", { name: "Fermer" }).click();
  else await page.goBack();
}

test("the language changes at the table", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await switchToFrench(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator(".curtain, .hand")).toBeVisible();
  if ((await page.locator(".curtain").count()) > 0) await takeScreen(page);

  await expect(page.getByRole("main")).toHaveAccessibleName("Plateaux");
  await expect(page.getByRole("heading", { name: "Joueurs" })).toBeVisible();
  await expect(square(page, "might", "K6")).toHaveAccessibleName(/^K6, Puissance\. Votre château\./i);
  await expect(page.getByRole("button", { name: /Idris construit/ }).first()).toBeVisible();

  await tray(page)
    .getByRole("button", { name: /^donjon$/i })
    .click();
  await expect(square(page, "might", "C5")).toHaveAccessibleName(
    /^C5, Puissance\. Vide, plaine\. Possible\s: donjon, 2 cartes orange/i,
  );
  await square(page, "might", "K12").click({ force: true });
  const why = page.locator(".popover");
  await expect(why.getByRole("heading")).toContainText("K12");
  await expect(why.getByRole("heading")).not.toContainText("Not at");
  await expect(why.getByRole("button", { name: /^KH-43/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await square(page, "might", "C5").click();
  await expect(primary(page)).toContainText(/Construire le donjon/i);
});

import { expect, test } from "@playwright/test";
import { chip, hand, primary, sitDown, square, takeScreen } from "./khronos.ts";
import { finished, roundFour } from "./khronos-saves.ts";
import { boxOf } from "./settled.ts";
import { commitBy, openSave, step, steps, tool, withSettings } from "./table.ts";

test("undo goes back to the last reveal and says why it stops there", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  const undo = tool(page, "Undo the last step");
  await expect(undo).toHaveAttribute("aria-disabled", "true");

  // An exchange draws cards, which nobody can forget.
  await chip(page, "Exchange").click();
  await hand(page).getByRole("button").first().click();
  await expect(primary(page)).toContainText("draws cards, no undo");
  await commitBy(page, () => primary(page).click());
  await expect(undo).toHaveAttribute("title", "You have seen new cards, so this cannot be undone.");
  await undo.click({ force: true });
  await expect(page.getByText("You have seen new cards, so this cannot be undone.")).toBeVisible();

  // What comes after it can be taken back, and done again.
  await page.getByRole("button", { name: "Your first pawn, on Might" }).click();
  await page.getByRole("button", { name: "Travel to Reason" }).first().click();
  await commitBy(page, () => primary(page).click());
  expect(await steps(page)).toBe(42);
  await undo.click();
  await expect.poll(() => steps(page)).toBe(41);
  await tool(page, "Redo").click();
  await expect.poll(() => steps(page)).toBe(42);
  await undo.click();
  await expect.poll(() => steps(page)).toBe(41);
  await expect(undo).toHaveAttribute("aria-disabled", "true");
});

test("the curtain covers the hands until the next player takes the screen", async ({ page }) => {
  await withSettings(page);
  const save = roundFour();
  await openSave(page, save);
  await expect(page.getByRole("heading", { name: "Hand the screen to Lucie" })).toBeVisible();
  await expect(page.getByRole("button", { name: "I am Lucie" })).toBeFocused();
  await expect(page.locator("[class*=hand], [class*=card]")).toHaveCount(0);
  expect(await page.locator("body").textContent()).not.toMatch(/orange|fuchsia|blue/);

  await takeScreen(page);
  const colours = async () => (await hand(page).getByRole("button").allTextContents()).toSorted();
  expect(await colours()).toEqual(save.state.players[0]?.hand.toSorted());
  await page.getByRole("button", { name: "Pass" }).click();
  await page.getByRole("button", { name: /^Pass/ }).click();
  await expect(page.getByRole("heading", { name: "Hand the screen to Idris" })).toBeVisible();
  await expect(page.locator("[class*=hand], [class*=card]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "I am Idris" })).toBeVisible();
  await takeScreen(page);
  expect(await colours()).toEqual(save.state.players[1]?.hand.toSorted());
  // Idris hears that Lucie drew cards, not which.
  await expect(page.getByRole("button", { name: /Lucie draws 4 cards/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /Lucie draws .*(orange|fuchsia|blue)/ })).toHaveCount(0);
});

test("the past is scrubbed by keys, by mouse and from the chronicle", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  const slider = page.getByRole("slider", { name: "Step of the game" });
  await slider.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowLeft");
  await expect.poll(() => step(page)).toBe(37);
  await page.keyboard.press("Home");
  await expect.poll(() => step(page)).toBe(0);
  await expect(slider).toHaveAttribute("aria-valuetext", /Step 0 of 40|The beginning/);
  await expect(page.getByText("You look at the past. Branch from here to play on.")).toBeVisible();
  await expect(square(page, "might", "J5")).toHaveAccessibleName("J5");
  await page.keyboard.press("End");
  await expect.poll(() => step(page)).toBe(40);

  const box = await boxOf(slider);
  await page.mouse.move(box.x + box.width * 0.45, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => step(page)).toBeLessThan(30);
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect.poll(() => step(page)).toBe(40);
  await page.getByRole("button", { name: /Idris builds a Monastery at F15/ }).click();
  await expect(page.getByRole("complementary", { name: "You are looking at the past" })).toContainText(
    "Idris builds a Monastery at F15",
  );
  await page.getByRole("button", { name: "Next step" }).click();
  await page.getByRole("button", { name: "Go to a turn" }).click();
  await expect(page.getByRole("dialog", { name: "Turns" })).toBeVisible();
});

test("a branch leaves the past, is named, compared and left again", async ({ page }) => {
  await withSettings(page);
  await openSave(page, finished());
  const last = await steps(page);
  await page.getByRole("slider").focus();
  for (let turn = 0; turn < 4; turn++) await page.keyboard.press("PageDown");
  const at = 62;
  await expect.poll(() => step(page)).toBe(at);
  await page
    .getByRole("complementary", { name: "You are looking at the past" })
    .getByRole("button", { name: "Branch from here" })
    .click();
  const dialog = page.getByRole("dialog", { name: /^Branch from round \d$/ });
  await expect(dialog).toContainText("true position");
  await dialog.getByRole("textbox", { name: "Name of the branch" }).fill("Abbey first");
  await dialog.getByRole("button", { name: "Start the branch" }).click();

  await takeScreen(page);
  await expect(page.getByText("Branch · Abbey first")).toBeVisible();
  expect(await steps(page)).toBe(at);
  await page
    .getByRole("button", { name: /^Pass|^Try: end your turn|^End your turn/ })
    .first()
    .click();
  // Whoever passes with cards in hand is asked.
  const asked = page.getByRole("heading", { name: /^(Pass|End your turn) with/ });
  await expect(asked.or(page.locator(".curtain"))).toBeVisible();
  if (await asked.isVisible()) {
    await expect(primary(page)).toContainText(/Try: (pass|end your turn)/);
    await primary(page).click();
  }
  await takeScreen(page);
  await expect.poll(() => steps(page)).toBeGreaterThan(at);

  await page
    .getByRole("button", { name: /branch/ })
    .last()
    .click();
  await page.getByRole("button", { name: "Compare with Main line" }).click();
  const compared = page.getByRole("dialog", { name: "Main line and “Abbey first”" });
  await expect(compared.getByRole("table")).toContainText("Lucie");
  await expect(compared.getByRole("columnheader", { name: "Difference" })).toBeVisible();
  await compared.getByRole("button", { name: "Close" }).click();

  await page.getByRole("link", { name: /Branch · Abbey first/ }).click();
  await expect.poll(() => steps(page)).toBe(last);
  await expect.poll(() => step(page)).toBe(at);
  await expect(page.getByRole("link", { name: /Abbey first/ }).first()).toBeVisible();
});

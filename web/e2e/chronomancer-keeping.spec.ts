import { expect, type Locator, type Page, test } from "@playwright/test";
import { choice, chronicle, go, head, IDLE, open, place, staffing } from "./chronomancer.ts";
import { settled } from "./settled.ts";
import { commitBy, steps, tool, watchErrors, withSettings } from "./table.ts";

const undo = (page: Page): Locator => tool(page, "Undo the last step");
const redo = (page: Page): Locator => tool(page, "Redo");

const STAFF = "Use each staffed ability once, in any order, or stop.";
const MORE = "Use another staffed ability, or stop.";

/** The Assistant goes to the staff, and the Fractor splits the Artifact: two steps, and nothing revealed. */
async function fracture(page: Page): Promise<void> {
  await place(page, "B1").click();
  await commitBy(page, () => go(page).click());
  await expect(head(page)).toHaveText(STAFF);
  await choice(page, /^Fractor/).click();
  await expect(go(page)).toHaveText("Split a yellow Artifact into 2 Relics");
  await commitBy(page, () => go(page).click());
  await expect(head(page)).toHaveText(MORE);
}

/** The staff is left alone: the Clock moves, and a piece comes out of the bag. */
async function draw(page: Page): Promise<void> {
  await choice(page, /^Stop here/).click();
  await expect(go(page)).toHaveText(/draws a piece, no undo$/);
  await commitBy(page, () => go(page).click());
  await expect(head(page)).toHaveText("Choose a boat for a Warrior.");
}

test("undo takes back one step after the other, until a piece is drawn", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await open(page, staffing());
  const first = await steps(page);
  await fracture(page);
  expect(await steps(page)).toBe(first + 2);
  await expect(place(page, "small Y")).toHaveAccessibleName(/^2 yellow Relics/);
  await undo(page).click();
  await expect(head(page)).toHaveText(STAFF);
  await expect(place(page, "large Y")).toHaveAccessibleName(/^1 yellow Artifact/);
  await undo(page).click();
  await expect(head(page)).toHaveText(IDLE);
  await expect(place(page, "assistant")).toHaveAccessibleName("Assistant, at the right Time Machine");
  expect(await steps(page)).toBe(first);

  // Before this turn the Peddler turned over a card.
  const refused = page.getByRole("status").filter({ hasText: "so this cannot be undone." });
  await expect(undo(page)).toHaveAttribute("aria-disabled", "true");
  await undo(page).click({ force: true });
  await expect(refused).toBeVisible();
  await refused.getByRole("button", { name: "Close" }).click();

  await redo(page).click();
  await expect(head(page)).toHaveText(STAFF);
  await redo(page).click();
  await expect(head(page)).toHaveText(MORE);
  await draw(page);
  const drawn = await steps(page);
  await undo(page).click({ force: true });
  await expect(refused).toBeVisible();
  await expect(head(page)).toHaveText("Choose a boat for a Warrior.");
  expect(await steps(page)).toBe(drawn);
  expect(errors).toEqual([]);
});

test("a reload in the middle of a decision keeps the question and the way back", async ({ page }) => {
  await withSettings(page);
  await open(page, staffing());
  await fracture(page);
  await settled(page);
  const told = await chronicle(page).allTextContents();
  const choices = await choice(page, /./).allTextContents();
  await page.reload();
  await expect(head(page)).toHaveText(MORE);
  await expect(choice(page, /./)).toHaveText(choices);
  await expect(chronicle(page)).toHaveText(told);
  await undo(page).click();
  await expect(head(page)).toHaveText(STAFF);
  await redo(page).click();
  await expect(head(page)).toHaveText(MORE);

  await draw(page);
  await page.reload();
  await expect(head(page)).toHaveText("Choose a boat for a Warrior.");
  await place(page, "boat 4").click();
  await expect(go(page)).toHaveText(/^Seat the Warrior on boat 4/);
  await commitBy(page, () => go(page).click());
  await expect(place(page, "boat 4")).toHaveAccessibleName(/^Boat 4\. 1 Warrior and 2 Bards aboard/);
});

import { expect, type Page, test } from "@playwright/test";
import {
  boarding,
  chronicle,
  consequences,
  corrupted,
  dawn,
  expectLine,
  go,
  head,
  IDLE,
  market,
  open,
  place,
  recruiting,
  sales,
  sponsoring,
  staffing,
} from "./chronomancer.ts";
import { goToRegion, tabTo } from "./keyboard.ts";
import { commitBy, watchErrors, withSettings } from "./table.ts";

/** G and the name of a place: the focus goes there, and Enter chooses it. */
async function choosePlace(page: Page, name: string): Promise<void> {
  await goToRegion(page, ".stage");
  await page.keyboard.press("g");
  await expect(page.getByRole("textbox", { name: "Go to a space: T1, LA, boat 3" })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(place(page, name)).toBeFocused();
  await page.keyboard.press("Enter");
}

/** Something in the tray, by its name. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await goToRegion(page, ".tray");
  await tabTo(page, name, ".tray");
  await page.keyboard.press("Enter");
}

/** The primary button, which names the act. */
async function commit(page: Page, name: string): Promise<void> {
  await expect(go(page)).toHaveText(name);
  await goToRegion(page, ".tray");
  await tabTo(page, /./, ".mc-go .btn[data-kind=primary]");
  await commitBy(page, () => page.keyboard.press("Enter"));
}

/** N: the focus goes to the next place that can be chosen. A second Enter there confirms. */
async function seatOnNext(page: Page): Promise<void> {
  await expect(head(page)).toHaveText(/^Choose a boat for a \w+\.$/);
  await goToRegion(page, ".stage");
  await page.keyboard.press("n");
  const boat = page.locator('[data-hit^="boat "]:focus');
  await expect(boat).toHaveAccessibleName(/Possible\.$/);
  const at = (await boat.getAttribute("data-hit")) ?? "";
  await page.keyboard.press("Enter");
  await expect(head(page)).toHaveText(new RegExp(`^Seat the \\w+ on ${at}$`));
  await page.keyboard.press("Enter");
  await expect(head(page)).toHaveText(IDLE);
}

test("a Relic, Freeze Time and Shifting Timelines by keys alone, and drawn pieces find their seats", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await open(page, dawn());
  await choosePlace(page, "T1");
  await choose(page, /^Yellow Relic/);
  await expect(head(page)).toHaveText("Assistant to T1: take a yellow Relic");
  await commit(page, "Move and take the Relicdraws a piece, no undo");
  await expectLine(
    page,
    0,
    "You bring a yellow Relic out of the past. Your Timepiece moves from I to III. The mark at II: you draw a Wizard from the bag.",
  );
  await seatOnNext(page);
  await expectLine(page, 2, "You seat the Wizard on boat 2.");

  await choosePlace(page, "RA");
  await choose(page, /^Warriors/);
  await choose(page, /^Nobles/);
  await expect(head(page)).toHaveText(
    "Assistant to the right Time Machine: take 2 Frozen Hours and open the Sponsorships of the Warriors and the Nobles",
  );
  await commit(page, "Move and freezedraws a piece, no undo");
  await expect(place(page, "R")).toHaveAccessibleName(
    "Sponsorship of the Warriors, open, pays 1 at the market",
  );
  await expect(place(page, "G")).toHaveAccessibleName("Sponsorship of the Bards, covered by a Frozen Hour");
  await seatOnNext(page);

  await choosePlace(page, "RC");
  await choose(page, /^Tile P09/);
  await expect(head(page)).toHaveText(/^Chronomancer to the right Time Machine: slide in tile P09/);
  await expect(consequences(page)).toHaveText(
    "T2 becomes: blue Artifact, 2 Hours and 1 Corruption card. T3 becomes: Recruit Townsfolk, 2 Hours. Tile P07 (red Artifact) leaves and shows its blue side. CM-27 You reach hour VI. You pass the mark at VI: 1 draw from the bag. BG-30 1 Frozen Hour could pay. CM-23 You act again. BG-28",
  );
  await commit(page, "Move and shiftdraws a piece, no undo");
  await expectLine(
    page,
    1,
    "You slide tile P09 (blue Artifact) into the right column, blue side up. Tile P07 (red Artifact) drops into the Time Stream and shows its blue side.",
  );
  expect(errors).toEqual([]);
});

// CM-25.
test("Frozen Hours taken this turn pay for it", async ({ page }) => {
  await withSettings(page);
  await open(page, dawn());
  await choosePlace(page, "RA");
  await choose(page, /^Warriors/);
  await choose(page, /^Nobles/);
  await choose(page, /^Spend a Frozen Hour and close the Sponsorship of the Warriors$/);
  await choose(page, /^Spend a Frozen Hour and close the Sponsorship of the Nobles$/);
  await expect(consequences(page)).toContainText("2 Frozen Hours spent. CM-23 Your Timepiece stays on I.");
  await commit(page, "Move, freeze and pay");
  await expectLine(
    page,
    0,
    "You spend 2 Frozen Hours, close the Sponsorships of the Warriors and the Nobles and pay no Hour.",
  );
});

test("a boat is filled and docked, and somebody is recruited for Frozen Hours, by keys alone", async ({
  page,
}) => {
  await withSettings(page);
  await open(page, boarding());
  await choosePlace(page, "boat 2");
  await expect(consequences(page)).toHaveText(
    "Fills boat 2: you choose its dock. BG-36 Boat 2 is full. Choose its dock.",
  );
  // The piers have numbers.
  await page.keyboard.press("1");
  await expect(place(page, "dock left")).toBeFocused();
  await expect(place(page, "dock left")).toHaveAccessibleName("Dock at Relic Quay, free. Possible");
  await page.keyboard.press("Enter");
  await commit(page, "Seat and dock");
  await expect(head(page)).toHaveText(IDLE);
  await expectLine(page, 0, "Boat 2 is full: you dock it at the Relic Quay.");
  await expect(place(page, "boat 2")).toHaveAccessibleName(
    "Boat 2, docked at Relic Quay. 2 Warriors, 1 Bard and 1 Rogue aboard.",
  );

  await open(page, recruiting());
  await choosePlace(page, "T3");
  await expect(page.getByRole("heading", { name: "Town Square: whom will you recruit?" })).toBeVisible();
  await choose(page, /^Tourney champion/);
  await expect(consequences(page)).toContainText(
    "The Tourney champion: gain 1 red or yellow Relic. You may also leave it.",
  );
  await choose(page, /^Yellow Relic/);
  await choose(page, /^Embiggener/);
  await expect(head(page)).toHaveText("Chronomancer to T3: assign to Embiggener");
  // The Square is filled again before the Clock moves.
  await commit(page, "Move, recruit, gain and assignreveals cards, no undo");
  await expect(head(page)).toHaveText(
    "Pay 2 Hours. Each Frozen Hour you spend takes 1 off and closes an open Sponsorship.",
  );
  await expectLine(
    page,
    0,
    "You put the Tourney champion in charge of the Embiggener. New on the Town Square: the Hedge mage.",
  );
  await choose(page, /^Spend a Frozen Hour and close the Sponsorship of the Bards$/);
  await expect(consequences(page)).toContainText("1 Frozen Hour spent. CM-23 You reach hour VIII.");
  await choose(page, /^Spend a Frozen Hour and close the Sponsorship of the Nobles$/);
  await expect(consequences(page)).toHaveText(
    "2 Frozen Hours spent. CM-23 Your Timepiece stays on VII. You act again. BG-28",
  );
  await commit(page, "Pay by Frozen Hours alone");
  await expectLine(
    page,
    0,
    "You spend 2 Frozen Hours, close the Sponsorships of the Bards and the Nobles and pay no Hour.",
  );
});

test("a Sponsorship instead of a Relic, the staff at work and the sales, by keys alone", async ({ page }) => {
  await withSettings(page);
  await open(page, sponsoring());
  await choosePlace(page, "B3");
  await expect(consequences(page)).toContainText("Choose a blue Relic, or let the Wizards pay you at once.");
  await choose(page, /^Sponsorship of the Wizards/);
  await expect(head(page)).toHaveText("Assistant to B3: let the Wizards pay you at once");
  await commit(page, "Move and collectdraws a piece, no undo");
  await expect(head(page)).toHaveText("Choose a boat for a Bard.");
  await expectLine(page, 1, "Immediate Sponsorship: the Wizards pay you 1 Gold.");

  await open(page, staffing());
  await choosePlace(page, "B1");
  await choose(page, /^Recombobulator/);
  await choose(page, /^Give: Blue Relic/);
  await choose(page, /^Red Relic/);
  await expect(head(page)).toHaveText("Assistant to B1: turn a blue Relic into a red one");
  await choose(page, /^Fractor/);
  await choose(page, /^Move, recombobulate and fracture/);
  await expectLine(
    page,
    0,
    "Your Fractor splits a yellow Artifact into 2 Relics. Your Timepiece moves from III to IV. The mark at IV: you draw a Warrior from the bag.",
  );
  await expectLine(page, 1, "Your Recombobulator turns a blue Relic into a red one.");

  await open(page, sales());
  await expect(market(page)).toBeVisible();
  await tabTo(page, /^Relics, blue, the Black Market$/);
  // Whatever was thought best: none, and then one more.
  await page.keyboard.type("0");
  await page.keyboard.press("+");
  await expect(page.locator(":focus")).toHaveValue("1");
  const blue = market(page).getByRole("region", { name: "blue" });
  await expect(blue.getByText("3 × 2 = 6 Gold")).toBeVisible();
  await expect(blue.locator(".market-sum")).toHaveText(
    /^6 Gold\s*1 Corruption card for the Black Market\s*Kept: nothing$/,
  );
  await tabTo(page, /^Sell for \d+ Gold/);
  await expect(page.locator(":focus")).toHaveText(/draws \d Corruption cards?, no undo$/);
  await page.keyboard.press("Enter");
  await expect(market(page)).toHaveCount(0);
  await expect(head(page)).toHaveText(IDLE);
  await expect(
    chronicle(page).filter({
      hasText: "You sell 1 blue Relic at the Black Market: 3 × 2 Wizards = 6 Gold.",
    }),
  ).toBeVisible();
});

test("W and a right click say why a Corruption card in the ledger cannot be discarded", async ({ page }) => {
  await withSettings(page);
  await open(page, corrupted());
  const why = page.getByRole("dialog", { name: "Why not?" });
  const card = page.locator('.mc-ledger [data-hit^="corruption "]').first();
  await page.locator("summary", { hasText: /^Your Corruption/ }).click();
  await card.focus();
  await page.keyboard.press("w");
  await expect(why).toContainText("nobody asks for this now");
  await expect(why).toContainText("Security or a Townsfolk lets you discard Corruption");
  await page.keyboard.press("Escape");
  await expect(why).toHaveCount(0);
  // A card that cannot be chosen says so, and asks all the same.
  await card.click({ button: "right", force: true });
  await expect(why).toContainText("nobody asks for this now");
});

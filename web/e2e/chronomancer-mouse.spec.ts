import { commitment } from "@chronarium/kernel";
import { expect, type Page, test } from "@playwright/test";
import {
  choice,
  chronicle,
  consequences,
  expectLine,
  go,
  head,
  IDLE,
  market,
  place,
  playUntilStop,
  result,
} from "./chronomancer.ts";
import { commitBy, sameDeal, tray, watchErrors, withSettings } from "./table.ts";

const goldIn = (text: string): number => Number(/(\d+) Gold/.exec(text)?.[1] ?? 0);

/** From the poster on the first page to the workshop, alone. */
async function sitDownAlone(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: /^The Chronomancer/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "The Chronomancer" })).toBeVisible();
  await page.getByRole("radio", { name: "Alone" }).check();
  await expect(page.getByText("Alone, you play against the Peddler.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a seat" })).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "The Peddler" })).toHaveValue("normal");
  await page.getByRole("button", { name: "Take the first turn" }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole("heading", { level: 1, name: "The Chronomancer" })).toBeVisible();
  await expect(head(page)).toHaveText(IDLE);
}

/** The first turn by hand: what the tray says before, and the chronicle after. */
async function firstTurn(page: Page): Promise<void> {
  await place(page, "assistant").click();
  await expect(head(page)).toHaveText("Where does the Assistant go?");
  await expect(choice(page, /./)).toHaveText([
    "T1: blue or yellow Relic2 Hours",
    "T2: red or green Relic1 Hour and 1 Corruption card",
    "T3: Recruit Townsfolk2 Hours",
    "The right Time Machine: freeze time2 Hours",
  ]);
  await place(page, "T1").click();
  await expect(head(page)).toHaveText("Assistant to T1: blue or yellow Relic");
  await place(page, "small Y").click();
  await expect(head(page)).toHaveText("Assistant to T1: take a yellow Relic");
  await expect(consequences(page)).toHaveText(
    "No buyer on the piers yet. CM-32 You reach hour III. You pass the mark at II: 1 draw from the bag. BG-30 Then the Peddler acts. BG-28",
  );
  await expect(tray(page).getByText("1 + 1 = 2 Hours")).toBeVisible();
  await expect(go(page)).toHaveText("Move and take the Relicdraws a piece, no undo");
  await go(page).click();

  await expect(head(page)).toHaveText("Choose a boat for a Wizard.");
  await expectLine(
    page,
    0,
    "You bring a yellow Relic out of the past. Your Timepiece moves from I to III. The mark at II: you draw a Wizard from the bag.",
  );
  await expectLine(page, 1, "Your Assistant goes from the left Time Machine to portal T1 for 2 Hours.");
  await place(page, "boat 3").click();
  await expect(go(page)).toHaveText("Seat the Wizard on boat 3reveals cards, no undo");
  await go(page).click();
  await expect(head(page)).toHaveText(IDLE);
}

/** The Peddler has acted twice: each step says what it was, and by which rule. */
async function expectPeddler(page: Page): Promise<void> {
  await expectLine(
    page,
    1,
    "The Peddler turns over “Large green Good” for 2 Hours. He gains a large green Good. His Timepiece moves from I to III. The mark at II: he draws a Bard from the bag. He seats the Bard on boat 2.",
    "He picks the boat with most Bards, then the fullest, then the lowest number. (DS-8, BG-30)",
  );
  await expectLine(
    page,
    0,
    "The Peddler turns over “Small red Good” for 1 Hour. He gains a small red Good. His Timepiece moves from III to IV. The mark at IV: he draws a Warrior from the bag. He seats the Warrior on boat 5.",
    "He picks the boat with most Warriors, then the fullest, then the lowest number. Equal here: boat 5 and boat 6. (DS-8, BG-30)",
  );
  await expect(place(page, "boat 5")).toHaveAccessibleName("Boat 5. 3 Warriors aboard. 1 free seat.");
  await expect(page.locator(".players li", { hasText: "The Peddler" })).toContainText(
    "Normal · hour IV · 0 Corruption",
  );
}

/** The stall opens with the best split; another one is counted anew, and there is a way back. Answers the Gold. */
async function sell(page: Page): Promise<number> {
  const dialog = market(page);
  const rows = dialog.getByRole("region");
  const primary = dialog.locator(".btn[data-kind=primary]");
  const best = dialog.getByRole("button", { name: "Back to the suggestion" });
  let gold = 0;
  for (const row of await rows.all()) {
    await expect(row.locator(".market-verdict")).toHaveText(/^(Suggested: .+|Nobody buys them today)\.$/);
    const sums = await row.locator(".market-gold").allTextContents();
    const earned = sums.map((sum) => {
      const [, worth, buyers, product] = (/^(\d+) × (\d+) = (\d+) Gold$/.exec(sum) ?? []).map(Number);
      expect((worth ?? 0) * (buyers ?? 0), sum).toBe(product);
      return product ?? 0;
    });
    const all = earned.reduce((sum, each) => sum + each, 0);
    await expect(row.locator(".market-sum b")).toHaveText(`${all} Gold`);
    gold += all;
  }
  await expect(dialog.getByRole("status")).toContainText(`Together: ${gold} Gold · `);
  await expect(primary).toHaveText(gold === 0 ? "Close your stall" : new RegExp(`^Sell for ${gold} Gold`));
  await expect(best).toHaveCount(0);

  const wanted = dialog.locator(".market-step", { hasText: "Gold each" });
  if ((await wanted.count()) > 0) {
    const field = wanted.first().getByRole("spinbutton");
    const before = await field.inputValue();
    await wanted
      .first()
      .getByRole("button", { name: before === "0" ? /^One more/ : /^One fewer/ })
      .click();
    await expect(field).not.toHaveValue(before);
    await best.click();
    await expect(field).toHaveValue(before);
    await expect(primary).toBeFocused();
  }
  await commitBy(page, () => primary.click());
  return gold;
}

/** The first thing that is lit, to the end. Answers what the markets brought. */
async function playOn(page: Page): Promise<readonly number[]> {
  const sales: number[] = [];
  while ((await playUntilStop(page, (what) => what.click())) === "market") sales.push(await sell(page));
  return sales;
}

/** Winner and reason, Gold by source that adds up, and a deal that can be checked. */
async function expectResult(page: Page, sales: number): Promise<void> {
  const end = result(page);
  const scores = end.getByRole("table", { name: "Gold by source" });
  await expect(scores.getByRole("columnheader")).toHaveText([
    "Merchant",
    "Total",
    "At the start",
    "Sales",
    "Market Sponsorship",
    "Gold at once",
    "Faction icons",
    "Rogue icons of the staff",
    "Corruption",
  ]);
  const rows = (await scores.getByRole("row").all()).slice(1);
  const totals = new Map<string, number>();
  for (const row of rows) {
    const name = ((await row.getByRole("rowheader").textContent()) ?? "").replace(/^\d\.\s*/, "").trim();
    const [total = 0, ...parts] = (await row.getByRole("cell").allTextContents()).map((text) =>
      Number(text.replace("−", "-")),
    );
    expect(
      parts.reduce((sum, part) => sum + part, 0),
      name,
    ).toBe(total);
    totals.set(name, total);
    if (name === "You") expect(parts[1], "sales of the three markets").toBe(sales);
  }
  const [mine = 0, his = 0] = [totals.get("You"), totals.get("The Peddler")];
  const [title, why] =
    mine > his
      ? ["You win", `You are ${mine - his} ahead of the Peddler: `]
      : ["The Peddler wins", `You are ${his - mine} behind the Peddler: `];
  await expect(end.getByRole("heading", { level: 3 }).first()).toHaveText(title);
  await expect(end.getByText(why)).toBeVisible();
  const [seed = "", hash] = await end.getByText(/^[0-9a-f]{64}$/).allTextContents();
  expect(commitment(seed)).toBe(hash);
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
}

test("a whole solo game against the Peddler, by mouse", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await sameDeal(page, 1);
  await sitDownAlone(page);
  await firstTurn(page);
  await expectPeddler(page);
  const sales = await playOn(page);
  expect(sales).toHaveLength(3);
  const sold = sales.reduce((sum, gold) => sum + gold, 0);
  expect(sold).toBeGreaterThan(0);
  await expectResult(page, sold);
  await page.getByRole("button", { name: "Look at the boards" }).click();
  const closed = chronicle(page).filter({ hasText: /^You (close the stall|sell nothing)/ });
  await expect.poll(async () => (await closed.allTextContents()).map(goldIn).toReversed()).toEqual(sales);
  expect(errors).toEqual([]);
});

/** Moments that score are moments: they are looked at until a press. And the past says that it is one. */
import { expect, type Page, test } from "@playwright/test";
import { market, open, sales } from "./chronomancer.ts";
import { hand, sitDown, takeScreen } from "./khronos.ts";
import { finished, roundFour } from "./khronos-saves.ts";
import { boxOf } from "./settled.ts";
import { openSave, step, steps, tray, withSettings } from "./table.ts";

const statusOf = (page: Page) => page.locator(".bar [role=status] .long");

test("an income is shown era by era before the next turn", async ({ page }) => {
  await withSettings(page, { following: 1 });
  await sitDown(page, roundFour());
  await expect(page.locator(".strip-warning", { hasText: "Last turn before income." })).toBeVisible();
  await tray(page).getByRole("button", { name: "Pass" }).click();
  await tray(page).locator(".btn[data-kind=primary]").click();

  await expect(statusOf(page)).toHaveText(/^Income of round 4: you collect \d+ Ecus?$/);
  const eras = tray(page).locator(".income-era");
  await expect(eras).toHaveCount(3);
  // Lucie has a pawn on Might and one on Faith; Reason pays nothing and says why.
  await expect(eras.nth(2)).toContainText("No pawn of yours.");
  await expect(page.locator("figure.era-reason")).toHaveAttribute("data-unpaid", "true");
  const paid = await eras.locator("h2 b").allTextContents();
  const sum = paid.reduce((all, each) => all + Number(each), 0);
  await expect(statusOf(page)).toHaveText(new RegExp(`you collect ${sum} `));
  // As many domains are lit as were paid.
  await expect(page.locator(".k-domain")).toHaveCount(await eras.locator("li").count());

  await tray(page).getByRole("button", { name: "Go on" }).click();
  await expect(page.locator(".curtain")).toBeVisible();
});

test("the end of a day stands over the boards, the Peddler's sales too", async ({ page }) => {
  await withSettings(page, { following: 1 });
  await open(page, sales());
  await market(page).locator(".btn[data-kind=primary]").click();
  const evening = page.getByRole("region", { name: /^Day 2 is over/ });
  await expect(evening).toBeVisible();
  await expect(evening.getByRole("row")).toHaveCount(3);
  await expect(evening.getByRole("row", { name: /Peddler/ })).toBeVisible();
  for (const row of (await evening.getByRole("row").all()).slice(1)) {
    const gold = await row.locator(".day-end-sale b").allTextContents();
    const sum = gold.reduce((all, each) => all + Number(each), 0);
    await expect(row.locator("td").nth(4)).toHaveText(`+${sum}`);
  }
  await tray(page).getByRole("button", { name: "Look at the boards" }).click();
  await expect(evening).toHaveCount(0);
  await tray(page).getByRole("button", { name: "Back to the sales" }).click();
  await tray(page).getByRole("button", { name: "Begin day 3" }).click();
  await expect(evening).toHaveCount(0);
  // The sheet has told his sales: the new day does not begin with them.
  await expect(tray(page).getByRole("heading", { level: 2 })).not.toHaveText(/^The Peddler sells/);
});

test("the automa stands among the players, above the boards of a phone too", async ({ page }) => {
  await withSettings(page);
  await open(page, sales());
  await market(page).getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.locator(".standings li")).toHaveCount(2);
  await expect(page.locator(".standings")).toContainText("Peddler");
  await page.locator(".mc-more summary", { hasText: "If the game ended now" }).click();
  await expect(page.locator(".mc-more[open]").getByRole("listitem")).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("list", { name: "Players" }).getByRole("listitem")).toHaveCount(2);
});

test("the past says so in status and address, and leaves nothing behind", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  const address = page.url();
  await hand(page).getByRole("button").first().click();
  await expect(hand(page).locator("[aria-pressed=true]")).toHaveCount(1);
  await page.locator(".stage").focus();
  await page.keyboard.press("[");
  await expect(statusOf(page)).toHaveText(/^Looking back: Round \d$/);
  // The timeline is drawn after the board, the address rests a moment: in the end both name one step.
  await expect.poll(() => step(page)).toBe((await steps(page)) - 1);
  await expect(page).toHaveURL(`${address}?at=${(await steps(page)) - 1}`);
  // Back into the round before: status and strip count alike, also at the step that ends a round.
  const told = page.locator(".rewound-bar p");
  const roundTold = async (): Promise<string> =>
    /^Round \d/.exec((await told.textContent()) ?? "")?.[0] ?? "";
  const now = await roundTold();
  for (let back = 1; back <= 30 && (await roundTold()) === now; back++) {
    const at = await step(page);
    await page.keyboard.press("[");
    await expect.poll(() => step(page)).toBe(at - 1);
    const alike = async (): Promise<boolean> =>
      (await statusOf(page).textContent()) === `Looking back: ${await roundTold()}`;
    await expect.poll(alike).toBe(true);
  }
  expect(await roundTold()).not.toBe(now);
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect(statusOf(page)).toHaveText(/^Your turn/);
  await expect(page).toHaveURL(address);
  await expect(hand(page).locator("[aria-pressed=true]")).toHaveCount(0);
});

test("inside a branch the main line stays in sight, and both are compared in the same round", async ({
  page,
}) => {
  await withSettings(page);
  await openSave(page, finished());
  await page.getByRole("slider").focus();
  for (let turn = 0; turn < 4; turn++) {
    const before = await step(page);
    await page.keyboard.press("PageDown");
    await expect.poll(() => step(page)).toBeLessThan(before);
  }
  await page.getByRole("button", { name: "Branch from here" }).first().click();
  await page.getByRole("button", { name: "Start the branch" }).click();
  await takeScreen(page);
  await expect(page.getByRole("link", { name: /^Main line/ })).toBeVisible();
  await page
    .getByRole("button", { name: /branch/ })
    .last()
    .click();
  await page.getByRole("button", { name: "Compare with Main line" }).click();
  const rounds = page.getByRole("dialog").locator("figcaption small");
  await expect(rounds).toHaveCount(2);
  const [main, branch] = await rounds.allTextContents();
  expect(main).toMatch(/^Round \d$/);
  expect(branch).toBe(main);
  // Both pictures share the width of a large screen.
  for (const board of await page.getByRole("dialog").locator("figure .k-board").all())
    expect((await boxOf(board)).width).toBeGreaterThan(130);
});

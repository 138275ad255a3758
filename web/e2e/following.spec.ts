/** One can follow the others: their turns are told one after the other, and then what they did to oneself. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { boxOf } from "./settled.ts";
import { newGame, sameDeal, tray, watchErrors, withSettings } from "./table.ts";

const status = (page: Page): Locator => page.locator(".bar [role=status] .long");
const strip = (page: Page): Locator => page.getByRole("region", { name: "How it stands" });
const next = (page: Page): Locator => tray(page).getByRole("button", { name: /^Next/ });
const told = (page: Page): Locator => tray(page).getByRole("heading", { level: 2 });
const newest = (page: Page): Locator => page.locator(".log .log-line").first();
const recap = (page: Page): Locator => page.getByRole("region", { name: "Since your turn" });

/** One's own turn ends; the bot's turn is told, and held at its first event. */
async function passAndHold(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^Your turn/);
  await tray(page).getByRole("button", { name: "Pass" }).click();
  await tray(page).locator(".btn[data-kind=primary]").click();
  await strip(page).getByRole("button", { name: "Pause" }).click();
}

async function begin(page: Page, viewport?: { width: number; height: number }): Promise<void> {
  if (viewport !== undefined) await page.setViewportSize(viewport);
  // Slow: what is to be held must not be over before.
  await withSettings(page, { pace: 0, following: 1.6 });
  await sameDeal(page, 3);
  await newGame(page, "khronos");
}

test("a bot's turn is told before one's own begins", async ({ page }) => {
  const errors = watchErrors(page);
  await begin(page);
  await passAndHold(page);

  // Who acts, in status, strip and title; the log has what the tray says; nobody can act meanwhile.
  await expect(status(page)).toHaveText(/ acts$/);
  await expect(strip(page)).toContainText(/ acts/);
  await expect(page).toHaveTitle(/^Khronos/);
  const sentence = (await told(page).textContent()) ?? "";
  expect(sentence).not.toBe("");
  await expect(newest(page)).toContainText(sentence);
  await expect(tray(page).getByRole("list", { name: /^Your hand/ })).toHaveCount(0);

  // Space steps; the held telling waits.
  const steps = await page.locator(".log .log-line").count();
  await page.keyboard.press(" ");
  await expect(page.locator(".log .log-line")).not.toHaveCount(steps);

  // Esc: to one's own turn, with rings where something changed and the recap.
  await page.locator(".stage").focus();
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle(/^Your turn/);
  await expect(status(page)).toHaveText(/^Your turn/);
  await expect(recap(page)).toBeVisible();
  await expect(page.locator(".k-changed").first()).toBeVisible();
  // Nothing is left out of it: the turn's lines, the newest first, down to one's own. Both are drawn after the boards.
  await expect(async () => {
    const log = await page.locator(".log .log-line > span:last-child").allTextContents();
    const own = log.findIndex((line) => line.startsWith("You "));
    expect(own).toBeGreaterThan(0);
    const recapped = (await recap(page).textContent()) ?? "";
    for (const line of log.slice(0, own)) expect(recapped).toContain(line.replace(/Round 1.*$/, ""));
  }).toPass();

  // Seen again, and skipped; then one acts and the rings go.
  await strip(page).getByRole("button", { name: "See it again" }).click();
  await expect(status(page)).toHaveText(/ acts$/);
  await tray(page)
    .getByRole("button", { name: /^To my turn/ })
    .click();
  await expect(page).toHaveTitle(/^Your turn/);
  await page.locator(".stage").focus();
  for (const step of [1, 2, 3]) {
    await page.keyboard.press("h");
    await expect(strip(page)).toContainText(`Hint, step ${step} of 3`);
  }
  await tray(page).getByRole("button", { name: "Lay it out" }).click();
  await tray(page).locator(".btn[data-kind=primary]").click();
  await expect(page.locator(".k-changed")).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("whoever comes back is told what happened since", async ({ page }) => {
  await begin(page);
  await passAndHold(page);
  const first = (await told(page).textContent()) ?? "";
  // What comes after it has been stored in the meantime, and was not seen.
  await next(page).click();
  await expect(told(page)).not.toHaveText(first);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page).toHaveTitle(/^Your turn/);
  await expect(recap(page)).toBeVisible();
});

test("on a phone the scores stay above the board, and the status says who acts", async ({ page }) => {
  await begin(page, { width: 390, height: 844 });
  await expect(page).toHaveTitle(/^Your turn/);
  const seats = page.getByRole("list", { name: "Players" }).getByRole("listitem");
  await expect(seats).toHaveCount(2);
  await expect(seats.first()).toBeInViewport({ ratio: 1 });
  await tray(page).getByRole("button", { name: "Pass" }).click();
  await tray(page).locator(".btn[data-kind=primary]").click();
  await expect(page.locator(".bar .brief")).toContainText(/ acts/);
  const { cut } = await page.locator(".bar .brief").evaluate((brief) => ({
    cut: brief.scrollWidth > brief.clientWidth + 1,
  }));
  expect(cut).toBe(false);
  await expect(next(page)).toBeInViewport({ ratio: 1 });
  const box = await next(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  // One's own pawns lie where they will be when they can be chosen.
  const pawn = page.getByRole("img", { name: /^Your second pawn/ });
  const before = await boxOf(pawn);
  await tray(page)
    .getByRole("button", { name: /^To my turn/ })
    .click();
  await expect(page).toHaveTitle(/^Your turn/);
  await expect(page.locator("button.pawn").first()).toBeVisible();
  expect(await boxOf(pawn)).toEqual(before);
});

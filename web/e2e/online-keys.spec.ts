/** A shared table without a mouse: opened, shared, played to its end. */
import { khronos } from "@chronarium/khronos";
import { expect, type Page, test } from "@playwright/test";
import { tabTo } from "./keyboard.ts";
import { expectResult, playOn as playBy } from "./khronos-play.ts";
import { type Hand, handOf, playOn, sitDown } from "./second-hand.ts";
import { watchErrors, withSettings } from "./table.ts";

/** Tab leads to what is chosen of several, arrows to the others. */
async function choose(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole("radio", { name });
  const isNear = (): Promise<boolean> =>
    wanted.evaluate((radio: HTMLInputElement) => {
      const at = document.activeElement;
      return at instanceof HTMLInputElement && at.name === radio.name;
    });
  for (let presses = 0; presses < 80 && !(await isNear()); presses++) await page.keyboard.press("Tab");
  for (let presses = 0; presses < 5 && !(await wanted.isChecked()); presses++)
    await page.keyboard.press("ArrowRight");
  await expect(wanted).toBeChecked();
}

/** Somebody who answers every turn at once, until the game is over. */
async function answers(hand: Hand, seat: number): Promise<void> {
  const isAsked = (): boolean => hand.now().table.result !== undefined || hand.now().actors.includes(seat);
  while (hand.now().table.result === undefined) {
    await expect.poll(isAsked, { timeout: 240_000, intervals: [50] }).toBe(true);
    await playOn([hand], khronos, "answers", ({ actors }) => !actors.includes(seat));
  }
}

test("a whole game with somebody else, by keys alone", async ({ browser, page, baseURL }) => {
  const errors = watchErrors(page);
  const origin = baseURL ?? "";
  await withSettings(page, { name: "Ada" });
  await page.goto("/new/khronos");
  await choose(page, "Live");
  await tabTo(page, /^One seat fewer$/);
  await page.keyboard.press("Enter");
  await choose(page, "None");
  await tabTo(page, /^Open the table$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "1 of 2 seats taken" })).toBeVisible();
  const table = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const ben = await browser.newContext();
  await sitDown(ben, origin, { table, seat: 1, name: "Ben" });
  await expect(page.locator(".table .stage")).toBeVisible();
  const hand = await handOf(ben, origin, table, khronos);
  const [acts] = await Promise.all([playBy(page, "keys"), answers(hand, 1)]);
  hand.end();
  expect(acts).toBeGreaterThan(10);
  await expectResult(page);
  expect(errors).toEqual([]);
});

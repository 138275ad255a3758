import { expect, type Locator, type Page, test, type Worker } from "@playwright/test";
import { holdBots, withFaults } from "./faults.ts";
import { passTurn, plan, primary, sitDown, square } from "./khronos.ts";
import { roundFour } from "./khronos-saves.ts";
import { commitBy, newGame, steps, withSettings } from "./table.ts";

const notice = (page: Page): Locator => page.locator(".health");
const back = (page: Page): Locator => page.getByText("The table is back");

/** The thread that keeps the tables. */
const keeper = (page: Page): Worker => {
  const found = page.workers().find((worker) => /\/worker-[^/]*\.js$/.test(worker.url()));
  if (found === undefined) throw new Error("The page has no thread for its tables.");
  return found;
};
/** The thread does not answer this question any more. */
const kill = (page: Page): Promise<unknown> =>
  keeper(page)
    .evaluate(() => self.close())
    .catch(() => {});

test("a dead thread is noticed, said, and begun anew at the same moment", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await plan(page, "Keep", "might", "C5");
  await commitBy(page, () => primary(page).click());
  const before = await steps(page);
  const said = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const place = document.querySelector("[aria-live=assertive]");
        if (place === null) throw new Error("The page speaks to screen readers.");
        new MutationObserver(() => resolve(place.textContent ?? "")).observe(place, {
          childList: true,
          subtree: true,
        });
      }),
  );
  await kill(page);
  expect(await said).toBe("The table stopped. It is being opened again from what is stored.");
  await expect(back(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(await steps(page)).toBe(before);
  await expect(square(page, "might", "C5")).toHaveAccessibleName(/Your Keep/);
  // It can be played on, and taken back.
  await page.getByRole("button", { name: "Undo the last step" }).click();
  await expect.poll(() => steps(page)).toBe(before - 1);
});

test("a move on its way when the thread dies is made once", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  const before = await steps(page);
  await plan(page, "Keep", "might", "C5");
  // The thread stops before it reads the move, and dies before it answers.
  void keeper(page)
    .evaluate(() => {
      const end = performance.now() + 400;
      while (performance.now() < end);
      self.close();
    })
    .catch(() => {});
  await primary(page).click();
  await expect(back(page)).toBeVisible();
  await expect.poll(() => steps(page)).toBe(before + 1);
  await expect(square(page, "might", "C5")).toHaveAccessibleName(/Your Keep/);
});

test("a thread that dies in a bot's turn lets the bot finish it in the next one", async ({ page }) => {
  await withSettings(page);
  await withFaults(page);
  await newGame(page, "khronos");
  await expect(page.getByText("Choose cards, a pawn or a square.")).toBeVisible();
  await holdBots(page);
  await passTurn(page);
  const before = await steps(page);
  await kill(page);
  await expect(back(page)).toBeVisible();
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
});

test("a thread that hangs is said to be silent, and well when it answers after all", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  const before = await steps(page);
  const busy = keeper(page).evaluate(() => {
    const end = performance.now() + 6000;
    while (performance.now() < end);
  });
  await expect(notice(page)).toContainText("The table does not answer.");
  await busy;
  await expect(notice(page)).toHaveCount(0);
  await plan(page, "Keep", "might", "C5");
  await commitBy(page, () => primary(page).click());
  expect(await steps(page)).toBe(before + 1);
});

test("a thread that hangs for good is ended, and the table goes on in another", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  void keeper(page)
    .evaluate(() => {
      for (;;);
    })
    .catch(() => {});
  await expect(notice(page)).toContainText("The table does not answer.");
  await expect(notice(page)).toHaveCount(0);
});

import { expect, type Locator, type Page, test } from "@playwright/test";
import { breakStore, holdBots, letBotsThink, withFaults } from "./faults.ts";
import { passTurn, plan, primary, sitDown, square, takeScreen } from "./khronos.ts";
import { roundFour } from "./khronos-saves.ts";
import { commitBy, newGame, steps, withSettings } from "./table.ts";

const notice = (page: Page): Locator => page.locator(".health");
const button = (page: Page, name: string): Locator => notice(page).getByRole("button", { name, exact: true });

/** Tried in vain, the store is tried again by itself much later; so it is the button that finds it well. */
async function mendStore(page: Page, tryNow: string): Promise<void> {
  await button(page, tryNow).click();
  await breakStore(page, "");
  await button(page, tryNow).click();
}

/** Tries to build the Keep, which the store does not take. */
async function refusedKeep(page: Page): Promise<void> {
  await plan(page, "Keep", "might", "C5");
  await primary(page).click();
  await expect(notice(page)).toBeVisible();
  const why = page.getByRole("dialog", { name: "Why not?" });
  await expect(why).toContainText("could not be stored");
  // No rule of the game says so.
  await expect(why.locator(".rule")).toHaveCount(0);
  await page.keyboard.press("Escape");
}

/** What is stored, seen by somebody who opens the table now. */
async function storedSteps(page: Page): Promise<number> {
  const other = await page.context().newPage();
  await other.goto("/t/round-four");
  await takeScreen(other);
  const found = await steps(other);
  await other.close();
  return found;
}

test("a write that fails is no move; the table says so, offers a file, tries again, and says when it is well", async ({
  page,
}) => {
  await withSettings(page);
  await withFaults(page);
  await sitDown(page, roundFour());
  const before = await steps(page);
  await breakStore(page, "abort");
  await refusedKeep(page);
  expect(await steps(page)).toBe(before);
  await expect(notice(page)).toContainText("The browser could not store your game.");
  await expect(page.locator("[aria-live=assertive]")).toContainText("could not store your game");
  await button(page, "Save the game as a file").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save what I may know" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await breakStore(page, "");
  // By itself.
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText("Storing works again.")).toBeVisible();
  await plan(page, "Keep", "might", "C5");
  await commitBy(page, () => primary(page).click());
  expect(await storedSteps(page)).toBe(before + 1);
});

test("a full disk is named; when there is room again the game begins", async ({ page, context }) => {
  await withSettings(page);
  await page.goto("/new/khronos");
  // The browser remembers for a while that there was room, so it runs out before the first write.
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await page.getByRole("button", { name: "Take the first turn" }).click();
  await expect(notice(page)).toContainText("no room left");
  await expect(page.locator(".start [role=alert]")).toContainText("cannot store anything now");
  await devtools.send("Storage.overrideQuotaForOrigin", { origin });
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Take the first turn" }).click();
  await page.waitForURL(/\/t\//);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Khronos" })).toBeVisible();
});

test("playing on without a store is chosen, stays visible, and is written when the store is back", async ({
  page,
}) => {
  await withSettings(page);
  await withFaults(page);
  await sitDown(page, roundFour());
  const before = await steps(page);
  await breakStore(page, "abort");
  await refusedKeep(page);
  await button(page, "Play on without storing").click();
  await expect(notice(page)).toContainText("Nothing is being stored");
  await plan(page, "Keep", "might", "C5");
  await commitBy(page, () => primary(page).click());
  expect(await steps(page)).toBe(before + 1);
  await expect(notice(page)).toContainText("Nothing is being stored");
  expect(await storedSteps(page)).toBe(before);
  await mendStore(page, "Try to store now");
  await expect(notice(page)).toHaveCount(0);
  expect(await storedSteps(page)).toBe(before + 1);
  await page.reload();
  await takeScreen(page);
  await expect(square(page, "might", "C5")).toHaveAccessibleName(/Your Keep/);
});

test("without a database from the first moment the page says so; a game is begun in memory and kept in the end", async ({
  page,
}) => {
  await withSettings(page, { language: "fr" });
  await withFaults(page, "none");
  await page.goto("/");
  await expect(notice(page)).toContainText("ne laisse rien enregistrer");
  await page.goto("/new/khronos");
  await page.getByRole("button", { name: "Jouer le premier tour" }).click();
  await expect(page.locator(".start [role=alert]")).toContainText("rien enregistrer");
  await button(page, "Continuer sans enregistrer").click();
  await expect(notice(page)).toContainText("Rien n’est enregistré");
  await page.getByRole("button", { name: "Jouer le premier tour" }).click();
  await page.waitForURL(/\/t\//);
  await expect(notice(page)).toContainText("Rien n’est enregistré");
  await mendStore(page, "Réessayer d’enregistrer");
  await expect(notice(page)).toHaveCount(0);
  const sound = await page.context().newPage();
  await sound.goto(page.url());
  await expect(sound.getByRole("heading", { level: 1, name: "Khronos" })).toBeVisible();
});

for (const [how, cut] of [
  [
    "another page deletes the database",
    (page: Page) =>
      page.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const deleting = indexedDB.deleteDatabase("chronarium");
            deleting.onsuccess = () => resolve();
            deleting.onerror = () => reject(deleting.error);
          }),
      ),
  ],
  [
    "somebody clears the site's data",
    async (page: Page) => {
      const devtools = await page.context().newCDPSession(page);
      const { origin } = new URL(page.url());
      await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
    },
  ],
] as const) {
  test(`when ${how} the open game is stored again with its next move`, async ({ page }) => {
    await withSettings(page);
    await sitDown(page, roundFour());
    const before = await steps(page);
    await cut(page);
    await plan(page, "Keep", "might", "C5");
    await commitBy(page, () => primary(page).click());
    await expect(notice(page)).toHaveCount(0);
    expect(await storedSteps(page)).toBe(before + 1);
  });
}

test("a bot waits for the store, and goes on when it is well", async ({ page }) => {
  await withSettings(page);
  await withFaults(page);
  await newGame(page, "khronos");
  await expect(page.getByText("Choose cards, a pawn or a square.")).toBeVisible();
  await holdBots(page);
  await passTurn(page);
  const before = await steps(page);
  await breakStore(page, "abort");
  await letBotsThink(page);
  await expect(notice(page)).toBeVisible();
  expect(await steps(page)).toBe(before);
  await breakStore(page, "");
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
});

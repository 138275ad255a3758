import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { passTurn } from "./khronos.ts";
import { finished } from "./khronos-saves.ts";
import { addFiles, newGame, openSave, tool, withSettings } from "./table.ts";

/** The file that a click saves. */
async function saved(page: Page, click: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent("download");
  await click();
  return readFileSync(await (await download).path(), "utf8");
}

async function askToSave(page: Page): Promise<void> {
  await tool(page, "Menu").click();
  await page.getByRole("button", { name: "Save the game as a file" }).click();
  await expect(page.getByRole("dialog", { name: "Save the game as a file" })).toBeVisible();
}

/** What the browser has stored of the only table. */
const stored = (page: Page): Promise<{ readonly seed: string; readonly head: string }> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("chronarium");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("tables").objectStore("tables").getAll();
          reading.onsuccess = () => {
            opening.result.close();
            const { head } = reading.result[0];
            resolve({ head, seed: JSON.parse(head).seed });
          };
        };
      }),
  );

const added = (page: Page): ReturnType<Page["getByText"]> => page.getByText(/was added/);

test("a running game is saved without its secrets, and goes on elsewhere with its bots", async ({
  page,
  browser,
  baseURL,
}) => {
  await withSettings(page);
  await newGame(page, "khronos");
  await passTurn(page);
  await expect(page.getByText("Choose cards, a pawn or a square.")).toBeVisible();
  await askToSave(page);
  const text = await saved(page, () => page.getByRole("button", { name: "Save what I may know" }).click());
  const { seed } = await stored(page);
  expect(text).not.toContain(seed);
  expect(JSON.parse(text)).toMatchObject({ format: "chronarium-seen/1", viewer: 0, bots: [null, 1] });
  const hand = await page
    .getByRole("list", { name: /^Your hand/ })
    .getByRole("button")
    .allTextContents();

  const elsewhere = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  await withSettings(elsewhere);
  await addFiles(elsewhere, [{ name: "game.json", text }]);
  await expect(added(elsewhere)).toContainText("what was hidden is dealt anew");
  await elsewhere.locator(".table-words a").click();
  await expect(elsewhere.locator(".branch-badge")).toContainText("one possible hand");
  await expect(elsewhere.locator(".players")).toContainText("Novice");
  await expect(elsewhere.getByRole("list", { name: /^Your hand/ }).getByRole("button")).toHaveText(hand);
  await passTurn(elsewhere);
  await elsewhere.close();
});

test("a sealed file asks for its passphrase and is the very same game", async ({
  page,
  browser,
  baseURL,
}) => {
  await withSettings(page);
  await newGame(page, "khronos");
  await passTurn(page);
  await askToSave(page);
  await page.getByLabel(/^Passphrase/).fill("nine old clocks");
  const text = await saved(page, () => page.getByRole("button", { name: "Save it sealed" }).click());
  const { seed, head } = await stored(page);
  expect(text).not.toContain(seed);

  const elsewhere = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  await withSettings(elsewhere);
  await addFiles(elsewhere, [{ name: "game.json", text }]);
  const asked = elsewhere.getByRole("dialog", { name: "game.json is sealed" });
  await asked.getByLabel("Passphrase").fill("nine old cocks");
  await asked.getByRole("button", { name: "Open it" }).click();
  await expect(asked.getByRole("alert")).toContainText("This is not the passphrase of the file");
  await asked.getByLabel("Passphrase").fill("nine old clocks");
  await asked.getByRole("button", { name: "Open it" }).click();
  await expect(added(elsewhere)).toBeVisible();
  const there = JSON.parse((await stored(elsewhere)).head);
  const here = JSON.parse(head);
  expect({ ...there, bots: undefined }).toEqual({ ...here, bots: undefined });
  await elsewhere.close();
});

test("a finished game is verified on its end screen, in words; its fingerprint was on the table before", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await withSettings(page);
  const save = finished();
  await openSave(page, save);
  await page.locator(".commitment summary").click();
  const fingerprint = await page.locator(".commitment code").textContent();
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  await page.locator(".commitment").getByRole("button", { name: "Copy" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fingerprint);
  await page.getByRole("button", { name: "Show the result" }).click();
  await page.getByRole("button", { name: "Verify this game" }).click();
  const report = page.locator(".verify-report li");
  await expect(report).toHaveCount(4);
  await expect(report.nth(0)).toContainText(`Proved The seed fits its commitment, ${fingerprint}`);
  await expect(report.nth(1)).toContainText("Proved The rules dealt the start from this seed.");
  await expect(report.nth(2)).toContainText("Proved The rules allow all");
  await expect(report.nth(3)).toContainText("Proved Played again");
});

test("a file that is too large is refused with its sentence, and the tables go on", async ({ page }) => {
  await withSettings(page);
  await addFiles(page, [{ name: "huge.json", text: " ".repeat(20_000_001) }]);
  await expect(page.getByRole("alert")).toContainText("larger than 20 MB");
});

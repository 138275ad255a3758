import { expect, type Page, test } from "@playwright/test";
import { hand, litSquares, plan, primary, sitDown, square, takeScreen } from "./khronos.ts";
import { finished, roundFour } from "./khronos-saves.ts";
import { settled } from "./settled.ts";
import { addFiles, commitBy, newGame, openSave, sameDeal, steps, withSettings } from "./table.ts";

/** Everything of a table that somebody can see. */
const seen = async (page: Page) => ({
  steps: await steps(page),
  hand: await hand(page).getByRole("button").allTextContents(),
  players: await page.locator(".players li").allTextContents(),
  chronicle: await page.locator(".log li").allTextContents(),
  pieces: await page
    .locator(".k-board [data-square]")
    .evaluateAll((all) =>
      all.map((it) => it.getAttribute("aria-label")).filter((it) => /Domain/.test(it ?? "")),
    ),
});

test("a reload in mid-game keeps everything", async ({ page }) => {
  await withSettings(page);
  await sameDeal(page, 1);
  await newGame(page, "khronos");
  await expect(page.getByText("Choose cards, a pawn or a square.")).toBeVisible();
  await page.locator(".chip").first().click();
  await litSquares(page).first().click();
  await commitBy(page, () => primary(page).click());
  await settled(page);
  const before = await seen(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Players" })).toBeVisible();
  await expect.poll(() => seen(page)).toEqual(before);
  await page.getByRole("button", { name: "Undo the last step" }).click();
  await expect.poll(() => steps(page)).toBe(before.steps - 1);
});

test("a move that was shown survives a crash of the page", async ({ page, context }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await plan(page, "Keep", "might", "C5");
  await commitBy(page, () => primary(page).click());
  const before = await steps(page);
  const client = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  client.send("Page.crash").catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto("/t/round-four");
  await takeScreen(next);
  await expect.poll(() => steps(next)).toBe(before);
  await expect(square(next, "might", "C5")).toHaveAccessibleName(/Your Keep/);
});

test("two tabs at one table see each other's moves", async ({ page, context }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  const other = await context.newPage();
  await withSettings(other);
  await other.goto("/t/round-four");
  await takeScreen(other);
  await plan(page, "Keep", "might", "C5");
  await commitBy(page, () => primary(page).click());
  await expect(square(other, "might", "C5")).toHaveAccessibleName(/Your Keep/);
  await expect.poll(() => steps(other)).toBe(await steps(page));
  await other.getByRole("button", { name: "Undo the last step" }).click();
  await expect(square(page, "might", "C5")).not.toHaveAccessibleName(/Keep/);
  await expect.poll(() => steps(page)).toBe(40);
});

test("damaged files are refused with a sentence, and the others are kept", async ({ page }) => {
  await withSettings(page);
  const sound = finished();
  const changed = sound.text.replace('"type":"end"', '"type":"travel"');
  await addFiles(page, [
    { name: "half.json", text: sound.text.slice(0, sound.text.length / 2) },
    { name: "changed.json", text: changed },
    { name: "other.json", text: '{"hello": "world"}' },
    { name: "sound.json", text: sound.text },
  ]);
  const alert = page.getByRole("alert");
  for (const name of ["half.json", "changed.json", "other.json"])
    await expect(alert.getByRole("listitem").filter({ hasText: name })).toHaveText(
      new RegExp(`^${name}: .{20,}\\.$`),
    );
  await expect(alert.getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(alert).toHaveCount(0);
  await page.getByRole("article").getByRole("link").click();
  await expect(page.getByRole("button", { name: "Show the result" })).toBeVisible();
});

test("a finished game is saved as a file and opened from it again", async ({ page }) => {
  await withSettings(page);
  await openSave(page, finished());
  await page.goto("/timelines");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Save as a file/ }).click();
  const file = await (await download).path();
  await page.getByRole("button", { name: /^Remove:/ }).click();
  const remove = page.getByRole("button", { name: /^Remove \d+ steps$/ });
  const said = await remove.textContent();
  await remove.click();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: /^Remove:/ }).click();
  await expect(remove).toHaveText(said ?? "");
});

/** The board never moves under the pointer: at each width a game has one stage, whatever the tray and the strip say. */
import { expect, type Page, test } from "@playwright/test";
import { finished as coveFinished, open, staffing } from "./chronomancer.ts";
import { chips, hand, litSquares, sitDown, square } from "./khronos.ts";
import { finished, roundFour } from "./khronos-saves.ts";
import { boxOf, settled } from "./settled.ts";
import { newGame, openSave, sameDeal, tray, withSettings } from "./table.ts";

const SIZES = [
  { name: "1440", viewport: { width: 1440, height: 900 }, touch: false },
  { name: "390", viewport: { width: 390, height: 844 }, touch: true },
] as const;

/** Regions and boards; pieces on them may come and go. */
const FIXED =
  ".bar, .strip, .seats-row, .stage, .tray, .thread, .tabs, .ledger, .standings, .era, .era .k-board, .era-tab, .pawns, " +
  ".mc-clock, .mc-cove, .mc-shop, .cm-workshop > svg, .cm-stream li, .cm-town, .cm-shelf, .cm-staff, .cm-staff li";

/** Where each of them lies, by a name of its own. */
async function boxes(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate((fixed) => {
    const found: Record<string, string> = {};
    for (const [i, element] of document.querySelectorAll(fixed).entries()) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = `${i} ${element.tagName} ${element.getAttribute("class") ?? ""}`;
      found[name] = [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(" ");
    }
    return found;
  }, FIXED);
}

/** From the first step to the last, each as it lies there. */
async function walk(page: Page): Promise<void> {
  if ((await page.getByRole("slider").count()) === 0)
    await page.getByRole("button", { name: /^Open the timeline/ }).click();
  const slider = page.getByRole("slider");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuenow", "0");
  await settled(page);
  const first = await boxes(page);
  const last = Number(await slider.getAttribute("aria-valuemax"));
  expect(last).toBeGreaterThan(30);
  for (let step = 1; step < last; step++) {
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuenow", String(step));
    expect(await boxes(page), `step ${step}`).toEqual(first);
  }
}

for (const { name, viewport, touch } of SIZES) {
  test.describe(`at ${name} px`, () => {
    test.use({ viewport, hasTouch: touch, isMobile: touch });

    test("a whole game of Khronos moves no board", async ({ page }) => {
      await withSettings(page);
      await openSave(page, finished());
      await expect(page.locator(".k-board").first()).toBeVisible();
      await walk(page);
    });

    test("a whole game in the Cove moves no board", async ({ page }) => {
      await withSettings(page);
      await openSave(page, coveFinished());
      await expect(page.locator(".cm-workshop").first()).toBeVisible();
      await walk(page);
    });

    test("planning in Khronos moves no board", async ({ page }) => {
      await withSettings(page);
      await sitDown(page, roundFour());
      await settled(page);
      const before = await boxes(page);
      await hand(page).getByRole("button").first().click();
      expect(await boxes(page), "a card").toEqual(before);
      const beside = await boxOf(chips(page).last());
      await chips(page).first().click();
      await expect(chips(page).first()).toHaveAttribute("aria-pressed", "true");
      await settled(page);
      expect(await boxOf(chips(page).last()), "the choice beside it").toEqual(beside);
      expect(await boxes(page), "an act").toEqual(before);
      await litSquares(page).first().click();
      await expect(tray(page).locator("[data-state=planned]")).toBeVisible();
      expect(await boxes(page), "a place").toEqual(before);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await square(page, "might", "B2").click({ force: true });
      await expect(tray(page).locator("[data-state=menu]")).toBeVisible();
      expect(await boxes(page), "a list").toEqual(before);
    });

    test("every option of a full tray in the Cove is in reach", async ({ page }) => {
      await withSettings(page);
      await open(page, staffing());
      await settled(page);
      const before = await boxes(page);
      for (let choices = 0; choices < 6; choices++) {
        const chip = tray(page).locator(".mc-chip[aria-pressed=false]");
        if ((await chip.count()) === 0) break;
        for (const each of await chip.all()) {
          await each.scrollIntoViewIfNeeded();
          const box = await each.boundingBox();
          const inside = await tray(page).boundingBox();
          if (box === null || inside === null) throw new Error("The tray and its choices are on the page.");
          expect(box.y).toBeGreaterThanOrEqual(inside.y);
          expect(box.y + box.height).toBeLessThanOrEqual(inside.y + inside.height);
          expect(box.x + Math.min(box.width, 40)).toBeLessThanOrEqual(inside.x + inside.width);
        }
        await chip.last().click();
        expect(await boxes(page)).toEqual(before);
        const cancel = tray(page).getByRole("button", { name: /^Cancel/ });
        if ((await cancel.count()) > 0) await expect(cancel).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test("nothing shifts by itself while the others play", async ({ page }) => {
  await withSettings(page, { pace: 1, following: 0.5 });
  await sameDeal(page, 3);
  await newGame(page, "khronos");
  await expect(page).toHaveTitle(/^Your turn/);
  await settled(page);
  await page.evaluate(() => {
    // As browsers reckon it: shifts that follow each other within a second are one.
    const kept = { shift: 0, session: 0, last: 0 };
    Object.assign(window, { kept });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("hadRecentInput" in entry) || entry.hadRecentInput === true || !("value" in entry)) continue;
        kept.session =
          entry.startTime - kept.last < 1000 ? kept.session + Number(entry.value) : Number(entry.value);
        kept.last = entry.startTime;
        kept.shift = Math.max(kept.shift, kept.session);
      }
    }).observe({ type: "layout-shift" });
  });
  for (let turn = 0; turn < 2; turn++) {
    await tray(page).getByRole("button", { name: "Pass" }).click();
    await tray(page).locator(".btn[data-kind=primary]").click();
    await expect(page).not.toHaveTitle(/^Your turn/);
    await expect(page).toHaveTitle(/^Your turn/);
  }
  const shift = await page.evaluate(() => (window as unknown as { kept: { shift: number } }).kept.shift);
  expect(shift).toBeLessThan(0.02);
});

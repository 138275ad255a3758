/** By keys and by finger: the focus goes where play goes on, and what lies over the page gives way first. */
import { expect, type Page, test } from "@playwright/test";
import { boarding, dawn, go, head, open, place, recruiting } from "./chronomancer.ts";
import { coveDayTwo } from "./chronomancer-saves.ts";
import { focusIn } from "./keyboard.ts";
import { chip, chips, hand, litSquares, primary, sitDown, square } from "./khronos.ts";
import { roundFour } from "./khronos-saves.ts";
import { settled } from "./settled.ts";
import { commitBy, newGame, openSave, sameDeal, steps, tray, withSettings } from "./table.ts";

test("F6 reaches the decision in one step, and a confirm leaves the focus there", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await hand(page).getByRole("button").first().click();
  await chips(page).first().click();
  await litSquares(page).first().click();
  await page.locator(".k-board [data-square][tabindex='0']").first().focus();
  await page.keyboard.press("F6");
  await expect.poll(() => focusIn(page, ".tray [data-kind=primary]")).toBe(true);
  await commitBy(page, () => page.keyboard.press("Enter"));
  await expect.poll(() => focusIn(page, ".tray button")).toBe(true);
  // Where a choice leads to the next one, that has the focus, and not the rule that is told before it.
  await open(page, dawn());
  await tray(page).locator(".chip", { hasText: "Relic" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(go(page)).toBeVisible();
  await expect.poll(() => focusIn(page, ".tray :is(.chip, [data-kind=primary])")).toBe(true);
});

test("any lit square chooses the place that contains it", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await chip(page, "Town").click();
  // The square to the right of a possible one, where the same Town would lie.
  const first = await litSquares(page).first().getAttribute("data-square");
  const era = await litSquares(page)
    .first()
    .evaluate((lit) => lit.closest(".k-board")?.getAttribute("data-era") ?? "");
  if (first === null) throw new Error("A Town has a place.");
  const beside = String.fromCharCode(first.charCodeAt(0) + 1) + (Number(first.slice(1)) + 1);
  await square(page, era as "might", beside).click({ force: true });
  await expect(primary(page)).toBeVisible();
  await expect(page.locator(".k-ghost").first()).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Why not?" })).toHaveCount(0);
});

test("the hatch of possible places lies under the ghost", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await chip(page, "Town").click();
  await litSquares(page).first().hover();
  await expect(page.locator(".k-board .k-ghost").first()).toBeVisible();
  const under = await page
    .locator(".k-art:has(.k-ghost):has(.k-legal)")
    .first()
    .evaluate((art) => {
      const [legal, ghost] = [art.querySelector(".k-legal"), art.querySelector(".k-ghost")];
      return (
        legal !== null &&
        ghost !== null &&
        (legal.compareDocumentPosition(ghost) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      );
    });
  expect(under).toBe(true);
});

/** From a turn to the question whom to recruit. */
async function toTheSquare(page: Page): Promise<void> {
  await withSettings(page);
  await open(page, recruiting());
  const portals = page.locator(".merchants [data-hit][data-lit][aria-label*='Recruit']");
  await portals.first().click();
  if ((await go(page).count()) === 0) await tray(page).locator(".mc-chip").first().click();
  if (!/recruit/i.test((await head(page).textContent()) ?? "")) await go(page).click();
}

test("Enter on a Townsfolk that is chosen confirms", async ({ page }) => {
  await toTheSquare(page);
  const card = page.locator(".cm-town button[data-lit]").first();
  await card.click();
  await expect(page.locator(".cm-town [aria-pressed=true]")).toHaveCount(1);
  const name = await page.locator(".cm-town [aria-pressed=true]").textContent();
  const before = await steps(page);
  if ((await go(page).count()) > 0) {
    await page.keyboard.press("Enter");
    await expect.poll(() => steps(page)).not.toBe(before);
  } else expect(name).not.toBe("");
});

test("a click on what is chosen confirms where that is wished", async ({ page }) => {
  await withSettings(page, { quickConfirm: true });
  await sitDown(page, roundFour());
  await hand(page).getByRole("button").first().click();
  await chips(page).first().click();
  const lit = litSquares(page).first();
  const [era, at] = await lit.evaluate((place) => [
    place.closest(".k-board")?.getAttribute("data-era") ?? "",
    place.getAttribute("data-square") ?? "",
  ]);
  await lit.click();
  await expect(primary(page)).toBeVisible();
  await commitBy(page, () => square(page, era as "might", at ?? "").click());
});

test("a board that is not one's own says whose it is", async ({ page }) => {
  await withSettings(page);
  await openSave(page, coveDayTwo());
  await page.locator(".curtain").getByRole("button").click();
  await page.locator(".mc-owners button[aria-pressed=false]").first().click();
  await expect(page.locator(".mc-whose")).toContainText(/’s workshop\. Only \w+ acts here\./);
  await page.getByRole("button", { name: "Back to mine" }).click();
  await expect(page.locator(".mc-whose")).toHaveCount(0);
});

test("a notice covers no button", async ({ page }) => {
  await withSettings(page);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await sitDown(page, roundFour());
    await page.locator(".stage").focus();
    await page.keyboard.press("Shift+U");
    await expect(page.locator(".toast")).toBeVisible();
    await settled(page);
    const covered = await page.evaluate(() => {
      const toast = document.querySelector(".toasts")?.getBoundingClientRect();
      if (toast === undefined) return ["no notice"];
      return [...document.querySelectorAll("button, a[href], [role=button], [role=gridcell]")]
        .filter((button) => button.closest(".toasts") === null && button.checkVisibility())
        .filter((button) => {
          const { left, right, top, bottom, width } = button.getBoundingClientRect();
          return (
            width > 1 && left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top
          );
        })
        .map((button) => button.getAttribute("aria-label") ?? button.textContent);
    });
    expect.soft(covered, `${viewport.width}`).toEqual([]);
  }
});

/** An open sheet has its own entry in the history, a moment after it is seen. */
const guarded = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state?.guard)).toBe("sheet");

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the way back closes a sheet before it leaves the table", async ({ page }) => {
    await withSettings(page);
    await sitDown(page, roundFour());
    const address = page.url();
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await guarded(page);
    await page.goBack();
    await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCount(0);
    expect(page.url()).toBe(address);
    await page
      .getByRole("navigation", { name: "Parts of the table" })
      .getByRole("button", { name: "Rules" })
      .tap();
    await expect(page.getByRole("dialog", { name: /rulebook$/ })).toBeVisible();
    await guarded(page);
    await page.goBack();
    await expect(page.getByRole("dialog", { name: /rulebook$/ })).toHaveCount(0);
    expect(page.url()).toBe(address);
    // What was done in the sheet stays: the address still names the moment that is looked at.
    await page.getByRole("button", { name: /^Open the timeline/ }).tap();
    await guarded(page);
    await page.getByRole("button", { name: "Previous step" }).tap();
    await expect(page).toHaveURL(/\?at=\d+$/);
    const past = page.url();
    await page.goBack();
    await expect(page.getByRole("slider")).toHaveCount(0);
    await expect(page).toHaveURL(past);
  });

  test("a tap beside a sheet closes it and does nothing else", async ({ page }) => {
    await withSettings(page);
    await sitDown(page, roundFour());
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    // Where a square of the board lies, whose list a tap would open.
    await page.touchscreen.tap(190, 300);
    await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCount(0);
    await expect(tray(page).locator("[data-state=open]")).toBeVisible();
  });

  test("buttons are for thumbs, letters can be read, and no key is named", async ({ page }) => {
    await withSettings(page);
    await sitDown(page, roundFour());
    await settled(page);
    await check(page, "Khronos");
    await open(page, boarding());
    await settled(page);
    await check(page, "the Cove");
  });

  test("what lies beyond the edge of the cove is announced", async ({ page }) => {
    await withSettings(page);
    await open(page, recruiting());
    await settled(page);
    const cove = page.locator(".mc-cove");
    const arrows = cove.locator(".beside").filter({ visible: true });
    // In the middle on both sides.
    await page.locator(".cm-cove").evaluate((pan) => pan.scrollTo({ left: 40 }));
    await expect(arrows).toHaveText(["‹", "›"]);
    // Who taps an arrow goes there, and is not asked about what lies below it.
    const pan = page.locator(".cm-cove");
    const seen = (): Promise<{ left: number; rest: number }> =>
      pan.evaluate(({ scrollLeft, clientWidth, scrollWidth }) => ({
        left: scrollLeft,
        rest: scrollWidth - clientWidth - scrollLeft,
      }));
    // The arrows follow the pan by a frame: how far it is yet to go is asked of the pan itself.
    for (let before = await seen(); before.rest > 4; before = await seen()) {
      await cove.locator('.beside[data-side="after"]').tap();
      await expect.poll(async () => (await seen()).left).toBeGreaterThan(before.left);
    }
    await expect(arrows).toHaveText(["‹"]);
    await expect(page.locator(".why")).toHaveCount(0);
  });

  test("the tap that opens a table opens nothing else", async ({ page }) => {
    await withSettings(page);
    await sameDeal(page, 2);
    await newGame(page, "chronomancer");
    await expect(page.locator(".cm-stream")).toBeVisible();
    await settled(page);
    await expect(page.locator(".cm-both").filter({ visible: true })).toHaveCount(0);
    await expect(place(page, "T1")).toBeVisible();
  });
});

/** Buttons of at least 44 px, text of at least 9, no "Esc". */
async function check(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    const seen = (element: Element): boolean => {
      const { width, height, top, bottom } = element.getBoundingClientRect();
      return width > 1 && height > 1 && bottom > 0 && top < innerHeight && element.checkVisibility();
    };
    const small = [...document.querySelectorAll("button, a[href]")]
      // The button for domains takes presses around it.
      .filter((button) => seen(button) && !button.matches(".rule, .domains-btn, .carrier[aria-disabled]"))
      .filter((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.round(width) < 44 || Math.round(height) < 44;
      })
      .map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const name = button.getAttribute("aria-label") ?? button.textContent;
        return `${button.className} ${name?.trim().slice(0, 30)} ${Math.round(width)}×${Math.round(height)}`;
      });
    const tiny = [...document.querySelectorAll("body *")]
      .filter(
        (element) =>
          seen(element) &&
          [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .map((element) => {
        const scale =
          element instanceof SVGGraphicsElement
            ? Math.hypot(element.getScreenCTM()?.a ?? 1, element.getScreenCTM()?.b ?? 0)
            : 1;
        return { element, size: Number.parseFloat(getComputedStyle(element).fontSize) * scale };
      })
      .filter(
        ({ size, element }) =>
          size < 8.95 && element.closest(".vh, .era-overview, [aria-hidden=true].brief") === null,
      )
      .map(
        ({ element, size }) =>
          `${element.getAttribute("class")} ${element.textContent?.trim().slice(0, 20)} ${size.toFixed(1)}`,
      );
    const keys = [...document.querySelectorAll("kbd")].filter(seen).map((key) => key.textContent);
    return { small, tiny, keys };
  });
  expect.soft(found.small, `${where}: buttons`).toEqual([]);
  expect.soft(found.tiny, `${where}: letters`).toEqual([]);
  expect.soft(found.keys, `${where}: keys`).toEqual([]);
}

import { expect, type Page, test } from "@playwright/test";
import { finished, roundFour } from "./saves.ts";
import { chip, openSave, sitDown, square, whyNot, withSettings } from "./table.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

/** How far the page could be pushed sideways. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - 390);

const era = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Eras" }).getByRole("button", { name: new RegExp(`^${name}`) });

/** A finger that wipes over the boards. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const box = await page.locator(".eras").boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch("touchStart", from);
  for (let i = 1; i <= 5; i++) await touch("touchMove", from + ((to - from) * i) / 5);
  await touch("touchEnd");
  await client.detach();
}

test("no page scrolls sideways", async ({ page }) => {
  await withSettings(page);
  for (const address of ["/", "/new/khronos", "/timelines", "/settings", "/about", "/rules/khronos"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect.soft(await sideways(page), address).toBeLessThanOrEqual(0);
  }
  await openSave(page, finished());
  await page.getByRole("button", { name: "Show the result" }).tap();
  await expect(page.getByRole("table", { name: "Ecus by source" })).toBeVisible();
  expect.soft(await sideways(page), "end screen").toBeLessThanOrEqual(0);
  await page.goto("/timelines");
  await expect(page.getByRole("link", { name: /Khronos/ }).first()).toBeVisible();
  expect.soft(await sideways(page), "timelines with a game").toBeLessThanOrEqual(0);
});

test("the eras are a tap or a swipe apart", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await expect(page.getByRole("grid")).toHaveCount(1);
  await era(page, "Faith").tap();
  await expect(page.getByRole("grid", { name: /^Faith/ })).toBeVisible();
  await swipe(page, 300, 80);
  await expect(page.getByRole("grid", { name: /^Reason/ })).toBeVisible();
  await swipe(page, 80, 300);
  await swipe(page, 80, 300);
  await expect(page.getByRole("grid", { name: /^Might/ })).toBeVisible();
  for (const part of ["Players", "Chronicle", "Rules"]) {
    await page
      .getByRole("navigation", { name: "Parts of the table" })
      .getByRole("button", { name: part })
      .tap();
    expect.soft(await sideways(page), part).toBeLessThanOrEqual(0);
  }
  await page.getByRole("button", { name: "Close" }).tap();
  await page.getByRole("button", { name: /^Open the timeline/ }).tap();
  await expect(page.getByRole("slider")).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test("two taps build, and the tabs tell the ripple in words", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await chip(page, "Keep").tap();
  await era(page, "Might").tap();
  await square(page, "might", "C5").tap();
  await expect(page.getByRole("button", { name: "Build the Keep" })).toBeVisible();
  await expect(era(page, "Might")).toContainText("you build here");
  await expect(era(page, "Faith")).toContainText(/ripple/);
  await expect(era(page, "Reason")).toContainText(/ruin/);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  // Two quick taps would zoom.
  await page.waitForTimeout(350);
  await square(page, "might", "C5").tap();
  await expect(square(page, "might", "C5")).toHaveAccessibleName(/Your Keep/);
});

test("why not? comes as a sheet from below", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await chip(page, "Keep").tap();
  await era(page, "Might").tap();
  await square(page, "might", "K12").tap({ force: true });
  await expect(whyNot(page)).toContainText("it joins two domains");
  const box = await whyNot(page).boundingBox();
  expect(box?.x).toBeLessThanOrEqual(8);
  expect(box?.width).toBeGreaterThan(370);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(760);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await whyNot(page).getByRole("button", { name: "Close" }).tap();
  await expect(whyNot(page)).toHaveCount(0);
});

test("a turn is ended with the thumb", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await page.getByRole("button", { name: "Pass" }).tap();
  await expect(page.getByRole("heading", { name: "Pass with 4 cards? They are discarded." })).toBeVisible();
  await page.getByRole("button", { name: /^Pass/ }).tap();
  await expect(page.getByRole("heading", { name: "Hand the screen to Idris" })).toBeVisible();
});

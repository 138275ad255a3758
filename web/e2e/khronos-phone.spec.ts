import { expect, type Locator, type Page, test } from "@playwright/test";
import { chip, sitDown, square } from "./khronos.ts";
import { finished, roundFour } from "./khronos-saves.ts";
import { boxOf, sideways } from "./settled.ts";
import { openSave, whyNot, withSettings } from "./table.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

const era = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Eras" }).getByRole("button", { name: new RegExp(`^${name}`) });

type Touch = {
  readonly type: "touchStart" | "touchMove" | "touchEnd";
  readonly x?: number;
  readonly ms: number;
};

/** One finger at a height, each touch at its own time: gestures depend on the clock, and the tests do not wait for it. */
async function touch(page: Page, y: number, touches: readonly Touch[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const start = Date.now();
  for (const { type, x, ms } of touches)
    await client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
      timestamp: (start + ms) / 1000,
    });
  await client.detach();
}

/** A finger that wipes over the boards and rests before it leaves: after a fling the browser swallows the next tap. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const { y, height } = await boxOf(page.locator(".eras"));
  await touch(page, y + height / 2, [
    { type: "touchStart", x: from, ms: 0 },
    ...[1, 2, 3, 4, 5].map(
      (part): Touch => ({ type: "touchMove", x: from + ((to - from) * part) / 5, ms: 16 * part }),
    ),
    { type: "touchMove", x: to, ms: 400 },
    { type: "touchEnd", ms: 420 },
  ]);
}

/** A tap half a second after everything before it: two quick ones would zoom. */
async function slowTap(page: Page, what: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(what);
  await touch(page, y + height / 2, [
    { type: "touchStart", x: x + width / 2, ms: 500 },
    { type: "touchEnd", ms: 550 },
  ]);
}

test("the end screen does not scroll sideways", async ({ page }) => {
  await withSettings(page);
  await openSave(page, finished());
  await page.getByRole("button", { name: "Show the result" }).tap();
  await expect(page.getByRole("table", { name: "Ecus by source" })).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
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
  await expect(page.getByRole("grid", { name: /^Faith/ })).toBeVisible();
  await swipe(page, 80, 300);
  await expect(page.getByRole("grid", { name: /^Might/ })).toBeVisible();
  for (const part of ["Players", "Chronicle", "Rules"]) {
    await page
      .getByRole("navigation", { name: "Parts of the table" })
      .getByRole("button", { name: part })
      .tap();
    if (part === "Rules") await expect(page.getByRole("dialog", { name: /rulebook$/ })).toBeVisible();
    else await expect(page.getByRole("heading", { name: part, exact: true })).toBeVisible();
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
  const wayOut = page.locator(".go .row .btn").first();
  const { x, y, width } = await boxOf(wayOut);
  await chip(page, "Keep").tap();
  await era(page, "Might").tap();
  await square(page, "might", "C5").tap();
  await expect(page.getByRole("button", { name: "Build the Keep" })).toBeVisible();
  // The way out stays under the thumb when the button that commits comes.
  expect(await boxOf(wayOut)).toMatchObject({ x, y, width });
  // What it costs and brings is in sight whole: the one board says which era it is.
  const plan = await boxOf(page.locator(".plan"));
  const short = await boxOf(page.locator(".plan .short"));
  expect(short.y + short.height).toBeLessThanOrEqual(plan.y + plan.height);
  expect((await boxOf(page.locator(".plan h2 .where"))).width).toBeLessThanOrEqual(1);
  await expect(era(page, "Might")).toContainText("you build here");
  await expect(era(page, "Faith")).toContainText(/ripple/);
  await expect(era(page, "Reason")).toContainText(/ruin/);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await slowTap(page, square(page, "might", "C5"));
  await expect(square(page, "might", "C5")).toHaveAccessibleName(/Your Keep/);
});

test("why not? comes as a sheet from below", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await era(page, "Might").tap();
  await square(page, "might", "C15").tap();
  // What can be done on a square is in sight whole, beside the way back, and the end of the turn waits.
  const tray = await boxOf(page.locator(".tray"));
  for (const name of [/^Upgrade to a Town/, /^Cancel/]) {
    const { x, y, width, height } = await boxOf(page.getByRole("button", { name }));
    expect(x + width).toBeLessThanOrEqual(tray.x + tray.width);
    expect(y + height).toBeLessThanOrEqual(tray.y + tray.height);
    expect(
      await page.evaluate(
        ([at, down]) => document.elementFromPoint(at, down)?.closest("button")?.textContent,
        [x + width - 14, y + height / 2] as const,
      ),
    ).toMatch(name);
  }
  await expect(page.getByRole("button", { name: "Pass" })).toBeHidden();
  await page.getByRole("button", { name: "Cancel" }).tap();
  await chip(page, "Keep").tap();
  await era(page, "Might").tap();
  await square(page, "might", "K12").tap({ force: true });
  await expect(whyNot(page)).toContainText("it joins two domains");
  const { x, y, width, height } = await boxOf(whyNot(page));
  expect(x).toBeLessThanOrEqual(8);
  expect(width).toBeGreaterThan(370);
  expect(y + height).toBeGreaterThan(760);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await whyNot(page).getByRole("button", { name: "Close" }).tap();
  await expect(whyNot(page)).toHaveCount(0);
});

test("a turn is ended with the thumb", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await page.getByRole("button", { name: "Pass" }).tap();
  await expect(page.getByRole("heading", { name: "Pass with 4 cards? They are discarded." })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).tap();
  // Whoever has done something does not pass.
  await page.locator("button.pawn:visible").first().tap();
  await page
    .getByRole("button", { name: /^Travel to / })
    .first()
    .tap();
  await page.locator(".go .btn[data-kind=primary]").tap();
  await page.getByRole("button", { name: "End your turn" }).tap();
  await expect(
    page.getByRole("heading", { name: "End your turn with 4 cards? They are discarded." }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pass/ })).toHaveCount(0);
  await page.getByRole("button", { name: /^End your turn/ }).tap();
  await expect(page.getByRole("heading", { name: "Hand the screen to Idris" })).toBeVisible();
});

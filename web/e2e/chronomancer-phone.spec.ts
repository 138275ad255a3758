import { expect, type Locator, type Page, test } from "@playwright/test";
import { boarding, head, IDLE, market, open, place, playUntilStop } from "./chronomancer.ts";
import { boxOf, sideways } from "./settled.ts";
import { sameDeal, watchErrors, withSettings } from "./table.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

const tab = (page: Page, name: string): Locator =>
  page.getByRole("group", { name: "Parts of the board" }).getByRole("button", { name, exact: true });
const part = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name });

/** Two people at one screen; the first waits behind the curtain. */
async function sitDownAsTwo(page: Page): Promise<void> {
  await page.goto("/new/chronomancer");
  await expect(page.getByRole("button", { name: "Take the first turn" })).toBeVisible();
  expect.soft(await sideways(page), "new game").toBeLessThanOrEqual(0);
  await page.getByRole("radio", { name: "One screen" }).check();
  await page.getByRole("button", { name: "Remove Player 3" }).tap();
  await page.getByRole("button", { name: "Take the first turn" }).tap();
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hand the screen to Player [12]$/);
  await page.getByRole("button", { name: /^I am Player [12]$/ }).tap();
  await expect(head(page)).toHaveText(IDLE);
}

/** Words of a plan that lie under the button which shows the rest of it. */
const underMore = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const more = document.querySelector(".fold:not([data-open]) .fold-more")?.getBoundingClientRect();
    if (more === undefined) return [];
    const texts = document.createTreeWalker(
      document.querySelector(".fold-text") as Node,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const range = new Range();
      range.selectNodeContents(node);
      const under = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          right > more.left + 1 && left < more.right && bottom > more.top + 1 && top < more.bottom - 1,
      );
      if (under) found.push(node.textContent ?? "");
    }
    return found;
  });

/** What lies on something else in the tray, and a status that is higher than its bar. */
const overlapping = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxes = (selector: string): readonly (readonly [string, DOMRect])[] =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => [element.textContent ?? "", element.getBoundingClientRect()]);
    const [, bar] = boxes(".bar")[0] ?? ["", new DOMRect()];
    const tall = boxes(".bar .status .brief").filter(
      ([, { top, bottom }]) => top < bar.top || bottom > bar.bottom,
    );
    const prices = boxes(".mc-pay");
    const [, list] = boxes(".mc-chips")[0] ?? ["", new DOMRect()];
    const covered = boxes(".mc-chip").filter(([, chip]) =>
      prices.some(([, pay]) => Math.min(chip.bottom, list.bottom) > pay.top + 1),
    );
    return [...tall, ...covered].map(([text]) => text);
  });

test("a day of two people at one phone, by touch", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await sameDeal(page, 3);
  await sitDownAsTwo(page);
  // Of a cove that is wider than its frame the middle is shown first.
  const beside = await page
    .locator(".cm-cove")
    .evaluate(({ scrollLeft, scrollWidth, clientWidth }) => [
      scrollLeft,
      scrollWidth - clientWidth - scrollLeft,
    ]);
  expect(Math.min(...beside)).toBeGreaterThan(10);
  expect(Math.abs((beside[0] ?? 0) - (beside[1] ?? 0))).toBeLessThanOrEqual(2);

  // What belongs together is a tap apart, and the tab where something is lit says so.
  const seen = {
    Workshop: place(page, "assistant"),
    Cove: place(page, "boat 6"),
    Town: page.getByRole("region", { name: "Town Square" }),
  };
  for (const [name, what] of Object.entries(seen)) {
    await tab(page, name).tap();
    await expect(tab(page, name)).toHaveAttribute("aria-pressed", "true");
    await expect(what).toBeVisible();
    expect.soft(await sideways(page), name).toBeLessThanOrEqual(0);
  }
  await expect(tab(page, "Workshop")).toHaveAttribute("data-lit", "true");
  for (const name of ["Players", "Chronicle", "Rules"]) {
    await part(page, name).tap();
    if (name === "Rules") await expect(page.getByRole("dialog", { name: /rulebook$/ })).toBeVisible();
    else await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    expect.soft(await sideways(page), name).toBeLessThanOrEqual(0);
  }
  await page.getByRole("button", { name: "Close" }).tap();
  await part(page, "Board").tap();

  // A day: every screen on the way keeps to its width.
  const takers = new Set<string>();
  const widths = new Map<string, number>();
  const hidden: string[] = [];
  const tap = async (what: Locator): Promise<void> => {
    const name = ((await what.textContent()) ?? "").trim();
    if (name.startsWith("I am ")) takers.add(name);
    const over = await sideways(page);
    if (over > 0) widths.set(name, over);
    hidden.push(...(await underMore(page)), ...(await overlapping(page)));
    await what.tap();
  };
  expect(await playUntilStop(page, tap)).toBe("market");
  expect([...takers].toSorted()).toEqual(["I am Player 1", "I am Player 2"]);
  expect(Object.fromEntries(widths)).toEqual({});
  expect(hidden).toEqual([]);

  // One stall after the other, and the next morning.
  const curtain = page.locator(".curtain").getByRole("button");
  while ((await head(page).textContent()) !== IDLE) {
    const close = market(page).getByRole("button", { name: /^(Sell for \d+ Gold|Close your stall)/ });
    await expect(close).toBeInViewport();
    expect.soft(await sideways(page), "market").toBeLessThanOrEqual(0);
    await close.tap();
    await expect(market(page)).toHaveCount(0);
    await expect(curtain.or(head(page))).toBeVisible();
    if (await curtain.isVisible()) await curtain.tap();
    await expect(head(page)).toHaveText(/^(Choose a figure|Sell Goods)/);
  }
  await part(page, "Chronicle").tap();
  await expect(page.locator(".log .log-line", { hasText: "Day 2 dawns over the cove." })).toBeVisible();
  expect(errors).toEqual([]);
});

for (const language of ["en", "fr"] as const)
  test(`the bar of a phone has room for the status, ${language}`, async ({ page }) => {
    await withSettings(page, { language });
    await open(page, boarding());
    const status = await boxOf(page.locator(".bar .status .brief").first());
    const undo = await boxOf(page.locator(".bar .tools svg").first());
    expect(status.width).toBeGreaterThan(0);
    expect(status.x + status.width).toBeLessThanOrEqual(undo.x);
  });

test("on a phone, too, the bar says whose turn it is to those who do not see it", async ({ page }) => {
  await withSettings(page);
  await open(page, boarding());
  await expect(page.locator(".bar").getByRole("status")).toMatchAriaSnapshot("- status: /./");
});

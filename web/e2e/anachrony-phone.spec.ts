import { expect, type Locator, type Page, test } from "@playwright/test";
import { card, eraThree, go, head, open, place, playOn, ruins } from "./anachrony.ts";
import { settled, sideways } from "./settled.ts";
import { sameDeal, watchErrors, withSettings } from "./table.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

const TABS = ["Capitale", "Mon plateau", "Robot", "Ères"] as const;
const tab = (page: Page, name: string): Locator =>
  page.getByRole("group", { name: "Parties de la table" }).getByRole("button", { name, exact: true });
const inEraTwo = async (page: Page): Promise<boolean> =>
  ((await page.locator(".bar .status").textContent()) ?? "").includes("Ère 2");

test("an Era in French at 390 px, by touch, and nothing is wider than the screen", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page, { language: "fr" });
  await sameDeal(page, 9);
  await page.goto("/new/anachrony");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect.soft(await sideways(page), "new game").toBeLessThanOrEqual(0);
  await page.locator(".setup .start .btn").tap();
  await page.waitForURL(/\/t\//);
  await expect(head(page)).toBeVisible();
  for (const name of TABS) {
    await tab(page, name).tap();
    await expect(tab(page, name)).toHaveAttribute("aria-pressed", "true");
    expect.soft(await sideways(page), name).toBeLessThanOrEqual(0);
  }
  const widths = new Map<string, number>();
  const tap = async (what: Locator): Promise<void> => {
    const name = ((await what.textContent()) ?? "").trim();
    const over = await sideways(page);
    if (over > 0) widths.set(name, over);
    await what.tap();
  };
  expect(await playOn(page, tap, inEraTwo)).toBe("there");
  expect(Object.fromEntries(widths)).toEqual({});
  expect(errors).toEqual([]);
});

test("a second tap confirms, and the plan shows on every tab", async ({ page }) => {
  await withSettings(page);
  await open(page, ruins());
  await place(page, "space purify").tap();
  await page.locator(".tray .an-card:not([data-no])").first().tap();
  const planned = await head(page).textContent();
  for (const name of ["My board", "Bot", "Timeline"]) {
    await page.getByRole("group", { name: "Parts of the table" }).getByRole("button", { name }).tap();
    await expect(head(page)).toHaveText(planned ?? "");
  }
  await go(page).tap();
  await expect(head(page)).toHaveText("Your turn is done");
});

test("every space of the Capital stands above the tray, and a question about tiles shows them", async ({
  page,
}) => {
  await withSettings(page);
  await open(page, eraThree());
  const top = async (): Promise<number> => (await page.locator(".tray").boundingBox())?.y ?? 0;
  await settled(page);
  const mine = await page.locator(".an-band").last().boundingBox();
  expect((mine?.y ?? 0) + (mine?.height ?? 0)).toBeLessThanOrEqual(await top());
  await card(page, "worker En").tap();
  await place(page, "space construct2").tap();
  const rows = page.locator(".an-rows");
  await expect(rows).toBeVisible();
  await expect.poll(async () => (await rows.boundingBox())?.y ?? Infinity).toBeLessThan((await top()) - 200);
});

test("a card stays under a mouse on a narrow screen", async ({ page }) => {
  await withSettings(page);
  await open(page, eraThree());
  await place(page, "space construct2").click();
  await card(page, "worker En").click();
  await expect(head(page)).toHaveText("Choose what you build");
});

test("320 px hold the table", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await withSettings(page, { language: "fr" });
  await open(page, ruins());
  for (const name of TABS) {
    await tab(page, name).tap();
    expect.soft(await sideways(page), name).toBeLessThanOrEqual(0);
  }
});

test("AN-56: the diagram of Construct, in French, has nothing cut and nothing on top of another", async ({
  page,
}) => {
  await withSettings(page, { language: "fr" });
  await page.goto("/rules/anachrony#AN-56");
  const picture = page.locator(".an-diagram-rows");
  await expect(picture.locator(".an-ghost")).toBeVisible();
  const wrong = await picture.evaluate((whole) => {
    type Box = { readonly name: string; readonly at: DOMRect };
    const shown = (root: Element, selector: string): Element[] =>
      [...root.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
    const boxOf = (each: Element): Box => ({
      name: each.getAttribute("data-hit") ?? each.getAttribute("title") ?? each.textContent,
      at: each.getBoundingClientRect(),
    });
    const inside = ({ at }: Box, around: Box): boolean =>
      at.left >= around.at.left - 0.5 &&
      at.right <= around.at.right + 0.5 &&
      at.top >= around.at.top - 0.5 &&
      at.bottom <= around.at.bottom + 0.5;
    const apart = (a: Box, b: Box): boolean =>
      a.at.right <= b.at.left + 0.5 ||
      b.at.right <= a.at.left + 0.5 ||
      a.at.bottom <= b.at.top + 0.5 ||
      b.at.bottom <= a.at.top + 0.5;
    const tiles = shown(whole, ".an-type, .an-tile");
    const boxes = tiles.map(boxOf);
    return {
      tiles: tiles.length,
      out: boxes.filter((box) => !inside(box, boxOf(whole))).map(({ name }) => name),
      overlapping: boxes.flatMap((a, i) =>
        boxes.slice(i + 1).flatMap((b) => (apart(a, b) ? [] : [`${a.name} and ${b.name}`])),
      ),
      cut: tiles.flatMap((tile) =>
        shown(tile, ".an-in span, .an-price > *")
          // Letters reach a little beyond tight lines; a line that is cut is 12 px.
          .filter((part) => !inside(boxOf(part), boxOf(tile)) || part.scrollHeight > part.clientHeight + 3)
          .map((part) => `${boxOf(tile).name}: ${part.textContent}`),
      ),
    };
  });
  expect(wrong).toEqual({ tiles: 16, out: [], overlapping: [], cut: [] });
});

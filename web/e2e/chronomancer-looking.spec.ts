/** Words and things are one: what is pointed at, focused or held explains itself, and each lights the other. */
import { expect, type Page, test } from "@playwright/test";
import { dawn, open, place, staffing } from "./chronomancer.ts";
import { coveDayTwo } from "./chronomancer-saves.ts";
import { settled } from "./settled.ts";
import { openSave, tray, withSettings } from "./table.ts";

const tip = (page: Page) => page.getByRole("tooltip");
/** The words that are lit, in the order of the page. */
const litWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(CSS.highlights.get("cm-named") ?? [])].map(String));
const litThings = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-pointed]")].map((it) => it.getAttribute("data-hit")),
  );

test("boats, shields, Halls, Townsfolk and staff say what they are worth now, to pointer and focus", async ({
  page,
}) => {
  await withSettings(page);
  await open(page, staffing());
  const said: readonly (readonly [string, RegExp])[] = [
    ["boat 2", /^Boat 2.*(Aboard: .+|Nobody is aboard)/],
    ["R", /^Sponsorship of the Warriors.*worth \d+ Gold at the market now\./],
    ["hall B", /^Hall of the Wizards\d+ inside: that many Gold for each Sponsorship and each staff icon\./],
    ["hall X", /^Rogues’ LairEach Rogue icon costs \d+ Gold at the end\./],
    ["ability fractor", /^FractorAn Artifact becomes 2 Relics of its colour\./],
  ];
  for (const [hit, words] of said) {
    // A list that scrolls under the pointer is looked at anew: it comes to rest first.
    await place(page, hit).first().scrollIntoViewIfNeeded();
    await settled(page);
    await place(page, hit).first().hover();
    await expect(tip(page)).toHaveText(words);
    const hovered = await tip(page).textContent();
    await page.mouse.move(2, 2);
    await expect(tip(page)).toHaveCount(0);
    // The keyboard comes from another place of the board.
    await page.keyboard.press("Tab");
    await place(page, hit).first().focus();
    await expect(tip(page)).toHaveText(hovered ?? "");
    await expect(place(page, hit).first()).toHaveAccessibleDescription(/\.$/);
    await page.keyboard.press("Escape");
    await expect(tip(page)).toHaveCount(0);
  }
  const card = page.locator(".cm-town [data-hit]").first();
  await card.hover();
  await expect(tip(page)).toHaveText(/(Its icons are worth −?\d+ Gold at the end|It has no icons to score)/);
});

test("a thing lights its words, and a word its thing", async ({ page }) => {
  await withSettings(page);
  await open(page, dawn());
  await place(page, "T1").hover();
  await expect.poll(() => litWords(page)).toContain("T1");
  await page.mouse.move(2, 2);
  await expect.poll(() => litWords(page)).toEqual([]);

  const chip = tray(page).getByRole("button", { name: /^T2: / });
  await chip.hover();
  await expect.poll(() => litThings(page)).toEqual(["T2"]);
  await page.mouse.move(2, 2);
  await expect.poll(() => litThings(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await chip.focus();
  await expect.poll(() => litThings(page)).toEqual(["T2"]);
});

test("the chronicle names boats that it lights", async ({ page }) => {
  await withSettings(page);
  await openSave(page, coveDayTwo());
  await page.locator(".curtain").getByRole("button").click();
  const line = page.locator(".log-line", { hasText: /boat \d/ }).first();
  await line.scrollIntoViewIfNeeded();
  await settled(page);
  const at = await line.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const found = /boat \d/i.exec(node.textContent ?? "");
      if (found === null) continue;
      const range = new Range();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, boat: found[0].toLowerCase() };
    }
    return undefined;
  });
  await page.mouse.move(at?.x ?? 0, at?.y ?? 0);
  await expect.poll(() => litThings(page)).toEqual([at?.boat]);
});

test("portals and tiles carry the names that the words use", async ({ page }) => {
  await withSettings(page);
  await openSave(page, coveDayTwo());
  await page.locator(".curtain").getByRole("button").click();
  await expect(page.locator(".cm-plate text")).toHaveText(["T1", "T2", "T3", "B1", "B2", "B3"]);
  await expect(page.locator(".cm-workshop .cm-tile-name")).toHaveText([
    /^P\d\d$/,
    /^P\d\d$/,
    /^P\d\d$/,
    /^P\d\d$/,
  ]);
  for (const tile of await page.locator(".cm-stream li [data-hit]").all())
    expect(`tile ${await tile.locator(".cm-tile-name").textContent()}`).toBe(
      await tile.getAttribute("data-hit"),
    );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("all names on the boards are 9 px high at least, and a held finger reads instead of choosing", async ({
    page,
  }) => {
    await withSettings(page);
    await open(page, dawn());
    await settled(page);
    const small = await page.locator(".merchants svg text").evaluateAll((all) =>
      all
        .filter((text) => text.getClientRects().length > 0)
        .map((text) => {
          const { a, b } = (text as SVGTextElement).getScreenCTM() ?? { a: 1, b: 0 };
          return {
            text: text.textContent,
            px: Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b),
          };
        })
        .filter(({ px }) => px < 9),
    );
    expect(small).toEqual([]);

    const shield = page.locator(".cm-workshop [data-hit=R]");
    const box = (await shield.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchEnd"): Promise<unknown> =>
      finger.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
      });
    await touch("touchStart");
    await expect(tip(page)).toHaveText(/^Sponsorship of the Warriors/);
    await touch("touchEnd");
    await expect(tip(page)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test.describe("the staff", () => {
  for (const language of ["en", "fr"] as const)
    test(`is shown whole, in ${language}`, async ({ page }) => {
      await withSettings(page, { language });
      await openSave(page, coveDayTwo());
      await page.locator(".curtain").getByRole("button").click();
      await settled(page);
      const cut = await page
        .locator(".mc-right, .mc-right :is(.cm-ability, .cm-worker, .cm-worker > span, .cm-words, .cm-folk)")
        .evaluateAll((all) =>
          all
            .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
            .filter((it) => getComputedStyle(it).display !== "inline")
            .map((it) => `${it.className}: ${it.textContent}`),
        );
      expect(cut).toEqual([]);
    });
});

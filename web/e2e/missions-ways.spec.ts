/** Other ways to the same table: by keys, as text, heard, in French, without a network, from a bad file; and the long mission. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { button, card, commitBy, enterBakery, layMission, press } from "./missions.ts";
import { sideways } from "./settled.ts";
import { addFiles, openSave, watchErrors, withSettings } from "./table.ts";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** Goes to a button by Tab and presses it. */
async function key(page: Page, name: RegExp, inside?: string): Promise<void> {
  await tabTo(page, name, inside);
  await commitBy(page, () => page.keyboard.press("Enter"));
}

test("A8: by keys and as text, each step announced, in the light", async ({ page }) => {
  await withSettings(page, { textTable: true, theme: "light" });
  await layMission(page, /Ten to Six/);
  await key(page, /^Be Mila/);
  await key(page, /^Be Ruben/);
  await key(page, /^Begin the mission/);
  await key(page, /^Read on/);
  await key(page, /^Go to the bakery/);
  // As text a card says what is seen on it, and there is no picture of it.
  await expect(page.locator(".ms-pan img.ms-face")).toHaveCount(0);
  await expect(page.locator(".ms-alt").nth(1)).toBeVisible();
  expect.soft(await violations(page), "as text").toEqual([]);
  await key(page, /bell hatch/i, ".ms-pan");
  await key(page, /oven/i, ".ms-pan");
  await tabTo(page, /^All set/);
  await page.keyboard.press("Enter");
  await expect(page.locator(".ms-lane")).toHaveCount(2);
  // The chronicle is what is heard.
  await expect(
    page.locator("[aria-live]").filter({ hasText: "Mila takes bell hatch" }).first(),
  ).toBeAttached();
  expect.soft(await violations(page), "lanes as text").toEqual([]);
  await tabTo(page, /^Leave this place/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("TS-");
  await key(page, /^The card says: take something/);
  await key(page, /^Begin, 1 crystal/);
  await expect(page.locator(".bar [role=status]")).toContainText("Mila tests Dexterity");
  expect.soft(await violations(page), "a test").toEqual([]);
  await key(page, /^Reveal Destiny/);
});

test("in French there is no English word, and no key", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page, { language: "fr" });
  await page.goto("/new/missions");
  await page.getByRole("button", { name: "Jouer le premier tour" }).click();
  await press(page, /^Être Mila/, /^Être Ruben/, "Commencer la mission", "Lire la suite", /^Aller/);
  await commitBy(page, () => card(page, "C").click());
  await commitBy(page, () => card(page, "B").click());
  await commitBy(page, () => button(page, /ouvrir les cartes/).click());
  // With every name that only a screen reader says.
  const shown = await page.locator("body").ariaSnapshot();
  expect(shown).not.toMatch(/\b(the|and|with|your|card|crystal|takes|reads|leads|round)\b/i);
  expect(shown).not.toMatch(/\b(L\d\.[A-Z]|card:|item:|coach\.|rec\.)/);
  // In the middle of a card: the same card in the other language, and the chronicle too.
  await expect(page.locator(".ms-lane").first()).toContainText("La chaise");
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem("chronarium.settings") ?? "{}");
    localStorage.setItem("chronarium.settings", JSON.stringify({ ...settings, language: "en" }));
  });
  await page.reload();
  await expect(page.locator(".ms-lane").first()).toContainText("The chair wobbles");
  await expect(page.locator(".log")).toContainText("Mila takes bell hatch. Ruben takes oven.");
  expect(errors).toEqual([]);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });
  test("a mission is laid, played and found again", async ({ page, context }) => {
    await withSettings(page);
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await layMission(page, /Ten to Six/);
    await enterBakery(page);
    await page.reload();
    await expect(page.locator(".ms-lane")).toHaveCount(2);
    await expect(page.locator(".ms-recap")).toContainText("Where you were: The bakery");
    await button(page, "Go on").click();
    await expect
      .poll(() =>
        card(page, "D")
          .locator("img.ms-face")
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0);
  });
});

test("a file of a mission that is not there, and one that was tampered with, are refused in words", async ({
  page,
}) => {
  await withSettings(page);
  const whole = read("games/missions/test/corpus/solo-ten-to-six.match");
  await addFiles(page, [
    { name: "old.json", text: whole.replaceAll("ten-to-six@1.0.0", "ten-to-six@0.9.0") },
  ]);
  await expect(page.getByRole("alert")).toContainText("none of the choices: ten-to-six@1.0.0");
  await addFiles(page, [
    {
      name: "bad.json",
      text: whole.replace('"card":"card:L1.C"', '"card":"card:<img src=x onerror=alert(1)>"'),
    },
  ]);
  await expect(page.getByRole("alert")).toContainText("bad.json:");
  await expect(page.locator("a[href^='/t/']")).toHaveCount(0);
  // The same file as it was opens and is whole.
  await openSave(page, { id: "solo-ten-to-six", text: whole });
  await expect(page.getByRole("heading", { name: "Report" })).toBeVisible();
});

type Logged = { readonly action: { readonly type: string } };
const hour = read("games/missions/test/corpus/hour-1-good.match");
const log = (JSON.parse(hour) as { readonly log: readonly Logged[] }).log;
/** The step after an act. */
const after = (type: string): readonly number[] =>
  log.flatMap(({ action }, i) => (action.type === type ? [i + 1] : []));

test("every place of the long mission has its picture at both widths, and so have the message and the end", async ({
  page,
}) => {
  const errors = watchErrors(page);
  const failed: string[] = [];
  page.on("response", (response) => {
    if (!response.ok()) failed.push(response.url());
  });
  await withSettings(page);
  await openSave(page, { id: "hour-1-good", text: hour });
  const drawn = (selector: string): Promise<readonly number[]> =>
    page
      .locator(selector)
      .evaluateAll((images) => images.map((img) => (img as HTMLImageElement).naturalWidth));
  await expect(page.locator(".ms-end article > img")).toBeVisible();
  await expect.poll(() => drawn(".ms-end article > img")).toEqual([expect.any(Number)]);
  const places = after("enter");
  expect(places.length).toBeGreaterThanOrEqual(9);
  for (const at of places) {
    await page.goto(`/t/hour-1-good?at=${at}`);
    await page.locator(".ms-card").nth(2).waitFor();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await expect
        .poll(async () => (await drawn(".ms-card img.ms-face")).every((size) => size > 0))
        .toBe(true);
      const faces = await page.locator(".ms-card:has(img.ms-face)").count();
      expect(faces, `step ${at} at ${width}`).toBe(await page.locator(".ms-card").count());
      expect(await sideways(page)).toBe(0);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/t/hour-1-good?at=${after("say")[1]}`);
  await expect(page.locator(".ms-chorus p[data-now]")).toBeVisible();
  expect(await page.locator(".ms-chorus").evaluate((box) => getComputedStyle(box).backgroundImage)).toContain(
    ".svg",
  );
  expect.soft(await violations(page), "the message").toEqual([]);
  expect(failed).toEqual([]);
  expect(errors).toEqual([]);
});

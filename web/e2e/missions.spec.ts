/** Ten to Six alone, by mouse, to each of its endings; what is saved and opened again on the way. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { button, card, commitBy, enterBakery, layMission, press } from "./missions.ts";
import { addFiles, tool, watchErrors, withSettings } from "./table.ts";

const END = ".ms-end article";
const PASSPHRASE = "ninety-four lamps";

async function choose(page: Page, option: string): Promise<void> {
  await button(page, option).click();
  await press(page, "Yes, do it");
  await expect(page.getByRole("heading", { name: "Report" })).toBeVisible();
}

/** Through the bakery with the rope, the slip of paper and the whistle. */
async function bakery(page: Page): Promise<void> {
  await press(page, "The card says: take something", "The card says: listen", "Close it");
  await commitBy(page, () => button(page, "Begin, 1 crystal").click());
  await press(page, "Ask for help");
  // Ruben is the second who holds a card.
  await press(
    page,
    "Return the card, stand by",
    /^Give \+1 as Ruben/,
    /^Give \+1 as Ruben/,
    "Reveal Destiny",
  );
  await expect(page.getByText("Destiny −1: 3 against 3 · critical")).toBeVisible();
  await press(page, "The card says: listen", "Close it", "Close it");
  await expect(page.locator(".ms-result")).toContainText("3 against 3: critical");
  await card(page, "D").click();
  await press(
    page,
    /^Ruben ?free this once/,
    "Begin, 1 crystal",
    "Ask for help",
    "Return the card, stand by",
  );
  await press(page, /^Give \+1 as Mila/);
}

test("Ten to Six alone by mouse, to each ending", async ({ page, browser, baseURL }) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await layMission(page, /Ten to Six/);
  expect.soft(await violations(page), "who you are").toEqual([]);
  await enterBakery(page);
  await expect(page.locator("[data-pointed]")).toHaveCount(1);
  expect.soft(await violations(page), "a note at the lanes").toEqual([]);
  await button(page, "Skip the notes").click();
  await bakery(page);
  await expect(page.getByRole("heading", { name: "The link breaks" })).toBeVisible();
  expect.soft(await violations(page), "a broken link").toEqual([]);
  // Whoever is interrupted finds the same choice.
  await page.reload();
  await expect(page.locator(".ms-link-choice[data-choice=lose]")).toContainText("7 → 8");
  await expect(page.locator(".log")).toContainText("Mila takes bell hatch. Ruben takes oven.");
  await press(page, /^Emergency Update/, "Reveal Destiny");
  // What is read aloud lies before all, and in nobody's lane.
  await expect(page.getByText("The coalman has looked up.")).toHaveCount(1);
  await press(page, "Go on", "Close it", "Return the card, stand by", "Leave this place");
  await press(page, /^Update, 1 crystal/, "One for Ruben", "One for Ruben", "One for Ruben", "So be it");
  expect.soft(await violations(page), "swaps").toEqual([]);
  await button(page, /^Bell rope to Ruben/).click();
  await expect(button(page, /^Bell rope to Mila/)).toBeVisible();
  await commitBy(page, () => button(page, "On we go").click());
  await press(page, /^Go to the bell tower/);
  await commitBy(page, () => card(page, "B").click());
  await commitBy(page, () => card(page, "C").click());
  await commitBy(page, () => button(page, "All set: open the cards").click());
  await button(page, "Ready, let it come").click();
  await press(page, "Let Ruben test");
  expect.soft(await violations(page), "a conflict").toEqual([]);
  // What is said of a test is what it begins with: the pulley is easier with the lantern.
  const tests = page.locator(".ms-conflict-tests > li");
  const difficulty = /difficulty (\d)/.exec((await tests.nth(2).textContent()) ?? "")?.[1];
  await commitBy(page, () => tests.nth(0).getByRole("button").click());
  await press(page, "Use Long arms", "Reveal Destiny");
  await expect(page.locator(".ms-outcome")).toContainText("4 against 3: success");
  await press(page, "Let Mila test");
  await commitBy(page, () => tests.nth(2).getByRole("button").click());
  await expect(page.locator(".ms-flag-text")).toHaveText(`difficulty ${difficulty}`);
  await press(page, /^Boost/, "Reveal Destiny", "Return the card, stand by");
  await card(page, "B").click();
  await press(page, /^Ruben ?free this once/, "Begin, 1 crystal", "Reveal Destiny");
  await expect(page.getByText("Out of the scene until you all leave.")).toBeVisible();
  await press(page, "Leave this place", "Use The thermos", "Update, free");
  await press(page, "One for Mila", "One for Ruben", "So be it");
  await commitBy(page, () => button(page, "On we go").click());
  await press(page, /^Go to the bell tower/);
  // What came of another visit is not told again.
  await expect(page.locator(".ms-result")).toHaveCount(0);
  await commitBy(page, () => card(page, "B").click());
  await commitBy(page, () => card(page, "C").click());
  await commitBy(page, () => button(page, "All set: open the cards").click());
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThanOrEqual(2500);
  // It stays sealed until it is over, in a file too.
  await tool(page, "Menu").click();
  await page.getByRole("button", { name: "Save the game as a file" }).click();
  await expect(page.getByRole("button", { name: "Save what I may know" })).toHaveCount(0);
  await page.getByLabel(/^Passphrase/).fill(PASSPHRASE);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save it sealed" }).click();
  const text = readFileSync(await (await download).path(), "utf8");
  await choose(page, "Wait, ring at five past");
  await expect(page.locator(END)).toContainText("You do not ring.");
  await expect(page.locator(`${END} > img`)).toBeVisible();
  await expect(page.locator(".ms-stamp")).toHaveText("Silver");
  expect.soft(await violations(page), "the end").toEqual([]);
  // A sealed game has no analysis: its table stands there.
  await page.goto(`${page.url()}/analysis`);
  await expect(page.getByRole("heading", { name: "Report" })).toBeVisible();
  expect(errors).toEqual([]);

  for (const [option, words] of [
    ["Ring at six", "You lean. She comes to you."],
    ["Let them all sleep", "You hang the rope on its nail"],
  ] as const) {
    const other = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
    await withSettings(other);
    await addFiles(other, [{ name: "ten-to-six.json", text }]);
    await other.getByLabel("Passphrase").fill(PASSPHRASE);
    await other.getByRole("button", { name: "Open it" }).click();
    await other.locator("a[href^='/t/']").first().click();
    await choose(other, option);
    await expect(other.locator(END)).toContainText(words);
    await other.close();
  }
});

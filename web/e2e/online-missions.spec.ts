/** A mission on two devices, one of them a phone, and a stranger who watches: what one reads alone is nowhere else. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { button, card, commitBy, press } from "./missions.ts";
import { watchErrors, withSettings } from "./table.ts";

async function person(browser: Browser, name: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 844 : 900 } });
  const page = await context.newPage();
  await withSettings(page, { name });
  return page;
}

/** What only Mila reads in the bakery, and what only Ruben does. */
const MILA = "The chair wobbles";
const RUBEN = "On the floor a sack";

test("a mission on two devices: each reads alone, both act, talk and end it together", async ({
  browser,
}) => {
  const ada = await person(browser, "Ada");
  const ben = await person(browser, "Ben", 390);
  const noor = await person(browser, "Noor");
  const errors = [ada, ben, noor].map(watchErrors);
  await ada.goto("/new/missions");
  await ada.getByRole("radio", { name: /Ten to Six/ }).check();
  await ada.getByRole("radio", { name: "Live" }).check();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(ada.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  const code = await ada.locator(".invitation-link b").textContent();
  for (const page of [ben, noor]) await page.goto(`/j/${code}`);
  await ben.getByRole("button", { name: "Sit down" }).click();

  // Those who sit hear each other, and whoever watches hears neither.
  await ada.getByLabel("To the players").fill("Shall we?");
  await ada.keyboard.press("Enter");
  await ben.getByRole("button", { name: "Chat, 1 new" }).click();
  await expect(ben.getByRole("log")).toContainText("Shall we?");
  expect.soft(await violations(ben), "the chat on a phone").toEqual([]);
  await ben.getByRole("button", { name: "Close the chat" }).click();
  await expect(noor.getByRole("log")).toContainText("Nobody has said anything yet.");
  expect.soft(await violations(ada), "the waiting room").toEqual([]);
  await ben.getByRole("button", { name: "I am ready" }).click();

  await press(ada, /^Be Mila/);
  await press(ben, /^Be Ruben/);
  await press(ada, "Begin the mission", "Read on", /^Go to the bakery/);
  await commitBy(ada, () => card(ada, "C").click());
  await commitBy(ben, () => card(ben, "B").click());
  await press(ada, "All set: open the cards");
  await expect(ada.getByText("Waiting for Ruben")).toBeVisible();
  await press(ben, "All set: open the cards");

  // Each has the own words, and no device has another's.
  await expect(ada.locator(".ms-lane")).toContainText(MILA);
  await button(ben, "Open Ruben’s lane").click();
  await expect(ben.locator(".ms-lane")).toContainText(RUBEN);
  for (const [page, secret] of [
    [ada, RUBEN],
    [ben, MILA],
    [noor, MILA],
    [noor, RUBEN],
  ] as const)
    expect(await page.content()).not.toContain(secret);
  await ada.getByLabel("A thought for the others").fill("No clapper, but a rope");
  await button(ada, "Send the thought").click();
  // Whoever comes back finds the same card; what was told is for those who play.
  await ben.reload();
  await button(ben, "Open Ruben’s lane").click();
  await expect(ben.locator(".ms-lane")).toContainText(RUBEN);
  await button(ben, "Back to the table").click();
  await ben.locator(".tabs").getByRole("button", { name: "Thoughts" }).click();
  await expect(ben.locator(".ms-thoughts")).toContainText("No clapper, but a rope");
  await ben.locator(".tabs").getByRole("button", { name: "Scene" }).click();
  await expect(noor.locator(".ms-thoughts")).not.toContainText("No clapper");
  await press(ada, "I have told");
  await press(ben, "I have told");
  await expect(noor.getByText("Everybody acts, in any order").first()).toBeVisible();
  expect.soft(await violations(ada), "an own lane").toEqual([]);

  // They give it up together; then all is told to all.
  await press(ada, "Give up the mission…");
  const over = ada.getByRole("heading", { name: "Report" });
  // Everybody says it twice.
  while (!(await over.isVisible()))
    for (const page of [ada, ben]) {
      const yes = button(page, /: give up$/);
      if (await yes.isVisible()) await commitBy(page, () => yes.click());
    }
  for (const page of [ada, ben, noor])
    await expect(page.getByRole("heading", { name: "Report" })).toBeVisible();
  expect(errors).toEqual([[], [], []]);
});

/** Two people pass a phone on: what only one of them may read is nowhere on it but behind that one's open curtain. */
import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { button, card, commitBy, enterBakery, layMission, leakedIn, press, secretsIn } from "./missions.ts";
import { boxOf, sideways } from "./settled.ts";
import { watchErrors, withSettings } from "./table.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const SECRETS = secretsIn("en");
const leaked = async (page: Page): Promise<readonly string[]> => leakedIn(await page.content(), SECRETS);

async function inLane(page: Page, name: string, ...acts: readonly (string | RegExp)[]): Promise<void> {
  await button(page, `Open ${name}’s lane`).click();
  expect(await leaked(page), "behind the curtain").toEqual([]);
  await button(page, "Open without holding").click();
  await button(page, "Back to the table").waitFor();
  await press(page, ...acts);
  await button(page, "Back to the table").click();
  await expect.poll(() => leaked(page), `${name} is done`).toEqual([]);
}

test("A9: two people on one phone; what one of them reads is there only while the curtain is open", async ({
  page,
}) => {
  expect(SECRETS.size).toBeGreaterThan(30);
  await withSettings(page);
  await layMission(page, /Ten to Six/, 2);
  await enterBakery(page);
  await expect(page.locator(".bar .brief")).toContainText("05:40, the bakery");
  expect(await leaked(page), "all cards are taken").toEqual([]);
  expect(await sideways(page)).toBe(0);
  await button(page, "Skip the notes").click();

  // Held: the text is there, nobody else's is, and the button stays under the finger.
  await button(page, "Open Mila’s lane").click();
  const hold = page.locator(".ms-hold");
  const before = await boxOf(hold);
  await hold.hover();
  await page.mouse.down();
  await expect(page.locator(".ms-who")).toContainText("The chair wobbles");
  expect(await boxOf(hold)).toEqual(before);
  expect(await leaked(page)).toEqual(["L1.C.body"]);
  await page.mouse.up();
  await expect.poll(() => leaked(page)).toEqual([]);
  expect.soft(await violations(page), "the curtain").toEqual([]);

  // Open: what the card asks for, and telling in one's own words.
  await button(page, "Open without holding").click();
  const thought = page.getByLabel("A thought for the others");
  await thought.fill("The rope is up there too, looped twice round a beam");
  await expect(page.getByText("this is the card speaking")).toBeVisible();
  await thought.fill("No clapper up there, but I could reach the rope");
  await button(page, "Send the thought").click();
  await expect(page.getByText("Sent.")).toBeVisible();
  await button(page, "A nudge").click();
  await expect(page.locator(".ms-hints")).toContainText("Rope first.");
  expect.soft(await violations(page), "an open lane").toEqual([]);
  await button(page, "Back to the table").click();
  await expect.poll(() => leaked(page)).toEqual([]);
  await page.locator(".tabs").getByRole("button", { name: "Thoughts" }).click();
  await expect(page.locator(".ms-thoughts")).toContainText("No clapper up there");
  await page.locator(".tabs").getByRole("button", { name: "Agents" }).click();
  await expect(page.locator(".ms-tab .ms-agent")).toHaveCount(2);
  await page.locator(".tabs").getByRole("button", { name: "Scene" }).click();

  // Everybody has told; then each acts behind the own curtain.
  await button(page, "We have told").click();
  await expect(page.locator(".ms-telling, .ms-recon")).toHaveCount(0);
  await inLane(page, "Ruben", /take something/, /listen/, "Close it", "Return the card, stand by");
  await inLane(page, "Mila", "Begin, 1 crystal");
  await press(page, "Ask for help", /^Give \+1 as Ruben/, /^Give \+1 as Ruben/, "Reveal Destiny");
  expect(await leaked(page), "a public result").toEqual([]);
  await inLane(page, "Mila", /listen/, "Close it", "Close it");
  // Whether Ruben may explore is his to know: the card leads to his curtain.
  await page.getByRole("button", { name: "Choose a card for Ruben" }).click();
  await card(page, "D").click();
  await button(page, "Open without holding").click();
  await page.getByText("Explore another card").click();
  await commitBy(page, () =>
    page
      .locator(".ms-explores")
      .getByRole("button", { name: /stairs/ })
      .click(),
  );
  expect(await leaked(page)).toContain("L1.D.body");
  await button(page, "Back to the table").click();
  await expect.poll(() => leaked(page)).toEqual([]);
  await inLane(page, "Ruben", "Begin, 1 crystal");
  await inLane(page, "Mila", "Return the card, stand by");
  await press(page, "Ask for help", /^Give \+1 as Mila/, /^Emergency Update/, "Reveal Destiny");
  await expect(page.getByText("The coalman has looked up.")).toHaveCount(1);
  await button(page, "Ruben goes on").click();
  await button(page, "Open without holding").click();
  await press(page, /take something/, "Close it", "Return the card, stand by");
  await button(page, "Back to the table").click();
  await press(page, "Leave this place", "No Update");
  await button(page, "On we go").click();
  await press(page, /^Go to the bell tower/, /^Emergency Update/);
  await commitBy(page, () => card(page, "B").click());
  await commitBy(page, () => card(page, "C").click());
  await button(page, "All set: open the cards").click();
  await button(page, "Ready, let it come").click();
  // The title, the text and what is left of it lie below each other.
  const [title, life] = [
    await boxOf(page.locator(".ms-conflict-title")),
    await boxOf(page.locator(".ms-life")),
  ];
  expect(life.y).toBeGreaterThanOrEqual(title.y + title.height);
  expect(await sideways(page)).toBe(0);
  expect(await leaked(page), "a conflict").toEqual([]);
  expect.soft(await violations(page), "a conflict").toEqual([]);
});

test("alone on a phone: a lane is a sheet that shows what is read next, also when the screen becomes a wide one", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await layMission(page, /Ten to Six/);
  await enterBakery(page);
  // The row of cards is moved sideways, the stage never.
  expect(await page.locator(".ms-stage").evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await button(page, "Open Ruben’s lane").click();
  const sheet = page.locator(".ms-sheet");
  await expect(sheet).toContainText("Heat first, then everything else.");
  // The note comes along: it would lie behind the lane.
  const note = sheet.getByRole("complementary", { name: "A note" });
  await expect(note).toBeInViewport({ ratio: 1 });
  await note.getByRole("button", { name: "Skip the notes" }).click();
  await expect(note).toHaveCount(0);
  await press(page, /take something/, /listen/);
  await expect(sheet.locator("h2 img")).toBeVisible();
  await press(page, "Close it");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator(".ms-lanes .ms-lane")).toHaveCount(2);
  await expect(sheet).toHaveCount(0);
  expect(errors).toEqual([]);
});

/**
 * Four people at a server of their own, and two at another table there, through a line that the test freezes and cuts,
 * under an address that is no secure context. Most moves are made over the very same protocol with their cookies: the
 * pages follow.
 */
import { chronomancer } from "@chronarium/chronomancer";
import { khronos } from "@chronarium/khronos";
import { expect, type Page, test } from "@playwright/test";
import { type OwnServer, ownServer } from "./own-server.ts";
import { type Hand, handOf, playOn, sitDown } from "./second-hand.ts";
import { tool, withSettings } from "./table.ts";

let house: OwnServer | undefined;
let hands: readonly Hand[] = [];
let beside: readonly Hand[] = [];
test.afterAll(() => {
  for (const { end } of [...hands, ...beside]) end();
  house?.end();
});

const revisionOn = (page: Page): Promise<number> =>
  page.getByRole("slider").first().getAttribute("aria-valuemax").then(Number);

test("a frozen line, a cut one and a server that was killed lose nothing, and are told as they are", async ({
  browser,
}) => {
  house = await ownServer();
  const { origin, away, line, start, kill } = house;
  const [one, other, third, fourth, fifth] = await Promise.all(
    [0, 1, 2, 3, 4].map(() => browser.newContext()),
  );
  if (!one || !other || !third || !fourth || !fifth) throw new Error("There are five of them.");
  const [ada, ben, eve] = [await one.newPage(), await other.newPage(), await fifth.newPage()];
  await withSettings(ada, { name: "Ada" });
  await withSettings(ben, { name: "Ben" });
  await withSettings(eve, { name: "Eve" });
  await ada.goto(`${origin}/new/khronos`);
  await ada.getByRole("radio", { name: "Live" }).check();
  await ada.getByRole("button", { name: "One seat more" }).click();
  await ada.getByRole("switch", { name: "Hints and branches" }).click();
  await ada.getByRole("button", { name: "Open the table" }).click();
  const code = await ada.locator(".invitation-link b").textContent();
  await ben.goto(`${away}/j/${code}`);
  await ben.getByRole("button", { name: "Sit down" }).first().click();
  const table = new URL(ada.url()).pathname.split("/").at(-1) ?? "";
  await sitDown(third, origin, { table, seat: 2, name: "Cleo" });
  await sitDown(fourth, origin, { table, seat: 3, name: "Dov" });
  await ben.getByRole("button", { name: "I am ready" }).click();
  await expect(ben.locator(".table .stage")).toBeVisible();
  // The other table: its host is behind the same line.
  await eve.goto(`${away}/new/chronomancer`);
  await eve.getByRole("radio", { name: "Live" }).check();
  await eve.getByRole("button", { name: "One seat fewer" }).click();
  await eve.getByRole("button", { name: "Open the table" }).click();
  await expect(eve.locator(".invitation-link b")).toBeVisible();
  const second = new URL(eve.url()).pathname.split("/").at(-1) ?? "";
  await sitDown(third, origin, { table: second, seat: 1, name: "Cleo" });
  await expect(eve.locator(".table .stage")).toBeVisible();
  const strip = ben.locator(".strip");
  const back = ben.locator(".toast").getByText(/^Back at/);

  const seated = (): Promise<readonly Hand[]> =>
    Promise.all([one, other, third, fourth].map((each) => handOf(each, origin, table, khronos)));
  const besides = (): Promise<readonly Hand[]> =>
    Promise.all([fifth, third].map((each) => handOf(each, origin, second, chronomancer)));
  hands = await seated();
  beside = await besides();
  const helped = await playOn(
    hands,
    khronos,
    "beginning",
    ({ revision, actors }) => revision > 8 && actors[0] === 1,
  );
  await expect.poll(() => revisionOn(ben)).toBe(helped);
  // This table allows help: a hint, and a branch that he plays against bots on his own device.
  await tool(ben, "Ask for a hint").click();
  await expect(strip).toContainText(/thought/);
  await ben.getByRole("button", { name: "Branch from here" }).click();
  await ben.getByRole("button", { name: "Start the branch" }).click();
  await expect(ben.locator(".table[data-branch]")).toBeVisible();
  await expect(ben.locator(".status[data-mine]")).toBeVisible();
  await expect(ben.getByText("Hand the screen to")).toHaveCount(0);
  await ben.goBack();
  await expect.poll(() => revisionOn(ben)).toBe(helped);
  const before = await playOn(hands, khronos, "more", ({ actors }) => actors[0] === 0);
  await expect.poll(() => revisionOn(ben)).toBe(before);

  // Frozen: no event tells the page, and it finds out. What happens meanwhile is there when the line is back.
  line.freeze();
  const stored = await playOn(
    hands,
    khronos,
    "meanwhile",
    ({ revision, actors }) => revision > before && actors[0] === 1,
  );
  await expect(strip).toContainText(/(No answer from the server|Cut off) since/);
  expect(await revisionOn(ben)).toBe(before);
  const half = await playOn(beside, chronomancer, "half", ({ revision }) => revision > 8);
  // A line that is only silent brings all of it at once, and each act is told; one that was given up asks for it anew.
  await expect(strip).toContainText("Cut off since");
  line.mend();
  await expect(back).toBeVisible();
  await expect.poll(() => revisionOn(ben)).toBe(stored);
  await expect.poll(() => revisionOn(eve)).toBe(half);
  await expect(strip).toContainText(/Back at .* happened meanwhile\./);

  // Cut: tries again, with pauses that it tells.
  line.cut();
  await expect(strip).toContainText("Cut off since");
  await expect(strip).toContainText(/Next try in \d+ s|Trying now/);
  line.mend();
  await strip.getByRole("button", { name: "Try now" }).click();
  await expect(strip).not.toContainText("Cut off since");

  // Killed: what was acknowledged is stored, and both go on where they were.
  kill();
  await expect(ada.locator(".strip")).toContainText("Cut off since");
  // They come back one after the other, and what is said of it does not stay.
  const told = Promise.all(
    [ada, ben, eve].map((page) =>
      expect(page.locator(".toast").getByText(/The server was restarted: nothing is lost/)).toBeVisible(),
    ),
  );
  await start();
  await told;
  for (const [page, revision] of [
    [ada, stored],
    [ben, stored],
    [eve, half],
  ] as const) {
    await expect(page.locator(".strip")).not.toContainText("Cut off since");
    expect(await revisionOn(page)).toBe(revision);
  }
  hands = await seated();
  beside = await besides();
  await Promise.all([playOn(hands, khronos, "to the end"), playOn(beside, chronomancer, "to the end")]);
  for (const page of [ada, ben, eve])
    await expect(page.getByRole("dialog", { name: "The game is over" })).toBeVisible();
  await ben.getByRole("button", { name: "Verify this game" }).click();
  await expect(ben.locator(".verify-report li")).toHaveCount(5);
  await expect(ben.locator('.verify-report li[data-vouched="false"]')).toHaveCount(0);
});

/** What the table of Khronos says is true, said once, said to you, and points at its things. */
import { expect, test } from "@playwright/test";
import { chip, plan, primary, sitDown, square } from "./khronos.ts";
import { begun, laid, roundFour } from "./khronos-saves.ts";
import { commitBy, newGame, sameDeal, tray, withSettings } from "./table.ts";

test.beforeEach(async ({ page }) => withSettings(page));

const consequences = "What would happen";
const NOTHING = { might: "", faith: "", reason: "" };

test("half a renovation looks like the ruin it still is", async ({ page }) => {
  await sitDown(
    page,
    laid("half", {
      ...NOTHING,
      reason: "M3%@E4",
      hand: ["orange", "blue", "blue", "blue"],
      pawns: ["reason", "might"],
    }),
  );
  await square(page, "reason", "E4").click({ force: true });
  await tray(page)
    .getByRole("button", { name: /^Renovate/ })
    .click();
  await expect(primary(page)).toHaveText("Pay half of the Castle");
  const reason = page.locator("figure.era-reason");
  await expect(reason.locator(".k-ghost")).toHaveAttribute("data-kind", "half");
  await expect(reason.locator("figcaption small")).toHaveText("half paid here, still a ruin");
  await expect(tray(page).getByRole("list", { name: consequences })).toContainText("It is still a ruin.");
});

test("the preview of a junction names what meets, and asks where", async ({ page }) => {
  await sitDown(
    page,
    laid("junction", {
      ...NOTHING,
      might: "R3r@J4 R3b@N5 M1b@M8",
      hand: ["orange", "blue", "blue", "blue"],
      pawns: ["might", "might"],
    }),
  );
  await plan(page, "Hamlet", "might", "M5");
  const list = tray(page).getByRole("list", { name: consequences });
  await expect(list).toContainText(
    "Your Abbey (J4) and Idris’s Abbey (N5) would share the top of one domain: the one at J4 gives way.",
  );
  await expect(list).toContainText("You then choose where the Monastery stands.");
});

test("a surcharge is named with its ground", async ({ page }) => {
  await sitDown(
    page,
    laid("forest", {
      ...NOTHING,
      hand: ["orange", "blue", "blue", "blue"],
      pawns: ["might", "might"],
    }),
  );
  await plan(page, "Watchtower", "might", "K10");
  await expect(tray(page).getByRole("list", { name: consequences })).toContainText(
    "You build for 1 orange card, plus 1 blue card for the forest, and gain 1 Ecu.",
  );
});

test("what is not possible now says each reason once", async ({ page }) => {
  await sitDown(
    page,
    laid("not-now", {
      ...NOTHING,
      hand: ["blue", "blue", "blue", "blue"],
      pawns: ["might", "might"],
    }),
  );
  await square(page, "might", "J8").click({ force: true });
  const reasons = tray(page).locator(".not-now li");
  await expect(reasons).toHaveCount(1);
  await expect(reasons).toHaveText(
    "Watchtower, Keep, Castle, Chapel, Monastery and Abbey Cards are missing.",
  );
});

test("a way out carries its price", async ({ page }) => {
  await sitDown(page, roundFour());
  await chip(page, "Hamlet").click();
  await square(page, "might", "I5").click({ force: true });
  const ways = page.getByRole("dialog", { name: "Why not?" }).getByRole("listitem");
  await expect(ways.first()).toHaveText(/, for \d .* cards?/);
});

test("domains have a button, and a building tells of its own", async ({ page }) => {
  await sitDown(page, roundFour());
  const domains = page.getByRole("button", { name: "Domains" });
  await expect(page.locator(".k-domain")).toHaveCount(0);
  await domains.click();
  await expect(domains).toHaveAttribute("aria-pressed", "true");
  expect(await page.locator(".k-domain").count()).toBeGreaterThan(10);
  await domains.click();
  await expect(page.locator(".k-domain")).toHaveCount(0);
});

test("words light their places, and places their words", async ({ page }) => {
  await sitDown(page, begun("named", "a valley"));
  await plan(page, await firstBuilding(page), "might", "J8");
  await commitBy(page, () => primary(page).click());
  const line = page.locator(".log-line[data-about]").first();
  await expect(line).toHaveAttribute("data-about", /might:J8/);
  const rings = page.locator('.k-board[data-era="might"] .k-ring-focus');
  await square(page, "faith", "A1").hover({ force: true });
  await expect(rings).toHaveCount(0);
  await line.hover();
  await expect(rings).toHaveCount(1);
  await square(page, "might", "J8").hover({ force: true });
  await expect(line).toHaveAttribute("data-lit", "");
  await square(page, "faith", "A1").hover({ force: true });
  await expect(line).not.toHaveAttribute("data-lit");
});

test("the person at the screen is “you”", async ({ page }) => {
  await sameDeal(page, 7);
  await newGame(page, "khronos");
  await expect(tray(page).locator(".plan .chip").first()).toBeVisible();
  await plan(page, await firstBuilding(page), "might", "J8");
  await commitBy(page, () => primary(page).click());
  await expect(page.locator(".log-line").first()).toContainText(/^You build an? /);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test("domains are one tap away", async ({ page }) => {
    await sitDown(page, roundFour());
    await page.getByRole("button", { name: "Domains" }).tap();
    expect(await page.locator("figure.era[data-current] .k-domain").count()).toBeGreaterThan(3);
  });
});

/** The name of a small building that the hand can pay for. */
async function firstBuilding(page: import("@playwright/test").Page): Promise<string> {
  const offered = await tray(page).locator(".plan .chip").allTextContents();
  const found = ["Watchtower", "Chapel", "Hamlet"].find((name) => offered.includes(name));
  if (found === undefined) throw new Error(`None of ${offered.join(", ")} is small.`);
  return found;
}

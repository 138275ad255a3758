import { expect, test } from "@playwright/test";
import { card, dawn, go, head, open, place, playOn, recruits, result, taken } from "./anachrony.ts";
import { settled } from "./settled.ts";
import { sameDeal, tool, tray, watchErrors, whyNot, withSettings } from "./table.ts";

test("a whole solo game by mouse, from the poster to the result", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await sameDeal(page, 5);
  await page.goto("/");
  await page.getByRole("link", { name: /^Chronobot/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Chronobot" })).toBeVisible();
  // No seats are asked for: the options are the form.
  await expect(page.getByRole("radio", { name: "Bots" })).toHaveCount(0);
  await expect(page.getByText("The first player is drawn by lot.")).toHaveCount(0);
  await page.getByLabel("Path").selectOption("lantern");
  await page.getByLabel("Difficulty").selectOption("beginner");
  await page.getByRole("button", { name: "Take the first turn" }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole("heading", { name: "High Lantern" })).toBeVisible();
  expect(await playOn(page, (what) => what.click())).toBe("over");
  await expect(result(page).getByRole("table", { name: "VP by category" })).toBeVisible();
  await expect(result(page).getByRole("row", { name: /Anomalies/ })).toBeVisible();
  await expect(
    result(page).getByText("Score over the game, as if each turn were the last").first(),
  ).toBeVisible();
  // Own results by path and difficulty.
  await expect(result(page).getByRole("table", { name: "Against the Chronobot so far" })).toContainText(
    "High LanternBeginner1",
  );
  // The same deal once more: the first decision, and nothing has happened yet.
  await result(page).getByRole("button", { name: "Same deal" }).click();
  await expect(head(page)).toHaveText("Power up your Exosuits");
  expect(errors).toEqual([]);
});

test("a turn says what it costs before it is taken, and can be taken back until it is handed over", async ({
  page,
}) => {
  await withSettings(page);
  await open(page, dawn());
  await card(page, "suits 4").click();
  await expect(go(page)).toContainText("Power 4 Exosuits");
  await expect(tray(page)).toContainText("You pay1 Energy Core");
  await go(page).click();
  await card(page, "warp titanium").click();
  await expect(tray(page)).toContainText("each tile left at the end costs 2 VP");
  await expect(tray(page)).toContainText(/Era 2: (1 paradox roll|no paradox roll)/);
  await go(page).click();
  await expect(head(page)).toHaveText("Your turn: who goes, and where?");
  await place(page, "space purify").click();
  await expect(head(page)).toHaveText("Purify Water: who goes?");
  await card(page, "worker Sc").click();
  await expect(tray(page)).toContainText("You gain 4 Water. AN-61 Comes back Tired. AN-84");
  await expect(go(page)).toHaveText("Scientist to Purify Waterundo until you hand over");
  await go(page).click();
  await expect(head(page)).toHaveText("Your turn is done");
  await expect(go(page)).toHaveText("Hand overthe bot rolls, no undo");
  await tray(page).getByRole("button", { name: /^Undo/ }).click();
  await expect(head(page)).toHaveText("Your turn: who goes, and where?");
  await tool(page, "Redo").click();
  await go(page).click();
  // The Chronobot's turn with its reasons, and what each face would do next.
  await expect(page.getByRole("region", { name: "The Chronobot’s last turns" })).toContainText("Token");
  await expect(page.getByRole("region", { name: "Next roll" }).getByRole("listitem")).toHaveCount(6);
});

test("every no has its rule, and a pass that wastes something asks first", async ({ page }) => {
  await withSettings(page);
  await open(page, taken());
  await place(page, "space mine1").click({ force: true });
  await expect(whyNot(page)).toContainText("Not now: Mine, top space");
  await expect(whyNot(page)).toContainText("The top Mine space is taken.");
  await expect(whyNot(page).getByRole("button", { name: /^AN-52/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await place(page, "space evacuate").click({ force: true });
  await expect(whyNot(page)).toContainText("Evacuation opens with the Impact.");
  await expect(whyNot(page).getByRole("button", { name: /^AN-63/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await card(page, "do pass").click();
  await expect(head(page)).toHaveText(/^Pass with \d+ workers? and \d+ Exosuits?\?$/);
  await expect(go(page)).toContainText(/Pass, end Era \d/);
  await tray(page).getByRole("button", { name: "Keep playing" }).click();
  await expect(head(page)).toHaveText("Your turn: who goes, and where?");
});

test("a chosen worker leaves lit only where it may go, and what is closed says why", async ({ page }) => {
  await withSettings(page);
  await open(page, recruits());
  await expect(page.locator(".bar .where")).toHaveText("Normal · High Lantern · Side A");
  await card(page, "worker Ad").click();
  await expect(place(page, "space recruit1")).toHaveAttribute("data-lit");
  await expect(place(page, "space construct2")).not.toHaveAttribute("data-lit");
  await place(page, "space construct2").hover();
  await expect(page.getByRole("tooltip")).toContainText("Construct is no work for an Administrator.");
  await place(page, "space construct2").click({ force: true });
  await expect(whyNot(page)).toContainText("Not now: Construct, second space");
  await page.keyboard.press("Escape");
  await expect(head(page)).toHaveText("Administrator: where to?");
  // Another worker, or another space for the same one, takes the place of what was chosen.
  await place(page, "space recruit1").click();
  await place(page, "space purify").click();
  await expect(head(page)).toHaveText("Administrator to Purify Water");
});

test("AN-58: the bonus of a Genius is asked after the Genius, and nothing is cut", async ({ page }) => {
  await withSettings(page, { language: "fr" });
  await open(page, recruits());
  await card(page, "worker Ad").click();
  await place(page, "space recruit1").click();
  const cut = async (): Promise<number> => {
    await settled(page);
    return page.locator(".an-choices").evaluate((list) => list.scrollWidth - list.clientWidth);
  };
  await expect(card(page, "recruit Ge")).toBeVisible();
  await expect(card(page, "bonus water")).toHaveCount(0);
  expect(await cut()).toBeLessThanOrEqual(0);
  const before = await card(page, "recruit Ge").boundingBox();
  await card(page, "recruit Ge").click();
  await card(page, "bonus water").click();
  expect(await cut()).toBeLessThanOrEqual(0);
  expect(await card(page, "recruit Ge").boundingBox()).toEqual(before);
});

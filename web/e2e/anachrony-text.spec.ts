import { expect, type Page, test } from "@playwright/test";
import { dawn, finished, go, head, open, place, playOn, ruins } from "./anachrony.ts";
import { sameDeal, watchErrors, withSettings } from "./table.ts";

const inEraTwo = async (page: Page): Promise<boolean> =>
  ((await page.locator(".bar .status").textContent()) ?? "").includes("Era 2");

test("an Era on the text table: every place is a button with its words", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page, { textTable: true });
  await sameDeal(page, 9);
  await page.goto("/new/anachrony");
  await page.getByRole("button", { name: "Take the first turn" }).click();
  await page.waitForURL(/\/t\//);
  const table = page.locator(".text-table");
  await expect(table.getByRole("heading", { level: 2, name: "Era 1" })).toBeVisible();
  for (const name of ["Your crew", "Capital", "Pools", "Open tiles", "Your Warp tiles", "Timeline"])
    await expect(table.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
  await table.getByRole("button", { name: "Warp tile Gold, in your supply" }).click({ trial: true });
  expect(await playOn(page, (what) => what.click(), inEraTwo)).toBe("there");
  expect(errors).toEqual([]);
});

test("the text table plays a turn by its own buttons", async ({ page }) => {
  await withSettings(page, { textTable: true });
  await open(page, dawn());
  await page.locator('[data-pick="suits 3"]').click();
  await go(page).click();
  await page.locator('[data-pick="do nothing"]').click();
  await go(page).click();
  const table = page.locator(".text-table");
  await table.getByRole("button", { name: /^2 Scientist, Active/ }).click();
  await expect(head(page)).toHaveText("Scientist: where to?");
  await table.getByRole("button", { name: /^Purify Water, 3 W/ }).click();
  await expect(go(page)).toContainText("Scientist to Purify Water");
});

test("spaces, spots, plates and tiles say what they are, before and after the Impact", async ({ page }) => {
  await withSettings(page);
  await open(page, dawn());
  await expect(place(page, "space construct2")).toHaveAccessibleName(
    "Construct, second space, free, 1 Water",
  );
  await expect(place(page, "space mine1")).toHaveAccessibleName(
    "Mine, top space, free, 1 Uranium of its own",
  );
  await expect(place(page, "spot LS1")).toHaveAccessibleName("Life support spot 1, empty, 2 Titanium");
  await expect(place(page, "era 7")).toHaveAccessibleName("Era 7, to come, face down");
  await expect(page.getByRole("img", { name: /^Tokens: 1 on Power plant, 2 on Lab/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Exosuits: 0 ready on hex slots/ })).toBeVisible();
  await open(page, ruins());
  await expect(place(page, "space evacuate")).toHaveAccessibleName(/^Evacuation, With /);
  await expect(page.locator(".an-timeline")).toContainText("Impactdone");
});

test("a finished game shows its result with the graph in numbers", async ({ page }) => {
  await withSettings(page);
  await open(page, finished());
  await page.getByRole("button", { name: "Show the result" }).click();
  const table = page.getByRole("table", { name: "VP by category" });
  await expect(table.getByRole("row")).toHaveCount(10);
  await expect(page.getByText("Score over the game, as if each turn were the last").first()).toBeVisible();
});

test("a link deals a finished game to a friend, and a damaged one says so", async ({ page }) => {
  await withSettings(page);
  await open(page, finished());
  await page.getByRole("button", { name: "Show the result" }).click();
  const link = await page.getByRole("link", { name: "This deal for a friend" }).getAttribute("href");
  await page.goto(link ?? "");
  await expect(page.getByRole("note")).toContainText("This game is dealt already");
  await expect(page.getByLabel("Path")).toHaveCount(0);
  await page.getByRole("button", { name: "Take the first turn" }).click();
  await page.waitForURL(/\/t\//);
  await expect(head(page)).toHaveText("Power up your Exosuits");
  // The same tiles lie open as in the first moment of the game that was sent.
  const dealt = await page.locator(".an-stage .an-open").allTextContents();
  await open(page, dawn());
  expect(await page.locator(".an-stage .an-open").allTextContents()).toEqual(dealt);
  await page.goto("/new/anachrony?deal=");
  await expect(page.getByRole("note")).toContainText("damaged");
  await expect(page.getByLabel("Path")).toBeVisible();
});

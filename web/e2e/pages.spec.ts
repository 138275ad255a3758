import { expect, type Page, test } from "@playwright/test";
import { violationsInBoth } from "./axe.ts";
import { finished } from "./khronos-saves.ts";
import { settled, sideways } from "./settled.ts";
import { openSave, withSettings } from "./table.ts";

const PAGES = [
  "/",
  "/new/khronos",
  "/new/chronomancer",
  "/timelines",
  "/settings",
  "/about",
  "/rules",
  "/rules/khronos",
  "/new/chess",
] as const;

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

for (const address of PAGES)
  test(`axe finds nothing on ${address} in either theme`, async ({ page }) => {
    await withSettings(page, { theme: "system" });
    await visit(page, address);
    expect(await violationsInBoth(page)).toEqual([]);
  });

test("a theme that was chosen stays, whatever the system's is", async ({ page }) => {
  await withSettings(page, { theme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/new/chess");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test("no page scrolls sideways", async ({ page }) => {
    await withSettings(page);
    for (const address of PAGES) {
      await visit(page, address);
      expect.soft(await sideways(page), address).toBeLessThanOrEqual(0);
    }
    await openSave(page, finished());
    await page.goto("/timelines");
    await expect(page.getByRole("link", { name: /Khronos/ }).first()).toBeVisible();
    expect.soft(await sideways(page), "timelines with a game").toBeLessThanOrEqual(0);
  });
});

for (const width of [1440, 390])
  test(`the button that starts a game is not there before its place is, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await withSettings(page, { mode: "alone" });
    const start = page.getByRole("button", { name: "Take the first turn" });
    for (const [game, part] of [
      ["chronomancer", "rule-options"],
      ["missions", "sealed-choice"],
    ] as const) {
      const late = Promise.withResolvers<void>();
      await page.route(new RegExp(`/assets/${part}-[^/]*\\.js$`), async (route) => {
        await late.promise;
        await route.continue();
      });
      await visit(page, `/new/${game}`);
      await expect(page.locator(".setup-wait")).toBeVisible();
      await expect(start).toBeHidden();
      late.resolve();
      await expect(start).toBeVisible();
      const first = await start.boundingBox();
      await settled(page);
      expect.soft(await start.boundingBox(), game).toEqual(first);
    }
  });

test("the rulebooks are on a shelf, and whoever wants to learn finds the lessons", async ({ page }) => {
  await withSettings(page);
  await visit(page, "/");
  const nav = page.getByRole("navigation", { name: "Main" }).first();
  await nav.getByRole("link", { name: "Rulebook" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rulebooks" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Khronos/ })
    .click();
  await expect(page).toHaveURL(/\/rules\/khronos$/);
  await expect(page.getByRole("heading", { level: 1, name: "Khronos, the rulebook" })).toBeVisible();
  await nav.getByRole("link", { name: "Learn" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /mancer/ })
    .click();
  await expect(page).toHaveURL(/\/learn\/chronomancer$/);
  await expect(page.getByRole("link", { name: "Begin the lesson" })).toBeVisible();
});

test("a game that is only announced, and one that nobody knows, cannot be opened", async ({ page }) => {
  await withSettings(page);
  for (const address of ["/new/mission", "/new/chess", "/rules/mission", "/rules/chess"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: "Nothing happened here" })).toBeVisible();
  }
});

test("a French browser is spoken to in French, and every page is", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    locale: "fr-FR",
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  for (const [address, heading] of [
    ["/", "Et si vous l’aviez bâti plus tôt"],
    ["/timelines", "Chronologies"],
    ["/settings", "Réglages"],
    ["/about", "À propos"],
    ["/rules", "Livrets de règles"],
    ["/rules/khronos", "Khronos"],
    ["/rules/chronomancer", "Le Chrono\u00admancien"],
  ] as const) {
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
  }
  await context.close();
});

test("an address without a page says so in the house’s own words, and programs hear it too", async ({
  page,
  request,
}) => {
  await withSettings(page);
  const answer = await page.goto("/nowhere");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Nothing happened here" })).toBeVisible();
  await expect(page).toHaveTitle("Nothing happened here · Chronarium");
  expect((await request.get("/nowhere", { headers: { accept: "application/json" } })).status()).toBe(404);
});

test("a link to a game tells its name, says what it is and shows its picture", async ({ page, request }) => {
  await withSettings(page);
  const heads = new Map<string, string>();
  for (const address of ["/", "/new/khronos", "/new/chronomancer", "/rules/khronos"]) {
    const html = await (await request.get(address)).text();
    const told = (property: string): string =>
      new RegExp(`<meta (?:name|property)="${property}" content="([^"]+)"`).exec(html)?.[1] ?? "";
    expect(told("description").length, address).toBeGreaterThan(40);
    expect(told("og:description"), address).toBe(told("description"));
    const picture = await request.get(told("og:image"));
    expect(picture.headers()["content-type"], address).toBe("image/png");
    heads.set(address, told("og:title"));
  }
  expect(heads).toEqual(
    new Map([
      ["/", "Chronarium"],
      ["/new/khronos", "Khronos · Chronarium"],
      ["/new/chronomancer", "The Chronomancer · Chronarium"],
      ["/rules/khronos", "Khronos, the rulebook · Chronarium"],
    ]),
  );
  await page.goto("/new/khronos");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("old browsers and robots find what they ask for", async ({ request }) => {
  expect((await request.get("/favicon.ico")).status()).toBe(200);
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toContain("text/plain");
  expect(await robots.text()).toContain("Disallow: /t/");
});

test("the rulebook finds what players say", async ({ page }) => {
  await withSettings(page);
  await page.goto("/rules/khronos");
  await page.getByRole("textbox", { name: /Search/ }).fill("base value");
  await expect(page.getByText(/^\d+ passages?$/)).toBeVisible();
});

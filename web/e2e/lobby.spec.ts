/** The open tables of the lobby, and what somebody looks for among them. */
import { expect, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { openInLobby } from "./second-hand.ts";
import { withSettings } from "./table.ts";

test("the open tables are filtered by keys and by touch, the address remembers how, and no result has a way out", async ({
  browser,
  page,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  // Their names are not used by any other test on this server.
  const tables = [
    { game: "khronos", name: "Juno", setup: { clock: { kind: "live", bank: 600, added: 20 } } },
    { game: "khronos", name: "Wenzel", setup: { clock: { kind: "turns", hours: 24, daysOff: 0 } } },
    { game: "chronomancer", name: "Idris", setup: {} },
  ] as const;
  for (const table of tables) await openInLobby(await browser.newContext(), origin, table);
  const rows = page.locator(".lobby li b");
  const shown = (...names: readonly string[]): Promise<void> =>
    expect
      .poll(async () => (await rows.allTextContents()).filter((row) => /Juno|Wenzel|Idris/.test(row)))
      .toEqual(names.map((name) => `${name}’s table`));
  const filters = page.getByRole("group", { name: "Which tables" });
  const filter = (name: string) => filters.getByRole("button", { name, exact: true });

  await withSettings(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Open tables" }).click();
  await expect(page.getByRole("heading", { name: /^Open tables/ })).toBeFocused();
  await shown("Juno", "Wenzel", "Idris");
  await expect(filter("All")).toHaveAttribute("aria-pressed", "true");
  // The next stops of the Tab key, and Space turns one on.
  for (const name of ["All", "Live"]) {
    await page.keyboard.press("Tab");
    await expect(filter(name)).toBeFocused();
  }
  await page.keyboard.press("Space");
  await shown("Juno", "Idris");
  await expect(filter("Live")).toHaveAttribute("aria-pressed", "true");
  await expect(filter("All")).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator("[aria-live=polite]")).toHaveText(/^\d+ of \d+ open$/);
  await filter("Khronos").click();
  await shown("Juno");
  expect(await violations(page)).toEqual([]);

  // Whoever comes back, reloads or is sent the address sees the same.
  await page.getByRole("link", { name: "Sit down: Juno’s table" }).click();
  await expect(page.locator(".room-foot")).toBeVisible();
  await page.goBack();
  await shown("Juno");
  await page.reload();
  await shown("Juno");
  expect(new URL(page.url()).search).toBe("?tables=live+khronos");

  // Nothing is like that: it is said, and one press shows all.
  await filter("Rated").click();
  await expect(page.getByText("No open table is like that.")).toBeVisible();
  await page.getByRole("button", { name: "Show all tables" }).click();
  await shown("Juno", "Wenzel", "Idris");
  await expect(page.getByRole("heading", { name: /^Open tables/ })).toBeFocused();
  expect(new URL(page.url()).search).toBe("");

  // On a phone they are folded away behind a button that says how many are in use.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await context.newPage();
  await withSettings(phone, { language: "fr" });
  await phone.goto("/?tables=turns");
  await expect(phone.locator(".lobby li b").filter({ hasText: "Wenzel" })).toHaveText("Table de Wenzel");
  const fold = phone.getByRole("button", { name: "1 filtre", exact: true });
  await expect(phone.getByRole("group", { name: "Quelles tables" })).toBeHidden();
  await fold.tap();
  const all = phone.getByRole("group", { name: "Quelles tables" }).getByRole("button");
  for (const box of await Promise.all([fold, ...(await all.all())].map((each) => each.boundingBox())))
    expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(await violations(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Toutes" }).tap();
  await expect(phone.getByRole("button", { name: "Filtrer" })).toBeVisible();
});

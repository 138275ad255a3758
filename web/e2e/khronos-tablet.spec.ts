import { expect, type Page, test } from "@playwright/test";
import { boarding, open } from "./chronomancer.ts";
import { plan, sitDown } from "./khronos.ts";
import { roundFour } from "./khronos-saves.ts";
import { type Box, boxOf } from "./settled.ts";
import { withSettings } from "./table.ts";

test.use({ viewport: { width: 820, height: 1180 } });

type Region = Box & { readonly name: string };

async function boxes(page: Page, selectors: readonly string[]): Promise<readonly Region[]> {
  return Promise.all(selectors.map(async (name) => ({ name, ...(await boxOf(page.locator(name))) })));
}

/** Pairs that lie over each other by more than a hair. */
const overlaps = (all: readonly Region[]): readonly string[] =>
  all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => {
      const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      return wide > 1 && high > 1 ? [`${a.name} and ${b.name}`] : [];
    }),
  );

test("at 820 px the regions lie side by side, and the page does not scroll", async ({ page }) => {
  await withSettings(page);
  await sitDown(page, roundFour());
  await plan(page, "Keep", "might", "C5");
  await expect(page.getByRole("button", { name: "Build the Keep" })).toBeVisible();
  const regions = await boxes(page, [".bar", ".stage", ".tray", ".thread"]);
  expect(overlaps(regions)).toEqual([]);
  expect(
    overlaps(
      await boxes(
        page,
        [".era-might", ".era-faith", ".era-reason"].map((it) => `figure${it}`),
      ),
    ),
  ).toEqual([]);
  for (const { name, x, y, width, height } of regions) {
    expect.soft(x, name).toBeGreaterThanOrEqual(0);
    expect.soft(x + width, name).toBeLessThanOrEqual(820);
    expect.soft(y + height, name).toBeLessThanOrEqual(1180);
  }
  const [right, down] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  expect(right).toBe(0);
  expect(down).toBe(0);
});

test("at 820 px players and chronicle come in a drawer, whose handle lies on no board", async ({ page }) => {
  await withSettings(page);
  await open(page, boarding());
  expect(overlaps(await boxes(page, [".bar", ".stage", ".tray", ".ledger-handle"]))).toEqual([]);
  // The automa has its place in the order of turns.
  await expect(page.getByRole("list", { name: "Turn order" }).getByRole("listitem")).toHaveText([
    "You",
    "The Peddler",
  ]);
  await page.getByRole("button", { name: "Players", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Players and chronicle" });
  await expect(drawer.getByRole("heading", { name: "Chronicle", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
});

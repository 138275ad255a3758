import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { finished, roundFour } from "./saves.ts";
import { openSave, plan, sitDown, whyNot, withSettings } from "./table.ts";

/** What axe finds, short enough to read. The squares of the boards are alike: `few` looks at some of them. */
async function violations(page: Page, squares: "all" | "few" = "few"): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  if (squares === "few") axe.exclude(".k-hit > g:nth-child(n+3)");
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target, any }) => `${id} (${help}): ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}

const pages = ["/", "/new/khronos", "/timelines", "/settings", "/about", "/rules/khronos"] as const;

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing on the pages, ${theme}`, async ({ page }) => {
    await withSettings(page, { theme });
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      expect.soft(await violations(page), address).toEqual([]);
    }
  });

  test(`axe finds nothing at a table, ${theme}`, async ({ page }) => {
    await withSettings(page, { theme });
    await openSave(page, roundFour());
    await expect(page.locator(".curtain")).toBeVisible();
    expect.soft(await violations(page), "curtain").toEqual([]);
    await page.locator(".curtain").getByRole("button").click();
    await plan(page, "Keep", "might", "C5");
    await expect(page.getByRole("button", { name: "Build the Keep" })).toBeVisible();
    expect.soft(await violations(page, "all"), "a plan").toEqual([]);
    await page.keyboard.press("Escape");
    await plan(page, "Keep", "might", "K12");
    await expect(whyNot(page)).toBeVisible();
    expect.soft(await violations(page), "why not").toEqual([]);
    await whyNot(page)
      .getByRole("button", { name: /^KH-43/ })
      .click();
    await expect(page.getByRole("heading", { name: /Dominion/ }).first()).toBeVisible();
    expect.soft(await violations(page), "the rulebook as a drawer").toEqual([]);
  });

  test(`axe finds nothing in the past, in the text table and on the end screen, ${theme}`, async ({
    page,
  }) => {
    await withSettings(page, { theme, textTable: true });
    await sitDown(page, roundFour());
    expect.soft(await violations(page), "text table").toEqual([]);
    await openSave(page, finished());
    await page.getByRole("button", { name: "Show the result" }).click();
    await expect(page.getByRole("table", { name: "Ecus by source" })).toBeVisible();
    expect.soft(await violations(page), "end screen").toEqual([]);
    await page.getByRole("button", { name: "Look at the boards" }).click();
    await page.getByRole("button", { name: "Previous step" }).click();
    await expect(page.getByRole("button", { name: "Back to now" })).toBeVisible();
    expect.soft(await violations(page), "the past").toEqual([]);
  });
}

test("axe finds nothing on a phone with the largest letters, and the status is whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withSettings(page, { textSize: 160, language: "fr" });
  await sitDown(page, roundFour());
  const [bar, status] = await Promise.all(
    [".bar", ".bar .status"].map((part) => page.locator(part).boundingBox()),
  );
  expect(status?.y).toBeGreaterThanOrEqual(bar?.y ?? 0);
  expect((status?.y ?? 0) + (status?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await plan(page, "donjon", "might", "C5");
  await expect(page.locator(".tray-in[data-state=planned]")).toBeVisible();
  // What is too long for its place scrolls, and the keyboard reaches it.
  await expect(page.locator(".plan")).toHaveAttribute("tabindex", "0");
  expect(await violations(page)).toEqual([]);
});

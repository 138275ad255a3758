import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { settled } from "./settled.ts";

/** What axe finds, short enough to read. Parts that are alike may be left out. */
export const violations = (page: Page, without?: string): Promise<readonly string[]> => looked(page, without);

/**
 * In both themes, for a page whose theme is the system's: all in the light; in the dark the colours, for nothing else
 * differs there. One walk to a screen is enough for both.
 */
export async function violationsInBoth(page: Page, without?: string): Promise<readonly string[]> {
  const turnTo = async (theme: "light" | "dark"): Promise<void> => {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  };
  await turnTo("dark");
  const dark = await looked(page, without, ["color-contrast"]);
  await turnTo("light");
  return [...(await looked(page, without)), ...dark.map((found) => `in the dark: ${found}`)];
}

async function looked(page: Page, without?: string, rules?: string[]): Promise<readonly string[]> {
  await settled(page);
  // There are no frames to be looked into from outside, and what is well need not be told: a quarter of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  if (rules !== undefined) axe.withRules(rules);
  if (without !== undefined) axe.exclude(without);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target, any }) => `${id} (${help}): ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}

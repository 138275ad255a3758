import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { settled } from "./settled.ts";

/** What axe finds, short enough to read. Parts that are alike may be left out. */
export const violations = (page: Page, without?: string): Promise<readonly string[]> => looked(page, without);

/** By theme: all in the light; in the dark the colours, for nothing else differs there. */
export const violationsIn: Readonly<Record<"light" | "dark", typeof violations>> = {
  light: violations,
  dark: (page, without) => looked(page, without, ["color-contrast"]),
};

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

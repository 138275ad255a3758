/** Getting about without a mouse. */
import type { Page } from "@playwright/test";

/** What has the focus, by its name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return (at?.getAttribute("aria-label") ?? at?.textContent ?? "").trim();
  });

export const focusIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((where) => document.activeElement?.closest(where) !== null, selector);

/** Presses Tab until the focus is on something of this name inside a part of the page. */
export async function tabTo(page: Page, name: RegExp, inside = "body"): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (name.test(await focused(page)) && (await focusIn(page, inside))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

/** Presses F6 until the focus is in this part of the table. */
export async function goToRegion(page: Page, region: string): Promise<void> {
  for (let presses = 0; presses < 8; presses++) {
    if (await focusIn(page, region)) return;
    await page.keyboard.press("F6");
  }
  throw new Error(`F6 does not lead to ${region}.`);
}

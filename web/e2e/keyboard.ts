/** Getting about without a mouse. */
import { expect, type Page } from "@playwright/test";

/** What has the focus, by its name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return (at?.getAttribute("aria-label") ?? at?.textContent ?? "").trim();
  });

/** Whether something of this name inside a part of the page can have the focus. */
const isThere = (page: Page, name: RegExp, inside: string): Promise<boolean> =>
  page.evaluate(
    ([where, source, flags]) => {
      const wanted = new RegExp(source, flags);
      const all = document.querySelectorAll("a, button, input, select, summary, [tabindex]");
      return [...all].some(
        (each) =>
          each.closest(where) !== null &&
          wanted.test((each.getAttribute("aria-label") ?? each.textContent ?? "").trim()),
      );
    },
    [inside, name.source, name.flags] as const,
  );

export const focusIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((where) => document.activeElement?.closest(where) !== null, selector);

/** Presses Tab until the focus is on something of this name inside a part of the page. */
export async function tabTo(page: Page, name: RegExp, inside = "body"): Promise<void> {
  // Eighty presses are over before a part that is still fetched is drawn.
  await expect.poll(() => isThere(page, name, inside), `${name} is there`).toBe(true);
  for (let presses = 0; presses < 80; presses++) {
    if (name.test(await focused(page)) && (await focusIn(page, inside))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

/** Presses F6 until the focus is in this part of the table. */
export async function goToRegion(page: Page, region: string): Promise<void> {
  await page.locator(region).first().waitFor();
  for (let presses = 0; presses < 8; presses++) {
    if (await focusIn(page, region)) return;
    await page.keyboard.press("F6");
  }
  throw new Error(`F6 does not lead to ${region}.`);
}

/** For everything that is measured: a page that still loads its faces or lays itself out has no sizes yet. */
import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Waits until what is shown is there as a whole: nothing says that it is loading, the faces have come, nothing moves,
 * and every box has been where it is for two frames.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator(".loading, .rulebook-state[role=status], [aria-busy=true]")).toHaveCount(0);
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const boxes = (): string =>
      [...document.querySelectorAll("body *")]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${x} ${y} ${width} ${height}`;
        })
        .join();
    const moves = (): boolean =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    // Reading the boxes lays the page out, and only then does it ask for the faces it needs.
    let before = boxes();
    for (let still = 0; still < 2; ) {
      await document.fonts.ready;
      await frame();
      const now = boxes();
      still = now === before && document.fonts.status === "loaded" && !moves() ? still + 1 : 0;
      before = now;
    }
  });
}

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Where something lies once the page has settled. */
export async function boxOf(what: Locator): Promise<Box> {
  await settled(what.page());
  const box = await what.boundingBox();
  if (box === null) throw new Error(`${String(what)} is on the page.`);
  return box;
}

/** How far the page could be pushed sideways. */
export async function sideways(page: Page): Promise<number> {
  await settled(page);
  const content = await page.evaluate(() =>
    Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
  );
  return content - (page.viewportSize()?.width ?? 0);
}

/** Whoever does not look at the page hears that it is his turn, and reads it in the tab's title; whoever looks hears nothing. */
import { khronos } from "@chronarium/khronos";
import { expect, test } from "@playwright/test";
import { handOf, playOn, sitDown } from "./second-hand.ts";
import { withSettings } from "./table.ts";

/** Hertz of the second of both knocks: nothing else at the table sounds like it. */
const SECOND = 660;
/** What the page plays, and whether it believes to be looked at. */
type Heard = { tones: number[]; hidden: boolean };

test("a double knock and the title tell of one's turn while the page is not in front", async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  await page.addInitScript(() => {
    const heard: Heard = { tones: [], hidden: false };
    Object.assign(window, { heard });
    Object.defineProperty(document, "visibilityState", { get: () => (heard.hidden ? "hidden" : "visible") });
    class Listened extends AudioContext {
      override createOscillator(): OscillatorNode {
        const tone = super.createOscillator();
        const start = tone.start.bind(tone);
        tone.start = (when) => {
          heard.tones.push(Math.round(tone.frequency.value));
          start(when);
        };
        return tone;
      }
    }
    Object.assign(window, { AudioContext: Listened });
  });
  /** The pieces of the board have sounds of their own. */
  const heard = async (): Promise<readonly number[]> =>
    (await page.evaluate(() => (window as unknown as { heard: Heard }).heard.tones)).filter(
      (pitch) => pitch === SECOND,
    );
  const look = (hidden: boolean): Promise<void> =>
    page.evaluate((is) => {
      const ears = (window as unknown as { heard: Heard }).heard;
      ears.hidden = is;
      ears.tones = [];
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await withSettings(page, { name: "Ada", sound: true });
  await page.goto("/new/khronos");
  await page.getByRole("radio", { name: "Live" }).check();
  await page.getByRole("button", { name: "One seat fewer" }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.locator(".invitation-link b")).toBeVisible();
  const table = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const other = await browser.newContext();
  await sitDown(other, origin, { table, seat: 1, name: "Ben" });
  await expect(page.locator(".table .stage")).toBeVisible();
  const hands = [
    await handOf(page.context(), origin, table, khronos),
    await handOf(other, origin, table, khronos),
  ];
  const mine = page.locator(".status[data-mine]");
  const turnOf = (seat: number): Promise<number> =>
    playOn(hands, khronos, `to ${seat}`, ({ actors }) => actors[0] === seat);

  await turnOf(1);
  await expect(mine).toBeHidden();
  await look(true);
  await turnOf(0);
  await expect(page).toHaveTitle(/^Your turn/);
  await expect.poll(heard).toEqual([SECOND]);

  await turnOf(1);
  await expect(mine).toBeHidden();
  await look(false);
  await turnOf(0);
  await expect(mine).toBeVisible();
  expect(await heard()).toEqual([]);
  for (const { end } of hands) end();
});

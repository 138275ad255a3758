/**
 * The Hour That Answers, from games that were cut in the middle: its last room by mouse and by keys, giving up and
 * beginning again, three people on one phone, another language, no network, and a damaged file.
 */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { button, card, commitBy, press } from "./missions.ts";
import { sideways } from "./settled.ts";
import { addFiles, openSave, watchErrors, withSettings } from "./table.ts";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

type Logged = { readonly action: { readonly type: string; readonly spot?: string } };
type File = {
  readonly log: readonly Logged[];
  readonly checkpoints: readonly { readonly revision: number }[];
};

/** A game of the corpus as it stood after the act at which `until` first holds, the how manieth time it does. */
function cut(name: string, until: (action: Logged["action"]) => boolean, nth = 1) {
  const file = JSON.parse(read(`games/missions/test/corpus/${name}.match`)) as File;
  const at = file.log.flatMap(({ action }, i) => (until(action) ? [i + 1] : []))[nth - 1]!;
  const id = `${name}-${at}`;
  const checkpoints = file.checkpoints.filter(({ revision }) => revision <= at);
  return { id, text: JSON.stringify({ ...file, id, log: file.log.slice(0, at), checkpoints }) };
}
const entered =
  (place: string) =>
  ({ type, spot }: Logged["action"]): boolean =>
    type === "enter" && spot === `spot:${place}`;

const words = (language: string): ReadonlyMap<string, string> =>
  new Map(
    read(`missions/the-hour-that-answers/text/${language}.yaml`)
      .split("\n")
      .flatMap((line): readonly (readonly [string, string])[] => {
        const [, key = "", text = ""] = /^([\w.]+): "(.*)"$/.exec(line) ?? [];
        return key === "" ? [] : [[key, text]];
      }),
  );

/** Both take a card of the lantern room. */
async function takeCards(page: Page): Promise<void> {
  await commitBy(page, () => card(page, "B").click());
  await commitBy(page, () => card(page, "C").click());
}

test("the last room by mouse: the message, the good ending, what was missed; and again", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await openSave(page, cut("hour-1-good", entered("L8")));
  // Whoever comes back is told where everybody was; the hour stands in the bar and on the thread.
  await expect(page.locator(".ms-recap")).toContainText("Where you were: Lantern Room");
  await button(page, "Go on").click();
  await expect(page.locator(".bar .where")).toHaveText("02:00, the Point");
  await expect(page.locator(".thread")).toContainText("17:40 · ");
  await takeCards(page);
  await press(page, "All set: open the cards");
  // Card A is heard again, folded, and heard once more.
  await button(page, "Card A again").click();
  await expect(page.getByText("You took longer than you said")).toBeVisible();
  const inez = page.locator("[data-lane='rec:inez']");
  await press(page, "The card says: listen");
  await expect(inez.getByRole("heading", { name: "Damien" })).toBeVisible();
  await expect(inez.locator("h2 img")).toHaveJSProperty("complete", true);
  expect.soft(await violations(page), "who speaks").toEqual([]);
});

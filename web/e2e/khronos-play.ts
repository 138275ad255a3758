/** A player of the tests: always the first thing that the table offers. */
import { expect, type Locator, type Page } from "@playwright/test";
import { focusIn, goToRegion, tabTo } from "./keyboard.ts";
import { chips, litSquares, nextPlace, primary } from "./khronos.ts";
import { commitBy, tray } from "./table.ts";

const LIT = "figure.era[data-open] [data-square]:not([aria-disabled])";

type Offer = "over" | "curtain" | "waiting" | "primary" | "keeper" | "lit" | "chips" | "end";

const result = (page: Page): Locator => page.getByRole("dialog", { name: "The game is over" });
const endTurn = (page: Page): Locator => tray(page).getByRole("button", { name: /^(End your turn|Pass)$/ });

/** What stands to be done on the page, looked at in one go. */
async function offerNow(page: Page): Promise<Offer> {
  return page.evaluate((): Offer => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has("dialog[open] .result")) return "over";
    if (has(".curtain")) return "curtain";
    if (has(".tray .go .btn[data-kind=primary]:not([disabled])")) return "primary";
    if (has("figure.era[data-open] .k-board [data-square]:not([aria-disabled])")) return "lit";
    if (has(".tray .plan .chip")) return "chips";
    if (has(".tray .go > .btn:not([disabled])")) return "keeper";
    return has(".tray .go .row .btn:not([disabled])") ? "end" : "waiting";
  });
}

/** Waits until somebody at this screen has something to do. */
async function toDo(page: Page): Promise<Offer> {
  let offer: Offer = "waiting";
  await expect
    .poll(async () => (offer = await offerNow(page)), { intervals: [20, 50, 100] })
    .not.toBe("waiting");
  return offer;
}

/** One click of the mouse towards the end of the game. */
async function click(page: Page, offer: Offer): Promise<void> {
  switch (offer) {
    case "primary":
      return commitBy(page, () => primary(page).click());
    case "keeper":
      return commitBy(page, () => tray(page).locator(".go > .btn").first().click());
    case "lit":
      await litSquares(page).first().click();
      return;
    case "chips":
      await chips(page).first().click();
      return;
    case "curtain":
      await page.locator(".curtain").getByRole("button").click();
      return;
    case "end":
      await endTurn(page).click();
      return;
    case "over":
    case "waiting":
  }
}

const onGhost = async (page: Page): Promise<boolean> =>
  (await tray(page).locator("[data-state=planned]").count()) > 0 &&
  (await focusIn(page, ".k-board [data-square]"));

/** The same by keys alone. */
async function press(page: Page, offer: Offer): Promise<void> {
  const { keyboard } = page;
  const enter = (): Promise<void> => keyboard.press("Enter");
  switch (offer) {
    case "primary":
      // On the square of the ghost Enter confirms; from anywhere else the button does.
      if (!(await onGhost(page))) {
        await goToRegion(page, ".tray");
        await tabTo(page, /./, ".go .btn[data-kind=primary]");
      }
      return commitBy(page, enter);
    case "keeper":
      await goToRegion(page, ".tray");
      await tabTo(page, /./, ".go > .btn");
      return commitBy(page, enter);
    case "lit":
      if (await focusIn(page, ".stage")) await nextPlace(page);
      else {
        // F6 leads to where the chosen piece may stand.
        await goToRegion(page, ".stage");
        expect(await focusIn(page, LIT)).toBe(true);
      }
      return enter();
    case "chips":
      await goToRegion(page, ".tray");
      await tabTo(page, /./, ".chip");
      return enter();
    case "curtain":
      return enter();
    case "end":
      await goToRegion(page, ".tray");
      await tabTo(page, /^(End your turn|Pass)$/, ".go .btn");
      return enter();
    case "over":
    case "waiting":
  }
}

const WAYS = { mouse: click, keys: press } as const;

/** Plays until the result stands there. Answers how many acts were committed. */
export async function playOn(page: Page, way: keyof typeof WAYS): Promise<number> {
  let acts = 0;
  for (let steps = 0; steps < 600; steps++) {
    const offer = await toDo(page);
    if (offer === "over") break;
    if (offer === "primary") acts++;
    await WAYS[way](page, offer);
  }
  await expect(result(page)).toBeVisible();
  return acts;
}

/** The result with winner and scores that add up. */
export async function expectResult(page: Page): Promise<void> {
  await expect(result(page).getByRole("heading", { level: 3 }).first()).toHaveText(
    /wins?$|share the victory$/,
  );
  const scores = result(page).getByRole("table", { name: "Ecus by source" });
  await expect(scores.getByRole("row")).toHaveCount(3);
  const totals: number[] = [];
  for (const row of (await scores.getByRole("row").all()).slice(1)) {
    // A loss has a true minus.
    const cells = await row.getByRole("cell").allTextContents();
    const parts = cells.map((cell) => Number(cell.replace("−", "-")));
    const total = parts.shift() ?? 0;
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    totals.push(total);
  }
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  await expect(result(page).getByText(/^[0-9a-f]{64}$/)).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
}

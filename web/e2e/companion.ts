/** What the tests do at a table of the companion, by the names that players see. */
import { expect, type Locator, type Page } from "@playwright/test";

export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

export const title = (page: Page): Locator => page.getByRole("heading", { level: 1 });
export const primary = (page: Page): Locator => page.locator(".co-foot .btn[data-kind=primary]");
/** By its whole name, or by a part of it as a pattern. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: typeof name === "string" });
export const tab = (page: Page, name: string): Locator =>
  page.locator(".co-tabs").getByRole("button", { name, exact: true });

/** What was told last is stored, and the screen shows what follows from it. */
export async function told(page: Page): Promise<void> {
  await expect(page.locator(".co-main[aria-busy=false]")).toHaveCount(1);
}
export async function press(page: Page, what: Locator): Promise<void> {
  await what.click();
  await told(page);
}

/** The phone's way back, once it guards what lies over the first tab: that is closed. */
export async function back(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state as { guard?: string } | null)?.guard !== undefined);
  await page.goBack();
}

/** From the list to a new table in Era 1. */
export async function begin(page: Page): Promise<void> {
  await page.goto("/companion");
  await button(page, "Begin Era 1").click();
  await expect(title(page)).toHaveText("Preparation");
}

/** How many steps the log has. */
export async function steps(page: Page): Promise<number> {
  await button(page, "Menu").click();
  await button(page, "Log and branches").click();
  const log = page.locator(".co-log");
  await expect(log).toBeVisible();
  const last = Number(await log.locator("li > b").first().textContent());
  await back(page);
  await expect(page.locator("dialog")).toHaveCount(0);
  return last;
}

/** How the die of a turn is rolled, and whether the human passes when it is his turn. */
export type Course = {
  readonly dice: (roll: number) => "app" | "hand";
  /** Turns of his own before he passes. */
  readonly turns: number;
};

const isShown = (what: Locator): Promise<boolean> => what.isVisible();

/** Answers whatever the screen asks with the first that is offered. */
async function answer(page: Page): Promise<void> {
  for (const group of await page.locator(".co-ask .co-chips").all())
    await group.locator("label").first().click();
  await press(page, primary(page));
}

type Walk = { rolls: number; turns: number; readonly seen: Set<string> };

/** One press further: whatever the screen is, it says what to do. */
async function walk(page: Page, { dice, turns }: Course, at: Walk): Promise<void> {
  const shown = (await title(page).textContent()) ?? "";
  at.seen.add(shown);
  const app = button(page, "Let the app roll this one");
  const paradox = button(page, "Paradox die 1");
  if (await isShown(paradox)) await press(page, dice(++at.rolls) === "app" ? app : paradox);
  else if (shown === "Roll the bot’s die") {
    const face = page.locator(".co-faces button").nth(at.rolls % 6);
    await press(page, dice(++at.rolls) === "app" ? app : face);
  } else if (await isShown(page.getByRole("heading", { name: "Roll the shape die" })))
    await press(page, dice(++at.rolls) === "app" ? app : page.locator(".co-faces button").nth(at.rolls % 3));
  else if (shown === "Your turn") {
    const pass = button(page, "I pass").first();
    if (await isShown(button(page, "I pass: end the rounds"))) await press(page, primary(page));
    else if (at.turns >= turns) await press(page, pass);
    else {
      at.turns++;
      const hand = button(page, /^(I roll it|Done: I roll the bot’s die)$/);
      const rolled = button(page, /^(The app rolls|Done: roll for the bot)$/);
      const none = button(page, "Done: the bot’s turn");
      if (await isShown(none)) await press(page, none);
      else if (dice(at.rolls + 1) === "app") {
        at.rolls++;
        await press(page, rolled);
      } else await press(page, hand);
    }
  } else if (await isShown(page.locator(".co-ask .co-chips").first())) {
    // Who is First Player, whether all is gone: the second says no.
    if (shown === "Clean up") {
      for (const group of await page.locator(".co-ask .co-chips").all())
        await group.getByText(/^(The bot|No)$/).click();
      await press(page, primary(page));
    } else await answer(page);
  } else await press(page, primary(page));
}

/** Plays on until the title says that something else begins. */
export async function playUntil(page: Page, until: RegExp, course: Course): Promise<Walk> {
  const at: Walk = { rolls: 0, turns: 0, seen: new Set() };
  for (let i = 0; i < 400; i++) {
    await told(page);
    const status = `${await page.locator(".co-status").textContent()} ${await title(page).textContent()}`;
    if (until.test(status)) return at;
    await walk(page, course, at);
  }
  throw new Error(`The game never came to ${String(until)}.`);
}

/** The lessons of the games, whole, by whatever somebody reaches for things with. */
import { expect, type Locator, type Page } from "@playwright/test";
import { card, go } from "./anachrony.ts";
import { go as goButton } from "./chronomancer.ts";
import { chip, primary, square } from "./khronos.ts";
import { boxOf } from "./settled.ts";
import { tray } from "./table.ts";

export const note = (page: Page): Locator => page.locator(".lesson-note");
export const done = (page: Page): Locator => page.locator(".lesson-note[data-done]");
export const number = (page: Page): Locator => page.locator(".lesson-mark b");

export async function openStep(page: Page, game: string, step: number): Promise<void> {
  await page.goto(`/learn/${game}/${step}`);
  await note(page).waitFor();
}

/** How somebody reaches for things: a mouse, the keyboard, a finger. */
type Press = (what: Locator) => Promise<void>;
const click: Press = (what) => what.click();
/** Whatever can be clicked has the focus in its turn, and Enter does it. */
const enter: Press = async (what) => {
  await what.focus();
  await expect(what).toBeFocused();
  await what.press("Enter");
};
/** On a phone: the note is put down before one reaches for what it lies on, and a part of the table is turned to. */
const tap: Press = async (what) => {
  const page = what.page();
  const inNote = await what.evaluate((element) => element.closest(".lesson-note") !== null);
  const fold = note(page).getByRole("button", { name: "Fold the note" });
  if (!inNote && (await fold.isVisible())) await fold.tap();
  await what.tap();
};
export const WAYS = { "by mouse": click, "by keys": enter, "by touch at 390 px": tap } as const;

/** What the timeline says of the present; a phone has no slider, but a button that says it. */
const present = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const slider = document.querySelector("[role=slider]")?.getAttribute("aria-valuemax");
    return slider ?? document.querySelector(".thread-strip")?.getAttribute("aria-label") ?? undefined;
  });

/** An expectation looks again after a second at last, eight steps of a lesson long: these look at once. */
const SOON = { intervals: [10, 20, 40, 80, 160] };

/** Presses what commits something and waits until it is done. */
async function commitBy(page: Page, press: () => Promise<void>): Promise<void> {
  await expect.poll(() => present(page), SOON).not.toBe(undefined);
  const before = await present(page);
  await press();
  await expect.poll(() => present(page), SOON).not.toBe(before);
}

/** A place by the name of the rules, on the drawing or on the text table. */
const place = (page: Page, name: string): Locator =>
  page
    .locator(
      `.stage [data-hit="${name}"], .mc-ledger [data-hit="${name}"], .text-table [data-place="${name}"]`,
    )
    .first();

/** What is said to those who hear the note: a new step with the focus, everything later as it comes. */
const saying = (page: Page): Locator => note(page).locator("[aria-live=polite]");

/** The step is done, and the next one is open. */
async function next(page: Page, title: string, press: Press): Promise<void> {
  await done(page).waitFor();
  await press(note(page).getByRole("button", { name: "Next step" }));
  await note(page).getByRole("heading", { name: title }).waitFor();
  await heard(page);
}

/** The note has the focus, and with it everything is read that it says. */
export async function heard(page: Page): Promise<void> {
  await expect(note(page)).toBeFocused();
  await expect(note(page)).toHaveAccessibleDescription(/^.{60,}/);
}

const ERAS = { might: "Might", faith: "Faith", reason: "Reason" } as const;
/** An age of the text table. */
const section = (page: Page, era: keyof typeof ERAS): Locator =>
  page.locator(".text-table").getByRole("region", { name: ERAS[era], exact: true });

/** All of Khronos' lesson after its goal, and what it comes to. */
export async function learnKhronos(page: Page, press: Press): Promise<void> {
  const act = (): Promise<void> => commitBy(page, () => press(primary(page)));
  /** A phone shows one era at a time. */
  const look = async (era: string): Promise<void> => {
    const tab = page.getByRole("navigation", { name: "Eras" }).getByRole("button", { name: era });
    if (await tab.isVisible()) await press(tab);
  };
  const build = async (what: string, era: keyof typeof ERAS, at: string): Promise<void> => {
    await press(chip(page, what));
    await look(ERAS[era]);
    await choose(era, at);
    await act();
  };
  const choose = async (era: keyof typeof ERAS, at: string): Promise<void> => {
    if (!(await page.locator(".text-table").isVisible())) return press(square(page, era, at));
    // More places than buttons: the rest are in a list.
    const open = section(page, era).getByRole("region", { name: "Possible here" });
    const listed = open.locator(`option[value="${at}"]`);
    const button = open.locator(`[data-place="${at}"]`);
    await expect(button.or(listed)).toHaveCount(1);
    if ((await button.count()) === 1) await press(button);
    else await open.getByRole("combobox").selectOption(at);
  };
  const pawn = (era: keyof typeof ERAS): Locator =>
    page.locator(`figure.era-${era} button.pawn`).or(section(page, era).locator("button.pawn"));
  const travel = async (to: string): Promise<void> => {
    const ways = page.locator(".arrive:visible, .tray .chip:visible");
    await press(ways.filter({ hasText: `Travel to ${to}` }).first());
    await act();
  };
  await press(note(page).getByRole("button", { name: "Next step" }));
  await expect(note(page)).toContainText("Send the pawn in Faith to Might.");
  await press(pawn("faith"));
  await travel("Might");
  await next(page, "A card of its colour for each size", press);
  await build("Watchtower", "might", "L7");
  await next(page, "Who leads, earns", press);
  await build("Keep", "might", "E7");
  await next(page, "The past reaches the future", press);
  await build("Town", "might", "J7");
  await next(page, "Two histories, one square", press);
  await build("Town", "might", "F5");
  await next(page, "Move in, then restore", press);
  await look("Might");
  await press(pawn("might").last());
  await travel("Reason");
  await expect(saying(page)).toContainText("You are there.");
  await build("Populate", "reason", "C7");
  await expect(saying(page)).toContainText("Somebody lives here now.");
  await build("Renovate", "reason", "E7");
  await next(page, "The valley pays", press);
  // Two cards are left: the table asks first.
  await press(tray(page).getByRole("button", { name: /^End your turn/ }));
  await press(tray(page).getByRole("button", { name: /^End your turn/ }));
  await expect(done(page)).toContainText("That is the game.");
}

/** All of the Chronomancer's lesson after its goal. */
export async function learnChronomancer(page: Page, press: Press): Promise<void> {
  const act = (): Promise<void> => commitBy(page, () => press(goButton(page)));
  await press(note(page).getByRole("button", { name: "Next step" }));
  await expect(note(page)).toContainText("Move the Assistant to the portal T2.");
  await press(place(page, "T2"));
  await act();
  await next(page, "Two tiles make a portal", press);
  await press(tray(page).getByRole("button", { name: "Red Relic" }));
  await act();
  await next(page, "Time can be put aside", press);

  await press(place(page, "RA"));
  await act();
  await expect(saying(page)).toContainText("Here time stands still.");
  await press(place(page, "R"));
  await press(place(page, "G"));
  // The first leaves the second where it is, whatever the sum beside them says.
  const second = page.locator(".mc-token").nth(1);
  const lies = await boxOf(second);
  for (const faction of ["Warriors", "Bards"]) {
    const spend = `Spend a Frozen Hour and close the Sponsorship of the ${faction}`;
    await press(tray(page).getByRole("button", { name: spend }));
    expect(await boxOf(second)).toEqual(lies);
  }
  await act();
  await next(page, "The Chronomancer moves the portals", press);

  await press(place(page, "RC"));
  await act();
  await expect(saying(page)).toContainText("The levers are in his hands.");
  await press(place(page, "tile P07"));
  await act();
  await next(page, "You choose your customers", press);

  await press(place(page, "boat 2"));
  await act();
  await press(place(page, "dock left"));
  await act();
  await next(page, "Goods times customers", press);

  await press(goButton(page));
  await commitBy(page, () => press(page.getByRole("button", { name: /^Sell for 24 Gold/ })));
  await next(page, "Your rival turns cards", press);

  await press(place(page, "B2"));
  await act();
  await press(tray(page).getByRole("button", { name: "Green Relic" }));
  await act();
  await expect(done(page)).toContainText("the Peddler too");
}

/** A first Era against the Chronobot, and a journey back from the second. */
export async function learnAnachrony(page: Page, press: Press): Promise<void> {
  const act = (): Promise<void> => commitBy(page, () => press(go(page)));
  await press(note(page).getByRole("button", { name: "Next step" }));
  await press(card(page, "suits 4"));
  await act();
  await next(page, "A loan from yourself", press);
  await press(card(page, "warp uranium"));
  await press(card(page, "warp titanium"));
  await act();
  await next(page, "Who goes, and who comes back", press);

  await press(place(page, "space mine1"));
  await press(card(page, "worker En"));
  await press(card(page, "cube N"));
  await act();
  await next(page, "Six faces, six tokens", press);
  await act();
  await expect(page.locator(".an-story")).toContainText("Token 5 is pushed on to Recruit.");
  await next(page, "Tiles on your spots", press);

  await press(place(page, "space construct1"));
  await press(card(page, "worker En"));
  await press(card(page, "tile PP01"));
  await act();
  await next(page, "The Era ends with you", press);
  await act();
  await press(card(page, "do pass"));
  await act();
  await next(page, "Pay your debt where it lies", press);

  await press(place(page, "spot PP1"));
  await press(card(page, "worker Sc"));
  await press(card(page, "era 1"));
  await press(card(page, "back uranium"));
  await act();
  await expect(done(page)).toContainText("gain a step of Time Travel");
}

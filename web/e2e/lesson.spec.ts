/** The first six minutes of each game, as somebody takes them who has read nothing. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { card, go, place as spot } from "./anachrony.ts";
import { violationsIn } from "./axe.ts";
import { go as goButton, place } from "./chronomancer.ts";
import { chip, plan, primary, square } from "./khronos.ts";
import { boxOf, sideways } from "./settled.ts";
import { commitBy, tray, watchErrors, whyNot, withSettings } from "./table.ts";

const note = (page: Page): Locator => page.locator(".lesson-note");
const done = (page: Page): Locator => page.locator(".lesson-note[data-done]");
const number = (page: Page): Locator => page.locator(".lesson-mark b");

async function openStep(page: Page, game: string, step: number): Promise<void> {
  await page.goto(`/learn/${game}/${step}`);
  await expect(note(page)).toBeVisible();
}

/** How somebody reaches for things: a mouse, the keyboard, a finger. */
type Press = (what: Locator) => Promise<void>;
const click: Press = (what) => what.click();
const tap: Press = (what) => what.tap();
/** Whatever can be clicked has the focus in its turn, and Enter does it. */
const enter: Press = async (what) => {
  await what.focus();
  await expect(what).toBeFocused();
  await what.press("Enter");
};

/** The step is done, and the next one is open. */
async function next(page: Page, title: string, press: Press = click): Promise<void> {
  await expect(done(page)).toBeVisible();
  await press(note(page).getByRole("button", { name: "Next step" }));
  await expect(note(page).getByRole("heading", { name: title })).toBeVisible();
}

/** All of Khronos' lesson after its goal, and what it comes to. */
async function learnKhronos(page: Page, press: Press): Promise<void> {
  const act = (): Promise<void> => commitBy(page, () => press(primary(page)));
  /** A phone shows one era at a time. */
  const look = async (era: string): Promise<void> => {
    const tab = page.getByRole("navigation", { name: "Eras" }).getByRole("button", { name: era });
    if (await tab.isVisible()) await press(tab);
  };
  const build = async (what: string, era: "might" | "reason", at: string): Promise<void> => {
    await press(chip(page, what));
    await look(era === "might" ? "Might" : "Reason");
    await press(square(page, era, at));
    await act();
  };
  const travel = async (to: string): Promise<void> => {
    const ways = page.locator(".arrive:visible, .tray .chip:visible");
    await press(ways.filter({ hasText: `Travel to ${to}` }).first());
    await act();
  };
  await press(note(page).getByRole("button", { name: "Next step" }));
  await expect(note(page)).toContainText("Send the pawn in Faith to Might.");
  await press(page.locator(".era-faith button.pawn"));
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
  await press(page.locator(".era-might button.pawn").last());
  await travel("Reason");
  await expect(note(page)).toContainText("You are there.");
  await build("Populate", "reason", "C7");
  await expect(note(page)).toContainText("Somebody lives here now.");
  await build("Renovate", "reason", "E7");
  await next(page, "The valley pays", press);
  // Two cards are left: the table asks first.
  await press(tray(page).getByRole("button", { name: /^Pass/ }));
  await press(tray(page).getByRole("button", { name: /^Pass/ }));
  await expect(done(page)).toContainText("That is the game.");
}

/** All of the Chronomancer's lesson after its goal. */
async function learnChronomancer(page: Page, press: Press): Promise<void> {
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
  await expect(note(page)).toContainText("Here time stands still.");
  await press(place(page, "R"));
  await press(place(page, "G"));
  for (const faction of ["Warriors", "Bards"]) {
    const spend = `Spend a Frozen Hour and close the Sponsorship of the ${faction}`;
    await press(tray(page).getByRole("button", { name: spend }));
  }
  await act();
  await next(page, "The Chronomancer moves the portals", press);

  await press(place(page, "RC"));
  await act();
  await expect(note(page)).toContainText("The levers are in his hands.");
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

const build = (page: Page): Promise<void> => commitBy(page, () => primary(page).click());

test("Khronos by mouse, from the shelf to the income, and on to a first game", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Learn", exact: true }).first().click();
  await page.getByRole("link", { name: "Begin the lesson" }).click();
  await expect(note(page)).toContainText("Whoever has most Ecus after round 7 wins.");
  await learnKhronos(page, click);
  await expect(page.locator(".standings")).toContainText("16");
  await expect(page.locator(".lesson-known li")).toHaveCount(8);
  // The others' turns are over, and the note lies on the stage again.
  const [stage, own] = [await boxOf(page.locator(".stage")), await boxOf(note(page))];
  expect(own.y).toBeGreaterThanOrEqual(stage.y);
  expect(own.y + own.height).toBeLessThanOrEqual(stage.y + stage.height);
  await note(page).getByRole("button", { name: "Finish the lesson" }).click();
  await expect(page.getByText("8 of 8 done")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Why did I lose?" })).toBeVisible();
  await page.getByRole("button", { name: "Play a first, easy game" }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.locator(".standings")).toContainText("Novice");
  await page.goto("/learn/missions");
  await expect(page.getByRole("link", { name: "Begin with Ten to Six" })).toHaveAttribute(
    "href",
    "/new/missions",
  );
  expect(errors).toEqual([]);
});

test("Khronos by keys", async ({ page }) => {
  await withSettings(page);
  await openStep(page, "khronos", 1);
  await expect(note(page)).toBeFocused();
  await learnKhronos(page, enter);
});

test("Khronos as text", async ({ page }) => {
  await withSettings(page, { textTable: true });
  await openStep(page, "khronos", 3);
  await expect(note(page).locator("[aria-live=polite]")).toContainText("at L7.");
  await chip(page, "Watchtower").press("Enter");
  // More places than buttons: the rest are in a list, by their names.
  await page
    .getByRole("region", { name: "Possible here" })
    .getByRole("combobox")
    .selectOption({ label: "L7, Might. Empty, plain. Possible: Watchtower, 1 orange card." });
  await commitBy(page, () => primary(page).press("Enter"));
  await expect(done(page).locator("[aria-live=polite]")).toContainText("Done.");
});

test("off the path and back: another way has its note, a refused act its reason, and the step can be laid again", async ({
  page,
}) => {
  await withSettings(page);
  await openStep(page, "khronos", 3);
  await chip(page, "Watchtower").click();
  await square(page, "might", "M7").click({ force: true });
  await expect(whyNot(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await plan(page, "Chapel", "might", "O9");
  await build(page);
  await expect(note(page)).toContainText("for income you need an orange building");
  await expect(done(page)).toHaveCount(0);

  // As it was left, also after a reload.
  await page.reload();
  await expect(note(page)).toContainText("for income you need an orange building");
  await note(page).getByRole("button", { name: "Lay the step again" }).click();
  await expect(note(page)).toContainText("Build a Watchtower that touches the Town, at L7.");
  await expect(note(page)).not.toContainText("orange building");
  // A lesson's table is no game of one's own.
  await page.goto("/timelines");
  await expect(page.locator('a[href^="/t/"]')).toHaveCount(0);
});

for (const [way, press] of [
  ["by mouse", click],
  ["by keys", enter],
] as const)
  test(`the Chronomancer ${way}: a portal, frozen time, new portals, a boat, the market, the Peddler`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await withSettings(page);
    await openStep(page, "chronomancer", 1);
    await learnChronomancer(page, press);
    expect(errors).toEqual([]);
  });

test("Anachrony by mouse: Exosuits, a loan, the Mine, the machine, a power plant, a journey back", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await openStep(page, "anachrony", 1);
  await note(page).getByRole("button", { name: "Next step" }).click();
  const act = (): Promise<void> => commitBy(page, () => go(page).click());

  await card(page, "suits 4").click();
  await act();
  await next(page, "A loan from yourself");
  await card(page, "warp uranium").click();
  await card(page, "warp titanium").click();
  await act();
  await next(page, "Who goes, and who comes back");

  await spot(page, "space mine1").click();
  await card(page, "worker En").click();
  await card(page, "cube N").click();
  await act();
  await next(page, "Six faces, six tokens");
  await act();
  await expect(page.locator(".an-story")).toContainText("Token 5 is pushed on to Recruit.");
  await next(page, "Tiles on your spots");

  await spot(page, "space construct1").click();
  await card(page, "worker En").click();
  await card(page, "tile PP01").click();
  await act();
  await next(page, "The Era ends with you");
  await act();
  await card(page, "do pass").click();
  await act();
  await next(page, "Pay your debt where it lies");

  await spot(page, "spot PP1").click();
  await card(page, "worker Sc").click();
  await card(page, "era 1").click();
  await card(page, "back uranium").click();
  await act();
  await expect(done(page)).toContainText("gain a step of Time Travel");
  await expect(page.locator(".lesson-known li")).toHaveCount(8);
  expect(errors).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the note lies above the tray, folds when one reaches for the board, and the step is done by touch", async ({
    page,
  }) => {
    await withSettings(page);
    await openStep(page, "khronos", 3);
    expect(await sideways(page)).toBe(0);
    const { y, height } = await boxOf(note(page));
    expect(y + height).toBeLessThanOrEqual((await boxOf(tray(page))).y + 1);
    await chip(page, "Watchtower").tap();
    await expect(note(page)).toHaveAttribute("data-folded", "true");
    await square(page, "might", "L7").tap();
    await primary(page).tap();
    // What has been done is said, and the way on is there.
    await next(page, "Who leads, earns", tap);
  });
});

test("in French, and no word of English", async ({ page }) => {
  await withSettings(page, { language: "fr" });
  await openStep(page, "khronos", 4);
  await expect(note(page)).toContainText("Bâtissez un donjon qui touche le bourg en C7.");
  await expect(page.locator(".strip")).toContainText("Domaine et chef");
  await page.goto("/learn/chronomancer");
  await expect(page.getByRole("link", { name: "Commencer la leçon" })).toBeVisible();
});

const WIDTHS = [
  [1440, 900],
  [820, 1180],
  [390, 844],
  [320, 640],
] as const;

for (const game of ["khronos", "chronomancer", "anachrony"]) {
  for (const [width, height] of WIDTHS) {
    test(`${game}, ${width} px: every note points at something in sight`, async ({ page }) => {
      await withSettings(page);
      await page.setViewportSize({ width, height });
      await openStep(page, game, 1);
      const bar = await boxOf(page.locator(".bar"));
      for (let step = 1; step <= 8; step++) {
        await expect(number(page)).toHaveText(String(step));
        const box = await boxOf(number(page));
        expect(box.x, `step ${step}`).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, `step ${step}`).toBeLessThanOrEqual(width);
        expect(box.y, `step ${step}`).toBeGreaterThanOrEqual(bar.y + bar.height);
        expect(box.y + box.height, `step ${step}`).toBeLessThanOrEqual(height);
        if (step < 8)
          await note(page)
            .getByText(/^(Skip this step|Next step)$/)
            .click();
      }
    });
  }
}

test("a step that is not there is said, and leads back to the shelf", async ({ page }) => {
  await withSettings(page);
  await page.goto("/learn/khronos/9");
  await expect(page.getByText("This lesson cannot be read.")).toBeVisible();
  await page.getByRole("link", { name: "Learn" }).click();
  await expect(page.getByRole("heading", { name: "The first six minutes" })).toBeVisible();
});

for (const theme of ["light", "dark"] as const) {
  test(`shelf and lesson have no flaw that axe knows, ${theme}`, async ({ page }) => {
    await withSettings(page, { theme });
    await page.goto("/learn");
    await expect(page.locator(".learn-steps")).toBeVisible();
    expect(await violationsIn[theme](page)).toEqual([]);
    await openStep(page, "khronos", 4);
    expect(await violationsIn[theme](page)).toEqual([]);
  });
}

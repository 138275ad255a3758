/** The first six minutes of each game, as somebody takes them who has read nothing. */
import { expect, type Page, test } from "@playwright/test";
import { violationsInBoth } from "./axe.ts";
import { chip, plan, primary, square } from "./khronos.ts";
import {
  done,
  heard,
  learnAnachrony,
  learnChronomancer,
  learnKhronos,
  note,
  number,
  openStep,
  WAYS,
} from "./lessons.ts";
import { boxOf, sideways } from "./settled.ts";
import { commitBy, tray, watchErrors, whyNot, withSettings } from "./table.ts";

const LESSONS = [
  ["khronos", learnKhronos],
  ["chronomancer", learnChronomancer],
  ["anachrony", learnAnachrony],
] as const;

const build = (page: Page): Promise<void> => commitBy(page, () => primary(page).click());

test("Khronos by mouse, from the shelf to the income, and on to a first game", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Learn", exact: true }).first().click();
  await page.getByRole("link", { name: "Begin the lesson" }).click();
  await expect(note(page)).toContainText("Whoever has most Ecus after round 7 wins.");
  await learnKhronos(page, WAYS["by mouse"]);
  await expect(page.locator(".standings")).toContainText("16");
  await expect(page.locator(".lesson-known li")).toHaveCount(8);
  // The others' turns are over, and the note lies on the stage again.
  const [stage, own] = [await boxOf(page.locator(".stage")), await boxOf(note(page))];
  expect(own.y).toBeGreaterThanOrEqual(stage.y);
  expect(own.y + own.height).toBeLessThanOrEqual(stage.y + stage.height);
  await note(page).getByRole("button", { name: "Finish the lesson" }).click();
  await expect(page.getByText("8 of 8 done")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Why did I lose?" })).toBeVisible();
  // The form knows it too, and leads on until somebody has sat at a table.
  await page.evaluate(() => localStorage.removeItem("chronarium.goals"));
  await page.goto("/new/khronos");
  await expect(page.getByRole("link", { name: "Learned · again" })).toBeVisible();
  await page.getByRole("button", { name: "Play a first, easy game" }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.locator(".standings")).toContainText("Novice");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("chronarium.goals"))).toContain("khronos");
  await page.goto("/new/khronos");
  await expect(page.getByRole("link", { name: "Learned · again" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Play a first, easy game" })).toHaveCount(0);
  await page.goto("/learn/missions");
  await expect(page.getByRole("link", { name: "Begin with Ten to Six" })).toHaveAttribute(
    "href",
    "/new/missions",
  );
  expect(errors).toEqual([]);
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

/** All eight steps; whoever has come to the end knows eight things. */
function wholeLessons(
  way: keyof typeof WAYS,
  games: readonly (typeof LESSONS)[number][],
  textTable: boolean = false,
): void {
  for (const [game, learn] of games)
    test(`${game}, whole, ${way}${textTable ? " on the text table" : ""}`, async ({ page }) => {
      const errors = watchErrors(page);
      await withSettings(page, { textTable });
      await openStep(page, game, 1);
      await heard(page);
      await learn(page, WAYS[way]);
      await WAYS[way](note(page).getByRole("button", { name: "Finish the lesson" }));
      await expect(page.getByText("8 of 8 done")).toBeVisible();
      expect(errors).toEqual([]);
    });
}
wholeLessons("by mouse", LESSONS.slice(1));
wholeLessons("by keys", LESSONS);
wholeLessons("by keys", LESSONS, true);
test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  wholeLessons("by touch at 390 px", LESSONS);

  test("on a phone the note lies above the tray, folds when one reaches for the table, and no board moves with it", async ({
    page,
  }) => {
    await withSettings(page);
    const boards = {
      khronos: { board: ".stage", press: chip(page, "Watchtower") },
      chronomancer: {
        board: ".cm-workshop",
        press: tray(page).getByRole("button", { name: "Red Relic" }),
      },
    };
    for (const [game, { board, press }] of Object.entries(boards)) {
      await openStep(page, game, 3);
      await expect(number(page)).toBeVisible();
      expect(await sideways(page)).toBe(0);
      const { y, height } = await boxOf(note(page));
      expect(y + height).toBeLessThanOrEqual((await boxOf(tray(page))).y + 1);
      const before = await boxOf(page.locator(board));
      await press.tap();
      await expect(note(page)).toHaveAttribute("data-folded", "true");
      expect(await boxOf(page.locator(board))).toEqual(before);
    }
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

// Each game opens in another width, and is then drawn out and in at every step.
for (const [at, game] of ["khronos", "chronomancer", "anachrony"].entries()) {
  const widths = [...WIDTHS.slice(at + 1), ...WIDTHS.slice(0, at + 1)];
  const first = widths[0]![0];
  test(`${game}, from ${first} px: every note points at something in sight, in every width`, async ({
    page,
  }) => {
    await withSettings(page);
    await page.setViewportSize({ width: first, height: widths[0]![1] });
    await openStep(page, game, 1);
    for (let step = 1; step <= 8; step++) {
      await expect(number(page)).toHaveText(String(step));
      for (const [width, height] of step % 2 === 1 ? widths : widths.toReversed()) {
        await page.setViewportSize({ width, height });
        const box = await boxOf(number(page));
        const bar = await page.locator(".bar").boundingBox();
        const where = `step ${step}, ${width} px`;
        expect(box.x, where).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, where).toBeLessThanOrEqual(width);
        expect(box.y, where).toBeGreaterThanOrEqual(bar!.y + bar!.height);
        expect(box.y + box.height, where).toBeLessThanOrEqual(height);
      }
      if (step < 8)
        await note(page)
          .getByText(/^(Skip this step|Next step)$/)
          .click();
    }
  });
}

test("a step that is not there is said, and leads back to the shelf", async ({ page }) => {
  await withSettings(page);
  await page.goto("/learn/khronos/9");
  await expect(page.getByText("The lesson has 8 steps, and no step 9.")).toBeVisible();
  await page.getByRole("link", { name: "Learn" }).click();
  await expect(page.getByRole("heading", { name: "The first six minutes" })).toBeVisible();
});

test("a damaged lesson is named by its step and line, a damaged puzzle by its place, and the rest is whole", async ({
  page,
}) => {
  /** What is fetched is damaged on its way. */
  const damage = async (
    file: "lesson" | "puzzles",
    whole: string | RegExp,
    damaged: string,
  ): Promise<void> => {
    await page.route(new RegExp(`/assets/${file}-[^/]*[.]js$`), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(whole, damaged) });
    });
  };
  await withSettings(page);
  await damage("lesson", "look might:B8 might:E7", "when x 7");
  await page.goto("/learn/khronos/1");
  const failed = page.locator(".table-failed");
  await expect(failed).toContainText("This lesson cannot be read. The rulebook is whole");
  await expect(failed).toContainText(
    "Damaged: step “Domain and leader”, line 28. This line means nothing in a lesson.",
  );
  await page.unrouteAll();
  await damage("lesson", "type=military size=2 at=E7", "type=military size=2 at=A1");
  await page.goto("/learn/khronos/1");
  await expect(failed).toContainText(
    "Damaged: step “Domain and leader”, line 34. What it does there is against the rules",
  );

  await page.unrouteAll();
  await damage("puzzles", /seats(\\?"):2,/, "seats$1:2.5,");
  await page.goto("/learn/khronos");
  await expect(page.getByRole("alert")).toHaveText("Left out, because they are damaged: abc65c74 (seats).");
  await expect(page.getByText("0 of 39 solved")).toBeVisible();
  await page.goto("/learn/khronos/puzzle/abc65c74");
  await expect(failed).toContainText("This puzzle is damaged at “seats”, so it is left out.");
  await page.unrouteAll();
  await damage("puzzles", "Might R1r@E1", "Might R9r@E1");
  await page.goto("/learn/khronos/puzzle/abc65c74");
  await expect(failed).toContainText("This puzzle is damaged at “position”, so it is left out.");
});

test("shelf and lesson have no flaw that axe knows, in either theme", async ({ page }) => {
  await withSettings(page, { theme: "system" });
  await page.goto("/learn");
  await expect(page.locator(".learn-steps")).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  await openStep(page, "khronos", 4);
  expect(await violationsInBoth(page)).toEqual([]);
});

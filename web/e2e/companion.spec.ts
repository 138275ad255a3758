/** The companion beside a physical table, on a phone. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { violationsInBoth } from "./axe.ts";
import {
  back,
  begin,
  button,
  type Course,
  PHONE,
  playUntil,
  press,
  primary,
  steps,
  tab,
  title,
  told,
} from "./companion.ts";
import { settled, sideways } from "./settled.ts";
import { watchErrors, withSettings } from "./table.ts";

test.use({ ...PHONE, permissions: ["clipboard-read", "clipboard-write"] });

const BOTH: Course = { dice: (roll) => (roll % 2 === 0 ? "app" : "hand"), turns: 4 };

/** To the first roll of Era 1, which is the Chronobot's. */
async function toFirstRoll(page: Page): Promise<void> {
  await begin(page);
  await playUntil(page, /Roll the bot’s die/, BOTH);
}

test("seven Eras with both kinds of dice, a turn that could not be, a correction, undo over dice, and a reload", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await toFirstRoll(page);

  // A real die: token 1 stands on the plant. No space is free, and it falls back.
  await press(page, button(page, "1, Plant"));
  await expect(title(page)).toHaveText("It builds a power plant");
  await button(page, "It could not").click();
  await expect(button(page, /^A space, but nothing to take/)).toBeDisabled();
  await press(page, button(page, /^No space was free/));
  await expect(title(page)).toHaveText("It can do nothing");
  await expect(page.locator(".co-todo li")).toHaveText(["Give it 2 Water and 1 VP."]);
  await expect(page.locator(".co-counters dd").nth(2)).toHaveText("6 of 6");

  // Taken back over the die, and the other meaning: its Exosuit stays.
  for (let i = 0; i < 2; i++)
    await press(page, page.locator(".co-undo, .co-bar button[aria-label^='Take back']").first());
  await expect(title(page)).toHaveText("Roll the bot’s die");
  await expect(page.locator(".co-notice")).toHaveText(
    "Taken back: The Chronobot die shows 1, rolled by hand.",
  );
  await press(page, button(page, "1, Plant"));
  await page.getByText("Second", { exact: true }).click();
  await press(page, button(page, "Book: Second"));
  await button(page, "It could not").click();
  await press(page, button(page, /^A space, but nothing to take/));
  await expect(page.locator(".co-todo li")).toHaveText([
    "Bot Exosuit on the second Construct space.",
    "Give it 2 Water and 1 VP.",
  ]);
  await expect(page.locator(".co-counters dd").nth(2)).toHaveText("5 of 6");
  await press(page, button(page, "Done, my turn"));

  // One tap: the app rolls. Undo and redo, undo and another roll, meet the same face.
  await press(page, button(page, "The app rolls"));
  const face = await page.locator(".co-head svg text").textContent();
  await press(page, page.locator(".co-bar").getByRole("button", { name: /^Take back/ }));
  await expect(title(page)).toHaveText("Roll the bot’s die");
  await press(page, button(page, "Do again what was taken back"));
  await expect(page.locator(".co-head svg text")).toHaveText(face ?? "");
  await press(page, page.locator(".co-bar").getByRole("button", { name: /^Take back/ }));
  await press(page, button(page, "Let the app roll this one"));
  await expect(page.locator(".co-head svg text")).toHaveText(face ?? "");

  // A correction, taken back and kept.
  await playUntil(page, /Your turn/, BOTH);
  await tab(page, "Correct").click();
  // How many it has by now hangs on the faces the app rolled.
  await press(page, button(page, "VP tokens: one more"));
  const one = (await button(page, /^Keep: VP tokens \d+ to \d+$/).textContent()) ?? "";
  await press(page, button(page, "VP tokens: one more"));
  await expect(button(page, one)).toHaveCount(0);
  await press(page, page.locator(".co-undo"));
  await expect(button(page, one)).toBeVisible();
  await press(page, button(page, "Paradoxes: one more"));
  await press(page, button(page, "Paradoxes: one more"));
  await press(page, button(page, "Paradoxes: one more"));
  await expect(page.getByRole("alert")).toContainText("The table cannot look like that");
  await press(page, primary(page));
  await back(page);
  await expect(title(page)).toHaveText("Your turn");

  // A reload finds everything where it was.
  const before = await steps(page);
  await page.reload();
  await expect(title(page)).toHaveText(/./);
  await told(page);
  expect(await steps(page)).toBe(before);

  const { seen } = await playUntil(page, /Era 7 · score/, BOTH);
  for (const phase of ["Preparation", "Paradox", "Power Up", "Warp", "Clean up"])
    expect(seen).toContain(phase);

  // The sheet: begun anywhere it goes on to the next empty line; one of them is changed later.
  await button(page, "Warp tiles: enter your VP").click();
  for (const keys of ["-2", "16", "20", "13", "10", "4", "5", "-3"]) {
    for (const key of keys) await button(page, key === "-" ? "Minus" : key).click();
    await press(page, button(page, "Enter"));
  }
  await expect(page.locator(".co-duel dd").first()).toHaveText("63");
  await button(page, "VP tokens: 16, change").click();
  await button(page, "7").click();
  await press(page, button(page, "Enter"));
  await expect(page.locator(".co-duel dd").first()).toHaveText("54");
  await expect(button(page, "Anomalies: −3, change")).toBeVisible();
  await press(page, button(page, "Close the table"));
  await expect(page.locator(".co-sheet td button")).toHaveCount(0);

  // What can be shared: text, record, picture, the table.
  await button(page, "Share or save").click();
  await page.getByLabel("Your path, if you like").fill("Tide");
  await button(page, "Score as text").click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("Tide, Normal, ended in Era 7");
  expect(text).toContain("VP tokens: 7 to");
  const fileOf = async (name: string): Promise<{ name: string; content: Buffer }> => {
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
    return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
  };
  const picture = await fileOf("Score as a picture");
  expect(picture.name).toMatch(/\.png$/);
  expect(picture.content.subarray(1, 4).toString()).toBe("PNG");
  const record = JSON.parse((await fileOf("Play record")).content.toString()) as Record<string, unknown>;
  expect(record).toMatchObject({
    eras: 7,
    path: "Tide",
    difficulty: "normal",
    human: { tokens: 7, total: 54 },
  });
  expect(Object.keys(record).toSorted()).toEqual([
    "chronobot",
    "date",
    "difficulty",
    "eras",
    "game",
    "human",
    "minutes",
    "options",
    "path",
  ]);
  const whole = await fileOf("Whole table as a file");
  expect(whole.name).toMatch(/^chronobot-.*\.json$/);
  expect(errors).toEqual([]);
});

test("files: a table comes back from its own, a damaged one is refused with a sentence and changes nothing", async ({
  page,
}) => {
  await withSettings(page);
  await toFirstRoll(page);
  await page.goto("/companion");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, /^Save as file/).click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  const add = async (name: string, content: string): Promise<void> =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
  for (const [name, content] of [
    ["cut.json", text.slice(0, text.length / 2)],
    ["edited.json", text.replace('"face":1', '"face":2').replace('"face": 1', '"face": 2')],
    ["foreign.json", '{"game":"chess"}'],
  ] as const) {
    expect(content).not.toBe(text);
    await add(name, content);
    await expect(page.getByRole("alert")).toContainText(`${name}: `);
    await expect(page.locator(".co-kept")).toHaveCount(1);
  }
  // The same table twice is refused as well; once it is removed its file brings it back as it was.
  await button(page, /^Remove: /).click();
  await button(page, "Remove it").click();
  // The question takes the table's place in the list: only the empty list says that it is gone.
  await expect(page.getByText("No table yet.")).toBeVisible();
  await add("whole.json", text);
  await page.locator(".co-kept a").click();
  await expect(title(page)).toHaveText("Roll the bot’s die");
});

test("two tabs on one table: each sees what the other tells, and undo of one is undo of both", async ({
  page,
  context,
}) => {
  await withSettings(page);
  await toFirstRoll(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(title(other)).toHaveText("Roll the bot’s die");
  await press(page, button(page, "5, 2 Water"));
  await expect(title(other)).toHaveText("It takes 2 Water");
  await press(other, button(other, "Done, my turn"));
  await press(other, button(other, "Done: I roll the bot’s die"));
  await expect(title(page)).toHaveText("Roll the bot’s die");
  await press(page, page.locator(".co-bar").getByRole("button", { name: /^Take back/ }));
  // Each has read the verdict for itself.
  await expect(title(other)).toHaveText("Your turn");
  await expect(title(page)).toHaveText("It takes 2 Water");
});

test("a game is joined in the middle, and with everything tracked no question is asked", async ({ page }) => {
  await withSettings(page);
  await page.goto("/companion");
  await page.getByText("Tracking and house rules").click();
  for (const thing of ["Spaces", "Recruit pool", "Mine pool", "Open tiles"])
    await page.getByRole("switch", { name: thing }).click();
  await button(page, "Join a game in progress").click();
  await expect(title(page)).toHaveText("Join a game in progress");
  await page.getByLabel("Era", { exact: true }).selectOption("Era 5");
  await told(page);
  await page.getByLabel("First Player").selectOption("You");
  await told(page);
  await button(page, "Counters").click();
  await button(page, /^VP tokens 0: enter a number/).click();
  for (const key of "23") await button(page, key).click();
  await press(page, button(page, "Enter"));
  await button(page, "Tokens").click();
  await page.getByLabel("Token 2").selectOption("Recruit");
  await told(page);
  await page.getByLabel("Token 6").selectOption("Project");
  await told(page);
  await press(page, button(page, "Begin from here"));
  await expect(page.locator(".co-status")).toHaveText("Era 5 · preparation");

  // The cards of the Era.
  await expect(primary(page)).toHaveAttribute("aria-disabled", "true");
  for (const [piece, count] of [
    ["Genius", 1],
    ["Engineer", 3],
    ["Neutronium", 1],
    ["Gold", 4],
  ] as const)
    for (let i = 0; i < count; i++) await button(page, `One ${piece} more`).click();
  // CP-7: eight open buildings, and the Superprojects of Eras 1 to 5.
  const vp = (tile: string, name: string): Promise<void> =>
    page.getByRole("group", { name: tile }).getByText(name, { exact: true }).click();
  for (const row of ["Power plant", "Factory", "Life support", "Lab"])
    for (const stack of ["primary", "secondary"]) await vp(`${row}, ${stack}`, "2");
  for (const era of [1, 2, 3, 4]) await vp(`Superproject, Era ${era}`, "–");
  await expect(page.getByText("Open tiles: 12 of 13")).toBeVisible();
  await vp("Superproject, Era 5", "6");
  await press(page, button(page, "On to Paradox"));
  await press(page, button(page, "On to Power Up"));
  await expect(page.getByText("Put 4 Exosuits on its hexagon")).toBeVisible();
  await press(page, button(page, "On to Warp"));
  await press(page, button(page, "Paradox die 2"));
  await page.locator(".co-chips").getByText("0", { exact: true }).click();
  await press(page, button(page, "Begin the Action rounds"));

  // The human begins: the top Mine space and a cube.
  await expect(title(page)).toHaveText("Your turn");
  await page.getByText("Mine, top", { exact: true }).click();
  await page.locator(".co-chips label", { hasText: "Gold" }).click();
  await press(page, button(page, "Done: I roll the bot’s die"));
  await tab(page, "Odds").click();
  await expect(page.locator(".co-odds li").nth(1)).toContainText("Give it the Genius from the pool.");
  await back(page);
  await press(page, button(page, "2, Recruit"));
  await expect(title(page)).toHaveText("The bot recruits");
  await expect(page.locator(".co-todo li")).toHaveText([
    "Bot Exosuit on the top Recruit space.",
    "Give it the Genius from the pool.",
  ]);
  await press(page, button(page, "Done, my turn"));
  await page.getByText("Construct 2", { exact: true }).click();
  await page.locator(".co-chips label", { hasText: "Lab, primary" }).click();
  await vp("Lab, primary", "4");
  await press(page, button(page, "Done: I roll the bot’s die"));
  await press(page, button(page, "6, Project"));
  await expect(page.locator(".co-todo li")).toHaveText(["Bot Exosuit on the top Construct space.", /6 VP/]);
  await tab(page, "Bot board").click();
  await expect(page.locator(".co-total b")).toHaveText("29");
  await expect(page.locator(".co-spaces [data-by=human]")).toHaveText([/Construct 2/, /Mine, top/]);
  await expect(page.locator(".co-spaces [data-by=bot]")).toHaveText([/Construct 1/, /Recruit 1/]);
});

test("research: the shape die, and what becomes of the turn when none of that shape is left", async ({
  page,
}) => {
  await withSettings(page);
  await page.goto("/companion");
  await button(page, "Join a game in progress").click();
  await button(page, "Tokens").click();
  await page.getByLabel("Token 2").selectOption("Research");
  await told(page);
  await press(page, button(page, "Begin from here"));
  await playUntil(page, /Roll the bot’s die/, BOTH);
  await press(page, button(page, "2, Research"));
  await page.getByText("Top", { exact: true }).click();
  await press(page, button(page, "Book: Top"));
  await press(page, button(page, "Triangle"));
  await expect(page.locator(".co-todo li")).toHaveText([
    "Bot Exosuit on the top Research space.",
    "Give it any Breakthrough in a triangle.",
  ]);
  await press(page, button(page, /^It could not: none of that shape/));
  await expect(title(page)).toHaveText("It can do nothing");
  await expect(page.locator(".co-todo li")).toHaveText([
    "Bot Exosuit on the top Research space.",
    "Give it 2 Water and 1 VP.",
  ]);
});

test("the back button closes a sheet before it leaves the table, and the screen is kept awake", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked = { count: 0 };
    Object.assign(window, { asked });
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async () => {
          asked.count++;
          return { released: true, release: async () => {} };
        },
      },
    });
  });
  await withSettings(page);
  await toFirstRoll(page);
  const asked = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { asked: { count: number } }).asked.count);
  await expect.poll(asked).toBeGreaterThan(0);
  const before = await asked();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(asked).toBeGreaterThan(before);

  await tab(page, "Bot board").click();
  await button(page, "Menu").click();
  await back(page);
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(title(page)).toHaveText("Bot board");
  await back(page);
  await expect(title(page)).toHaveText("Roll the bot’s die");
  // A rule opens in its place, over the table.
  await button(page, /^Rule CP-1/).click();
  await expect(page.getByRole("dialog", { name: "Rules" })).toContainText("CP-1");
  await back(page);
  await expect(page.locator("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/companion$/);
  await page.locator(".co-kept a").click();
  await expect(title(page)).toHaveText("Roll the bot’s die");
});

test("a step of the log is tried anew on a table of its own, and the list of games leads to both", async ({
  page,
}) => {
  await withSettings(page);
  await toFirstRoll(page);
  const first = page.url();
  await press(page, button(page, "6, 2 Water"));
  await button(page, "Menu").click();
  await button(page, "Log and branches").click();
  await button(page, /^Try from here, step 2$/).click();
  await expect(page).not.toHaveURL(first);
  await expect(title(page)).toHaveText("Power Up");
  await page.goto("/companion");
  await expect(page.locator(".co-kept")).toHaveCount(2);
  // From the timelines, too.
  await page.goto("/timelines");
  await page.locator("main a[href^='/t/']").first().click();
  await expect(page).toHaveURL(/\/companion\//);
  await expect(page.locator(".co-tabs")).toBeVisible();
});

test("in French at 320 px an Era is played, and nothing is pushed sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await withSettings(page, { language: "fr", textSize: 120 });
  await page.goto("/companion");
  await expect(title(page)).toHaveText("Compagnon");
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Commencer l’Ère 1" }).click();
  const shown = async (name: string): Promise<void> => {
    await expect(title(page)).toHaveText(name);
    expect.soft(await sideways(page), name).toBeLessThanOrEqual(0);
  };
  await shown("Préparation");
  await press(page, primary(page));
  await shown("Activation");
  await press(page, primary(page));
  await shown("Vortex");
  await press(page, button(page, "Dé de paradoxe 2"));
  await page.locator(".co-chips label").nth(1).click();
  await press(page, button(page, "Commencer les tours d’action"));
  await shown("Lancez le dé du bot");
  await press(page, button(page, "2, Labo"));
  await shown("Il bâtit un laboratoire");
  await page.getByText("Conseil gauche", { exact: true }).click();
  await press(page, button(page, "Noter : Conseil gauche"));
  await page.locator(".co-chips label").nth(2).click();
  await press(page, button(page, "Noter 3 PV"));
  await shown("Il bâtit un laboratoire");
  await expect(page.locator(".co-todo li").first()).toHaveText(
    "Exosquelette du bot sur l’emplacement gauche du Conseil. Il prend l’étendard : premier joueur à l’Ère suivante.",
  );
  await press(page, button(page, "C’est fait, à moi"));
  await shown("À vous");
  await press(page, button(page, "Je passe"));
  for (let i = 0; i < 2; i++) {
    await shown("Lancez le dé du bot");
    await press(page, button(page, /^6, /));
    await press(page, primary(page));
  }
  await shown("Entretien");
  for (const name of ["Plateau", "Chances", "Corriger"]) {
    await tab(page, name).click();
    await settled(page);
    expect.soft(await sideways(page), name).toBeLessThanOrEqual(0);
  }
});

test.describe("axe finds nothing in either theme", () => {
  async function check(page: Page, screen: string): Promise<void> {
    expect.soft(await violationsInBoth(page), screen).toEqual([]);
  }

  test("in the list, the phases and a turn", async ({ page }) => {
    await withSettings(page, { theme: "system" });
    await page.goto("/companion");
    await expect(title(page)).toBeVisible();
    await check(page, "tables");
    await begin(page);
    await check(page, "preparation");
    await press(page, primary(page));
    await press(page, primary(page));
    await check(page, "warp");
    await press(page, button(page, "Paradox die 1"));
    await page.locator(".co-chips label").nth(1).click();
    await press(page, primary(page));
    await check(page, "roll");
    await press(page, button(page, "2, Lab"));
    await page.getByText("Top", { exact: true }).click();
    await check(page, "ask");
    await button(page, "It could not").click();
    await check(page, "could not");
    await back(page);
    await press(page, primary(page));
    await page.locator(".co-chips").getByText("3", { exact: true }).click();
    await press(page, primary(page));
    await check(page, "verdict");
    await press(page, primary(page));
    await check(page, "human");
  });

  test("on the board, the odds, corrections and the score", async ({ page }) => {
    await withSettings(page, { theme: "system" });
    await toFirstRoll(page);
    await tab(page, "Bot board").click();
    await check(page, "board");
    await tab(page, "Odds").click();
    await check(page, "odds");
    await tab(page, "Correct").click();
    await press(page, button(page, "Water: one more"));
    await check(page, "correct");
    await button(page, "Tiles").click();
    await press(page, button(page, "Labs: add a tile of 3 VP"));
    await check(page, "tiles");
    await button(page, "Table").click();
    await page.getByLabel("Phase").selectOption("Score");
    await told(page);
    await press(page, primary(page));
    await back(page);
    await check(page, "score");
    await button(page, "Buildings: enter your VP").click();
    await check(page, "keypad");
  });

  test("in the sheets", async ({ page }) => {
    await withSettings(page, { theme: "system" });
    await toFirstRoll(page);
    for (const [open, name] of [
      ["What the app tracks", "tracking"],
      ["Log and branches", "log"],
      ["Rules", "rules"],
      ["Share or save", "share"],
    ] as const) {
      await button(page, "Menu").click();
      await page.getByRole("dialog").getByRole("button", { name: open }).click();
      await check(page, name);
      await back(page);
      await expect(page.locator("dialog")).toHaveCount(0);
    }
  });
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("a table is laid and led, and its rules are there", async ({ page, context }) => {
    await withSettings(page);
    await page.goto("/companion");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await toFirstRoll(page);
    await press(page, button(page, "Let the app roll this one"));
    await playUntil(page, /Your turn/, BOTH);
    await page.reload();
    await told(page);
    await button(page, "Menu").click();
    await page.getByRole("dialog").getByRole("button", { name: "Rules" }).click();
    await expect(page.locator(".co-chapter").first()).toBeVisible();
  });
});

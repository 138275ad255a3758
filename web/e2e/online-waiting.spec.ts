/** The waiting room: its host changes how the game will be played where it is told, and the others are asked again. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { person, watchErrors } from "./table.ts";

const PHONE = { width: 390, height: 844 };
const told = (page: Page): Locator => page.locator(".room-opt > p").first();
const readiness = (page: Page, name: string): Locator =>
  page.locator(".room-seats li").filter({ hasText: name }).locator(".room-ready");

test("the clock is changed in the sentence that tells it, by mouse and by keys, and whoever agreed is asked again", async ({
  browser,
}) => {
  const ada = await person(browser, { name: "Ada" });
  const ben = await person(browser, { name: "Ben" });
  const errors = watchErrors(ada);
  await ada.goto("/new/khronos");
  await ada.getByRole("radio", { name: "Live" }).check();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(told(ada)).toHaveText(
    "Three seats, standard rules. Each has 10 minutes and 20 seconds more per turn. Taking back past others’ steps needs consent. Hints and branches are not allowed. The game is not rated. Anyone with the link may sit down or watch.",
  );
  const clock = ada.getByRole("button", { name: /^Clock: / });
  const question = ada.getByRole("dialog", { name: "Clock" });
  // As long as nobody else is there nobody is asked.
  await clock.click();
  await expect(question.getByRole("radio", { name: "10 min + 20 s" })).toBeChecked();
  await expect(question.getByText(/asked again/)).toHaveCount(0);
  await clock.click();
  await expect(question).toHaveCount(0);

  const code = await ada.locator(".invitation-link b").textContent();
  await ben.goto(`/j/${code}`);
  await ben.getByRole("button", { name: "Sit down" }).click();
  const agree = ben.getByRole("button", { name: "I am ready" });
  await agree.click();
  await expect(readiness(ada, "Ben")).toHaveText("ready");

  // By mouse. It is wide enough for a finger, and the question stands by its answer.
  for (const answer of await ada.locator(".answer").all()) {
    const heights = await answer.evaluate((part) => [...part.getClientRects()].map(({ height }) => height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  }
  await expect(clock).toHaveAccessibleName("Clock: 10 minutes and 20 seconds more per turn; change");
  await clock.click();
  await expect(clock).toHaveAttribute("aria-expanded", "true");
  await expect(question).toContainText("Everyone is asked again whether they agree.");
  await expect(ada.getByRole("radio")).toHaveCount(4);
  expect(await violations(ada)).toEqual([]);
  await question.getByRole("radio", { name: "20 min + 30 s" }).check();
  for (const page of [ada, ben])
    await expect(told(page)).toContainText("Each has 20 minutes and 30 seconds more per turn.");
  await expect(readiness(ada, "Ben")).toHaveText("not ready yet");
  await expect(ada.getByRole("heading", { name: "Ben is not ready, one seat is free" })).toBeVisible();
  await expect(ada.getByRole("status").filter({ hasText: "Ben is not ready" })).toBeVisible();
  await ada.getByRole("heading", { name: "Seats" }).click();
  await expect(question).toHaveCount(0);

  // Whoever is only a guest reads the same in bold, and has nothing to press.
  await expect(told(ben).locator("b")).toHaveText([
    "Three seats",
    "standard rules",
    "20 minutes and 30 seconds more per turn",
    "needs consent",
    "Hints and branches are not allowed",
    "is not rated",
    "with the link",
  ]);
  await expect(ben.locator(".room-opt").getByRole("button")).toHaveCount(0);
  await agree.click();
  await expect(readiness(ada, "Ben")).toHaveText("ready");

  // By keys alone: to the answer, to another one, and back to where one was.
  await tabTo(ada, /^Clock: /);
  await ada.keyboard.press("Enter");
  await expect(question).toBeFocused();
  await ada.keyboard.press("Tab");
  await expect(question.getByRole("radio", { name: "20 min + 30 s" })).toBeFocused();
  await ada.keyboard.press("ArrowRight");
  await expect(question.getByRole("radio", { name: "None" })).toBeChecked();
  await ada.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(clock).toBeFocused();
  for (const page of [ada, ben]) await expect(told(page)).toContainText("There is no clock.");
  await expect(readiness(ada, "Ben")).toHaveText("not ready yet");
  await agree.click();
  await expect(readiness(ada, "Ben")).toHaveText("ready");

  // Space opens it as well; seats are counted one by one, and the rules are there.
  await tabTo(ada, /^Seats: /);
  await ada.keyboard.press("Space");
  await tabTo(ada, /^One seat more$/);
  await ada.keyboard.press("Enter");
  await ada.keyboard.press("Escape");
  await expect(told(ben)).toContainText("Four seats, standard rules.");
  await ada.getByRole("button", { name: /^Rules: / }).click();
  await ada.getByRole("switch", { name: "Keeping cards" }).click();
  await expect(told(ben)).toContainText("Four seats, 1 changed rule.");

  // What the server refuses is said there, and the sentence stays.
  await ada.getByRole("button", { name: /^What it is for: / }).click();
  await ada.getByRole("radio", { name: "For the ratings" }).click();
  await expect(ada.getByRole("dialog").getByText(/account/)).toBeVisible();
  await expect(ada.getByRole("radio", { name: "For fun" })).toBeChecked();
  await expect(told(ada)).toContainText("The game is not rated.");

  // The button beside it asks everything at once.
  await ada.getByRole("button", { name: "Change", exact: true }).click();
  const all = ada.getByRole("dialog", { name: "Change the table" });
  await all.getByRole("switch", { name: "Hints and branches" }).click();
  await all.getByRole("radio", { name: "5 min + 10 s" }).check();
  await all.getByRole("button", { name: "Ask everyone again" }).click();
  await expect(all).toHaveCount(0);
  await expect(told(ben)).toContainText("Each has 5 minutes and 10 seconds more per turn.");
  await expect(told(ben)).toContainText("Hints and branches are allowed.");
  expect(errors).toEqual([]);
});

test("in French on a phone the question comes up from below, and nothing is cut off", async ({ browser }) => {
  const ada = await person(browser, { name: "Ada", language: "fr" }, PHONE);
  const ben = await person(browser, { name: "Ben", language: "fr" }, PHONE);
  await ada.goto("/new/khronos");
  await ada.getByRole("radio", { name: "Par tours" }).check();
  await ada.getByRole("button", { name: "Ouvrir la table" }).click();
  await expect(told(ada)).toHaveText(
    "Trois places, règles standard. Chacun a 24 heures pour un tour et 7 jours de congé. Revenir au-delà du coup d’un autre demande l’accord de tous. Ni conseils ni branches. La partie n’est pas classée. Qui a le lien peut s’asseoir ou regarder.",
  );
  const code = await ada.locator(".invitation-link b").textContent();
  await ben.goto(`/j/${code}`);
  await ben.getByRole("button", { name: "S’asseoir", exact: true }).click();
  await ben.getByRole("button", { name: "Je peux commencer" }).click();
  await expect(readiness(ada, "Ben")).toHaveText("peut commencer");

  await ada.getByRole("button", { name: /^Jours de congé de chacun.*; modifier$/ }).click();
  const sheet = ada.getByRole("dialog", { name: "Jours de congé de chacun" });
  await expect(sheet).toContainText("On redemande l’accord de tous.");
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, width: 390 });
  expect(await violations(ada)).toEqual([]);
  await sheet.getByRole("radio", { name: "14" }).check();
  for (const page of [ada, ben])
    await expect(told(page)).toContainText("24 heures pour un tour et 14 jours de congé.");
  await expect(readiness(ada, "Ben")).toHaveText("pas encore");
  await ada.keyboard.press("Escape");
  await ada.getByRole("button", { name: /^Qui peut s’asseoir/ }).click();
  await ada.getByRole("radio", { name: "Tout le monde, au salon" }).check();
  await expect(told(ben)).toContainText("Tout le monde au salon peut s’asseoir ou regarder.");
  await ada.keyboard.press("Escape");
  expect(await violations(ada)).toEqual([]);
  for (const width of [390, 320]) {
    await ada.setViewportSize({ width, height: 844 });
    const room = ada.locator(".room");
    expect(await room.evaluate((part) => part.scrollWidth - part.clientWidth), `${width} px`).toBe(0);
  }
});

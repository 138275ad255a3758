/** A step back over what another did: asked in the other's tray, drawn on his boards, answered, and done or not. */
import { chronomancer } from "@chronarium/chronomancer";
import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { type Hand, handOf, playOn } from "./second-hand.ts";
import { settled } from "./settled.ts";
import { person, tool, watchErrors } from "./table.ts";

const edges = (page: Page): Promise<readonly number[]> =>
  page.locator(".stage, .tray").evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));

test("one asks, the other sees what would go and return, says yes, and another time no", async ({
  browser,
  baseURL,
}) => {
  const ada = await person(browser, { name: "Ada" });
  const ben = await person(browser, { name: "Ben", language: "fr" }, { width: 390, height: 844 });
  const errors = [watchErrors(ada), watchErrors(ben)];
  await ada.goto("/new/chronomancer");
  await ada.getByRole("radio", { name: "By turns" }).check();
  await ada.getByRole("button", { name: "One seat fewer" }).click();
  await ada.getByRole("button", { name: "Open the table" }).click();
  const code = await ada.locator(".invitation-link b").textContent();
  await ben.goto(`/j/${code}`);
  const go = ben.locator(".room-foot .btn[data-kind=primary]");
  await go.click();
  await expect(go).toHaveText(/commencer/);
  await go.click();
  for (const page of [ada, ben]) await expect(page.locator(".table .stage")).toBeVisible();
  const table = new URL(ada.url()).pathname.split("/").at(-1) ?? "";
  const hands = [
    await handOf(ada.context(), baseURL ?? "", table, chronomancer),
    await handOf(ben.context(), baseURL ?? "", table, chronomancer),
  ] as const;
  // Whoever has acted waits for the other, who has acted since; the other one is asked.
  const asker = ({ now }: Hand, seat: number): boolean => {
    const { askTo, actors } = now();
    return askTo !== undefined && !actors.includes(seat);
  };
  /** Answers where it stands, and where Ada could go back to. */
  const untilAdaAsks = async (seed: string): Promise<readonly [number, number]> => {
    const at = await playOn(
      hands,
      chronomancer,
      seed,
      () => asker(hands[0], 0) && (hands[0].now().undoTo ?? 0) >= hands[0].now().revision,
    );
    await expect(ada.locator(".status")).toContainText("Ben");
    await expect(ben.locator(".status[data-mine]")).toBeVisible();
    return [at, hands[0].now().askTo ?? at];
  };
  const [before, to] = await untilAdaAsks("apart");
  await settled(ben);
  const still = await edges(ben);

  const ask = async (): Promise<void> => {
    await tool(ada, "Menu").click();
    await ada.locator(".table-menu").getByRole("button", { name: "Ask to take back" }).click();
  };
  await ask();
  // The asker may think better of it, and is shown the same.
  await expect(ada.locator(".asking")).toContainText("You ask to take back a step. ");
  await expect(ada.locator(".asking")).toContainText("Waiting for Ben.");
  await expect(ada.locator("[data-goes]").first()).toBeVisible();
  // The other one is asked in the place of his tray: what goes, what returns, and for how long.
  const asked = ben.locator(".asking");
  await expect(asked).toContainText("Ada demande à revenir d’un pas.");
  await expect(asked).toContainText(/(Disparaît|Disparaissent|Revient|Reviennent)\u202f: /);
  await expect(asked).toContainText(/\d+\sh pour répondre, sinon rien ne change\./);
  await expect(ben.locator(".bar .status")).toContainText("Ada demande un pas en arrière");
  await expect(ben).toHaveTitle(/^Une question pour vous/);
  await settled(ben);
  expect(await edges(ben)).toEqual(still);
  for (const page of [ada, ben]) expect(await violations(page)).toEqual([]);

  // The asker leaves it after all, asks once more, and the other agrees: it is as it was.
  await ada.getByRole("button", { name: "Leave it as it is" }).click();
  await expect(asked).toHaveCount(0);
  await expect(ada.locator("[data-goes]")).toHaveCount(0);
  expect(hands[1].now().revision).toBe(before);
  await ask();
  await asked.getByRole("button", { name: "Accepter le retour" }).click();
  for (const { now } of hands) await expect.poll(() => now().revision).toBe(to);
  await expect(asked).toHaveCount(0);
  await expect(ada.locator(".status[data-mine]")).toBeVisible();

  // Later the answer is no: that is heard, and so is that whoever asks again must wait.
  const [later] = await untilAdaAsks("once more");
  await ask();
  await asked.getByRole("button", { name: "Non, on continue" }).click();
  await expect(asked).toHaveCount(0);
  await expect(ada.locator(".toast").getByText(/^The answer was no\. You may ask again at/)).toBeVisible();
  await ask();
  await expect(
    ada.locator(".toast").getByText(/^You were told no\. You may ask again in \d+ min/),
  ).toBeVisible();
  await expect(asked).toHaveCount(0);
  expect(hands[1].now().revision).toBe(later);
  await ben.getByRole("button", { name: /^Discussion/ }).click();
  await expect(ben.getByRole("log").locator(".chat-note").last()).toContainText("refus");
  for (const { end } of hands) end();
  expect(errors.flat()).toEqual([]);
});

/** What a shared table tells on small screens, and beside the game: where another acts, who talks, who is not heard. */
import { type Action, khronos } from "@chronarium/khronos";
import { expect, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { type Hand, handOf } from "./second-hand.ts";
import { person } from "./table.ts";

/** The first action of the kind that is wished for. */
async function actBy(hand: Hand, isWished: (action: Action) => boolean): Promise<void> {
  const { imagined, version, viewer } = hand.now();
  const seat = viewer === "observer" ? 0 : viewer;
  const legal = khronos.legalActions(imagined as Parameters<typeof khronos.legalActions>[0], seat);
  const acted = await hand.driver.act(seat, [legal.find(isWished)], version);
  expect(acted.ok).toBe(true);
}

test("a watcher gives his name where he talks, who is blocked is found again, and a phone turns to where another acts", async ({
  browser,
  baseURL,
}) => {
  const ada = await person(browser, { name: "Ada" });
  const ben = await person(browser, { name: "Ben", following: 1 }, { width: 390, height: 844 });
  await ada.goto("/new/khronos");
  await ada.getByRole("radio", { name: "Live" }).check();
  await ada.getByRole("button", { name: "One seat fewer" }).click();
  await ada.getByRole("button", { name: "Open the table" }).click();
  const code = await ada.locator(".invitation-link b").textContent();
  await ben.goto(`/j/${code}`);
  await ben.getByRole("button", { name: "Sit down" }).click();
  await ben.getByRole("button", { name: "I am ready" }).click();
  for (const page of [ada, ben]) await expect(page.locator(".table .stage")).toBeVisible();

  // Whoever comes to watch without a name is asked for it where he talks.
  const noor = await person(browser, {}, { width: 820, height: 1180 });
  await noor.goto(ben.url());
  await noor.getByRole("button", { name: "Chat", exact: true }).click();
  await expect(noor.getByRole("list", { name: "At the table:" })).toContainText("Ada");
  await noor.getByRole("textbox", { name: "Your name" }).fill("Noor");
  await noor.getByRole("textbox", { name: "To those who watch" }).fill("Well met");
  await noor.keyboard.press("Enter");
  await expect(noor.getByRole("log")).toContainText("Well met");
  expect(await violations(noor)).toEqual([]);

  // Whom somebody has blocked he finds again after a reload, and only there.
  const chat = ben.getByRole("button", { name: /^Chat/ });
  await chat.click();
  await ben.getByRole("button", { name: "Ada", exact: true }).click();
  await ben.getByRole("button", { name: "Block", exact: true }).click();
  const hearAgain = ben.getByRole("button", { name: "Hear Ada again" });
  await expect(hearAgain).toBeVisible();
  await ben.reload();
  await chat.click();
  await expect(hearAgain).toBeVisible();
  await expect(ben.getByRole("button", { name: "Ada", exact: true })).toHaveCount(0);
  await hearAgain.click();
  await expect(hearAgain).toHaveCount(0);
  await ben.getByRole("button", { name: "Close the chat" }).click();

  const faith = ben.locator("figure.era-faith[data-current]");
  const might = ben.locator("figure.era-might[data-current]");
  await expect(might).toBeVisible();
  const table = new URL(ada.url()).pathname.split("/").at(-1) ?? "";
  const hand = await handOf(ada.context(), baseURL ?? "", table, khronos);
  const other = await handOf(ben.context(), baseURL ?? "", table, khronos);
  // Who begins is drawn by lot.
  if (other.now().actors.includes(1)) await actBy(other, ({ type }) => type === "end");
  await expect.poll(() => hand.now().actors).toEqual([0]);
  await actBy(hand, ({ type, ...action }) => type === "travel" && "to" in action && action.to === "faith");
  await actBy(hand, ({ type, ...action }) => type === "build" && "era" in action && action.era === "faith");
  for (const each of [hand, other]) each.end();
  const toldOfFaith = ben.locator(".following-said").getByText(/ on Faith/);
  const next = ben.locator(".following-go .btn").first();
  await expect(next).toBeVisible();
  // The other is still in his turn.
  await expect(ben.locator(".following-go .btn").last()).toContainText("To the present");
  while (!(await toldOfFaith.isVisible())) if (await next.isVisible()) await next.click();
  await expect(faith).toBeVisible();
  await ben.locator(".following-go .btn").last().click();
  await expect(might).toBeVisible();
});

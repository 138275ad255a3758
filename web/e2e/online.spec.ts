/** Two people on two devices: from the form to the end of a game, with a reload and a cut line between them. */
import { khronos } from "@chronarium/khronos";
import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { passTurn, primary } from "./khronos.ts";
import { handOf, playOn } from "./second-hand.ts";
import { person, step, tool, watchErrors } from "./table.ts";

const isTurnOf = (page: Page): Promise<boolean> => page.locator(".status[data-mine]").isVisible();

/** Whoever is to play passes, until `enough`. */
async function passOn(pages: readonly Page[], enough: () => Promise<boolean>): Promise<void> {
  while (!(await enough())) {
    for (const page of pages) if ((await isTurnOf(page)) && !(await enough())) await passTurn(page);
  }
}

test("two people play a whole game together; one reloads, one is cut off and his move is kept; a third watches", async ({
  browser,
  baseURL,
}) => {
  const ada = await person(browser, { name: "Ada" });
  const ben = await person(browser, { name: "Ben" });
  const noor = await person(browser, { name: "Noor", language: "fr" }, { width: 390, height: 844 });
  const errors = watchErrors(ada);
  const asked: string[] = [];
  ben.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      asked.push(/"call":"(\w+)"/.exec(String(payload))?.[1] ?? "");
    }),
  );

  // A table with a link: the host opens it, the other joins with one press.
  await ada.goto("/new/khronos");
  await ada.getByRole("radio", { name: "Live" }).check();
  await ada.getByRole("button", { name: "One seat fewer" }).click();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(ada.getByRole("status").filter({ hasText: "1 of 2 seats taken" })).toBeVisible();
  const code = await ada.locator(".invitation-link b").textContent();
  await ben.goto(`/j/${code}`);
  // A code that was cut short leads nowhere, and that is said in words; the way to the games is there.
  await noor.goto(`/j/${code?.slice(0, 6)}`);
  await expect(noor.getByText(/^Aucune table n’a ce code\./)).toBeVisible();
  await expect(noor.getByRole("link", { name: "Retour aux jeux" })).toBeVisible();
  // Who does not reach the server at first may try again.
  await noor.route("**/api/guest", (route) => route.abort());
  await noor.goto(`/j/${code}`);
  const again = noor.getByRole("button", { name: "Réessayer" });
  await expect(again).toBeVisible();
  expect(await violations(noor)).toEqual([]);
  await noor.unroute("**/api/guest");
  await again.click();
  await expect(noor.getByText("Vous regardez. Choisissez une place libre pour jouer.")).toBeVisible();
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(ada.getByRole("heading", { name: "Ben is not ready" })).toBeVisible();
  // What happens is told in the chat as each reads it, and nobody has said it.
  await ada.getByRole("button", { name: "Change", exact: true }).click();
  await ada.getByRole("radio", { name: "20 min + 30 s" }).check();
  await ada.getByRole("button", { name: "Ask everyone again" }).click();
  await noor.getByRole("button", { name: "Discussion", exact: true }).click();
  const notes: readonly (readonly [Page, string, string])[] = [
    [ada, "Ben sat down.", "You changed the clock to 20 min + 30 s. Everyone is asked again."],
    [ben, "You sat down.", "Ada changed the clock to 20 min + 30 s. Everyone is asked again."],
    [noor, "Ben a pris place.", "Ada a changé la pendule\u202f: 20 min + 30 s. On redemande à tous."],
  ];
  for (const [page, ...told] of notes)
    for (const each of told) await expect(page.getByRole("log").locator(".chat-note")).toContainText([each]);
  await expect(ada.getByRole("log")).toContainText("Nobody has said anything yet.");
  expect(await violations(noor)).toEqual([]);
  await noor.getByRole("button", { name: "Places", exact: true }).click();
  await expect(noor.getByText("Vous regardez. Toutes les places sont prises.")).toBeVisible();
  await expect(noor.getByRole("button", { name: "S’asseoir" })).toHaveCount(0);
  expect(await violations(ada)).toEqual([]);
  await ben.getByRole("button", { name: "I am ready" }).click();

  // It has begun for all three, each with his own eyes.
  for (const page of [ada, ben, noor]) await expect(page.locator(".table .stage")).toBeVisible();
  await expect(ada.getByRole("list", { name: /^Your hand/ })).toBeVisible();
  await expect(noor.getByRole("list", { name: /^Votre main/ })).toHaveCount(0);
  await expect(ada.locator(".players .seat-clock")).toHaveCount(2);
  // On a tablet, where the players are in a drawer, the clocks stand in the strip.
  await ada.setViewportSize({ width: 820, height: 1180 });
  for (const clock of await ada.locator(".strip").getByRole("timer").all())
    await expect(clock).toBeInViewport();
  await expect(ada.locator(".strip").getByRole("timer")).toHaveCount(2);
  await ada.setViewportSize({ width: 1440, height: 900 });
  // This table allows no help, and says so to whoever asks for it.
  for (const key of ["h", "b"]) {
    await ada.keyboard.press(key);
    await expect(ada.locator(".toast").getByText(/^No hints and no branches while/)).toHaveCount(
      key === "h" ? 1 : 2,
    );
  }
  // They talk below the clocks, and whoever looks elsewhere sees that something was said.
  await ada.getByRole("tab", { name: "Chat" }).click();
  await ada.getByRole("textbox", { name: "To the players" }).fill("Good luck");
  await ada.keyboard.press("Enter");
  await expect(ben.getByRole("tab", { name: "Chat, 1 new" })).toBeVisible();
  await expect(ada.locator(".players .seat-clock").first()).toBeInViewport();
  expect(await violations(ada)).toEqual([]);
  await ada.getByRole("tab", { name: "Chat" }).focus();
  await ada.keyboard.press("ArrowLeft");
  await expect(ada.getByRole("tab", { name: "Chronicle" })).toBeFocused();
  await expect(ada.getByRole("tabpanel")).toContainText("Chronicle");
  const started = async (): Promise<boolean> =>
    (await ada.locator(".status").textContent())?.includes("round 2") === true;
  await passOn([ada, ben], started);

  // One reloads and is where he was.
  await ada.reload();
  await expect(ada.locator(".status")).toContainText("round 2");
  // The other is cut off in his turn: it is said, the move is kept, and it arrives when the line is back.
  await passOn([ada], () => isTurnOf(ben));
  await ben.context().setOffline(true);
  await expect(ben.locator(".strip")).toContainText(/(No answer from the server|Cut off) since/);
  await ben
    .getByRole("button", { name: /^(End your turn|Pass)/ })
    .first()
    .click();
  await primary(ben).click();
  await expect(ben.locator(".asking")).toContainText("Your move is kept");
  expect(await isTurnOf(ada)).toBe(false);
  await ben.context().setOffline(false);
  await expect.poll(() => isTurnOf(ada)).toBe(true);
  await expect(ben.locator(".toast").getByText(/^Back at/)).toBeVisible();

  // A kept move that no longer fits, since he went on from another device, is not made; that is said, and why.
  await passOn([ada], () => isTurnOf(ben));
  await ben.context().setOffline(true);
  await ben
    .getByRole("button", { name: /^(End your turn|Pass)/ })
    .first()
    .click();
  await expect(ben.locator(".strip")).toContainText(/(No answer from the server|Cut off) since/);
  await primary(ben).click();
  await expect(ben.locator(".asking")).toContainText("Your move is kept");
  const table = new URL(ada.url()).pathname.split("/").at(-1) ?? "";
  const hand = await handOf(ben.context(), baseURL ?? "", table, khronos);
  await playOn([hand], khronos, "elsewhere", ({ actors }) => actors[0] === 0);
  hand.end();
  await ben.context().setOffline(false);
  await expect(ben.locator(".strip")).toContainText(
    "The move you made while cut off no longer fits and was not made.",
  );
  await expect(ben.locator(".asking")).toContainText("meanwhile");
  await ben.locator(".asking").getByRole("button", { name: "Understood" }).click();
  await expect(ben.locator(".asking")).toHaveCount(0);
  await expect(ben.locator(".strip")).not.toContainText("no longer fits");

  // Asked for consent, the other's tab says so, and his no is heard.
  const askToEnd = async (): Promise<void> => {
    await tool(ada, "Menu").click();
    await ada.locator(".table-menu").getByRole("button", { name: "End the game" }).click();
    await ada.getByRole("dialog").getByRole("button", { name: "End the game" }).click();
    await expect(ben).toHaveTitle(/^A question for you · Khronos/);
  };
  await askToEnd();
  await ada.getByRole("button", { name: "Play on after all" }).click();
  await expect(ben).not.toHaveTitle(/question/);
  await expect(ada.locator(".toast").getByText(/^The game goes on/)).toHaveCount(0);
  await askToEnd();
  await ben.getByRole("button", { name: "No, play on" }).click();
  await expect(ben).not.toHaveTitle(/question/);
  await expect(ada.locator(".toast").getByText(/^The game goes on/)).toBeVisible();
  // Whoever opens the chat reads what became of it; it was never a message that waits for him.
  await ada.getByRole("tab", { name: "Chat", exact: true }).click();
  const goesOn = ["You would like to end the game.", "The game goes on."];
  await expect(ada.getByRole("log").locator(".chat-note")).toContainText(goesOn);
  await ada.getByRole("tab", { name: "Chronicle" }).click();
  // Of a game in play at a shared table nobody has a file, and none is offered.
  await tool(ada, "Menu").click();
  await expect(ada.locator(".table-menu").getByRole("button", { name: "Settings" })).toBeVisible();
  await expect(ada.locator(".table-menu").getByRole("button", { name: /as a file/ })).toHaveCount(0);
  await ada.keyboard.press("Escape");

  // To the end, and once more.
  await passOn([ada, ben], () => ada.getByRole("button", { name: "Verify this game" }).isVisible());
  // Whoever has only watched is told the same, and asks nobody for a rematch.
  await expect(noor.getByRole("button", { name: "Regarder les plateaux" })).toBeVisible();
  await expect(noor.getByRole("button", { name: "Revanche" })).toHaveCount(0);
  await ada.getByRole("button", { name: "Verify this game" }).click();
  await expect(ada.locator(".verify-report li")).toHaveCount(5);
  await expect(ada.locator('.verify-report li[data-vouched="false"]')).toHaveCount(0);
  // Whoever looks back has the record sent, and plays it again on this side.
  await ben.getByRole("button", { name: "Look at the boards" }).click();
  asked.length = 0;
  await ben.getByRole("slider").focus();
  await ben.keyboard.press("Home");
  await expect.poll(() => step(ben)).toBe(0);
  await expect(ben.locator(".status")).toContainText("Looking back: Round 1");
  expect(asked).toContain("export");
  expect(asked).not.toContain("past");
  await ben.keyboard.press("End");
  // So does whoever comes back to it: what happened follows from the record as well.
  asked.length = 0;
  await ben.reload();
  await expect(ben.locator(".log li").first()).toBeAttached();
  expect(asked).toContain("export");
  expect(asked).not.toContain("chronicle");
  await ada.getByRole("button", { name: "Rematch" }).click();
  await expect(ada.getByRole("status").filter({ hasText: "1 of 2 seats taken" })).toBeVisible();
  await expect(ben.getByText("Ada would like to play again.")).toBeVisible();
  expect(errors).toEqual([]);
});

/** A page that is older than the server: it says so, asks to be loaded again, and nothing of the game is lost. */

import { isObject } from "@chronarium/authority";
import { khronos } from "@chronarium/khronos";
import { expect, test, type WebSocketRoute } from "@playwright/test";
import { primary } from "./khronos.ts";
import { handOf, playOn, sitDown } from "./second-hand.ts";
import { withSettings } from "./table.ts";

/** What a newer server answers to this page's first words. */
function answerAsNewer(near: WebSocketRoute): void {
  near.onMessage((text) => {
    const message: unknown = JSON.parse(String(text));
    if (!isObject(message) || message.call !== "hello") return;
    const refusal = { code: "driver/other-protocol", params: { mine: 3, theirs: 4 }, rule: "protocol" };
    near.send(JSON.stringify({ id: message.id, ok: false, refusal }));
  });
}

test("says that it is too old, also with a move on its way, and goes on where it was once it is loaded again", async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  let isNewer = false;
  let cut = (): void => {};
  await page.routeWebSocket(/\/ws$/, (near) => {
    if (isNewer) return answerAsNewer(near);
    near.connectToServer();
    cut = () => void near.close();
  });
  await withSettings(page, { name: "Ada" });
  await page.goto("/new/khronos");
  await page.getByRole("radio", { name: "Live" }).check();
  await page.getByRole("button", { name: "One seat fewer" }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.locator(".invitation-link b")).toBeVisible();
  const table = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const other = await browser.newContext();
  await sitDown(other, origin, { table, seat: 1, name: "Ben" });
  await expect(page.locator(".table .stage")).toBeVisible();
  const hands = [
    await handOf(page.context(), origin, table, khronos),
    await handOf(other, origin, table, khronos),
  ];
  const shown = (): Promise<number> =>
    page.getByRole("slider").first().getAttribute("aria-valuemax").then(Number);
  const before = await playOn(
    hands,
    khronos,
    "hers",
    ({ revision, actors }) => revision > 4 && actors[0] === 0,
  );
  await expect.poll(shown).toBe(before);
  for (const { end } of hands) end();
  await expect(page.locator(".status[data-mine]")).toBeVisible();

  isNewer = true;
  cut();
  const strip = page.locator(".strip");
  await expect(strip).toContainText("This page is older than the server. Reload before your next move");
  const tray = page.locator(".asking");
  await expect(tray.getByRole("button", { name: "Reload" })).toBeVisible();
  // A move that is made all the same is not said to be kept.
  await tray.getByRole("button", { name: "Put this aside" }).click();
  await page
    .getByRole("button", { name: /^(End your turn|Pass)/ })
    .first()
    .click();
  // Whoever passes with cards in hand is asked.
  const asked = page.getByRole("heading", { name: /^(Pass|End your turn) with/ });
  const unsent = tray.getByText("Your last move was not sent");
  await expect(asked.or(unsent)).toBeVisible();
  if (await asked.isVisible()) await primary(page).click();
  await expect(unsent).toBeVisible();
  await tray.getByRole("button", { name: "Reload" }).click();
  // Nor does a page that is opened now leave anybody without a way on.
  await expect(page.getByText(/Reload the page\.$/)).toBeVisible();
  isNewer = false;
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator(".table .stage")).toBeVisible();
  await expect(page.locator(".status[data-mine]")).toBeVisible();
  await expect.poll(shown).toBe(before);
});

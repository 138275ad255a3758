/**
 * A mission on two devices, one of them a phone in French behind a line that the test freezes and cuts: its first place
 * by hand, the rest over the same protocol. Nobody's device ever gets what only another may read.
 */
import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { button, card, leakedIn, secretsIn } from "./missions.ts";
import { type OwnServer, ownServer } from "./own-server.ts";
import { type Hand, handOf, playSealed } from "./second-hand.ts";
import { sideways } from "./settled.ts";
import { withSettings } from "./table.ts";

let house: OwnServer | undefined;
let hands: readonly Hand[] = [];
test.afterAll(() => {
  for (const { end } of hands) end();
  house?.end();
});

/** Everything that the server has told a page. */
function heardBy(page: Page): () => string {
  const frames: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => void frames.push(String(payload))),
  );
  return () => frames.join("\n");
}

test("two people on two devices; frozen, cut, reloaded and killed, each reads on where they were, and nothing else", async ({
  browser,
}) => {
  house = await ownServer();
  const { origin, away, line, start, kill } = house;
  const one = await browser.newContext();
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const [ada, ben] = [await one.newPage(), await other.newPage()];
  await withSettings(ada, { name: "Ada" });
  await withSettings(ben, { name: "Ben", language: "fr" });
  const [adaHeard, benHeard] = [heardBy(ada), heardBy(ben)];
  await ada.goto(`${origin}/new/missions`);
  await ada.getByRole("radio", { name: /Ten to Six/ }).check();
  await ada.getByRole("radio", { name: "Live" }).check();
  await ada.getByRole("button", { name: "Open the table" }).click();
  const code = await ada.locator(".invitation-link b").textContent();
  await ben.goto(`${away}/j/${code}`);
  await ben.getByRole("button", { name: "S’asseoir" }).last().click();
  await ben.getByRole("button", { name: "Je peux commencer" }).click();
  const notice = ben.locator(".alert-row");

  // Everybody chooses on the own device; the other's page follows.
  await button(ada, /^Be Mila/).click();
  await button(ben, /^Être Ruben/).click();
  await button(ada, "Begin the mission").click();
  await expect(ben.getByText("Mila est Capitaine et lit la suite.")).toBeVisible();
  await button(ada, "Read on").click();
  await button(ada, /^Go to the bakery/).click();
  await button(ben, "Passer les notes").click();
  await button(ada, "Skip the notes").click();

  // Frozen: what happens meanwhile is there when the line is back.
  await expect(card(ben, "D")).toBeVisible();
  line.freeze();
  await card(ada, "C").click();
  await expect(notice).toContainText(/(ne répond plus|Hors ligne) depuis/);
  await expect(card(ben, "C")).not.toContainText("Mila");
  line.mend();
  await expect(card(ben, "C")).toContainText("Mila");

  // Cut: what is done meanwhile is kept, said, and sent.
  line.cut();
  await expect(notice).toContainText("Hors ligne depuis");
  await card(ben, "B").click();
  await expect(notice).toContainText("Votre coup est gardé");
  await expect(card(ada, "B")).not.toContainText("Ruben");
  line.mend();
  await notice.getByRole("button", { name: "Essayer maintenant" }).click();
  await expect(card(ada, "B")).toContainText("Ruben");

  // Each has a card of the own, and nothing of the other's is on the page or has come through the line.
  await button(ada, "All set: open the cards").click();
  await expect(ada.getByText("Waiting for Ruben")).toBeVisible();
  await button(ben, /^C’est décidé/).click();
  const [english, french] = [secretsIn("en"), secretsIn("fr")];
  await expect(ada.locator(".ms-lane")).toContainText("The chair wobbles");
  await button(ben, "Ouvrir le coin de Ruben").click();
  await expect(ben.locator(".ms-sheet")).toContainText("La chaleur d’abord");
  expect(leakedIn(await ada.content(), english)).toEqual(["L1.C.body", "L1.C.reach"]);
  expect(leakedIn(await ben.content(), french)).toEqual(["L1.B.body"]);
  for (const [heard, others] of [
    [adaHeard(), /^L1\.[BD]|^inter|^snap/],
    [benHeard(), /^L1\.[CD]|^inter|^snap/],
  ] as const)
    for (const secrets of [english, french])
      expect(leakedIn(heard, secrets).filter((key) => others.test(key))).toEqual([]);
  expect(await violations(ben)).toEqual([]);
  expect(await sideways(ben)).toBe(0);
  await ben.getByLabel("Une pensée pour les autres").fill("Quelqu’un est monté là-haut");
  await button(ben, "Envoyer la pensée").click();
  await expect(ada.locator(".ms-thoughts")).toContainText("Quelqu’un est monté là-haut");
  await button(ben, "Retour à la table").click();

  // Reloaded: the same card, and the same thoughts.
  await ada.reload();
  await expect(ada.locator(".ms-lane")).toContainText("The chair wobbles");
  await expect(ada.locator(".ms-thoughts")).toContainText("Quelqu’un est monté là-haut");
  await button(ada, "I have told").click();
  await button(ben, "J’ai raconté").click();

  // Killed: both read on where they were.
  await expect(button(ada, "Return the card, stand by")).toBeVisible();
  kill();
  await expect(ada.locator(".alert-row")).toContainText("Cut off since");
  await start();
  await expect(ada.locator(".alert-row")).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await button(ada, "Return the card, stand by").click();
  await button(ben, "Ouvrir le coin de Ruben").click();
  await button(ben, "La carte dit : prendre quelque chose").click();
  await button(ben, "La carte dit : écouter").click();
  await button(ben, "La refermer").click();
  await button(ben, "Rendre la carte, se mettre en attente").click();
  await button(ada, "Leave this place").click();
  await expect(ben.locator(".ms-stage")).toHaveAttribute("data-stage", "update");

  // To an ending, which both are told, and whose deal anybody can check.
  const table = new URL(ada.url()).pathname.split("/").at(-1) ?? "";
  hands = await Promise.all([one, other].map((each) => handOf(each, origin, table)));
  await playSealed(hands, "to the end");
  await expect(ada.getByRole("heading", { name: "Report" })).toBeVisible();
  await expect(ben.getByRole("heading", { name: "Rapport" })).toBeVisible();
  expect(await hands[1]?.verified()).toBe(true);
});

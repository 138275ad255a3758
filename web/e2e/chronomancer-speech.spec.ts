import { expect, test } from "@playwright/test";
import {
  boarding,
  chronicle,
  consequences,
  head,
  IDLE,
  locked,
  market,
  open,
  place,
  recruiting,
  sales,
} from "./chronomancer.ts";
import { whyNot, withSettings } from "./table.ts";

test("spaces, figures, tiles, boats and piers say what they are", async ({ page }) => {
  await withSettings(page);
  await open(page, recruiting());
  const names = {
    T2: "Portal T2. Red or green Relic. 1 Hour and 1 Corruption: 1 Corruption from the white tile and 1 Hour from the white tile. Chronomancer can reach it.",
    RA: "Right Time Machine, Assistant. Assistant here. Freeze time. 2 Hours. Last move.",
    assistant: "Assistant, at the right Time Machine, locked",
    G: "Sponsorship of the Bards, open, pays 1 at the market",
    R: "Sponsorship of the Warriors, covered by a Frozen Hour",
    "tile P10": "tile P10 (yellow Artifact), blue side. Left edge 1 Hour and 1 Corruption, right edge 1 Hour",
    "boat 2": "Boat 2. 1 Warrior, 1 Bard and 1 Rogue aboard. 1 free seat.",
    "boat 6": "Boat 6, docked at Black Market, right. 2 Warriors, 1 Bard and 1 Wizard aboard.",
    "dock left": "Dock at Relic Quay, free",
    "small B": "1 blue Relic, worth 3 now",
  };
  for (const [hit, name] of Object.entries(names))
    await expect.soft(place(page, hit), hit).toHaveAccessibleName(name);
  await expect
    .soft(page.getByRole("img", { name: /^Clock/ }))
    .toHaveAccessibleName(
      "Clock, day 1. First to act first: you at VII and the Peddler at VII. Marks at II, IV, VI, VIII, X and XII. 1 of 4 docks taken.",
    );
  // D reads the sum of a portal, C the consequences of a plan.
  const told = page.locator("[aria-live=polite]");
  await place(page, "T2").focus();
  await page.keyboard.press("d");
  await expect(told).toContainText(/^Portal T2\. red or green Relic\. 1 hour \+ 1 Corruption\.$/i);
  await place(page, "T3").click();
  await page.keyboard.press("c");
  await expect(told).toContainText(
    "Chronomancer to T3: Recruit Townsfolk. Choose whom you recruit from the Town Square. You reach hour IX. You pass the mark at VIII: 1 draw from the bag. 2 Frozen Hours could pay. Then the Peddler acts.",
  );
  await expect(place(page, "T3")).toHaveAccessibleName(/ Selected\. Last move\.$/);

  await open(page, boarding());
  await expect(place(page, "boat 4")).toHaveAccessibleName(
    "Boat 4. 2 Warriors and 1 Noble aboard. 1 free seat. Possible.",
  );
  await expect(place(page, "boat 6")).toHaveAccessibleName(
    "Boat 6, docked at Black Market, right. 2 Warriors, 1 Bard and 1 Wizard aboard. Boat 6 has docked, and nobody boards or leaves it today. Choose a boat at sea.",
  );
});

test("while something is asked, only its answers are lit", async ({ page }) => {
  await withSettings(page);
  await open(page, boarding());
  const lit = page.locator(".merchants [data-lit]");
  await expect(place(page, "boat 1")).toHaveAttribute("data-lit", "true");
  expect(await lit.evaluateAll((all) => all.map((it) => it.getAttribute("data-hit")))).toEqual(
    [1, 2, 3, 4, 5].map((boat) => `boat ${boat}`),
  );
});

test("a locked Assistant and a space past him say why not, and what would work", async ({ page }) => {
  await withSettings(page);
  await open(page, recruiting());
  const why = whyNot(page);
  const waysOut = why.getByRole("list", { name: "Ways out" }).getByRole("button");
  await place(page, "assistant").click({ force: true });
  await expect(why.getByRole("heading")).toHaveText("Assistant: the Assistant is locked in");
  await expect(why).toContainText(
    "Your Assistant is locked in the right Time Machine. Bring the Chronomancer into it to let him out.",
  );
  await expect(why.getByRole("button", { name: "CM-15 Locked Assistant" })).toBeVisible();
  await waysOut.filter({ hasText: "Chronomancer to the right Time Machine: Shifting Timelines" }).click();
  await expect(why).toHaveCount(0);
  await expect(head(page)).toHaveText("Chronomancer to the right Time Machine: shift the right column");
  await expect(consequences(page)).toContainText("You reach hour VIII.");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  // The keyboard asks as well, and gets its focus back.
  await place(page, "B2").focus();
  await page.keyboard.press("w");
  await expect(why.getByRole("heading")).toHaveText("Portal B2: the Assistant stands in the way");
  await expect(why).toContainText(
    "To reach portal B2 your Chronomancer would have to pass the Assistant at the right Time Machine. Stop before him, or move the Assistant on.",
  );
  // Only what helps: the Assistant, let out, can go there.
  await expect(waysOut).toHaveText(["Chronomancer to the right Time Machine: Shifting Timelines · 1 Hour"]);
  await page.keyboard.press("Escape");
  await expect(why).toHaveCount(0);
  await expect(place(page, "B2")).toBeFocused();

  // The rule opens beside the boards.
  await place(page, "B2").click({ force: true });
  await why.getByRole("button", { name: "CM-16 Not past the Assistant" }).click();
  await expect(
    page
      .getByRole("dialog", { name: "The Chronomancer, the rulebook" })
      .getByRole("link", { name: "Link to rule CM-16" })
      .first(),
  ).toBeInViewport();
});

test("what would let the Assistant out is offered first", async ({ page }) => {
  await withSettings(page);
  await open(page, locked());
  await place(page, "assistant").click({ force: true });
  await expect(whyNot(page).getByRole("list", { name: "Ways out" }).getByRole("button").first()).toHaveText(
    "Chronomancer to the right Time Machine: Shifting Timelines · 1 Hour",
  );
});

test("the places and the reasons are French in French", async ({ page }) => {
  await withSettings(page, { language: "fr" });
  await open(page, recruiting());
  const names = {
    T2: "Portail T2. Relique rouge ou verte. 1 Heure et 1 Corruption : 1 Corruption de la tuile blanche et 1 Heure de la tuile blanche. À la portée de : le Chronomancien.",
    assistant: "Assistant\u202f: la Machine Temporelle de droite, bloqué",
    "boat 6": "Bateau 6, à quai : Marché noir, droite. À bord : 2 Guerriers, 1 Barde et 1 Magicien.",
    "dock left": "Poste d’amarrage : Quai aux Reliques, libre",
    G: "Mécénat des Bardes, ouvert, paie 1 au marché",
  };
  for (const [hit, name] of Object.entries(names))
    await expect.soft(place(page, hit), hit).toHaveAccessibleName(name);
  await place(page, "assistant").click({ force: true });
  const why = page.locator(".popover");
  await expect(why.getByRole("heading")).toHaveText("Assistant : l’Assistant est bloqué");
  await expect(why).toContainText(
    "Votre Assistant est bloqué dans la Machine Temporelle de droite. Amenez-y le Chronomancien pour le libérer.",
  );
  await expect(why.getByRole("button", { name: "CM-15 Assistant bloqué" })).toBeVisible();
});

test("the chronicle counts in days, and the bar one player", async ({ page }) => {
  await withSettings(page);
  await open(page, recruiting());
  await expect(page.locator(".bar .where")).toHaveText("1 player");
  await expect(chronicle(page).last().locator("small")).toHaveText("Day 1");
});

test("a Peddler who is the first to act on a day acts on that day", async ({ page }) => {
  await withSettings(page);
  await open(page, sales());
  await market(page).locator(".btn[data-kind=primary]").click();
  await expect(head(page)).toHaveText(IDLE);
  // The chronicle is drawn after the boards.
  await expect(chronicle(page).filter({ hasText: "Day 3 dawns over the cove." })).toBeVisible();
  const lines = await chronicle(page).allTextContents();
  const dawn = lines.findIndex((line) => line.startsWith("Day 3 dawns over the cove."));
  expect(dawn).toBeGreaterThan(0);
  for (const line of lines.slice(0, dawn)) expect(line).toMatch(/\.Day 3( · |$)/);
});

test("what would happen is not told where there is nothing to tell", async ({ page }) => {
  await withSettings(page);
  await open(page, boarding());
  await place(page, "boat 3").click();
  await expect(head(page)).toHaveText("Seat the Warrior on boat 3");
  await expect(consequences(page)).toHaveCount(0);
});

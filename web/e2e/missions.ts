/** What the tests do at the table of a mission. */
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";

/** What lies under a curtain or a sheet cannot be pressed. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name }).and(page.locator("button:not([inert] *)")).first();

const revision = (page: Page): Promise<string | null> =>
  page.locator(".ms-stage").getAttribute("data-revision");

/** Clicks what commits something and waits until it is done; a phone has no slider that would tell. */
export async function commitBy(page: Page, click: () => Promise<void>): Promise<void> {
  const before = await revision(page);
  await click();
  await expect.poll(() => revision(page), { intervals: [10, 20, 40, 80, 160] }).not.toBe(before);
}

/** Presses what commits something, one after the other. */
export async function press(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await commitBy(page, () => button(page, name).click());
}

export const card = (page: Page, letter: string): Locator =>
  page.locator(".ms-card").getByRole("button", { name: new RegExp(`^${letter} `) });

/** From the form to the table, where everybody chooses who they are. */
export async function layMission(page: Page, title: RegExp, people: 1 | 2 = 1): Promise<void> {
  await page.goto("/new/missions");
  await page.getByRole("radio", { name: title }).check();
  if (people === 2) await page.getByRole("radio", { name: "One screen" }).check();
  await page.getByRole("button", { name: "Take the first turn" }).click();
  await expect(page.locator(".ms-picking")).toBeVisible();
}

/** Mila takes the hatch and Ruben the oven. */
export async function enterBakery(page: Page): Promise<void> {
  await press(page, /^Be Mila/, /^Be Ruben/, "Begin the mission", "Read on", /^Go to the bakery/);
  await commitBy(page, () => card(page, "C").click());
  await commitBy(page, () => card(page, "B").click());
  await press(page, "All set: open the cards");
}

/** The beginnings of all that is read alone in Ten to Six, by their keys: cards, cells, hints, what somebody says or remembers. */
export const secretsIn = (language: "en" | "fr"): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(new URL(`../../missions/ten-to-six/text/${language}.yaml`, import.meta.url), "utf8")
      .split("\n")
      .flatMap((line): readonly (readonly [string, string])[] => {
        const [, key = "", text = ""] = /^([\w.]+): "(.*)"$/.exec(line) ?? [];
        const alone = /^(L\d\.[B-Z]\.(?!caption|alt)|inter\.|snap\.|i\.2\.body|opt\.)/.test(key);
        return alone ? [[key, text.slice(0, 30)]] : [];
      }),
  );

/** The keys of secrets that are anywhere in a text. */
export const leakedIn = (text: string, secrets: ReadonlyMap<string, string>): readonly string[] =>
  [...secrets].filter(([, secret]) => text.includes(secret)).map(([key]) => key);

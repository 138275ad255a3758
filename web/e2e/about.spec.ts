/** The page about the page: what is bundled is named, with its licence. */
import { expect, test } from "@playwright/test";
import { FONTS, ICONS, SOFTWARE } from "../src/about/credits.ts";

test("leads to the licence of everything that is bundled", async ({ page }) => {
  await page.goto("/about");
  const link = page.getByRole("link", { name: "The full text of every licence" });
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const text = await answer.text();
  for (const { package: name } of [...FONTS, ...ICONS, ...SOFTWARE]) expect(text).toContain(`## ${name} - `);
  expect(text).toContain("SIL OPEN FONT LICENSE");
});

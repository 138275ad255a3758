/** The contact sheet, a page for development: every picture of every mission, at both widths, in both themes, without colours. */
import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { sideways } from "./settled.ts";

const MISSIONS = new URL("../../missions/", import.meta.url);
const drawn = readdirSync(MISSIONS, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".svg"),
);

test("the contact sheet shows every picture of every mission", async ({ page }) => {
  expect(drawn.length).toBeGreaterThan(100);
  for (const [width, wish] of [
    [1440, ""],
    [1440, "?theme=light"],
    [390, "?theme=light"],
    [390, "?grey"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/gallery-missions.html${wish}`);
    await expect(page.locator(".ms-contact li")).toHaveCount(drawn.length);
    await expect
      .poll(() =>
        page
          .locator(".ms-contact img")
          .evaluateAll((all) => all.filter((each) => (each as HTMLImageElement).naturalWidth === 0).length),
      )
      .toBe(0);
    expect(await sideways(page), `${width} ${wish}`).toBe(0);
  }
});

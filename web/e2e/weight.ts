/** What the page loads, in kilobytes after gzip: for the bench, and for the test that holds it to its bars. */
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Kilobytes of the first screen, and what each table adds to it. */
export const BARS = {
  "first screen": 130,
  khronos: 80,
  chronomancer: 80,
  anachrony: 110,
  missions: 80,
  companion: 100,
} as const;
export type Load = keyof typeof BARS;

/** By the file's name without its hash. */
export type Chunks = ReadonlyMap<string, number>;

/** What is drawn when it lies there, and how one comes to it from the first screen. */
const DRAWN: Readonly<Record<Exclude<Load, "first screen" | "companion">, string>> = {
  khronos: ".k-board",
  chronomancer: ".cm-workshop",
  anachrony: ".an-stage",
  missions: ".ms-picking",
};

async function open(page: Page, what: Load): Promise<void> {
  if (what === "first screen") return;
  if (what === "companion") {
    await page.goto("/companion");
    await page.getByRole("button", { name: "Begin Era 1" }).click();
    await page.locator(".co-foot .btn[data-kind=primary]").waitFor();
    return;
  }
  await page.goto(`/new/${what}`);
  await page.getByRole("button", { name: "Take the first turn" }).click();
  await page.locator(DRAWN[what]).first().waitFor();
}

/** The page fetches ahead two seconds after it has opened; here that is left out. */
function withoutFetchingAhead(): void {
  const real = window.setTimeout.bind(window);
  window.setTimeout = ((work: () => void, ms?: number) =>
    ms === 2000 ? 0 : real(work, ms)) as typeof window.setTimeout;
}

async function scripts(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js") && !/\/(bot-)?worker-/.test(name)),
  );
}

const nameOf = (address: string): string => address.replace(/^.*\//, "").replace(/-[\w-]{8}\.js$|\.js$/, "");

/** On a page of a visit of its own. What the first screen has loaded is not counted again. */
export async function weigh(page: Page, what: Load): Promise<Chunks> {
  await page.addInitScript(withoutFetchingAhead);
  await page.goto("/");
  await page.getByRole("button", { name: "Take the first turn" }).waitFor();
  const first = await scripts(page);
  await open(page, what);
  const all = what === "first screen" ? first : (await scripts(page)).filter((name) => !first.includes(name));
  const chunks = new Map<string, number>();
  for (const address of new Set(all)) {
    const body = await (await page.request.get(address)).body();
    const name = nameOf(address);
    chunks.set(name, (chunks.get(name) ?? 0) + gzipSync(body).length / 1000);
  }
  return chunks;
}

export const sumOf = (chunks: Chunks): number => [...chunks.values()].reduce((sum, size) => sum + size, 0);

// Measures the page in a browser and writes the raw figures as one JSON object: `npm run bench -- web` judges them.
import { gzipSync } from "node:zlib";
import { begun, finishedFive } from "../web/e2e/khronos-saves.ts";
import { companionFigures } from "./companion-figures.mjs";
import { driverFigures } from "./driver-figures.mjs";
import { openSave, visit, withPage } from "./page.mjs";
import { atOffer, measureBuild, scrubBack } from "./web-figures-page.mjs";

const quick = process.argv.includes("--quick");
const MOVES = quick ? 3 : 40;
const SCRUBBED = quick ? 20 : 200;

/** The page fetches its text pages two seconds after it has opened; here they are left out. */
const withoutFetchingAhead = () => {
  const real = window.setTimeout.bind(window);
  window.setTimeout = (work, ms, ...more) => (ms === 2000 ? 0 : real(work, ms, ...more));
};

/** What is drawn when a game's table lies there. */
const DRAWN = { khronos: ".k-board", chronomancer: ".cm-workshop" };

/** What is loaded, in kilobytes after gzip: by the page with a game's table, and by its workers. */
async function sizes(browser, url, game) {
  const page = await visit(browser, url);
  await page.addInitScript(withoutFetchingAhead);
  const bodies = new Map();
  const waiting = [];
  page.context().on("response", (response) => {
    if (response.url().endsWith(".js"))
      waiting.push(response.body().then((body) => bodies.set(response.url(), body)));
  });
  const loaded = async () => {
    await page.waitForLoadState("networkidle");
    await Promise.all(waiting);
    return page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => name.endsWith(".js") && !/\/(bot-)?worker-/.test(name)),
    );
  };
  const weight = (names) =>
    [...new Set(names)].reduce((sum, name) => sum + gzipSync(bodies.get(name)).length, 0) / 1000;

  await page.goto("/");
  await page.getByRole("button", { name: "Take the first turn" }).waitFor();
  const first = await loaded();
  await page.goto(`/new/${game}`);
  await page.getByRole("button", { name: "Take the first turn" }).click();
  await page.locator(DRAWN[game]).first().waitFor();
  const all = await loaded();
  const workers = [...bodies.keys()].filter((name) => !all.includes(name));
  await page.context().close();
  return {
    firstScreen: weight(first),
    table: weight(all.filter((name) => !first.includes(name))),
    workers: weight(workers),
  };
}

/** One game has too few builds for a p95 that a single hiccup does not decide. */
const GAMES = ["figures", "figures 2", "figures 3", "figures 4"];

/** Milliseconds from each click that builds to the frame with the new tile. Always the same two-player games. */
async function moves(browser, url) {
  const found = [];
  for (const seed of GAMES) {
    if (found.length >= MOVES) break;
    const page = await visit(browser, url, { viewport: { width: 1440, height: 900 } });
    await openSave(page, begun("moves", seed));
    while (found.length < MOVES) {
      const offer = await page.evaluate(atOffer);
      if (offer === "over") break;
      if (offer === "measure") {
        const took = await page.evaluate(measureBuild);
        if (took !== undefined) found.push(took);
      } else await page.waitForTimeout(offer === "waiting" ? 20 : 0);
    }
    await page.context().close();
  }
  return found;
}

/** Steps a second through the past, each drawn before the next is asked for. */
async function scrubbing(browser, url) {
  const page = await visit(browser, url, { viewport: { width: 1440, height: 900 } });
  await openSave(page, finishedFive());
  await page.getByRole("slider").waitFor();
  const rate = await page.evaluate(scrubBack, SCRUBBED);
  await page.context().close();
  return rate;
}

const figures = await withPage(async (browser, url) => ({
  khronos: await sizes(browser, url, "khronos"),
  chronomancer: await sizes(browser, url, "chronomancer"),
  moves: await moves(browser, url),
  scrubbing: await scrubbing(browser, url),
  ...(await companionFigures(browser, url, quick ? 3 : 100)),
}));
console.log(JSON.stringify({ ...figures, ...(await driverFigures(quick ? 3 : 200)) }));

// Measures the page in a browser and writes the raw figures as one JSON object: `npm run bench -- web` judges them.
import { begun, finishedFive } from "../web/e2e/khronos-saves.ts";
import { BARS, sumOf, weigh } from "../web/e2e/weight.ts";
import { verdicts } from "./companion-figures.mjs";
import { driverFigures } from "./driver-figures.mjs";
import { openSave, visit, withPage } from "./page.mjs";
import { atOffer, measureBuild, scrubBack } from "./web-figures-page.mjs";

const quick = process.argv.includes("--quick");
const MOVES = quick ? 3 : 40;
const SCRUBBED = quick ? 20 : 200;

/** Kilobytes after gzip: what is loaded for each, in a visit of its own. */
async function weights(browser, url) {
  const found = {};
  for (const what of Object.keys(BARS)) {
    const page = await visit(browser, url);
    found[what] = sumOf(await weigh(page, what));
    await page.context().close();
  }
  return found;
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
  weights: await weights(browser, url),
  moves: await moves(browser, url),
  scrubbing: await scrubbing(browser, url),
  verdicts: await verdicts(browser, url, quick ? 3 : 100),
}));
console.log(JSON.stringify({ ...figures, ...(await driverFigures(quick ? 3 : 200)) }));

// Measures the page in a browser and writes the raw figures as one JSON object: `npm run bench -- web` judges them.
import { begun, finishedFive } from "../web/e2e/khronos-saves.ts";
import { BARS, sumOf, weigh } from "../web/e2e/weight.ts";
import { verdicts } from "./companion-figures.mjs";
import { driverFigures } from "./driver-figures.mjs";
import { missionFigures } from "./mission-figures.mjs";
import { openSave, visit, withPage } from "./page.mjs";
import { atOffer, measureBuild, measureSetting, scrubBack } from "./web-figures-page.mjs";

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
        // Nobody clicks before the choice that led to the button is drawn: that click is not measured again.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
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

/** Each with its name in both languages. */
const CHANGES = [["Français"], ["Dark", "Sombre"], ["English"], ["Light", "Clair"]];

/** Milliseconds for each change of language and theme at the largest tables. The first round only loads the words. */
async function settings(browser, url) {
  const found = [];
  for (const game of ["khronos", "chronomancer", "anachrony"]) {
    const page = await visit(browser, url, {
      viewport: { width: 1440, height: 900 },
      settings: { theme: "light" },
    });
    await page.goto(`/new/${game}`);
    await page.getByRole("button", { name: "Take the first turn" }).click();
    await page.locator("section.tray").waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("radio", { name: "Français" }).waitFor();
    const round = async () => {
      const took = [];
      for (const names of CHANGES) took.push(await page.evaluate(measureSetting, names));
      return took;
    };
    await round();
    for (let i = 0; i < (quick ? 1 : 8); i++) found.push(...(await round()));
    await page.context().close();
  }
  return found;
}

const figures = await withPage(async (browser, url) => ({
  weights: await weights(browser, url),
  moves: await moves(browser, url),
  scrubbing: await scrubbing(browser, url),
  settings: await settings(browser, url),
  verdicts: await verdicts(browser, url, quick ? 3 : 100),
  mission: await missionFigures(browser, url, quick ? 1 : 9),
}));
console.log(JSON.stringify({ ...figures, ...(await driverFigures(quick ? 3 : 200)) }));

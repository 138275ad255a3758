// Measures the table of a mission in a browser: how soon a place is there with its pictures, how soon a click opens a
// text, how many frames are drawn meanwhile, and of how many elements the page is made.
import { readFileSync } from "node:fs";
import { openSave, visit } from "./page.mjs";

const MATCH = new URL("../games/missions/test/corpus/hour-1-good.match", import.meta.url);
/** With motion: frames are to be drawn while things move. */
const SCREEN = { viewport: { width: 1440, height: 900 }, settings: { pace: 1 } };

/** A stored game as it stood before each place was entered. */
function beforeEntering() {
  const file = JSON.parse(readFileSync(MATCH, "utf8"));
  return file.log.flatMap(({ action }, at) => {
    if (action.type !== "enter") return [];
    const id = `entering-${at}`;
    const checkpoints = file.checkpoints.filter(({ revision }) => revision <= at);
    return [{ id, text: JSON.stringify({ ...file, id, log: file.log.slice(0, at), checkpoints }) }];
  });
}

/** Runs inside the page: milliseconds from the click to the frame in which every card of the place has its picture. */
async function timePlace(button) {
  const faces = () => [...document.querySelectorAll(".ms-card img.ms-face")];
  const before = new Set(faces());
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const begin = performance.now();
  button.click();
  const isDrawn = (face) => !before.has(face) && face.complete && face.naturalWidth > 0;
  while (faces().length < 2 || !faces().every(isDrawn)) await frame();
  await Promise.all(faces().map((face) => face.decode()));
  await frame();
  return performance.now() - begin;
}

/** Runs inside the page: milliseconds from the click to the frame with another text in a lane. */
async function timeText(button) {
  const texts = () =>
    [...document.querySelectorAll(".ms-lane .ms-read")].map((each) => each.textContent).join();
  const before = texts();
  const changed = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (texts() === before) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const begin = performance.now();
  button.click();
  await changed;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - begin;
}

/** Runs inside the page: how many frames a second it draws. */
async function framesDrawn() {
  const begin = performance.now();
  let frames = 0;
  for (; performance.now() - begin < 500; frames++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return (1000 * frames) / (performance.now() - begin);
}

/** Frames a second on a processor four times slower, while the weather moves. */
async function framesWhenSlowed(page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const frames = await page.evaluate(framesDrawn);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return frames;
}

/** What the page has a button for now, above whatever lies over it. */
const offered = (page, name) =>
  page.getByRole("button", { name }).and(page.locator("button:not([inert] *)")).first();

async function measurePlace(page, save, figures) {
  await openSave(page, save);
  await offered(page, "Go on").click();
  figures.places.push(await offered(page, /^Go to/).evaluate(timePlace));
  figures.frames.push(await framesWhenSlowed(page));
  // Paying for the way may break a link, which is asked before anything is shown.
  const link = offered(page, /^Emergency Update/);
  if (await link.isVisible()) await link.click();
  for (const at of [1, 2]) {
    await page.locator(".ms-card").nth(at).getByRole("button").click();
    await page
      .locator(".ms-card[data-state=claimed]")
      .nth(at - 1)
      .waitFor();
  }
  figures.texts.push(await offered(page, /^All set/).evaluate(timeText));
  for (const name of [/^The card says: listen/, /^Close it/]) {
    const button = offered(page, name);
    if (await button.isVisible()) figures.texts.push(await button.evaluate(timeText));
  }
  figures.elements = Math.max(
    figures.elements,
    await page.evaluate(() => document.querySelectorAll("*").length),
  );
}

export async function missionFigures(browser, url, places) {
  const figures = { places: [], texts: [], frames: [], elements: 0 };
  for (const save of beforeEntering().slice(0, places)) {
    const page = await visit(browser, url, SCREEN);
    await measurePlace(page, save, figures);
    await page.context().close();
  }
  return figures;
}

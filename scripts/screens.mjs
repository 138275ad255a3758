// Pictures of the main screens for the README: `npm run screens`. Saved games from fixed seeds, so they stay the same; a
// shared table is dealt anew each time.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chronomancer } from "../games/chronomancer/src/index.ts";
import { eraThree } from "../web/e2e/anachrony.ts";
import { coveDayTwo } from "../web/e2e/chronomancer-saves.ts";
import { finished, roundFour } from "../web/e2e/khronos-saves.ts";
import { handOf, playOn } from "../web/e2e/second-hand.ts";
import { openSave, visit, withPage } from "./page.mjs";
import { repack } from "./png.mjs";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "docs", "screens");
const LARGEST = 400_000;

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** A Keep on Might whose ripple reaches both later eras. */
async function ghost(page, chip = "Keep") {
  await openSave(page, roundFour());
  await page.getByRole("button", { name: chip, exact: true }).click();
  await page.locator('[data-era=might] [data-square="C5"]').click();
  await page.locator(".tray-in[data-state=planned]").waitFor();
}

async function whyNot(page) {
  await openSave(page, roundFour());
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await page.locator('[data-era=might] [data-square="K12"]').click({ force: true });
  await page.locator(".popover .why").waitFor();
}

async function rulebook(page) {
  await page.goto("/rules/khronos#KH-43");
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function end(page) {
  await openSave(page, finished());
  await page.getByRole("button", { name: "Show the result" }).click();
  await page.locator(".result").waitFor();
}

async function home(page) {
  await openSave(page, roundFour());
  await page.goto("/");
  await page.getByRole("button", { name: "Take the first turn" }).waitFor();
}

/** The Assistant is about to recruit. */
async function cove(page) {
  await openSave(page, coveDayTwo());
  await page.locator('[data-hit="T3"]').click();
  await page.locator(".mc-tray[data-state=planned]").waitFor();
}

/** An Engineer is about to build, with the price, the spot and what each face of the bot's die would do then. */
async function capital(page) {
  await openSave(page, eraThree());
  await page.locator('[data-hit="space construct2"]').click();
  await page.locator('.tray [data-pick="worker En"]').click();
  await page.locator('.tray [data-pick^="tile "]').first().click();
  await page.locator(".an-tray[data-state=planned]").waitFor();
}

/** The companion has decided a turn in the mine: the verdict, what to do on the table, and why. */
async function companion(page) {
  const press = (name) => page.getByRole("button", { name, exact: true }).click();
  const choose = (name) => page.locator(".co-chips label", { hasText: name }).click();
  await page.goto("/companion");
  await press("Begin Era 1");
  await press("On to Power Up");
  await press("On to Warp");
  await press("Paradox die 1");
  await choose("1");
  await press("Begin the Action rounds");
  await press("3, Mine");
  await choose("Middle");
  await choose("Bottom");
  await press("Book: 2 free spaces");
  await choose("Uranium");
  await choose("Titanium");
  await press("Book: U, T");
  await page.locator(".co-why").waitFor();
}

/** Mila tests, and Ruben can still help her: the chances as they stand and with one more. */
async function mission(page) {
  const press = async (name) => {
    const at = page.locator(".ms-stage");
    const before = await at.getAttribute("data-revision");
    await page.getByRole("button", { name }).first().click();
    await page.waitForFunction(
      (old) => document.querySelector(".ms-stage")?.getAttribute("data-revision") !== old,
      before,
    );
  };
  await page.goto("/new/missions");
  await page.getByRole("button", { name: "Take the first turn" }).click();
  for (const name of [/^Be Mila/, /^Be Ruben/, /^Begin the/, /^Read on/, /^Go to the bakery/])
    await press(name);
  await page.getByRole("button", { name: "Skip the notes" }).click();
  for (const name of [/^C /, /^B /, /^All set/]) await press(name);
  const phone = page.getByRole("button", { name: "Open Mila’s lane" });
  if (await phone.isVisible()) await phone.click();
  await press("Begin, 1 crystal");
  const back = page.getByRole("button", { name: "Back to the table" });
  if (await back.isVisible()) await back.click();
}

/** Somebody else comes by the link, on a device of his own. */
async function comes(page, name) {
  const code = await page.locator(".invitation-link b").textContent();
  const url = new URL(page.url()).origin;
  const other = await visit(page.context().browser(), url, { ...SIZES.desktop, settings: { name } });
  await other.goto(`/j/${code}`);
  await other.getByRole("button", { name: "Sit down" }).first().click();
  await other.getByRole("button", { name: "I am ready" }).waitFor();
  return other;
}

async function openTable(page, game) {
  await page.goto(`/new/${game}`);
  await page.getByRole("radio", { name: "Live" }).check();
}

/** A shared table: two have said that they are ready, one has not, and a seat is free. */
async function room(page) {
  await openTable(page, "khronos");
  await page.getByRole("button", { name: "One seat more" }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  const lucie = await comes(page, "Lucie");
  await lucie.getByRole("button", { name: "I am ready" }).click();
  await lucie.getByRole("textbox", { name: "To the players" }).fill("Hello! Without the advanced map?");
  await lucie.keyboard.press("Enter");
  await comes(page, "Idris");
  await page.getByText("Idris is not ready").first().waitFor();
}

/** Somebody asks to take back over what one has done: what would go and what would return. */
async function stepBack(page) {
  await openTable(page, "chronomancer");
  await page.getByRole("button", { name: "One seat fewer" }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  const lucie = await comes(page, "Lucie");
  await lucie.getByRole("button", { name: "I am ready" }).click();
  await lucie.locator(".table .stage").waitFor();
  const { origin, pathname } = new URL(lucie.url());
  const table = pathname.split("/").at(-1);
  const people = [page, lucie].map((each) => each.context());
  const hands = await Promise.all(people.map((each) => handOf(each, origin, table, chronomancer)));
  await playOn(hands, chronomancer, "picture", () => {
    const hers = hands[1].now();
    const asks = hers.askTo !== undefined && hers.undoTo >= hers.revision && !hers.actors.includes(1);
    return hers.revision > 12 && asks;
  });
  for (const { end } of hands) end();
  await lucie.locator(".status", { hasText: "Maren" }).waitFor();
  await lucie.getByRole("button", { name: "Menu", exact: true }).click();
  await lucie.getByRole("button", { name: "Ask to take back" }).click();
  await page.locator("[data-goes]").first().waitFor();
}

const SCREENS = [
  { name: "home", show: home },
  { name: "khronos", show: ghost },
  { name: "khronos-why-not", show: whyNot },
  { name: "khronos-rulebook", show: rulebook },
  { name: "khronos-end", show: end },
  { name: "khronos-dark", show: ghost, settings: { theme: "dark" } },
  { name: "khronos-french", show: (page) => ghost(page, "Donjon"), settings: { language: "fr" } },
  { name: "chronomancer", show: cove, settings: { theme: "dark" } },
  { name: "anachrony", show: capital },
  { name: "companion", show: companion },
  { name: "missions", show: mission, settings: { theme: "dark" } },
  { name: "waiting-room", show: room, settings: { name: "Maren" } },
  { name: "step-back", show: stepBack, settings: { name: "Maren", theme: "dark" } },
];
/** `npm run screens -- companion khronos-dark`: only these. */
const wished = process.argv.slice(2);

const GOALS = JSON.stringify(
  Object.fromEntries(
    ["khronos", "chronomancer", "anachrony", "missions"].map((game) => [game, { table: "", away: true }]),
  ),
);

async function picture(browser, url, { name, size, show, settings }) {
  const chosen = { theme: "light", language: "en", ...settings };
  const page = await visit(browser, url, { ...SIZES[size], settings: chosen });
  // As somebody sees it who knows what the games are about.
  await page.addInitScript((goals) => localStorage.setItem("chronarium.goals", goals), GOALS);
  await show(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  const path = join(folder, `${name}-${size}.png`);
  const png = repack(await page.screenshot({ animations: "disabled", caret: "hide" }));
  writeFileSync(path, png);
  await page.context().close();
  console.log(`${name}-${size}.png ${Math.round(png.length / 1000)} kB`);
  if (png.length > LARGEST) throw new Error(`${path} is larger than ${LARGEST / 1000} kB.`);
}

mkdirSync(folder, { recursive: true });
await withPage(async (browser, url) => {
  for (const size of Object.keys(SIZES))
    for (const screen of SCREENS.filter(({ name }) => wished.length === 0 || wished.includes(name)))
      await picture(browser, url, { ...screen, size });
});

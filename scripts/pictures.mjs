// Draws what is sent when somebody shares a link, and the small icon of old browsers, from the house's own drawings:
// `node scripts/pictures.mjs`. The files are kept, so that neither build nor server needs a browser.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { browserArguments, findWholeBrowser } from "./browser.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..", "web");
const svg = (file) => readFileSync(join(web, file), "utf8");
const mark = svg("public/icon.svg");

/** The picture of a link is 1200 by 630: the whole poster at the left, the name beside it. */
const card = (title, line, art) => `<style>
  body { margin: 0; display: grid; grid-template-columns: ${art === "" ? "1fr" : "822px 1fr"}; width: 1200px; height: 630px;
    background: #e4eadf; color: #12231f; font-family: sans-serif; }
  .art { overflow: hidden; } .art svg { display: block; width: 100%; height: 100%; object-fit: cover; }
  .say { display: flex; flex-direction: column; justify-content: center; padding: 0 40px; }
  .say svg { width: ${art === "" ? "150px" : "84px"}; height: auto; margin-bottom: 32px; }
  h1 { margin: 0 0 20px; font-size: 60px; line-height: 1.05; } p { margin: 0; font-size: 30px; line-height: 1.3; color: #40554e; }
</style>${art === "" ? "" : `<div class="art">${art.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ')}</div>`}
<div class="say">${mark}<h1>${title}</h1><p>${line}</p></div>`;

/** An icon file may hold a PNG as it is: a header, one entry of the list, the picture. */
function iconFile(png, side) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch({ executablePath: findWholeBrowser(), args: browserArguments });
async function draw(html, width, height) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

mkdirSync(join(web, "public", "og"), { recursive: true });
const keep = (name, file) => writeFileSync(join(web, "public", name), file);
const house = card("Chronarium", "Board games about time: play, rewind, branch.", "");
keep("og/chronarium.png", await draw(house, 1200, 630));
for (const file of globSync("src/games/*/poster.ts", { cwd: web })) {
  const { poster } = await import(pathToFileURL(join(web, file)).href);
  const { name, line } = poster.words.en;
  const art = svg(join("src", "games", basename(dirname(file)), "poster.svg"));
  keep(`og/${poster.id}.png`, await draw(card(name, line, art), 1200, 630));
}
const small = mark.replace("<svg ", '<svg width="32" height="32" ');
keep("favicon.ico", iconFile(await draw(`<style>body{margin:0}</style>${small}`, 32, 32), 32));
await browser.close();

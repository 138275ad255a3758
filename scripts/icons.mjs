// Draws the installable icons from web/public/icon.svg with the system's Chromium: `node scripts/icons.mjs`.
// The results are kept in the repository; run it again when the mark changes.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "web", "public");
const mark = readFileSync(join(folder, "icon.svg"), "utf8");

/** `share`: how much of the square the mark takes. A maskable icon may lose a fifth on every side. */
const icons = [
  { file: "icon-180.png", size: 180, share: 0.8, ground: "#e4eadf" },
  { file: "icon-192.png", size: 192, share: 1, ground: "transparent" },
  { file: "icon-512.png", size: 512, share: 1, ground: "transparent" },
  { file: "icon-maskable-512.png", size: 512, share: 0.62, ground: "#e4eadf" },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const { file, size, share, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * share);
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${side}px;height:${side}px}</style>${mark}`,
  );
  await page.screenshot({ path: join(folder, file), omitBackground: true });
  await page.close();
}
await browser.close();

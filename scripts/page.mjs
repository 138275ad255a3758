// The built page, served by the real server and opened in the browser of this machine: for pictures and figures.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { browserArguments, browserWish, findWholeBrowser } from "./browser.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
/** Below the root; a build of its own, so that the one somebody is looking at stays. */
const folder = join("node_modules", ".cache", "chronarium-page");

function build() {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const args = [vite, "build", "web", "--outDir", join("..", folder), "--emptyOutDir", "--logLevel", "warn"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`${stdout}${stderr}\nThe page could not be built.`);
}

async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address();
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** The server as `npm start` begins it, with tables of its own. */
async function withServer(use) {
  const data = mkdtempSync(join(tmpdir(), "chronarium-page-"));
  const port = await freePort();
  const server = spawn(process.execPath, ["server/src/main.ts", "--port", String(port)], {
    cwd: root,
    env: { ...process.env, WEB_ROOT: join(root, folder), DATA_DIR: data },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    // It prints its address when it is ready.
    await once(server.stdout, "data");
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    const gone = once(server, "exit");
    server.kill();
    await gone;
    rmSync(data, { recursive: true, force: true });
  }
}

/** Gives the browser and the address of the page to `use`, and takes both away again. */
export async function withPage(use) {
  const executablePath = findWholeBrowser();
  if (executablePath === undefined) throw new Error(browserWish);
  build();
  return withServer(async (url) => {
    const browser = await chromium.launch({ executablePath, args: browserArguments });
    try {
      return await use(browser, url);
    } finally {
      await browser.close();
    }
  });
}

/** A visit of its own: nothing is stored but these settings. */
export async function visit(browser, url, { settings = {}, ...options } = {}) {
  const context = await browser.newContext({
    baseURL: url,
    locale: "en-GB",
    serviceWorkers: "block",
    ...options,
  });
  const page = await context.newPage();
  await page.addInitScript(
    (text) => localStorage.setItem("chronarium.settings", text),
    JSON.stringify({ pace: 0, following: 0, ...settings }),
  );
  return page;
}

/** Adds a saved game to this browser and opens it; behind a curtain the screen is taken. */
export async function openSave(page, { id, text }) {
  await page.goto("/timelines");
  const file = { name: `${id}.json`, mimeType: "application/json", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.locator(`a[href="/t/${id}"]`).waitFor();
  await page.goto(`/t/${id}`);
  await page.locator(".curtain, .table").waitFor();
  const curtain = page.locator(".curtain button");
  if ((await curtain.count()) > 0) await curtain.click();
  await page.locator(".stage").waitFor();
}

// How soon the driver answers: the tests' page with nothing on it but the driver, in a browser with a profile on the disk.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { browserArguments, findWholeBrowser } from "./browser.mjs";
import { acknowledgements, readings } from "./web-figures-page.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

function freePort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "localhost", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The development server: only there are the tests' pages. */
async function serve(use) {
  const port = await freePort();
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const args = [vite, "web", "--port", String(port), "--strictPort", "--logLevel", "warn"];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://localhost:${port}`;
  try {
    while ((await fetch(`${url}/e2e/driver.html`).catch(() => undefined))?.ok !== true) {
      if (server.exitCode !== null) throw new Error("The development server did not start.");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return await use(url);
  } finally {
    server.kill();
  }
}

export function driverFigures(moves) {
  return serve(async (url) => {
    const profile = mkdtempSync(join(tmpdir(), "chronarium-profile-"));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: findWholeBrowser(),
      args: browserArguments,
    });
    try {
      const page = await context.newPage();
      await page.goto(`${url}/e2e/driver.html`);
      await page.locator("[data-ready]").waitFor({ state: "attached" });
      return {
        acknowledged: await page.evaluate(acknowledgements, moves),
        read: await page.evaluate(readings, moves),
      };
    } finally {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });
}

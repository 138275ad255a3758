// Tests in a real browser: the driver on Vite's development server, the page as it is built and served.
import { createServer } from "node:net";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserArguments, browserWish, findBrowser, findWholeBrowser } from "./scripts/browser.mjs";

const executablePath = findBrowser();
const wholePath = findWholeBrowser();
if (executablePath === undefined || wholePath === undefined) throw new Error(browserWish);

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "localhost", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Every test process reads this file again: the one that starts the servers tells the others their ports. */
process.env.CHRONARIUM_E2E_PORTS ??= `${await freePort()} ${await freePort()}`;
const [driverPort, pagePort] = process.env.CHRONARIUM_E2E_PORTS.split(" ");
const driverUrl = `http://localhost:${driverPort}`;
const pageUrl = `http://127.0.0.1:${pagePort}`;

/** A build of its own, so that the one somebody is looking at stays. */
const webRoot = join(import.meta.dirname, "node_modules", ".cache", "chronarium-e2e");
const vite = "node node_modules/vite/bin/vite.js";
/** On the development server. */
const DEVELOPMENT = ["driver.spec.ts", "missions-sheet.spec.ts"];
/** Needs a browser with all its parts. */
const WHOLE = ["new-version.spec.ts", "push.spec.ts"];

export default defineConfig({
  testDir: "web/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A busy machine is slow, not wrong: these end only what will never come. Speed is measured by the bench.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    locale: "en-GB",
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // Only the test without a network lets it in: it would answer before the tests could.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: browserArguments },
  },
  projects: [
    { name: "driver", testMatch: DEVELOPMENT, use: { baseURL: driverUrl } },
    { name: "page", testIgnore: [...DEVELOPMENT, ...WHOLE], use: { baseURL: pageUrl } },
    {
      name: "whole",
      testMatch: WHOLE,
      use: { baseURL: pageUrl, launchOptions: { executablePath: wholePath, args: browserArguments } },
    },
  ],
  webServer: [
    {
      command: `${vite} web --port ${driverPort} --strictPort --logLevel warn`,
      url: `${driverUrl}/e2e/driver.html`,
      reuseExistingServer: false,
      timeout: 180_000,
    },
    {
      command: `${vite} build web --outDir ../node_modules/.cache/chronarium-e2e --emptyOutDir --logLevel warn && node server/src/main.ts --port ${pagePort}`,
      env: { WEB_ROOT: webRoot, DATA_DIR: `${webRoot}-data` },
      url: `${pageUrl}/health`,
      reuseExistingServer: false,
      timeout: 300_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
    },
  ],
});

/**
 * Two people at a server of their own, one of them through a line that the test freezes and cuts, under an address that
 * is no secure context. Most moves are made over the very same protocol with their cookies: the pages follow.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chronomancer } from "@chronarium/chronomancer";
import { expect, type Page, test } from "@playwright/test";
import { type FickleLine, openProxy } from "./proxy.ts";
import { type Hand, handOf, playOn } from "./second-hand.ts";
import { withSettings } from "./table.ts";

const ROOT = resolve(import.meta.dirname, "..", "..");
const folder = mkdtempSync(join(tmpdir(), "chronarium-lines-"));
let server: ChildProcess | undefined;
let proxy: FickleLine | undefined;
let port = 0;
let hands: readonly Hand[] = [];

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer();
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

async function start(): Promise<void> {
  server = spawn(process.execPath, ["server/src/main.ts", "--port", String(port)], {
    cwd: ROOT,
    env: {
      ...process.env,
      WEB_ROOT: join(ROOT, "node_modules", ".cache", "chronarium-e2e"),
      DATA_DIR: folder,
    },
    stdio: "ignore",
  });
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
}

test.afterAll(() => {
  for (const { end } of hands) end();
  proxy?.close();
  server?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Where another device in this house would find the server: over plain http. */
const houseAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "127.0.0.1";

const revisionOn = (page: Page): Promise<number> =>
  page.getByRole("slider").first().getAttribute("aria-valuemax").then(Number);

test("a frozen line, a cut one and a server that was killed lose nothing, and are told as they are", async ({
  browser,
}) => {
  port = await freePort();
  await start();
  proxy = await openProxy(port);
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  const [ada, ben] = [await one.newPage(), await other.newPage()];
  await withSettings(ada, { name: "Ada" });
  await withSettings(ben, { name: "Ben" });
  await ada.goto(`http://127.0.0.1:${port}/new/chronomancer`);
  await ada.getByRole("radio", { name: "Live" }).check();
  await ada.getByRole("button", { name: "One seat fewer" }).click();
  await ada.getByRole("button", { name: "Open the table" }).click();
  const code = await ada.locator(".invitation-link b").textContent();
  await ben.goto(`http://${houseAddress()}:${proxy.port}/j/${code}`);
  await ben.getByRole("button", { name: "Sit down" }).click();
  await ben.getByRole("button", { name: "I am ready" }).click();
  await expect(ben.locator(".table .stage")).toBeVisible();
  const table = new URL(ada.url()).pathname.split("/").at(-1) ?? "";
  const strip = ben.locator(".strip");
  const back = ben.locator(".toast").getByText(/^Back at/);

  const seated = (): Promise<readonly Hand[]> =>
    Promise.all([one, other].map((each) => handOf(each, `http://127.0.0.1:${port}`, table, chronomancer)));
  hands = await seated();
  const before = await playOn(
    hands,
    chronomancer,
    "beginning",
    ({ revision, actors }) => revision > 8 && actors[0] === 0,
  );
  await expect.poll(() => revisionOn(ben)).toBe(before);

  // Frozen: no event tells the page, and it finds out. What happens meanwhile is there when the line is back.
  proxy.freeze();
  const stored = await playOn(
    hands,
    chronomancer,
    "meanwhile",
    ({ revision, actors }) => revision > before && actors[0] === 1,
  );
  await expect(strip).toContainText(/(No answer from the server|Cut off) since/);
  expect(await revisionOn(ben)).toBe(before);
  proxy.mend();
  await expect(back).toBeVisible();
  await expect.poll(() => revisionOn(ben)).toBe(stored);

  // Cut: tries again, with pauses that it tells.
  proxy.cut();
  await expect(strip).toContainText("Cut off since");
  await expect(strip).toContainText(/Next try in \d+ s|Trying now/);
  proxy.mend();
  await strip.getByRole("button", { name: "Try now" }).click();
  await expect(strip).not.toContainText("Cut off since");

  // Killed: what was acknowledged is stored, and both go on where they were.
  server?.kill("SIGKILL");
  await expect(ada.locator(".strip")).toContainText("Cut off since");
  await start();
  for (const page of [ada, ben]) {
    await expect(page.locator(".strip")).not.toContainText("Cut off since");
    expect(await revisionOn(page)).toBe(stored);
  }
  hands = await seated();
  await playOn(hands, chronomancer, "to the end");
  for (const page of [ada, ben])
    await expect(page.getByRole("dialog", { name: "The game is over" })).toBeVisible();
  await ben.getByRole("button", { name: "Verify this game" }).click();
  await expect(ben.locator(".verify-report li")).toHaveCount(5);
  await expect(ben.locator('.verify-report li[data-vouched="false"]')).toHaveCount(0);
});

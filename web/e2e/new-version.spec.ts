/** A deploy while pages are open: two versions of the build, served one after the other by a server of the test. */
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { tool, withSettings } from "./table.ts";

test.use({ serviceWorkers: "allow" });

const ROOT = join(import.meta.dirname, "..", "..", "node_modules", ".cache", "chronarium-e2e");
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
/** In the new version this part has another name, and its old one is gone. */
const PART = /about-page-[\w-]*\.js/g;

class Site {
  version = 1;
  #server: Server | undefined;
  readonly asked: string[] = [];

  async open(): Promise<string> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      this.asked.push(pathname);
      this.#file(pathname).then(
        ({ type, body }) =>
          response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(body),
        () => response.writeHead(404).end(),
      );
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  async #file(pathname: string): Promise<{ readonly type: string; readonly body: Buffer | string }> {
    const name = extname(pathname) === "" ? "/index.html" : pathname;
    const old = this.version === 1;
    if (!old && name.search(PART) > 0 && !name.includes("second-")) throw new Error("It is gone.");
    const body = await readFile(join(ROOT, name.replace("second-", "")));
    const type = TYPES[extname(name)] ?? "application/octet-stream";
    if (old || !/javascript|html/.test(type)) return { type, body };
    const text = body.toString().replaceAll(PART, (part) => `second-${part}`);
    if (name === "/sw.js")
      return { type, body: text.replace(/"?version"?:\s*[`"'][^`"']*[`"']/, '"version":"second"') };
    return { type, body: name === "/index.html" ? text.replace("<html", '<html data-version="2"') : text };
  }
}

let site: Site;
let address = "";
test.beforeEach(async () => {
  site = new Site();
  address = await site.open();
});
test.afterEach(() => site.close());

const offer = (page: Page) => page.locator(".toast").filter({ hasText: "There is a new version" });
const isNew = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-version", "2");
const isOld = (page: Page) => expect(page.locator("html")).not.toHaveAttribute("data-version", "2");

async function atTheOld(page: Page): Promise<void> {
  await withSettings(page);
  await page.goto(`${address}/new/khronos`);
  // The whole version is kept before the new one comes.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole("button", { name: "Take the first turn" }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByText("Choose cards, a pawn or a square.")).toBeVisible();
}
/** As when somebody comes back to the tab. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

test("a new version is offered in a game, not forced; the old parts stay; taking it keeps the table", async ({
  page,
  context,
}) => {
  await atTheOld(page);
  const table = page.url();
  site.version = 2;
  await comeBack(page);
  await expect(offer(page)).toBeVisible();
  await isOld(page);
  // The game goes on, and what it loads late is still there: the server has it no more.
  const old = await context.newPage();
  await old.goto(`${address}/`);
  await isOld(old);
  await tool(page, "Menu").click();
  // It lay over the status; whoever goes on finds it in the menu.
  await expect(offer(page)).toBeHidden();
  await expect(page.getByRole("button", { name: /^Reload\. There is a new version/ })).toBeVisible();
  await page.getByRole("button", { name: "All games" }).click();
  await expect(offer(page)).toBeVisible();
  await page.getByRole("link", { name: "About and credits" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /About/ })).toBeVisible();

  await page.goto(table);
  await expect(offer(page)).toBeVisible();
  await offer(page).getByRole("button", { name: "Reload" }).click();
  await isNew(page);
  expect(page.url()).toBe(table);
  await expect(page.getByText("Choose cards, a pawn or a square.")).toBeVisible();

  // The other tab is offered it too, keeps its page until then, and finds its parts.
  await expect(offer(old)).toBeVisible();
  await isOld(old);
  await old.getByRole("link", { name: "About and credits" }).press("Enter");
  await expect(old.getByRole("heading", { level: 1, name: /About/ })).toBeVisible();
  await old.getByRole("button", { name: "Reload" }).click();
  await isNew(old);
  await page.close();
  // With the last page of the old version its files go.
  await old.reload();
  await expect.poll(() => old.evaluate(() => caches.keys())).toEqual(["chronarium-second"]);
});

test("an old page without its files is told, and comes back as the new one", async ({ page, context }) => {
  await context.route("**/sw.js", (route) => route.abort());
  await withSettings(page);
  await page.goto(`${address}/settings`);
  await page.route(/about-page/, (route) => route.abort());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  site.version = 2;
  await page.getByRole("link", { name: "About and credits" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  await page.unroute(/about-page/);
  await page.getByRole("button", { name: "Try again" }).click();
  await isNew(page);
  await expect(page.getByRole("heading", { level: 1, name: /About/ })).toBeVisible();
});

test("an installed page that is too old for the server becomes the newest at one press", async ({
  page,
  context,
}) => {
  await atTheOld(page);
  await context.route("**/api/guest", (route) => route.fulfill({ status: 204 }));
  await page.routeWebSocket(/\/ws$/, (near) =>
    near.onMessage((text) => {
      const { id } = JSON.parse(String(text)) as { id: number };
      const refusal = { code: "driver/other-protocol", params: { mine: 3, theirs: 4 }, rule: "protocol" };
      near.send(JSON.stringify({ id, ok: false, refusal }));
    }),
  );
  await page.goto(`${address}/t/o-${"0".repeat(20)}`);
  await isOld(page);
  await expect(page.getByText(/Reload the page\.$/)).toBeVisible();
  site.version = 2;
  await page.locator(".failed-do").getByRole("button", { name: "Reload" }).click();
  await isNew(page);
});

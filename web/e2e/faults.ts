/** Faults in the thread that keeps the tables. Workers run no scripts of the page, so its file is changed on the way. */
import type { Page } from "@playwright/test";

const WORKER = /\/assets\/worker-[^/]*\.js$/;

/** "abort": no change is written. "none": there is no database at all. */
type Fault = "abort" | "none" | "";

/** Before the page is opened. */
export async function withFaults(page: Page, first: Fault = ""): Promise<void> {
  const faulty = `{
    let fault = ${JSON.stringify(first)};
    new BroadcastChannel("faults").onmessage = ({ data }) => { fault = data; };
    let held;
    new BroadcastChannel("bots").onmessage = ({ data }) => {
      if (data === "hold") held = [];
      else {
        for (const send of held ?? []) send();
        held = undefined;
      }
    };
    self.Worker = class extends self.Worker {
      postMessage(message) {
        if (held) held.push(() => super.postMessage(message));
        else super.postMessage(message);
      }
    };
    const { indexedDB: database } = self;
    Object.defineProperty(self, "indexedDB", { get: () => (fault === "none" ? undefined : database) });
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      const made = transaction.call(this, stores, mode, options);
      if (fault === "abort" && mode === "readwrite") setTimeout(() => { try { made.abort(); } catch {} });
      if (fault === "abort" && mode === "readwrite") made.commit = () => {};
      return made;
    };
  }\n`;
  await page.route(WORKER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: faulty + (await response.text()) });
  });
}

/** The next bot is asked nothing until it is let think. A new thread knows nothing of it. */
export async function holdBots(page: Page): Promise<void> {
  await page.evaluate(() => new BroadcastChannel("bots").postMessage("hold"));
}
export async function letBotsThink(page: Page): Promise<void> {
  await page.evaluate(() => new BroadcastChannel("bots").postMessage("think"));
}

export async function breakStore(page: Page, fault: Fault): Promise<void> {
  await page.evaluate((broken) => new BroadcastChannel("faults").postMessage(broken), fault);
}

// Measures the companion in a browser: how soon a tap shows the verdict.
import { visit } from "./page.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function begin(page) {
  await page.goto("/companion");
  await page.getByRole("button", { name: "Begin Era 1" }).click();
  await page.locator(".co-foot .btn[data-kind=primary]").waitFor();
}

/**
 * Runs inside the page: chooses the first of everything that is asked, presses the button, and waits for the frame
 * with the next screen. Answers the milliseconds if that is a verdict, "over" when only the score is left.
 */
async function tap() {
  const first = (selector) => document.querySelector(selector);
  for (const chips of document.querySelectorAll(".co-ask .co-chips")) chips.querySelector("input").click();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  if (first(".co-sheet") !== null) return "over";
  const button = first(".co-foot .btn[data-kind=primary]");
  const title = first(".co-head h1");
  /** Within a phase the title stays, and what has happened or can be pressed changes. */
  const phase = () =>
    `${document.querySelectorAll(".co-happened li").length} ${first(".co-foot .btn[data-kind=primary]")?.textContent}`;
  const before = phase();
  const until = (holds) =>
    new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      look();
    });
  const begin = performance.now();
  button.click();
  await until(() => first(".co-head h1") !== title || phase() !== before);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const took = performance.now() - begin;
  await until(() => first(".co-main[aria-busy=true]") === null);
  return first(".co-counters") === null ? undefined : took;
}

export async function verdicts(browser, url, count) {
  const found = [];
  while (found.length < count) {
    const page = await visit(browser, url, PHONE);
    await begin(page);
    for (let took; took !== "over" && found.length < count; ) {
      took = await page.evaluate(tap);
      if (typeof took === "number") found.push(took);
    }
    await page.context().close();
  }
  return found;
}

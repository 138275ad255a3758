// Functions that run inside the page; each is sent there alone, so it uses nothing from outside itself.

/** Plays one step of a game: always the first thing that the table offers. Says when a build is ready to be timed. */
export function atOffer() {
  const first = (selector) => document.querySelector(selector);
  const press = (selector) => first(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  if (first("dialog[open] .result") !== null) return "over";
  if (first(".curtain button") !== null) return press(".curtain button");
  const primary = first(".tray .go .btn[data-kind=primary]:not([disabled])");
  if (primary !== null) {
    if (primary.textContent?.startsWith("Build")) return "measure";
    return press(".tray .go .btn[data-kind=primary]");
  }
  const lit = first("figure.era[data-open] .k-board [data-square]:not([aria-disabled])");
  if (lit !== null) {
    document.documentElement.dataset.aimed = `.k-board[data-era=${lit.closest(".k-board").dataset.era}] [data-square=${lit.dataset.square}]`;
    return lit.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  if (first(".tray .plan .chip") !== null) return press(".tray .plan .chip");
  if (first(".tray .go > .btn:not([disabled])") !== null) return press(".tray .go > .btn");
  if (first(".tray .go .row .btn:not([disabled])") === null) return "waiting";
  return press(".tray .go .row .btn:last-child");
}

/**
 * Milliseconds from the click on the button to the frame with the tile; undefined when a question to somebody else
 * draws the curtain at once.
 */
export async function measureBuild() {
  const square = document.querySelector(document.documentElement.dataset.aimed);
  const done = () => !square.isConnected || !/Empty|Possible/.test(square.getAttribute("aria-label"));
  const built = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!done()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const click = performance.now();
  document.querySelector(".tray .go .btn[data-kind=primary]").click();
  await built;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return square.isConnected ? performance.now() - click : undefined;
}

/** Goes back step by step, each drawn before the next; answers the steps in a second. */
export async function scrubBack(count) {
  const slider = document.querySelector("[role=slider]");
  const at = () => Number(slider.getAttribute("aria-valuenow"));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const arrival = (goal) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (at() !== goal) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(slider, { attributes: true });
    });
  slider.focus();
  const steps = Math.min(count, at());
  const begin = performance.now();
  for (let i = 0; i < steps; i++) {
    const arrived = arrival(at() - 1);
    slider.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    await arrived;
    await frame();
  }
  return { steps, perSecond: (steps / (performance.now() - begin)) * 1000 };
}

/** Milliseconds from each act to the answer that it is stored. Journeys are taken back, so there is always one more. */
export async function acknowledgements(moves) {
  const { kit } = window;
  const seen = await kit.open(await kit.create("hh"));
  const spent = [];
  while (spent.length < moves) {
    const action = kit.quiet(seen.now);
    const begin = performance.now();
    await kit.act(seen, action);
    spent.push(performance.now() - begin);
    await seen.driver.undo(seen.now.actors[0]);
  }
  return spent;
}

/** Milliseconds for each moment of the past that is read while the strongest bot thinks. */
export async function readings(moments) {
  const { kit } = window;
  const seen = await kit.open(await kit.create("hb", 5));
  const thinks = () => seen.now.thinking !== undefined;
  const spent = [];
  for (let at = 0; spent.length < moments && seen.now.table.result === undefined; at++) {
    if (thinks()) {
      const begin = performance.now();
      await seen.driver.moment(at % (seen.now.last + 1));
      if (thinks()) spent.push(performance.now() - begin);
    } else if (seen.now.actors[0] === 0) await kit.act(seen, kit.any(seen.now));
    else await new Promise((resolve) => setTimeout(resolve));
  }
  return spent;
}

/** Milliseconds from a click on a choice of the open settings to the frame that shows it: other words, another theme. */
export async function measureSetting(names) {
  const root = document.documentElement;
  const shown = () => `${document.querySelector("dialog[open] h2").textContent} ${root.dataset.theme}`;
  const before = shown();
  const labels = [...document.querySelectorAll("dialog[open] label")];
  const changed = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (shown() === before) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const click = performance.now();
  labels.find(({ textContent }) => names.includes(textContent)).click();
  await changed;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - click;
}

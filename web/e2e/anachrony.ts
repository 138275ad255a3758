/** Anachrony in the tests: positions made by the real rules, and the names that players see at the table. */
import { type Asked, anachrony, type Options, type State } from "@chronarium/anachrony";
import { chooseAtRandom, newMatch, saveText, seedRng } from "@chronarium/kernel";
import { expect, type Locator, type Page } from "@playwright/test";
import { openSave, tray } from "./table.ts";

type Wanted = {
  readonly id: string;
  readonly seed: string;
  readonly options?: Partial<Options>;
  /** The game stops before the first position for which this is true; without it at its end. */
  readonly until?: (state: State) => boolean;
};
type Position = { readonly id: string; readonly text: string };

const STEP_MS = 1000;

/** A game in which chance moves, from the seed: no bot that learns can change it. */
function playTo({ id, seed, options = {}, until }: Wanted): Position {
  const match = newMatch(anachrony, { id, seats: 1, seed, options, names: ["Lucie"] });
  let rng = seedRng(seed, "players");
  while (!match.over && until?.(match.state) !== true) {
    const chosen = chooseAtRandom(anachrony, match.state, rng);
    if (chosen === undefined) break;
    rng = chosen.rng;
    const acted = match.act(chosen.seat, chosen.action, match.revision * STEP_MS);
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
  }
  if (until !== undefined && match.over) throw new Error(`${id}: no such position in this game.`);
  return { id, text: saveText(match.record()) };
}

const asked = (state: State): Asked["kind"] | undefined =>
  state.phase === "over" ? undefined : (state.pending.at(-1) as Asked).kind;

/** The first decision: Power Up. */
export const dawn = (): Position => playTo({ id: "dawn", seed: "ember", until: () => true });

/** A turn of the first Era with the Chronobot on a space of the Capital. */
export const taken = (): Position =>
  playTo({
    id: "taken",
    seed: "ember",
    until: (state) =>
      asked(state) === "turn" && state.human.powered > 0 && state.board.spaces.mine[0] === "bot",
  });

/** A turn in which an Administrator can recruit a Genius, or somebody else. */
export const recruits = (): Position =>
  playTo({
    id: "recruits",
    seed: "ember",
    options: { path: "lantern" },
    until: (state) =>
      asked(state) === "turn" &&
      state.board.recruitPool.Ge > 0 &&
      Object.values(state.board.recruitPool).filter((count) => count > 0).length > 2 &&
      anachrony
        .legalActions(state, 0)
        .some((action) => action.type === "place" && action.worker === "Ad" && action.space === "recruit1"),
  });

/** A turn of the third Era in which an Engineer can build for 1 Water. */
export const eraThree = (): Position =>
  playTo({
    id: "era-three",
    seed: "quartz",
    options: { path: "lantern" },
    until: (state) =>
      state.era === 3 &&
      asked(state) === "turn" &&
      anachrony
        .legalActions(state, 0)
        .some((action) => action.type === "place" && action.worker === "En" && action.space === "construct2"),
  });

/** A turn after the Impact, with tiles of both sides and ruins on the board. */
export const ruins = (): Position =>
  playTo({
    id: "ruins",
    seed: "ash",
    options: { path: "lantern", leader: "second" },
    until: (state) => state.era === 5 && asked(state) === "turn" && state.human.powered > 0,
  });

export const finished = (): Position => playTo({ id: "finished", seed: "ember" });

/** Opens the table of a position; one person alone finds no curtain in front of it. */
export async function open(page: Page, position: Position): Promise<void> {
  await openSave(page, position);
  await expect(page.locator(".an-tray")).toBeVisible();
}

/** Places by the names of the rules: "space construct2", "worker Sc", "spot LS1", "open PP05", "era 3", "supply". */
export const place = (page: Page, hit: string): Locator =>
  page.locator(`.an-stage [data-hit="${hit}"]`).first();
export const go = (page: Page): Locator => tray(page).locator(".an-go .btn[data-kind=primary]");
export const head = (page: Page): Locator => tray(page).getByRole("heading", { level: 2 });
/** A card of the tray by what it stands for: "suits 3", "worker En", "tile LS02". */
export const card = (page: Page, pick: string): Locator => tray(page).locator(`[data-pick="${pick}"]`);
export const result = (page: Page): Locator => page.getByRole("dialog", { name: "The game is over" });

type Offer = "over" | "go" | "card" | "other" | "waiting";

/** What stands to be done, looked at in one go. */
async function offerNow(page: Page): Promise<Offer> {
  return page.evaluate((): Offer => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has("dialog[open] .result")) return "over";
    if (has("dialog[open]") || has(".an-go .btn[disabled]")) return "waiting";
    if (has(".tray .an-go .btn[data-kind=primary]")) return "go";
    if (has(".tray .an-card:not([data-no])")) return "card";
    return has(".tray .an-more [data-pick]") ? "other" : "waiting";
  });
}

/** Waits until there is something to do. */
async function offer(page: Page): Promise<Exclude<Offer, "waiting">> {
  let found: Offer = "waiting";
  await expect
    .poll(async () => (found = await offerNow(page)), { intervals: [10, 20, 50, 100] })
    .not.toBe("waiting");
  return found as Exclude<Offer, "waiting">;
}

/** The step that is shown, and what is chosen so far: after every press one of them has changed. */
const situation = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const step = document.querySelector("[role=slider]")?.getAttribute("aria-valuemax") ?? "";
    const over = document.querySelector("dialog[open] .result") !== null;
    return `${step} ${over} ${document.querySelector(".an-tray")?.textContent ?? ""}`;
  });

/** Always the last card and then the button, until the page shows what is waited for, or the result. */
export async function playOn(
  page: Page,
  press: (what: Locator) => Promise<void>,
  until: (page: Page) => Promise<boolean> = () => Promise.resolve(false),
): Promise<"over" | "there"> {
  for (let presses = 0; presses < 900; presses++) {
    const next = await offer(page);
    if (next === "over") return "over";
    if (await until(page)) return "there";
    const before = await situation(page);
    const what =
      next === "go"
        ? go(page)
        : next === "card"
          ? tray(page).locator(".an-card:not([data-no])").last()
          : tray(page).locator(".an-more [data-pick]").first();
    await press(what);
    await expect.poll(() => situation(page), { intervals: [10, 20, 50, 100] }).not.toBe(before);
  }
  throw new Error("The game does not end.");
}

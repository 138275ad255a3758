/** The Chronomancer in the tests: positions made by the real rules, and the names that players see at the table. */
import {
  actionAt,
  type Boat,
  COLOURS,
  chronomancer,
  deedsOf,
  freeDocks,
  isPortal,
  type Player,
  type PortalAction,
  type State,
  usable,
} from "@chronarium/chronomancer";
import { chooseAtRandom, newMatch, saveText, seedRng } from "@chronarium/kernel";
import { expect, type Locator, type Page } from "@playwright/test";
import { openSave, tray } from "./table.ts";

type Wanted = {
  readonly id: string;
  readonly seed: string;
  /** The game stops before the first position for which this is true; without it at its end. */
  readonly until?: (state: State) => boolean;
};
type Position = { readonly id: string; readonly text: string };

const STEP_MS = 1000;

/** A solo game against the Peddler in which chance moves, from the seed: no bot that learns can change it. */
function playTo({ id, seed, until }: Wanted): Position {
  const match = newMatch(chronomancer, { id, seats: 1, seed, names: ["Lucie"] });
  let rng = seedRng(seed, "players");
  while (!match.over && until?.(match.state) !== true) {
    const chosen = chooseAtRandom(chronomancer, match.state, rng);
    if (chosen === undefined) break;
    rng = chosen.rng;
    const acted = match.act(chosen.seat, chosen.action, match.revision * STEP_MS);
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
  }
  if (until !== undefined && match.over) throw new Error(`${id}: no such position in this game.`);
  return { id, text: saveText(match.record()) };
}

/** What waits for an answer; undefined: a figure is to be moved. */
const asked = (state: State): State["pending"][number] | undefined => state.pending.at(-1);

/** Opens the table of a position; one person alone finds no curtain in front of it. */
export async function open(page: Page, position: Position): Promise<void> {
  await openSave(page, position);
  await expect(page.locator(".mc-tray")).toBeVisible();
}

/** What the tray says at the beginning of a turn. */
export const IDLE = "Choose a figure, or the space where it shall act.";

/** Places of the board by the names of the rules: a space, a figure, "boat 3", "dock left", "tile P04", "card L07". */
export const place = (page: Page, hit: string): Locator =>
  page.locator(`:is(.merchants, .mc-ledger) [data-hit="${hit}"]`);
/** What the primary button of the tray would commit. */
export const go = (page: Page): Locator => tray(page).locator(".mc-go .btn[data-kind=primary]");
export const head = (page: Page): Locator => tray(page).getByRole("heading", { level: 2 });
export const consequences = (page: Page): Locator =>
  tray(page).getByRole("note", { name: "What would happen" });
export const choice = (page: Page, name: string | RegExp): Locator =>
  tray(page).getByRole("list", { name: "What you can choose" }).getByRole("button", { name });
export const market = (page: Page): Locator => page.getByRole("dialog", { name: "Your sales" });
export const result = (page: Page): Locator => page.getByRole("dialog", { name: "The game is over" });
/** The newest lines of the chronicle, each with its second line. */
export const chronicle = (page: Page): Locator => page.locator(".log .log-line");

/** Places of the board that can be chosen, without the figures: whoever names a space is asked who goes there. */
const LIT = ".merchants [data-lit]:not([data-hit=assistant], [data-hit=chronomancer], .mc-tabs *)";

type Offer = "over" | "market" | "curtain" | "go" | "lit" | "choice" | "waiting";

/** What stands to be done, looked at in one go. */
async function offerNow(page: Page): Promise<Offer> {
  return page.evaluate((lit): Offer => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has("dialog[open] .result")) return "over";
    if (has(".curtain")) return "curtain";
    if (has("dialog[open] .market[aria-busy=false]")) return "market";
    if (has("dialog[open]")) return "waiting";
    if (has(".tray .mc-go .btn[data-kind=primary]"))
      return has(".tray .mc-go .btn[data-kind=primary][disabled]") ? "waiting" : "go";
    // With something chosen already, the list says what is missing.
    const begun = has(".tray .mc-go .btn");
    if (!begun && has(lit)) return "lit";
    return has(".tray .mc-chip[aria-pressed=false]") ? "choice" : "waiting";
  }, LIT);
}

/** Waits until somebody at this screen has something to do. */
async function offer(page: Page): Promise<Offer> {
  let found: Offer = "waiting";
  await expect
    .poll(async () => (found = await offerNow(page)), { intervals: [10, 20, 50, 100] })
    .not.toBe("waiting");
  return found;
}

type Stop = Extract<Offer, "market" | "over">;

/** Always the first thing that is lit, until there is something to sell, or the result. */
export async function playUntilStop(page: Page, press: (what: Locator) => Promise<void>): Promise<Stop> {
  for (let presses = 0; presses < 500; presses++) {
    const next = await offer(page);
    switch (next) {
      case "over":
      case "market":
        return next;
      case "curtain":
        await press(page.locator(".curtain").getByRole("button"));
        await expect(page.locator(".curtain")).toHaveCount(0);
        break;
      case "go":
        await press(go(page));
        break;
      case "lit":
        await press(page.locator(LIT).first());
        break;
      default:
        await press(page.locator(".tray .mc-chip[aria-pressed=false]").first());
    }
  }
  throw new Error("The day does not end.");
}

/** A line of the chronicle without its small second line, which may say more and names rules; 0 is the newest. */
export async function expectLine(page: Page, at: number, said: string, more?: string): Promise<void> {
  const line = chronicle(page).nth(at).locator("> span:last-child");
  await expect.poll(() => line.evaluate((all) => all.firstChild?.textContent)).toBe(said);
  if (more !== undefined) await expect(line.locator("small")).toContainText(more);
}

/** The moves of the turn that begins with this position and lead to such an action of a portal. */
const leadsTo = (state: State, kind: PortalAction["kind"]): boolean =>
  asked(state) === undefined &&
  chronomancer
    .legalActions(state, state.turn)
    .some(
      (action) =>
        action.type === "move" && isPortal(action.to) && actionAt(mine(state).slots, action.to).kind === kind,
    );
const mine = (state: State): Player => state.players[state.turn] as Player;

/** The first turn of a solo game. */
export const dawn = (): Position => playTo({ id: "dawn", seed: "cove", until: () => true });

/** A piece is drawn, and it could fill a boat whose docks are both free. */
export const boarding = (): Position =>
  playTo({
    id: "boarding",
    seed: "cove",
    until: (state) =>
      asked(state)?.kind === "seat" &&
      state.boats.some(
        ({ pieces, dock }, i) =>
          pieces.length === 3 && dock === null && freeDocks(state, (i + 1) as Boat).length === 2,
      ),
  });

/** Somebody on the Square brings a Relic of a colour to choose, and there are Frozen Hours. */
export const recruiting = (): Position =>
  playTo({
    id: "recruiting",
    seed: "cove",
    until: (state) =>
      leadsTo(state, "recruit") &&
      mine(state).open.length > 0 &&
      state.town.square.some((card) =>
        deedsOf(card).some((deed) => deed.kind === "gain" && deed.colours.length > 1),
      ),
  });

/** The Assistant waits in the far Time Machine, and the Chronomancer has not left his. */
export const locked = (): Position =>
  playTo({
    id: "locked",
    seed: "tide",
    until: (state) =>
      asked(state) === undefined && mine(state).assistant === "RA" && mine(state).chronomancer === "LC",
  });

/** The turn of somebody with a Corruption card, which nothing lets him discard now. */
export const corrupted = (): Position =>
  playTo({
    id: "corrupted",
    seed: "cove",
    until: (state) => asked(state) === undefined && mine(state).corruption.length > 0,
  });

export const sponsoring = (): Position =>
  playTo({ id: "sponsoring", seed: "gull", until: (state) => leadsTo(state, "relicOrSponsor") });

/** Two of the staff have work to do. */
export const staffing = (): Position =>
  playTo({
    id: "staffing",
    seed: "rope",
    until: (state) => leadsTo(state, "activate") && usable(mine(state), []).length > 1,
  });

/** The market, with Goods of several colours to sell. */
export const sales = (): Position =>
  playTo({
    id: "sales",
    seed: "rope",
    until: (state) =>
      asked(state)?.kind === "sell" && COLOURS.filter((c) => mine(state).shelf.small[c] > 0).length > 1,
  });

/** A solo game to its end. */
export const finished = (): Position => playTo({ id: "finished", seed: "cove" });

/** Two states that look alike to a viewer must stay alike to him, until something is openly revealed. */
import type { AnyOpenRules, AnyRules, Seat, Viewer } from "../src/contract.ts";
import type { Rng } from "../src/rng.ts";
import { chooseAtRandom } from "../src/simulate.ts";
import { Broken, type Law, must } from "./broken.ts";
import type { Dice } from "./dice.ts";
import { heard, type Outcome } from "./heard.ts";
import { same } from "./same.ts";

const SECRETS: Law = "nobody learns what he may not know";
const IMAGINED: Law = "imagined states come from the view alone";

/** What the chosen seat does next, if the game goes on. */
export type NextAction = { readonly seat: Seat; readonly action: unknown };

export function checkViewers(
  rules: AnyRules,
  state: unknown,
  seats: number,
  next: NextAction | undefined,
  dice: Dice,
): void {
  const viewers: readonly Viewer[] = [...Array(seats).keys(), "observer"];
  for (const viewer of viewers) checkKey(rules, state, viewer);
  // A sealed game is never imagined; its twin shows what it hides (`checkTwins`).
  if (rules.sealed) return;
  // One outcome for all viewers: that equal inputs give equal outcomes is a law of its own.
  const here: Outcome | undefined = next && rules.apply(state, next.seat, next.action);
  for (const viewer of viewers) {
    const other = imagined(rules, state, viewer, here, dice.stream());
    checkAlike(rules, state, other, viewer);
    if (next === undefined || here === undefined) continue;
    checkNext(rules, here, other, viewer, next);
    checkTold(rules, here, withStreamOf(state, other), viewer, next);
  }
  if (next === undefined) return;
  const viewer = dice.pick(viewers);
  playOn(rules, imagined(rules, state, viewer, here, dice.stream()), dice);
}

function checkKey(rules: AnyRules, state: unknown, viewer: Viewer): void {
  const key = streamKey(state);
  must(
    typeof key !== "string" || !JSON.stringify(rules.viewFor(state, viewer)).includes(key),
    SECRETS,
    () => `the view of ${viewer} holds the randomness to come`,
  );
}

/** A state imagined from the view alone: from a copy of it, after the rules have looked at another state. */
function imagined(
  rules: AnyOpenRules,
  state: unknown,
  viewer: Viewer,
  after: Outcome | undefined,
  rng: Rng,
): unknown {
  const text = JSON.stringify(rules.viewFor(state, viewer));
  const imagine = (): unknown => {
    try {
      return rules.imagine(JSON.parse(text), viewer, rng);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Broken(IMAGINED, `imagine for ${viewer} failed: ${message}`);
    }
  };
  const first = imagine();
  if (after !== undefined) rules.viewFor(after.state, viewer);
  must(
    JSON.stringify(first) === JSON.stringify(imagine()),
    IMAGINED,
    () => `imagine for ${viewer} gave two states for one view and one chance`,
  );
  return first;
}

const IMAGINED_STEPS = 20;

/** Bots think in imagined states and branches are played from them, so they must be as good as true ones. */
function playOn(rules: AnyRules, imagined: unknown, dice: Dice): void {
  let state = imagined;
  for (let step = 0; step < IMAGINED_STEPS && rules.result(state) === undefined; step++) {
    const choice = chooseAtRandom<unknown, unknown>(rules, state, dice.stream());
    must(
      choice !== undefined,
      "someone can act until the end",
      () => `nobody can act ${step} actions after imagine`,
    );
    state = rules.apply(state, choice.seat, choice.action).state;
    const broken: readonly string[] = rules.invariants(state);
    must(
      broken.length === 0,
      "invariants hold",
      () => `${step + 1} actions after imagine: ${broken.join(" ")}`,
    );
  }
}

function checkAlike(rules: AnyRules, state: unknown, other: unknown, viewer: Viewer): void {
  must(
    streamKey(state) === undefined || streamKey(state) !== streamKey(other),
    SECRETS,
    () => `imagine for ${viewer} kept the randomness to come`,
  );
  same(rules.viewFor(state, viewer), rules.viewFor(other, viewer), SECRETS, `the view of ${viewer}`);
  const broken: readonly string[] = rules.invariants(other);
  must(broken.length === 0, "invariants hold", () => `after imagine for ${viewer}: ${broken.join(" ")}`);
  same(rules.actors(state), rules.actors(other), SECRETS, `who acts, for ${viewer},`);
  if (viewer === "observer") return;
  const what = `the legal actions of ${viewer}`;
  same(rules.legalActions(state, viewer), rules.legalActions(other, viewer), SECRETS, what);
}

function checkNext(
  rules: AnyRules,
  here: Outcome,
  other: unknown,
  viewer: Viewer,
  { seat, action }: NextAction,
): void {
  if (rules.refusal(other, seat, action) !== undefined) return;
  const there: Outcome = rules.apply(other, seat, action);
  // An actor who can take back what taught him something has seen it for nothing.
  const law: Law = viewer === seat ? "undo never crosses a reveal" : SECRETS;
  const [heardHere, heardThere] = [heard(rules, here, viewer), heard(rules, there, viewer)];
  const what = `after ${JSON.stringify(action)} of ${seat}, what ${viewer} hears`;
  if (heardHere.open !== heardThere.open) {
    // Where others may act at the same time nothing can be taken back: an act may be the last that was waited for.
    must(
      viewer !== seat || isShared(rules, heardHere.open ? there : here, seat),
      law,
      () => `${what} reveals something, or not, depending on what is hidden`,
    );
    const both = Math.min(heardHere.events.length, heardThere.events.length);
    same(heardHere.events.slice(0, both), heardThere.events.slice(0, both), law, what);
    return;
  }
  same(heardHere.events, heardThere.events, law, what);
  if (heardHere.open) return;
  const sees = `after ${JSON.stringify(action)} of ${seat}, which reveals nothing, the view of ${viewer}`;
  same(rules.viewFor(here.state, viewer), rules.viewFor(there.state, viewer), law, sees);
}

const isShared = (rules: AnyRules, { state }: Outcome, seat: Seat): boolean =>
  rules.simultaneous === true && rules.actors(state).some((actor: Seat) => actor !== seat);

/**
 * The same dice with other hidden things: whoever cannot tell the two apart afterwards by what he sees must not
 * have been told either. What a viewer is shown in passing therefore belongs in his view.
 */
function checkTold(
  rules: AnyRules,
  here: Outcome,
  other: unknown,
  viewer: Viewer,
  { seat, action }: NextAction,
): void {
  if (rules.refusal(other, seat, action) !== undefined) return;
  const there: Outcome = rules.apply(other, seat, action);
  const [seesHere, seesThere] = [rules.viewFor(here.state, viewer), rules.viewFor(there.state, viewer)];
  if (JSON.stringify(seesHere) !== JSON.stringify(seesThere)) return;
  const told = ({ events }: Outcome): unknown[] =>
    events.map((event): unknown => rules.redact(event, viewer)).filter((event) => event !== undefined);
  const what = `after ${JSON.stringify(action)} of ${seat}, what ${viewer} hears and does not see`;
  same(told(here), told(there), SECRETS, what);
}

function withStreamOf(state: unknown, other: unknown): unknown {
  if (streamKey(state) === undefined) return other;
  return { ...(other as object), rng: Reflect.get(state as object, "rng") as unknown };
}

function streamKey(state: unknown): unknown {
  const rng: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "rng") : undefined;
  return typeof rng === "object" && rng !== null ? Reflect.get(rng, "key") : undefined;
}

/**
 * Hints at the table, in three steps. The first look is taken here at once, so that the nudge comes while one still
 * looks at the button; the deep thought goes on in its thread. If it looks elsewhere the nudge says so; idea and move
 * wait for it, so that they speak of one place. Both start from the viewer's own view.
 */
import { advise } from "@chronarium/bots";
import type { Explained, Explainer } from "@chronarium/kernel";
import { languageNow } from "../app/text.ts";
import type { Hint } from "../driver/types.ts";
import { playable } from "../games/catalogue.ts";
import { announce } from "../shell/live-region.tsx";
import { namesOf } from "../table/names.ts";
import { type HintStep, seatToAct, type Table, type TableHint } from "../table/store.ts";
import { hintWords } from "./words.ts";

const TOLD: Readonly<Record<HintStep, keyof Pick<Explained, "nudge" | "idea" | "move">>> = {
  1: "nudge",
  2: "idea",
  3: "move",
};

const explainerOf = async (game: string): Promise<Explainer | undefined> =>
  playable(game)?.reasons?.[languageNow()]();

/** The first hint, or one step more of it. */
export async function moreHint(table: Table): Promise<void> {
  const { hint } = table.getState();
  if (hint === undefined) await begin(table);
  else if (hint.step < 3) setStep(table, (hint.step + 1) as HintStep);
}

/** Esc: one step less, or none. */
export function lessHint(table: Table): void {
  const { hint } = table.getState();
  if (hint === undefined) return;
  if (hint.step === 1) table.setState({ hint: undefined });
  else setStep(table, (hint.step - 1) as HintStep);
}

/** The move becomes the plan, and nothing is done: the tray asks as if it had been laid by hand. */
export function layOut(table: Table): void {
  const { hint } = table.getState();
  if (hint !== undefined) table.setState({ hint: { ...hint, laid: true } });
}

function setStep(table: Table, step: HintStep): void {
  const { hint } = table.getState();
  if (hint === undefined) return;
  table.setState({ hint: { ...hint, step, laid: false } });
  say(table);
}

/** The step in the words of the game, for those who hear it; the reasons belong to the move. */
function say(table: Table): void {
  const { hint } = table.getState();
  const [best] = hint?.told ?? [];
  if (hint === undefined || best === undefined) return;
  const words = hintWords[languageNow()];
  if (hint.step > 1 && hint.ms === undefined) {
    announce(words.thinking);
    return;
  }
  const why = hint.step === 3 ? best.reasons.map(({ text }) => text) : [];
  const elsewhere = hint.elsewhere && hint.step < 3 ? [words.elsewhere, best.nudge] : [];
  const told = hint.step === 1 && hint.elsewhere ? [] : [best[TOLD[hint.step]]];
  announce([`${words.step(hint.step)}.`, ...elsewhere, ...told, ...why].join(" "));
}

/** Everything that a hint is made of, loaded when the first is asked for. */
async function begin(table: Table): Promise<void> {
  const state = table.getState();
  const seat = seatToAct(state);
  const { live, driver } = state;
  if (seat === undefined || live.acts !== undefined) return;
  const [rules, explainer] = await Promise.all([
    playable(live.table.game)?.thinking?.(),
    explainerOf(live.table.game),
  ]);
  if (rules === undefined || explainer === undefined || table.getState().live !== live) return;
  tell(table, explainer, {
    lines: advise({ rules, view: live.view, seat, seed: live.table.id, depth: "glance" }),
    ms: undefined,
  });
  void think(table, explainer, driver.hint(seat));
}

/** The deep thought takes the place of the first look, unless the table has moved on or the hint was put away. */
async function think(table: Table, explainer: Explainer, asked: Promise<Hint | undefined>): Promise<void> {
  const { live } = table.getState();
  const hint = await asked.catch(() => undefined);
  const now = table.getState();
  if (hint !== undefined && now.hint !== undefined && now.live === live) tell(table, explainer, hint);
}

function tell(table: Table, explainer: Explainer, { lines, ms }: Pick<TableHint, "lines" | "ms">): void {
  const { hint: before, live } = table.getState();
  const seat = seatToAct(table.getState());
  if (seat === undefined || lines.length === 0) return;
  // Whoever asks is told as "you", also where several people share the screen.
  const names = { ...namesOf(live, languageNow()), you: seat };
  const told = lines.map(({ actions }) => explainer.explain(live.imagined, seat, actions, names));
  const worths = lines.map(({ worth }) => explainer.points(worth));
  const { step, laid } = before ?? { step: 1, laid: false };
  const looked = (all: readonly Explained[]): string | undefined => all[0]?.places.join();
  const elsewhere = before !== undefined && (before.elsewhere || looked(before.told) !== looked(told));
  table.setState({ hint: { step, lines, told, worths, ms, laid, elsewhere } });
  if (step > 1 || before === undefined || before.elsewhere !== elsewhere) say(table);
}

/** The same hint in the language that is spoken now. */
export async function retell(table: Table): Promise<void> {
  const { hint, live } = table.getState();
  const explainer = await explainerOf(live.table.game);
  if (hint !== undefined && explainer !== undefined && table.getState().hint === hint)
    tell(table, explainer, hint);
}

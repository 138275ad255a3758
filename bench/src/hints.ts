/** Hints: what the first look and the deep thought cost, in processor time, so that a busy machine counts for nothing. */
import { anachrony } from "@chronarium/anachrony";
import { en as anachronyReasons } from "@chronarium/anachrony/reasons/en";
import { answerJob } from "@chronarium/authority";
import { advise } from "@chronarium/bots";
import { chronomancer } from "@chronarium/chronomancer";
import { en as chronomancerReasons } from "@chronarium/chronomancer/reasons/en";
import { type AnyOpenRules, type Explainer, playRandom, seedRng } from "@chronarium/kernel";
import { khronos } from "@chronarium/khronos";
import { en as khronosReasons } from "@chronarium/khronos/reasons/en";
import { type Budget, type Progress, percentile, processorMs, tick } from "./measure.ts";
import { type Row, rowBelow } from "./row.ts";

type Hinted = { readonly rules: AnyOpenRules; readonly seats: number; readonly explainer: Explainer };

const GAMES: readonly Hinted[] = [
  { rules: khronos, seats: 2, explainer: khronosReasons as Explainer },
  { rules: chronomancer, seats: 2, explainer: chronomancerReasons as Explainer },
  { rules: anachrony, seats: 1, explainer: anachronyReasons as Explainer },
];
const SEAT = 0;
const EVERY = 9;
const POSITIONS = 12;
const NAMES = { seat: (seat: number): string => `Seat ${seat}`, you: SEAT };

/** What seat 0 sees at moments of a random game. */
function viewsOf({ rules, seats }: Hinted): readonly unknown[] {
  const views: unknown[] = [];
  playRandom(rules, {
    seats,
    seed: "hints",
    onStep: ({ revision, before, seat }) => {
      if (seat === SEAT && revision % EVERY === 1 && views.length < POSITIONS)
        views.push(rules.viewFor(before, SEAT));
    },
  });
  return views;
}

type Lines = readonly { readonly actions: readonly { readonly type: string }[] }[];

/** As the page takes its first look, and as its thread thinks, which knows when a person has waited long enough. */
const nudge = ({ rules }: Hinted, view: unknown): Lines =>
  advise({ rules, view, seat: SEAT, seed: "hints", depth: "glance" });
const move = ({ rules }: Hinted, view: unknown): Lines =>
  answerJob(rules, { game: rules.id, seat: SEAT, level: 5, view, seed: "hints", advice: true }, tick).hint
    ?.lines ?? [];

function tell({ rules, explainer }: Hinted, view: unknown, lines: Lines): void {
  const imagined: unknown = rules.imagine(view, SEAT, seedRng("hints"));
  for (const { actions } of lines) explainer.explain(imagined, SEAT, actions, NAMES);
}

export function measureHints(_budget: Budget, progress: Progress): readonly Row[] {
  return GAMES.flatMap((game) => {
    const { id } = game.rules;
    progress(`hints of ${id}`);
    const views = viewsOf(game);
    // The first one meets code that has not run yet, as on the page.
    const [cold = 0, ...nudges] = views.map((view) => processorMs(() => tell(game, view, nudge(game, view))));
    const moves = views.map((view) => processorMs(() => tell(game, view, move(game, view))));
    return [
      rowBelow({ name: `hint, first nudge (${id})`, value: cold, unit: "ms" }, 150),
      rowBelow({ name: `hint, nudge p95 (${id})`, value: percentile(nudges, 95), unit: "ms" }, 150),
      rowBelow({ name: `hint, move p95 (${id})`, value: percentile(moves, 95), unit: "ms" }, 1500),
    ];
  });
}

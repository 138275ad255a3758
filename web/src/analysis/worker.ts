/** The thread that a finished game is analysed in. Whoever asked ends it when he has had enough. */
import { type Analysis, analyse, type Judged, readAnalysis, unfit } from "@chronarium/bots/analysis";
import { type AnyMatch, type AnyOpenRules, type GameEvent, loadText, type Seat } from "@chronarium/kernel";
import { allRules } from "../driver/games.ts";
import type { Answer, Asked, Made, Shown } from "./messages.ts";

const say = (answer: Answer): void => globalThis.postMessage(answer);
/** Often enough for a bar that moves. */
const SAID_MS = 100;

globalThis.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  answer(data).catch(() => say({ kind: "failed" }));
});

async function answer({ file, seats, stored }: Asked): Promise<void> {
  const loaded = loadText(await allRules(), file);
  if (!loaded.ok || unfit(loaded.match) !== undefined) return say({ kind: "failed" });
  const { match } = loaded;
  let known: Analysis | undefined;
  if (stored !== undefined) {
    const read = readAnalysis(match, stored);
    if (!read.ok) return say({ kind: "damaged", place: read.place });
    known = read.analysis;
  }
  const begun = performance.now();
  const work = analyse(match, seats, known);
  let said = 0;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return tell(match, step.value, (performance.now() - begun) / 1000);
    if (performance.now() - said < SAID_MS) continue;
    said = performance.now();
    say({ kind: "progress", ...step.value });
  }
}

function tell(match: AnyMatch, analysis: Analysis, seconds: number): void {
  const shown = analysis.turningPoints.map(({ seat, points }) =>
    points.map(({ turn, knew, all }) => {
      const from = analysis.moments[turn]?.revision ?? 0;
      return { knew: shownLine(match, seat, from, knew), all: shownLine(match, seat, from, all) };
    }),
  );
  const made: Made = { analysis, shown };
  say({ kind: "made", made, text: JSON.stringify(analysis), seconds });
}

/** As far as the seat's own actions go one after the other. */
function shownLine(match: AnyMatch, seat: Seat, from: number, { better }: Judged): Shown | undefined {
  if (better === undefined) return undefined;
  const rules = match.rules as AnyOpenRules;
  const entries: (readonly GameEvent[])[] = [];
  let state: unknown = match.stateAt(from);
  for (const act of better.line) {
    if (!rules.actors(state).includes(seat) || rules.refusal(state, seat, act) !== undefined) break;
    const applied = rules.apply(state, seat, act);
    // What is drawn at the end of a turn is no part of what was better.
    if (applied.events.some(({ reveals }) => reveals === true)) break;
    entries.push(applied.events.flatMap((event) => rules.redact(event, seat) ?? []));
    state = applied.state;
  }
  return { line: better.line, entries, view: rules.viewFor(state, seat) };
}

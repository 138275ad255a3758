/** `chronarium analyse`: how a finished match went, and where it turned. */
import {
  type Analysis,
  analyse as analyses,
  type Judged,
  type TurningPoint,
  unfit,
} from "@chronarium/bots/analysis";
import {
  type AnyMatch,
  cleaned,
  type Explainer,
  explainTurn,
  printable,
  type Seat,
} from "@chronarium/kernel";
import { gameNamed } from "../games.ts";
import { LANG_OPTION, languageOf } from "../language.ts";
import { PASSPHRASE_OPTION } from "../passphrase.ts";
import { openPlayed, refusalSentence } from "../saves.ts";
import { bad, dim, strong } from "../terminal/colour.ts";
import { inAscii } from "../terminal/outside.ts";
import { progressBar } from "../terminal/progress.ts";
import { table } from "../terminal/table.ts";
import { readArguments, type Usage } from "../usage.ts";
import { type AnalyseWords, analyseWords } from "./analyse-words.ts";

const usage = {
  synopsis: "analyse FILE [--seat N]",
  about: `Tells how everybody stood after each turn of a finished match, as a chance of winning and as the score at the
end, each with the range that eight of ten lie in; and the three turns of a seat that mattered most, with what would
have been better, as far as the seat knew and with all cards. Exit code 1 if the match cannot be analysed.`,
  operands: {
    min: 1,
    max: 1,
    says: "analyse takes one saved match, such as: chronarium analyse data/saves/my-game.json.",
  },
  options: {
    seat: { value: "N", says: "whose turning points, counted from 1 (by default every person's)" },
    "passphrase-file": PASSPHRASE_OPTION,
    lang: LANG_OPTION,
    json: { says: "the analysis as one JSON object" },
  },
} as const satisfies Usage;

export async function analyse(args: readonly string[]): Promise<number> {
  const given = readArguments<keyof typeof usage.options>(usage, args);
  if (given === undefined) return 0;
  const language = languageOf(given);
  const words = analyseWords[language];
  const from = { lang: language, passphraseFile: given.text("passphrase-file") };
  const opened = await openPlayed(given.operands[0]!, from);
  if (!opened.ok) {
    console.error(bad(refusalSentence(opened.refusal, language)));
    return 1;
  }
  const { match } = opened;
  const seat = given.whole("seat", { min: 1, max: match.seats });
  const reasons = (await gameNamed(match.rules.id)).reasons;
  const unsuited = unfit(match);
  if (unsuited !== undefined || reasons === undefined) {
    console.error(bad(unsuited === "running" ? words.running : words.noCourse(match.rules.id)));
    return 1;
  }
  const analysis = made(match, seat === undefined ? peopleAt(match) : [seat - 1]);
  if (given.flag("json")) console.log(inAscii(JSON.stringify(analysis)));
  else console.log(written(match, analysis, words, await reasons(language)));
  return 0;
}

function made(match: AnyMatch, seats: readonly Seat[]): Analysis {
  const work = analyses(match, seats);
  let bar: ReturnType<typeof progressBar> | undefined;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) {
      bar?.end();
      return step.value;
    }
    bar ??= progressBar(step.value.of, "steps");
    bar.advance(1);
  }
}

/** Everybody, where nobody is known to be a bot. */
function peopleAt({ beginning: { bots }, seats }: AnyMatch): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const people = all.filter((seat) => (bots?.[seat] ?? null) === null);
  return people.length > 0 ? people : all;
}

function written(match: AnyMatch, analysis: Analysis, words: AnalyseWords, explainer: Explainer): string {
  const name = (seat: Seat): string =>
    cleaned(match.beginning.names?.[seat] ?? match.rules.seatNames[seat] ?? `${seat}`);
  const rivals = match.result?.rivals ?? [];
  const parties = [
    ...Array.from({ length: match.seats }, (_, seat) => name(seat)),
    ...rivals.map(({ id }) => id),
  ];
  const { percent } = words;
  const rows = analysis.moments.map(({ seat, chances, scores }, i) => [
    i === 0 ? words.start : `${i}  ${name(seat ?? 0)}`,
    ...chances.flatMap(({ mean, low, high }, party) => [
      `${percent(mean)} (${percent(low)}–${percent(high)})`,
      `${Math.round(scores[party]?.mean ?? 0)}`,
    ]),
  ]);
  const right = { align: "right" } as const;
  const columns = parties.flatMap((party) => [
    { title: `${party}: ${words.chance}`, ...right },
    { title: words.score, ...right },
  ]);
  return [
    strong(`${printable(match.id)}: ${match.rules.id}`),
    table([{ title: words.turn }, ...columns], rows),
    ...analysis.turningPoints.flatMap(({ seat, points }) => [
      "",
      strong(words.points(name(seat))),
      ...(points.length === 0 ? [words.none] : []),
      ...points.flatMap((point, i) => toldPoint(match, analysis, words, explainer, { seat, name }, point, i)),
    ]),
  ].join("\n");
}

type Who = { readonly seat: Seat; readonly name: (seat: Seat) => string };

function toldPoint(
  match: AnyMatch,
  { moments }: Analysis,
  words: AnalyseWords,
  explainer: Explainer,
  { seat, name }: Who,
  { turn, gain, line, knew, all }: TurningPoint,
  index: number,
): readonly string[] {
  const state: unknown = match.stateAt(moments[turn]?.revision ?? 0);
  const told = (of: TurningPoint["line"]): string => {
    const { move, reasons, rest } = explainTurn(match.rules, explainer, state, seat, of, { seat: name });
    const acts = rest.length === 0 ? [] : [words.rest(rest)];
    return cleaned([move, ...reasons.slice(0, 3).map(({ text }) => text), ...acts].join(" "));
  };
  const better = ({ played, better: found }: Judged): string =>
    found === undefined
      ? words.nothing
      : `${told(found.line)} ${dim(words.instead(words.percent(played.mean), words.percent(found.chance.mean)))}`;
  return [
    `${index + 1}  ${words.inTurn(turn + 1)}  ${words.signed(gain)}`,
    `   ${words.played}: ${told(line)}`,
    `   ${words.better}: ${better(knew)}`,
    `   ${words.all}: ${better(all)}`,
  ];
}

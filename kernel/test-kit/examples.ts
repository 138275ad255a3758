/** Takes the positions that show rules out of the transcripts that prove them. */
import { citedBy } from "../src/at-work.ts";
import type { AnyOpenRules, Json, Seat } from "../src/contract.ts";
import type { RuleRegister } from "../src/coverage.ts";
import { type Example, exampleFault, layNotation } from "../src/example.ts";
import { givenFor } from "../src/merged.ts";
import { readAction } from "../src/read.ts";
import {
  layTable,
  optionsOf,
  parseTranscript,
  playLine,
  type Transcript,
  type TranscriptStep,
  type TranscriptTable,
} from "../src/transcript.ts";
import { parseSeat, parseWords } from "../src/words.ts";
import type { ProofFile } from "./files.ts";

type Act = Example["acts"][number];
/** Tried in their order; where chance decides, the first seed that draws as the transcript says is taken. */
const SEEDS = 600;

type Found = {
  readonly example: Example;
  /** Among positions for the same rule the lowest is taken: the one that is about the least. */
  readonly cost: number;
  /** What is done or refused in it names these rules: there they are seen at work. */
  readonly cites: readonly string[];
};

const costFor = (id: string, { example: { rules }, cost, cites }: Found): number =>
  cost + rules.indexOf(id) - (cites.includes(id) ? 3 : 0);

export function examplesFrom(
  rules: AnyOpenRules,
  { ids }: RuleRegister,
  files: readonly ProofFile[],
  whole: (state: unknown) => unknown,
): readonly Example[] {
  const found = files.flatMap(({ file, text }) => {
    const parsed = parseTranscript(text, file);
    return parsed.ok ? parsed.transcripts.flatMap((transcript) => positionsIn(rules, transcript, whole)) : [];
  });
  const chosen = new Map<Found, string[]>();
  for (const id of ids) {
    const [best] = found
      .filter(({ example }) => example.rules.includes(id))
      .toSorted((a, b) => costFor(id, a) - costFor(id, b) || size(a.example) - size(b.example));
    if (best !== undefined) chosen.set(best, [...(chosen.get(best) ?? []), id]);
  }
  return [...chosen].map(([{ example }, shown]) => ({ ...example, rules: shown }));
}

const size = (example: Example): number => JSON.stringify(example).length;

const isLaying = ({ kind }: TranscriptStep): boolean => kind === "given" || kind === "position";

/** Up to where the table is laid again. */
function positionsIn(
  rules: AnyOpenRules,
  transcript: Transcript,
  whole: (state: unknown) => unknown,
): readonly Found[] {
  const first = transcript.steps.findIndex(({ kind }) => kind === "act");
  if (first < 0) return [];
  const before = transcript.steps.slice(0, first);
  const rest = transcript.steps.slice(first);
  const again = rest.findIndex(isLaying);
  const shown = again < 0 ? rest : rest.slice(0, again);
  const chance = [...before, ...shown].some(({ kind }) => kind === "rolls");
  for (let n = 0; n <= (chance ? SEEDS : 0); n++) {
    const seed = n === 0 ? transcript.seed : `${n}`;
    const laid = layTable([rules], { ...transcript, seed });
    for (const step of before) if (isLaying(step)) playLine(laid, step);
    laid.state = whole(laid.state);
    const base = { transcript: { ...transcript, seed }, rules, before, start: laid.state };
    const played = playShown(laid, shown);
    if (played === undefined) continue;
    // What a block of several tables proves may come in a later one.
    const cost = transcript.rules.length + (again < 0 ? 0 : 10);
    const forbidden = played.refusals.find(
      ({ rule, state, act }) =>
        state === laid.state &&
        transcript.rules.includes(rule) &&
        act.seat === (played.acts[0]?.seat ?? act.seat),
    );
    return [
      ...asExample(base, transcript.rules, played.acts, forbidden?.act, {
        cost,
        cites: [...played.cited, ...(forbidden === undefined ? [] : [forbidden.rule])],
      }),
      ...played.refusals.flatMap(({ rule, state, act }) =>
        asExample({ ...base, start: state }, [rule], [], act, { cost: 8, cites: [rule] }),
      ),
    ];
  }
  return [];
}

type Base = {
  readonly transcript: Transcript;
  readonly rules: AnyOpenRules;
  readonly before: readonly TranscriptStep[];
  readonly start: unknown;
};

/** One that cannot be stored, opened and played again is none. */
function asExample(
  { transcript, rules, before, start }: Base,
  shown: readonly string[],
  acts: readonly Act[],
  refused: Act | undefined,
  rank: Pick<Found, "cost" | "cites">,
): readonly Found[] {
  const { seats, seed } = transcript;
  const seat = refused?.seat ?? acts[0]?.seat;
  if (seat === undefined) return [];
  const position = before.findLast((step) => step.kind === "position")?.position ?? "";
  const notation = { seats, seed, options: changed(rules, transcript), position };
  const laid = layNotation(rules, notation) as { readonly [name: string]: Json };
  const given = (givenFor(laid, start as Json) ?? {}) as Example["given"];
  const example: Example = {
    rules: shown,
    ...notation,
    given,
    seat,
    acts,
    ...(refused !== undefined && { refused: refused.action }),
  };
  return exampleFault(rules, example) === undefined ? [{ example, ...rank }] : [];
}

/** The options that are not as the game has them. */
function changed(rules: AnyOpenRules, transcript: Transcript): Example["options"] {
  const all = optionsOf(rules, transcript) as Example["options"];
  return Object.fromEntries(Object.keys(transcript.options).map((name) => [name, all[name] as Json]));
}

type Shown = {
  readonly acts: readonly Act[];
  readonly cited: readonly string[];
  readonly refusals: readonly { readonly rule: string; readonly state: unknown; readonly act: Act }[];
};

/** Undefined where something comes out otherwise than the transcript says. */
function playShown(laid: TranscriptTable, steps: readonly TranscriptStep[]): Shown | undefined {
  const acts: Act[] = [];
  const cited: string[] = [];
  const refusals: Shown["refusals"][number][] = [];
  const table: TranscriptTable = { ...laid };
  try {
    for (const step of steps) {
      if (step.kind === "rolls") continue;
      const { state } = table;
      delete table.acted;
      playLine(table, step);
      if (table.acted !== undefined) {
        const { seat, action, events } = table.acted;
        acts.push({ seat, action });
        cited.push(...citedBy(events));
      } else if (step.kind === "act" && step.rule !== undefined) {
        const act = actOf(table, step);
        if (act !== undefined) refusals.push({ rule: step.rule, state, act });
      }
    }
  } catch {
    return undefined;
  }
  return { acts, cited, refusals };
}

function actOf(
  { rules, seats }: TranscriptTable,
  step: Extract<TranscriptStep, { kind: "act" }>,
): { readonly seat: Seat; readonly action: Act["action"] } | undefined {
  const seat = parseSeat(rules.seatNames, seats, step.seat);
  const read = readAction<Act["action"]>(rules, seats, parseWords(rules, seats, step.words));
  return seat === undefined || !read.ok ? undefined : { seat, action: read.action };
}

/** `chronarium verify`: proves from the file alone that a match was played as it says. */
import {
  type AnyRules,
  fairText,
  parseSave,
  type Refusal,
  type Seed,
  type Verified,
  verifyMatch,
} from "@chronarium/kernel";
import { type DiceReport, gameNamed } from "../games.ts";
import { LANG_OPTION, type Language, languageOf } from "../language.ts";
import { PASSPHRASE_OPTION } from "../passphrase.ts";
import { resultTable } from "../result-table.ts";
import { type OpenedSave, openPlayed, refusalSentence } from "../saves.ts";
import { bad, good } from "../terminal/colour.ts";
import { inAscii } from "../terminal/outside.ts";
import { readArguments, type Usage } from "../usage.ts";

const usage = {
  synopsis: "verify FILE",
  about: `Checks that the seed of a saved match fits its commitment, that the rules dealt the start from it and allow
every action, and that the match plays again to the hashes that were recorded. Exit code 1 if one of them fails, 3 if
the match is sound but the file does not vouch for all of it.`,
  operands: {
    min: 1,
    max: 1,
    says: "verify takes one saved match, such as: chronarium verify data/saves/my-game.json.",
  },
  options: {
    "passphrase-file": PASSPHRASE_OPTION,
    lang: LANG_OPTION,
    json: { says: "the outcome as one JSON object" },
  },
} as const satisfies Usage;

type Sound = Extract<Verified, { readonly ok: true }> & {
  readonly game: string;
  /** Of games whose dice are told instead of drawn. */
  readonly dice?: DiceReport;
};

/** Sound, and yet something in it could have been otherwise. */
const NOT_ALL_VOUCHED = 3;

export async function verify(args: readonly string[]): Promise<number> {
  const given = readArguments<keyof typeof usage.options>(usage, args);
  if (given === undefined) return 0;
  const language = languageOf(given);
  const from = { lang: language, passphraseFile: given.text("passphrase-file") };
  const opened = await openPlayed(given.operands[0]!, from);
  const checked = opened.ok ? await check(opened) : { ok: false as const, refusal: opened.refusal };
  const json = given.flag("json");
  if (checked.ok) {
    const rules = await (await gameNamed(checked.game)).rules();
    console.log(json ? inAscii(JSON.stringify(checked)) : written(checked, rules, language));
    const { forged = [], byHand = 0 } = checked.dice ?? {};
    if (forged.length > 0) return 1;
    return byHand === 0 && checked.parts.every(({ vouched }) => vouched) ? 0 : NOT_ALL_VOUCHED;
  }
  const message = refusalSentence(checked.refusal, language);
  if (json) console.log(inAscii(JSON.stringify({ ...checked, message })));
  else console.error(bad(message));
  return 1;
}

/** Judges the record as it stands in the file, not as we would write it. */
async function check({
  text,
  match: { rules },
}: Extract<OpenedSave, { readonly ok: true }>): Promise<
  Sound | { readonly ok: false; readonly refusal: Refusal }
> {
  const parsed = parseSave(text);
  if (!parsed.ok) return parsed;
  const verified = verifyMatch(rules, parsed.record);
  if (!verified.ok) return verified;
  const dice = await diceOf(rules.id, parsed.record as SeedAndLog);
  return { ...verified, game: rules.id, ...(dice && { dice }) };
}

type SeedAndLog = {
  readonly seed: Seed;
  readonly log: readonly { readonly action: unknown }[];
  readonly start?: unknown;
};

/** Where dice are told instead of drawn, only those of the app can be vouched for. */
async function diceOf(game: string, { seed, log, start }: SeedAndLog): Promise<DiceReport | undefined> {
  const report = await (await gameNamed(game)).dice?.();
  return report?.(
    seed,
    log.map(({ action }) => action),
    start,
  );
}

const DICE: Readonly<Record<Language, (report: DiceReport) => string>> = {
  en: ({ vouched, byHand, forged }) =>
    `The seed vouches for ${vouched} dice, ${byHand} were entered by hand, ${forged.length} are not what it says.`,
  fr: ({ vouched, byHand, forged }) =>
    `Dés garantis par la graine\u202f: ${vouched}, saisis à la main\u202f: ${byHand}, contraires à la graine\u202f: ${forged.length}.`,
};
const diceLine = (report: DiceReport, language: Language): string =>
  `${report.forged.length + report.byHand === 0 ? good("ok") : bad("??")}  ${DICE[language](report)}`;

function written({ parts, hash, result, dice }: Sound, rules: AnyRules, language: Language): string {
  return [
    ...parts.map((part) => `${part.vouched ? good("ok") : bad("??")}  ${fairText[language](part)}`),
    ...(dice === undefined ? [] : [diceLine(dice, language)]),
    "",
    hash,
    result === undefined
      ? "The game is not over."
      : resultTable(result, (seat) => rules.seatNames[seat] ?? String(seat)),
  ].join("\n");
}

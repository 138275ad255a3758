/** `chronarium verify`: proves from the file alone that a match was played as it says. */
import {
  type AnyRules,
  loadText,
  parseSave,
  type Refusal,
  type Seed,
  type Verified,
  verifyMatch,
} from "@chronarium/kernel";
import { readNamedFile } from "../files.ts";
import { allRules, gameNamed } from "../games.ts";
import { LANG_OPTION, languageOf } from "../language.ts";
import { resultTable } from "../result-table.ts";
import { refusalSentence } from "../saves.ts";
import { bad, good } from "../terminal/colour.ts";
import { inAscii } from "../terminal/outside.ts";
import { readArguments, type Usage } from "../usage.ts";

const usage = {
  synopsis: "verify FILE",
  about: `Checks that the seed of a saved match fits its commitment, that the rules allow every action, and that
the match plays again to the hashes that were recorded. Exit code 1 if one of them fails.`,
  operands: {
    min: 1,
    max: 1,
    says: "verify takes one saved match, such as: chronarium verify data/saves/my-game.json.",
  },
  options: { lang: LANG_OPTION, json: { says: "the outcome as one JSON object" } },
} as const satisfies Usage;

type Sound = Extract<Verified, { readonly ok: true }> & {
  readonly game: string;
  /** How many recorded hashes were met again. */
  readonly checkpoints: number;
  readonly dice?: {
    readonly vouched: number;
    readonly byHand: number;
    readonly forged: readonly number[];
  };
};

export async function verify(args: readonly string[]): Promise<number> {
  const given = readArguments<keyof typeof usage.options>(usage, args);
  if (given === undefined) return 0;
  const language = languageOf(given);
  const games = await allRules();
  const checked = await check(games, readNamedFile(given.operands[0]!));
  const json = given.flag("json");
  if (checked.ok) {
    console.log(
      json
        ? inAscii(JSON.stringify(checked))
        : written(checked, games.find(({ id }) => id === checked.game)!),
    );
    return (checked.dice?.forged.length ?? 0) === 0 ? 0 : 1;
  }
  const message = refusalSentence(checked.refusal, language);
  if (json) console.log(inAscii(JSON.stringify({ ...checked, message })));
  else console.error(bad(message));
  return 1;
}

/** Judges the record as it stands in the file, not as we would write it. */
async function check(
  games: readonly AnyRules[],
  text: string,
): Promise<Sound | { readonly ok: false; readonly refusal: Refusal }> {
  const loaded = loadText(games, text);
  if (!loaded.ok) return { ok: false, refusal: loaded.refusal };
  const parsed = parseSave(text);
  if (!parsed.ok) return parsed;
  const { rules } = loaded.match;
  const verified = verifyMatch(rules, parsed.record);
  const { checkpoints } = parsed.record as { readonly checkpoints: readonly unknown[] };
  if (!verified.ok) return verified;
  const dice = await diceOf(rules.id, parsed.record as Told);
  return { ...verified, game: rules.id, checkpoints: checkpoints.length, ...(dice && { dice }) };
}

type Told = { readonly seed: Seed; readonly log: readonly { readonly action: unknown }[] };

/** Where dice are told instead of drawn, only those of the app can be vouched for. */
async function diceOf(game: string, { seed, log }: Told): Promise<Sound["dice"]> {
  const report = await gameNamed(game).dice?.();
  return report?.(
    seed,
    log.map(({ action }) => action),
  );
}

function diceLine({ vouched, byHand, forged }: NonNullable<Sound["dice"]>): string {
  const mark = forged.length === 0 ? good("ok") : bad("no");
  const others = forged.length === 0 ? "" : `; ${forged.length} of the app are not those of the seed`;
  return `${mark}  dice        the seed vouches for ${vouched}, ${byHand} were entered by hand${others}`;
}

function written({ commitment, revisions, checkpoints, hash, result, dice }: Sound, rules: AnyRules): string {
  const hashes =
    checkpoints === 0
      ? "none were recorded"
      : `all ${checkpoints} that were recorded; the last state is ${hash}`;
  return [
    `${good("ok")}  commitment  SHA-256 of the seed is ${commitment}`,
    `${good("ok")}  actions     the rules allow all ${revisions}`,
    `${good("ok")}  hashes      ${hashes}`,
    ...(dice === undefined ? [] : [diceLine(dice)]),
    "",
    result === undefined
      ? "The game is not over."
      : resultTable(result, (seat) => rules.seatNames[seat] ?? String(seat)),
  ].join("\n");
}

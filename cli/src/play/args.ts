/** The command line of `play`. */

import { parseArgs } from "node:util";
import { printable } from "@chronarium/kernel";
import { type Language, type PlayText, playText } from "./text/index.ts";

export type Arguments = {
  readonly game: string;
  readonly lang: Language;
  readonly text: PlayText;
  readonly seats: string | undefined;
  readonly bots: string | undefined;
  readonly seed: string | undefined;
  /** As they were written: `name=value`. */
  readonly options: readonly string[];
  readonly load: string | undefined;
  readonly passphraseFile: string | undefined;
  readonly confirm: boolean;
};

export type ArgumentsRead =
  | { readonly kind: "play"; readonly given: Arguments }
  | { readonly kind: "help"; readonly lang: Language }
  | { readonly kind: "wrong"; readonly problem: string };

/** The language of the terminal, unless another is asked for. */
const languageOf = (env: NodeJS.ProcessEnv): Language =>
  /^fr/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || "") ? "fr" : "en";

export function readPlayArguments(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  games: readonly string[],
): ArgumentsRead {
  let text = playText[languageOf(env)];
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seats: { type: "string" },
        bots: { type: "string" },
        seed: { type: "string" },
        option: { type: "string", multiple: true, default: [] },
        lang: { type: "string" },
        load: { type: "string" },
        "passphrase-file": { type: "string" },
        "no-confirm": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    const lang = values.lang ?? languageOf(env);
    if (lang !== "en" && lang !== "fr")
      return { kind: "wrong", problem: text.wrong.language(printable(lang)) };
    text = playText[lang];
    if (values.help) return { kind: "help", lang };
    const [game = "", ...more] = positionals;
    if (!games.includes(game)) return { kind: "wrong", problem: text.wrong.game(printable(game), games) };
    if (more.length > 0) return { kind: "wrong", problem: text.wrong.argument(printable(more.join(" "))) };
    const { seats, bots, seed, load, option: options, "no-confirm": silent } = values;
    const passphraseFile = values["passphrase-file"];
    const given: Arguments = {
      game,
      lang,
      text,
      seats,
      bots,
      seed,
      options,
      load,
      passphraseFile,
      confirm: !silent,
    };
    return { kind: "play", given };
  } catch (error) {
    // Only parseArgs throws here, and its message names the argument.
    return {
      kind: "wrong",
      problem: text.wrong.argument(printable(error instanceof Error ? error.message : "")),
    };
  }
}

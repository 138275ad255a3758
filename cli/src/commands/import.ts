/** `chronarium import`: checks a match from elsewhere completely, and keeps it among the saved ones. */
import { saveText } from "@chronarium/kernel";
import { LANG_OPTION, languageOf } from "../language.ts";
import { PASSPHRASE_OPTION } from "../passphrase.ts";
import { keepSave, openSave, refusalSentence, savePath } from "../saves.ts";
import { bad } from "../terminal/colour.ts";
import { inAscii } from "../terminal/outside.ts";
import { readArguments, type Usage } from "../usage.ts";

const usage = {
  synopsis: "import FILE [--replace]",
  about: `Plays a match from elsewhere again with every check and keeps it in data/saves, or in the folder saves
below CHRONARIUM_DATA. A damaged file is refused, exit code 1, and nothing is written. The file of a running game goes
on from a deal that is imagined where its owner could not see; a sealed one is whole, for those who have its passphrase.`,
  operands: {
    min: 1,
    max: 1,
    says: "import takes one saved match, such as: chronarium import my-game.json.",
  },
  options: {
    replace: { says: "replaces another match of the same id" },
    "passphrase-file": PASSPHRASE_OPTION,
    lang: LANG_OPTION,
    json: { says: "the outcome as one JSON object" },
  },
} as const satisfies Usage;

export async function importMatch(args: readonly string[]): Promise<number> {
  const given = readArguments<keyof typeof usage.options>(usage, args);
  if (given === undefined) return 0;
  const json = given.flag("json");
  const refuse = (message: string): number => {
    if (json) console.log(JSON.stringify({ ok: false, message }));
    else console.error(bad(message));
    return 1;
  };
  const lang = languageOf(given);
  const passphraseFile = given.text("passphrase-file");
  const opened = await openSave(given.operands[0]!, { lang, passphraseFile });
  if (!opened.ok) return refuse(refusalSentence(opened.refusal, lang));
  const { match, imagined } = opened;
  const file = savePath(match.id);
  const kept = keepSave(file, saveText(match.record()), given.flag("replace"));
  if (kept === "other") {
    return refuse(`Another match is kept as ${file}; import with --replace to put this one in its place.`);
  }
  if (json)
    console.log(
      inAscii(
        JSON.stringify({
          ok: true,
          file,
          game: match.rules.id,
          id: match.id,
          revisions: match.revision,
          ...(imagined && { imagined }),
        }),
      ),
    );
  else
    console.log(
      `${kept === "same" ? "Kept already" : "Kept"} as ${file}: ${match.rules.id}, ${match.revision} actions.${imagined ? " The file is of a game that was not over: what its owner could not see was dealt anew." : ""}`,
    );
  return 0;
}

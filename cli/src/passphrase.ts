/**
 * The passphrase of a sealed file: from a file, from the environment, or typed and not shown. Never from the command
 * line, which everybody on the machine can read.
 */
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { PASSPHRASE_LETTERS } from "@chronarium/authority";
import { MAX_NAME } from "@chronarium/kernel";
import { readNamedFile } from "./files.ts";
import type { Language } from "./language.ts";

export const PASSPHRASE_OPTION = {
  value: "FILE",
  says: "a file with the passphrase of a sealed game; else CHRONARIUM_PASSPHRASE has it, or it is asked for",
} as const;

/** Answers undefined where nobody can be asked, or nobody answers. */
export type AskUnseen = (question: string) => Promise<string | undefined>;

/** Of a file that is there. */
export async function passphraseOf(file: string | undefined, lang: Language): Promise<string | undefined> {
  return preparedPassphrase(file) ?? (await atTerminal(TEXT[lang].what));
}

/** For a file that is to be sealed: typed twice, since nobody sees it. */
export async function newPassphrase(
  file: string | undefined,
  lang: Language,
  ask: AskUnseen = atTerminal,
): Promise<
  { readonly ok: true; readonly passphrase: string } | { readonly ok: false; readonly problem: string }
> {
  const text = TEXT[lang];
  const prepared = preparedPassphrase(file);
  const passphrase = prepared ?? (await ask(text.chosen));
  if (passphrase === undefined) return { ok: false, problem: text.unasked };
  const { length } = passphrase;
  if (length < PASSPHRASE_LETTERS || length > MAX_NAME) return { ok: false, problem: text.length };
  if (prepared === undefined && (await ask(text.again)) !== passphrase)
    return { ok: false, problem: text.differs };
  return { ok: true, passphrase };
}

const atTerminal: AskUnseen = async (question) => {
  const { stdin: input, stderr: output } = process;
  return input.isTTY && output.isTTY ? askUnseen(question, { input, output }) : undefined;
};

/** A file of one line ends with a line's end that is not part of it. */
function preparedPassphrase(file: string | undefined): string | undefined {
  if (file !== undefined) return readNamedFile(file).replace(/\r?\n$/, "");
  return process.env.CHRONARIUM_PASSPHRASE || undefined;
}

type Streams = { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream };

/** What is typed goes nowhere but into the answer. */
export async function askUnseen(question: string, { input, output }: Streams): Promise<string | undefined> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  output.write(`${question} `);
  const reader = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  reader.once("line", resolve);
  reader.once("close", () => resolve(undefined));
  reader.on("SIGINT", () => reader.close());
  const answer = await promise;
  reader.close();
  output.write("\n");
  return answer;
}

type Text = {
  readonly what: string;
  readonly chosen: string;
  readonly again: string;
  readonly length: string;
  readonly differs: string;
  /** A script has to say it beforehand. */
  readonly unasked: string;
};
const TEXT: Readonly<Record<Language, Text>> = {
  en: {
    what: "This game is sealed. Its passphrase, which is not shown:",
    chosen: `A passphrase of ${PASSPHRASE_LETTERS} letters or more, which is not shown:`,
    again: "The same once more:",
    length: `A passphrase has ${PASSPHRASE_LETTERS} to ${MAX_NAME} letters. Nothing was written.`,
    differs: "These were two different passphrases. Nothing was written.",
    unasked:
      "Nobody can be asked for a passphrase here: put it into CHRONARIUM_PASSPHRASE, or name a file with --passphrase-file.",
  },
  fr: {
    what: "Cette partie est scellée. Sa phrase secrète, qui ne s’affiche pas\u202f:",
    chosen: `Une phrase secrète d’au moins ${PASSPHRASE_LETTERS} lettres, qui ne s’affiche pas\u202f:`,
    again: "La même encore une fois\u202f:",
    length: `Une phrase secrète a de ${PASSPHRASE_LETTERS} à ${MAX_NAME} lettres. Rien n’a été écrit.`,
    differs: "C’étaient deux phrases différentes. Rien n’a été écrit.",
    unasked:
      "Ici, il n’y a personne à qui demander une phrase secrète\u202f: mettez-la dans CHRONARIUM_PASSPHRASE, ou nommez un fichier avec --passphrase-file.",
  },
};

export const unaskedText = (lang: Language): string => TEXT[lang].unasked;

/** `chronarium admin`: what whoever runs a server does about people. The server that runs is asked, and writes it down. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cleaned, printable } from "@chronarium/kernel";
import { readArguments, type Usage, UsageError } from "../usage.ts";

const usage = {
  synopsis: "admin reports | settle ID | suspend NAME DAYS | remove NAME | log",
  about: `Asks the server that is running on this computer. "reports" lists what people have reported, "settle" puts one
away, "suspend" keeps an account out for so many days (0 lets it in again), "remove" deletes an account as its owner
could, "log" tells everything that was done here.`,
  operands: {
    min: 1,
    max: 3,
    says: "admin takes reports, settle ID, suspend NAME DAYS, remove NAME or log.",
  },
  options: {
    data: { value: "FOLDER", says: "where the server keeps its tables; DATA_DIR or data/ otherwise" },
  },
} as const satisfies Usage;

/** How many words follow each. */
const WORDS: Readonly<Record<string, number>> = { reports: 0, settle: 1, suspend: 2, remove: 1, log: 0 };

export async function admin(args: readonly string[]): Promise<number> {
  const given = readArguments<keyof typeof usage.options>(usage, args);
  if (given === undefined) return 0;
  const [call = "", name, days] = given.operands;
  if (!Object.hasOwn(WORDS, call) || WORDS[call] !== given.operands.length - 1)
    throw new UsageError(usage.operands.says);
  const { address, key } = keyIn(given.text("data") ?? (process.env.DATA_DIR || ownFolder()));
  const answer = await fetch(`${address}/api/admin/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ ask: { name, ...(days !== undefined && { days: Number(days) }) } }),
  }).catch(() => undefined);
  if (answer === undefined || answer.status === 404)
    throw new UsageError("The server does not answer to this key. Is it running, with these tables?");
  const said = (await answer.json()) as Said;
  if (!said.ok) {
    console.error(cleaned(said.message));
    return 1;
  }
  for (const line of said.answer)
    console.log(
      Object.values(line)
        .map((value) => cleaned(String(value)))
        .join("  "),
    );
  if (said.answer.length === 0) console.log("Nothing.");
  return 0;
}

type Said =
  | { readonly ok: true; readonly answer: readonly Readonly<Record<string, string | number>>[] }
  | { readonly ok: false; readonly message: string };

const ownFolder = (): string => fileURLToPath(new URL("../../../data", import.meta.url));

function keyIn(folder: string): { readonly address: string; readonly key: string } {
  try {
    return JSON.parse(readFileSync(join(folder, "admin.json"), "utf8")) as { address: string; key: string };
  } catch {
    throw new UsageError(
      `There is no key in ${printable(folder)}. Start the server first, or name its --data.`,
    );
  }
}

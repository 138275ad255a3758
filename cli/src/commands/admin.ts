/** `chronarium admin`: what whoever runs a server does about people. The server that runs is asked, and writes it down. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cleaned, printable } from "@chronarium/kernel";
import { readArguments, type Usage, UsageError } from "../usage.ts";

const usage = {
  synopsis:
    "admin reports | settle ID | suspend NAME DAYS | remove NAME|REPORT | tables | close TABLE | chat TABLE | unsay TABLE LINE | log",
  about: `Asks the server that is running on this computer. "reports" lists what people have reported, "settle" puts one
away, "suspend" keeps an account out for so many days (0 lets it in again), "remove" deletes an account as its owner
could, or puts the guest out whom a report is about, "tables" lists those that wait or are played, "close" ends one,
"chat" tells what is said there, "unsay" takes one line of it away, "log" tells everything that was done here.`,
  operands: {
    min: 1,
    max: 3,
    says: "admin takes reports, settle ID, suspend NAME DAYS, remove NAME or REPORT, tables, close TABLE, chat TABLE, unsay TABLE LINE or log.",
  },
  options: {
    data: { value: "FOLDER", says: "where the server keeps its tables; DATA_DIR or data/ otherwise" },
  },
} as const satisfies Usage;

/** What the words mean that follow each. */
const WORDS: Readonly<Record<string, readonly ("name" | "days" | "line")[]>> = {
  reports: [],
  settle: ["name"],
  suspend: ["name", "days"],
  remove: ["name"],
  tables: [],
  close: ["name"],
  chat: ["name"],
  unsay: ["name", "line"],
  log: [],
};

export async function admin(args: readonly string[]): Promise<number> {
  const given = readArguments<keyof typeof usage.options>(usage, args);
  if (given === undefined) return 0;
  const [call = "", ...words] = given.operands;
  const meant = Object.hasOwn(WORDS, call) ? WORDS[call] : undefined;
  if (meant?.length !== words.length) throw new UsageError(usage.operands.says);
  const ask = Object.fromEntries(
    meant.map((field, i) => [field, field === "name" ? words[i] : Number(words[i])]),
  );
  const { address, key } = keyIn(given.text("data") ?? (process.env.DATA_DIR || ownFolder()));
  const answer = await fetch(`${address}/api/admin/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ ask }),
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

/** Files that somebody named on the command line. */
import { closeSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { MAX_RECORD_BYTES, printable } from "@chronarium/kernel";
import { UsageError } from "./usage.ts";

/** The folder of the project, from which the command was installed. */
export const PROJECT: string = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** Throws a UsageError that says why it cannot be read. */
export function readNamedFile(file: string): string {
  try {
    return readSmallFile(file);
  } catch (error) {
    throw unreadable(file, error);
  }
}

const CHUNK = 1_000_000;

/** Given up where it gets larger than any file of ours: a pipe or a device need not end. */
function readSmallFile(path: string): string {
  const file = openSync(path, "r");
  try {
    const chunks: Buffer[] = [];
    for (let read = 0; ; ) {
      const chunk = Buffer.alloc(CHUNK);
      const length = readSync(file, chunk);
      if (length === 0) return Buffer.concat(chunks).toString("utf8");
      chunks.push(chunk.subarray(0, length));
      read += length;
      if (read > MAX_RECORD_BYTES) throw tooLarge(path);
    }
  } finally {
    closeSync(file);
  }
}

const tooLarge = (path: string): UsageError =>
  new UsageError(
    `${printable(path)} is larger than ${MAX_RECORD_BYTES / 1_000_000} MB, so it is not read; name another file.`,
  );

/** The files themselves, and those below the folders whose names end as they should. */
export function filesBelow(paths: readonly string[], ending: string): readonly string[] {
  return paths.flatMap((path) => {
    const files = filesAt(path, ending);
    if (files.length > 0) return files;
    throw new UsageError(`There is no ${ending} file in ${printable(path)}; name another folder.`);
  });
}

/** Sorted, so that every run tells the same. */
export function filesAt(path: string, ending: string): readonly string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    const entries = readdirSync(path, { recursive: true, encoding: "utf8" });
    return entries
      .filter((entry) => entry.endsWith(ending))
      .sort()
      .map((entry) => join(path, entry));
  } catch (error) {
    throw unreadable(path, error);
  }
}

function unreadable(path: string, error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  if (typeof code !== "string") return error;
  const shown = printable(path);
  if (code === "ENOENT") return new UsageError(`There is no file ${shown}; check its name and folder.`);
  if (code === "EISDIR") return new UsageError(`${shown} is a folder; name a file in it.`);
  return new UsageError(`${shown} cannot be read (${code}); check that you may open it.`);
}

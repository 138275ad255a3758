/** Files that somebody named on the command line. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "./usage.ts";

/** The folder of the project, from which the command was installed. */
export const PROJECT: string = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

export function readNamedFile(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** The files themselves, and those below the folders whose names end as they should. */
export function filesBelow(paths: readonly string[], ending: string): readonly string[] {
  return paths.flatMap((path) => {
    const files = filesAt(path, ending);
    if (files.length > 0) return files;
    throw new UsageError(`There is no ${ending} file in ${path}; name another folder.`);
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
  if (code === "ENOENT") return new UsageError(`There is no file ${path}; check its name and folder.`);
  if (code === "EISDIR") return new UsageError(`${path} is a folder; name a file in it.`);
  return new UsageError(`${path} cannot be read (${code}); check that you may open it.`);
}

// The code of docs/add-a-game.md, taken out of the page word for word and put into a copy of the project.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root: string = join(dirname(fileURLToPath(import.meta.url)), "../..");

type Block = { readonly path: string; readonly language: string; readonly code: string };

/** Every block of code that a path in a line of its own stands before. */
function blocksOf(page: string): readonly Block[] {
  return [...page.matchAll(/^`([^`\n]+)`\n\n```(\w+)\n([\s\S]*?)^```$/gm)].map(
    ([, path = "", language = "", code = ""]) => ({ path, language, code }),
  );
}

/** Lines with a plus go behind the line above them. */
function withLines(text: string, diff: string, path: string): string {
  const [context = "", ...added] = diff.trimEnd().split("\n");
  const after = `${context.slice(1)}\n`;
  if (text.split(after).length !== 2) throw new Error(`${path} does not have this line once: ${after}`);
  return text.replace(after, after + added.map((line) => `${line.slice(1)}\n`).join(""));
}

/** What is installed, built or recorded, below the root. Types come along: the compiler redoes what the page changes. */
const NOT_COPIED = /(^|\/)(node_modules|dist)$|^(\.git|data|coverage|test-results|docs)$/;

/** The workspaces of the copy stand for themselves, everything else is what is installed here. */
function link(folder: string): void {
  // The bench has a lock file and packages of its own.
  symlinkSync(join(root, "bench", "node_modules"), join(folder, "bench", "node_modules"));
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@chronarium"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@chronarium" && name !== ".cache")
      symlinkSync(join(root, "node_modules", name), join(modules, name));
  const manifest: { readonly workspaces: readonly string[] } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const workspaces = manifest.workspaces.flatMap((pattern) =>
    pattern.endsWith("/*")
      ? readdirSync(join(folder, pattern.slice(0, -2))).map((name) => pattern.replace("*", name))
      : [pattern],
  );
  for (const workspace of workspaces) {
    const { name }: { readonly name: string } = JSON.parse(
      readFileSync(join(folder, workspace, "package.json"), "utf8"),
    );
    symlinkSync(join(folder, workspace), join(modules, name));
  }
}

/** Follows the page; answers the folder, and the files that it wrote. */
export function followPage(): { readonly folder: string; readonly written: readonly string[] } {
  const folder = mkdtempSync(join(tmpdir(), "chronarium-add-a-game-"));
  cpSync(root, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (from) => !NOT_COPIED.test(relative(root, from)),
  });
  const blocks = blocksOf(readFileSync(join(root, "docs/add-a-game.md"), "utf8"));
  for (const { path, language, code } of blocks) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, language === "diff" ? withLines(readFileSync(file, "utf8"), code, path) : code);
  }
  link(folder);
  return { folder, written: blocks.map(({ path }) => path) };
}

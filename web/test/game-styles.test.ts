/** A game's styles touch that game alone, whatever was opened before it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const GAMES = join(import.meta.dirname, "../src/games");
/** Classes of drawings that may also stand outside the game's table, such as in its rulebook. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  khronos: ["k-"],
  missions: ["ms-"],
  chronomancer: ["cm-", "mc-"],
  anachrony: ["an-"],
};

type Block = { readonly prelude: string; readonly body: string };

/** The rules and at-rules of a style sheet or a rule's body; declarations are left out. */
function blocksOf(css: string): readonly Block[] {
  const blocks: Block[] = [];
  let start = 0;
  for (let i = 0; i < css.length; i++) {
    if (css[i] === ";") start = i + 1;
    if (css[i] !== "{") continue;
    let depth = 1;
    let end = i + 1;
    for (; depth > 0; end++) depth += css[end] === "{" ? 1 : css[end] === "}" ? -1 : 0;
    blocks.push({ prelude: css.slice(start, i).trim(), body: css.slice(i + 1, end - 1) });
    start = end;
    i = end - 1;
  }
  return blocks;
}

/** The selectors of a list; commas within brackets belong to one of them. */
function selectorsOf(list: string): readonly string[] {
  const found = [""];
  let depth = 0;
  for (const letter of list) {
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    if (letter === "," && depth === 0) found.push("");
    else found[found.length - 1] += letter;
  }
  return found.map((selector) => selector.trim());
}

function strays(game: string, css: string): readonly string[] {
  const prefixes = PREFIXES[game] ?? [];
  const scoped = (selector: string): boolean =>
    selector.includes(`[data-game="${game}"]`) || prefixes.some((prefix) => selector.includes(`.${prefix}`));
  return blocksOf(css.replaceAll(/\/\*[\s\S]*?\*\//g, "")).flatMap(({ prelude, body }) => {
    const [, name = ""] = /^@keyframes\s+(.*)$/.exec(prelude) ?? [];
    if (name !== "") return prefixes.some((prefix) => name.startsWith(prefix)) ? [] : [prelude];
    if (prelude.startsWith("@font-face")) return [];
    if (prelude.startsWith("@")) return strays(game, body);
    return selectorsOf(prelude).filter((selector) => !scoped(selector));
  });
}

const games = readdirSync(GAMES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

describe.each(games)("the styles of %s", (game) => {
  const files = readdirSync(join(GAMES, game), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );
  it.each(files)("%s", (file) => {
    expect(strays(game, readFileSync(join(GAMES, game, file), "utf8"))).toEqual([]);
  });
});

describe("a stray selector", () => {
  it("is found at the top, in a media query, in a list and among key frames", () => {
    const css = `.why { color: red; } @media (x) { .fix, .k-a { top: 0 } } @keyframes fade { to { top: 0 } }
      [data-game="khronos"] { .why { top: 0 } &[data-x] .fix { top: 0 } } [data-theme="dark"] .k-frame { top: 0 }`;
    expect(strays("khronos", css)).toEqual([".why", ".fix", "@keyframes fade"]);
  });
});

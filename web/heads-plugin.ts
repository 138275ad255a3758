/**
 * Pages for those who look at a link without opening it: the page of every game with its own title, description and
 * picture. They are the built page with another head, so whoever opens one gets the same page.
 */
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { HtmlTagDescriptor, Plugin } from "vite";
import type { PosterFacts } from "./src/games/entry.ts";

type Head = { readonly title: string; readonly description: string; readonly picture: string };

const HOUSE: Head = {
  title: "Chronarium",
  description: "Board games about time: play, rewind, branch, and check that every deal was fair.",
  picture: "chronarium",
};

/** Names may hold soft hyphens, which say nothing to a reader of heads. */
const plain = (name: string): string => name.replaceAll("\u00ad", "");

function headsOf({ id, words: { en } }: PosterFacts): readonly (readonly [file: string, head: Head])[] {
  const name = plain(en.name);
  const description = en.description ?? en.line;
  return [
    [`new/${id}.html`, { title: `${name} · Chronarium`, description, picture: id }],
    [
      `rules/${id}.html`,
      {
        title: `${name}, the rulebook · Chronarium`,
        description: `Every rule of ${name}, with examples and a search. ${description}`,
        picture: id,
      },
    ],
  ];
}

async function posters(root: string): Promise<readonly PosterFacts[]> {
  const files = globSync("src/games/*/poster.ts", { cwd: root });
  const read = files.map(async (file) => {
    const { poster } = (await import(pathToFileURL(join(root, file)).href)) as { poster: PosterFacts };
    return poster;
  });
  return Promise.all(read);
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Addresses begin with a slash: the server, which knows its own name, puts it in front. */
const metaOf = ({ title, description, picture }: Head): readonly Readonly<Record<string, string>>[] => [
  { name: "description", content: description },
  { property: "og:type", content: "website" },
  { property: "og:site_name", content: "Chronarium" },
  { property: "og:title", content: title },
  { property: "og:description", content: description },
  { property: "og:image", content: `/og/${picture}.png` },
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
  { name: "twitter:card", content: "summary_large_image" },
];

const written = (attributes: Readonly<Record<string, string>>): string =>
  `<meta ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(" ")}>`;

export function heads(): Plugin {
  let root = "";
  return {
    name: "chronarium-heads",
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: (): HtmlTagDescriptor[] =>
      metaOf(HOUSE).map((attrs) => ({ tag: "meta", attrs: { ...attrs }, injectTo: "head" })),
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") return this.error("The page is built.");
        const html = String(page.source);
        for (const [fileName, head] of (await posters(root)).flatMap(headsOf)) {
          const bare = html.replaceAll(
            /\s*<meta (?:name="(?:description|twitter:card)"|property="og:)[^>]*>/g,
            "",
          );
          const source = bare.replace(
            /<title>[^<]*<\/title>/,
            [`<title>${escaped(head.title)}</title>`, ...metaOf(head).map(written)].join("\n    "),
          );
          this.emitFile({ type: "asset", fileName, source });
        }
      },
    },
  };
}

/** The reading copy and the cards to cut out: plain HTML pages that need nothing else. */

import type { CardConflict, Cell, Condition, Pack, Test } from "@chronarium/missions";
import type { Loaded } from "@chronarium/missions/loader";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Bold, italics and line breaks: the whole of the mark-up. */
const marked = (text: string): string =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, "<b>$1</b>")
    .replace(/\*(.+?)\*/g, "<i>$1</i>")
    .replaceAll("\n", "<br>");

const page = (title: string, style: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><style>body{font:16px/1.5 Georgia,serif;margin:2rem}${style}</style>${body}`;

export type Reading = {
  readonly languages: readonly string[];
  /** The drawings of the mission, by name. */
  readonly pictures: ReadonlyMap<string, string>;
  /** How often each text was read in the games that were played for it. */
  readonly hits: Readonly<Record<string, number>>;
};

/** Every text in the order of its file: beside it what only it tells and how often it is read, above it its picture. */
export function readingPage({ pack, texts }: Loaded, { languages, pictures, hits }: Reading): string {
  const keys = Object.keys(texts[pack.languages[0]!] ?? {});
  const words = (text: string): number => text.match(/[\p{L}\p{N}’-]+/gu)?.length ?? 0;
  const facts = factsGiven(pack);
  const shown = picturesAt(pack);
  const rows = keys.map((key) => {
    const cells = languages.map((language) => {
      const text = texts[language]?.[key] ?? "";
      return `<td>${marked(text)}<small>${words(text)}</small></td>`;
    });
    const told = [
      ...(facts.get(key) ?? []).map((fact) => `gives ${fact}`),
      ...(hits[key] === undefined ? [] : [`read ${hits[key]} times`]),
    ].map((each) => `<small>${escaped(each)}</small>`);
    const picture = pictures.get(shown.get(key) ?? "");
    const above =
      picture === undefined
        ? ""
        : `<tr><td colspan="${languages.length + 1}"><img alt="" src="data:image/svg+xml;base64,${Buffer.from(picture).toString("base64")}"></td></tr>`;
    return `${above}<tr><th>${escaped(key)}${told.join("")}</th>${cells.join("")}</tr>`;
  });
  const sums = languages.map(
    (language) =>
      `${language}: ${Object.values(texts[language] ?? {}).reduce((sum, text) => sum + words(text), 0)}`,
  );
  const style =
    "table{border-collapse:collapse}td,th{border-top:1px solid #bbb;padding:.5rem;vertical-align:top;text-align:left}th{font:12px monospace}small{display:block;color:#777}img{max-height:20rem;max-width:100%}";
  return page(
    pack.id,
    style,
    `<h1>${escaped(pack.id)} ${pack.version}</h1><p>${sums.join(" · ")}</p><table>${rows.join("")}</table>`,
  );
}

/** What only a text tells, by its key. */
const factsGiven = ({ locations }: Pack): ReadonlyMap<string, readonly string[]> =>
  new Map(
    locations.flatMap(({ cards }) =>
      cards.flatMap(({ variants }) => variants.map(({ text, gives = [] }) => [text, gives] as const)),
    ),
  );

/** Which picture stands above which text: a place and its scene, a person, a thing. */
function picturesAt({ locations, receptacles, items, tokens }: Pack): ReadonlyMap<string, string> {
  const scene = (art: string | undefined): string => art?.replace(/-[a-h](\+.*)?$/, "") ?? "";
  return new Map([
    ...locations.map(({ name, cards }) => [name, scene(cards[0]?.faces.at(-1)?.art)] as const),
    ...receptacles.flatMap(({ name, portrait, gear }) => [
      [name, `people/${portrait}`] as const,
      [gear.name, `things/${gear.id.replace(":", "-")}`] as const,
    ]),
    ...[...items, ...tokens].map(({ id, name }) => [name, `things/${id.replace(":", "-")}`] as const),
  ]);
}

const ifBox = (when: Condition): string =>
  when === "always" ? "" : `<em>If ${escaped(JSON.stringify(when))}</em>`;

type Printed = {
  readonly when: Condition;
  readonly text: string;
  readonly tests?: readonly Test[];
  readonly options?: readonly { readonly text: string }[];
  readonly conflict?: CardConflict;
};

/** Everything that would lie on a table: what is read, with its tests and what can be chosen. */
export function printPage({ pack, texts }: Loaded, language: string): string {
  const words = texts[language] ?? {};
  const word = (key: string): string => words[key] ?? key;
  const cellText = ({ text = [] }: Cell): string =>
    (typeof text === "string" ? [text] : text.map((each) => each.text)).map(word).map(marked).join("<br>");
  const box = ({ name, id, attribute, difficulty, results }: Test): string =>
    `<dl><dt>${escaped(name === undefined ? id : word(name))}: ${attribute} ${difficulty.base}</dt>${CELLS.flatMap(
      (cell) => {
        const found = results[cell];
        return found === undefined || found === "same" ? [] : [`<dd><b>${cell}</b> ${cellText(found)}</dd>`];
      },
    ).join("")}</dl>`;
  const side = ({ when, text, tests = [], options = [], conflict }: Printed): string => {
    const boxes = conflict?.kind === "personal" ? [conflict.test, ...tests] : tests;
    const chosen = options.map((option) => `<li>${marked(word(option.text))}</li>`);
    return `<div>${ifBox(when)}${marked(word(text))}${boxes.map(box).join("")}<ul>${chosen.join("")}</ul></div>`;
  };
  const card = (head: string, variants: readonly Printed[]): string =>
    `<section><h2>${escaped(head)}</h2>${variants.map(side).join("")}</section>`;
  const plain = (text: string, tests: readonly Test[] = []): readonly Printed[] => [
    { when: "always", text, tests },
  ];
  const cards = [
    card("order", plain(pack.setup.order)),
    ...pack.setup.prologue.map(({ id, text }) => card(id, plain(text))),
    ...pack.receptacles.flatMap(({ id, name, story, gear, snap, interactions }) => [
      card(
        `${id} ${word(name)}`,
        story.flatMap((text) => plain(text)),
      ),
      card(`${gear.id} ${word(gear.name)}`, plain(gear.text)),
      card(snap.id, plain(snap.text)),
      ...interactions.map((each) => card(`${each.id} ${word(each.npc)}`, each.variants)),
    ]),
    ...pack.locations.flatMap((location) =>
      location.cards.map(({ id, caption, variants }) => card(`${id} ${word(caption)}`, variants)),
    ),
    ...pack.items.map(({ id, name, variants }) => card(`${id} ${word(name)}`, variants)),
    ...pack.conflicts.map(({ id, name, text, tests }) =>
      card(`${id} ${word(name)}`, plain(text ?? name, tests)),
    ),
    ...pack.endings.map(({ id, variants }) => card(id, variants)),
  ];
  const style =
    "section{display:inline-block;width:62mm;min-height:88mm;border:1px dashed #888;padding:3mm;margin:1mm;font-size:9pt;vertical-align:top}h2,dl{font-size:9pt}em{display:block;font-size:7pt;color:#666}dd{margin:0 0 1mm 3mm}ul{padding-left:4mm}";
  return page(pack.id, style, cards.join(""));
}
const CELLS = ["fail", "critical", "success"] as const;

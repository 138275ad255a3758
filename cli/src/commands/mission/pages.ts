/** The reading copy and the cards to cut out: plain HTML pages that need nothing else. */

import type { Condition } from "@chronarium/missions";
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

export function readingPage({ pack, texts }: Loaded): string {
  const keys = Object.keys(texts[pack.languages[0]!] ?? {});
  const words = (text: string): number => text.match(/[\p{L}\p{N}’-]+/gu)?.length ?? 0;
  const rows = keys.map((key) => {
    const cells = pack.languages.map((language) => {
      const text = texts[language]?.[key] ?? "";
      return `<td>${marked(text)}<small>${words(text)}</small></td>`;
    });
    return `<tr><th>${escaped(key)}</th>${cells.join("")}</tr>`;
  });
  const sums = pack.languages.map(
    (language) =>
      `${language}: ${Object.values(texts[language] ?? {}).reduce((sum, text) => sum + words(text), 0)}`,
  );
  const style =
    "table{border-collapse:collapse}td,th{border-top:1px solid #bbb;padding:.5rem;vertical-align:top;text-align:left}th{font:12px monospace}small{display:block;color:#777}";
  return page(
    pack.id,
    style,
    `<h1>${escaped(pack.id)} ${pack.version}</h1><p>${sums.join(" · ")}</p><table>${rows.join("")}</table>`,
  );
}

const ifBox = (when: Condition): string =>
  when === "always" ? "" : `<em>If ${escaped(JSON.stringify(when))}</em>`;

export function printPage({ pack, texts }: Loaded): string {
  const words = texts[pack.languages[0]!] ?? {};
  const card = (
    head: string,
    variants: readonly { readonly when: Condition; readonly text: string }[],
  ): string =>
    `<section><h2>${escaped(head)}</h2>${variants.map(({ when, text }) => `<div>${ifBox(when)}${marked(words[text] ?? text)}</div>`).join("")}</section>`;
  const cards = [
    ...pack.locations.flatMap((location) =>
      location.cards.map(({ id, caption, variants }) => card(`${id} ${words[caption] ?? ""}`, variants)),
    ),
    ...pack.items.map(({ id, name, variants }) => card(`${id} ${words[name] ?? ""}`, variants)),
    ...pack.receptacles.flatMap(({ interactions }) =>
      interactions.map(({ id, variants }) => card(id, variants)),
    ),
  ];
  const style =
    "section{display:inline-block;width:62mm;min-height:88mm;border:1px dashed #888;padding:3mm;margin:1mm;font-size:9pt;vertical-align:top}h2{font-size:9pt}em{display:block;font-size:7pt;color:#666}";
  return page(pack.id, style, cards.join(""));
}

/** Placeholders in the words of a story (4.11): {name}, {n, plural, one{…} other{…}}, {name, select, amy{…} other{…}}. */

export type Values = Readonly<Record<string, number | string>>;

/** The text with its placeholders filled; one whose value is unknown is left out, never shown. */
export function filled(text: string, values: Values, language: string): string {
  let out = "";
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("{", at);
    if (open < 0) return out + text.slice(at);
    const close = closing(text, open);
    out += text.slice(at, open) + placeholder(text.slice(open + 1, close), values, language);
    at = close + 1;
  }
  return out;
}

/** Where the brace that opens here is closed; the end of the text if it never is. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return at;
  }
  return text.length;
}

function placeholder(inside: string, values: Values, language: string): string {
  const [, name = "", kind, cases = ""] = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,(.*))?$/s.exec(inside) ?? [];
  const value = values[name];
  if (kind === undefined) return value === undefined ? "" : String(value);
  const named = casesOf(cases);
  const wanted =
    kind === "plural" && typeof value === "number"
      ? (named.get(`=${value}`) ?? named.get(new Intl.PluralRules(language).select(value)))
      : named.get(String(value));
  return filled(wanted ?? named.get("other") ?? "", values, language).replaceAll("#", String(value ?? ""));
}

function casesOf(text: string): ReadonlyMap<string, string> {
  const cases = new Map<string, string>();
  let at = 0;
  for (let open = text.indexOf("{"); open >= 0; open = text.indexOf("{", at)) {
    const close = closing(text, open);
    cases.set(text.slice(at, open).trim(), text.slice(open + 1, close));
    at = close + 1;
  }
  return cases;
}

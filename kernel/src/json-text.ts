/** Reads JSON text and says where it breaks. Engines word their errors differently, and some name no place. */

export type JsonText =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly line: number; readonly column: number };

export function parseJson(text: string): JsonText {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    const before = text.slice(0, breakOf(text));
    const line = before.split("\n").length;
    return { ok: false, line, column: before.length - before.lastIndexOf("\n") };
  }
}

/** The offset of the first character that cannot stand where it stands. */
function breakOf(text: string): number {
  const token = /[ \t\n\r]*(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|["[\]{},:])/y;
  const open: string[] = [];
  let expects = "value";
  while (expects !== "end") {
    const at = token.lastIndex;
    const sign = token.exec(text)?.[1];
    if (sign === undefined) return skipSpace(text, at);
    const next = follow(expects, sign, open);
    if (next === undefined) return token.lastIndex - sign.length;
    expects = next;
    if (sign === '"') {
      const end = endOfString(text, token.lastIndex);
      if (text[end] !== '"') return end;
      token.lastIndex = end + 1;
    }
  }
  return skipSpace(text, token.lastIndex);
}

/** The offset of the closing quote, or of what may not stand in a string. A loop, because strings can be very long. */
function endOfString(text: string, from: number): number {
  const escaped = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;
  let at = from;
  while (at < text.length && text[at] !== '"' && text[at]! >= " ") {
    if (text[at] === "\\") {
      escaped.lastIndex = at + 1;
      if (!escaped.test(text)) return at;
      at = escaped.lastIndex;
    } else at++;
  }
  return at;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && " \t\n\r".includes(text[at]!)) at++;
  return at;
}

/** What may follow after this token, or undefined if it may not stand here. */
function follow(expects: string, sign: string, open: string[]): string | undefined {
  const closed = (): string => (open.length === 0 ? "end" : "comma");
  const list = open.at(-1) === "[";
  if (expects === "value" || expects === "first value") {
    if (!"[]{},:".includes(sign)) return closed();
    if (sign === "]" && expects === "first value") {
      open.pop();
      return closed();
    }
    if (sign !== "[" && sign !== "{") return undefined;
    open.push(sign);
    return sign === "[" ? "first value" : "first key";
  }
  if (expects === "key" || expects === "first key") {
    if (sign === '"') return "colon";
    if (sign !== "}" || expects === "key") return undefined;
    open.pop();
    return closed();
  }
  if (expects === "colon") return sign === ":" ? "value" : undefined;
  if (sign === ",") return list ? "value" : "key";
  if (sign !== (list ? "]" : "}")) return undefined;
  open.pop();
  return closed();
}

// Blanks everything in a source text that is not code, keeping every offset and line where it was.

const beforeRegex =
  /(?:^|[([{,;=:!&|?+\-*%<>~^]|\b(?:return|typeof|case|in|of|do|else|void|yield|await))\s*$/;
const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/** The end of a quoted text or regular expression that begins at `start`; both stop at the end of the line. */
function endOfQuoted(source: string, start: number): number {
  const quote = source[start];
  let inClass = false;
  for (let at = start + 1; at < source.length; at++) {
    const char = source[at];
    if (char === "\n") return at;
    if (char === "\\") at++;
    else if (quote === "/" && char === "[") inClass = true;
    else if (quote === "/" && char === "]") inClass = false;
    else if (char === quote && !inClass) return at + 1;
  }
  return source.length;
}

function endOfComment(source: string, start: number): number {
  const [mark, length] = source[start + 1] === "/" ? ["\n", 0] : ["*/", 2];
  const end = source.indexOf(mark, start + 2);
  return end < 0 ? source.length : end + length;
}

/** Comments, strings, templates and regular expressions become spaces; quotes and `${code}` stay. */
export function maskSource(source: string): string {
  let code = "";
  // One entry per open template: how many braces are open inside its current `${`.
  const templates: number[] = [];
  let inTemplate = false;
  for (let at = 0; at < source.length; ) {
    const two = source.slice(at, at + 2);
    const char = source[at] ?? "";
    let end = at + 1;
    if (inTemplate) {
      if (char === "\\") end = at + 2;
      const opens = two === "${";
      if (opens) end = at + 2;
      if (opens || char === "`") inTemplate = false;
      if (char === "`") templates.pop();
      code += opens || char === "`" ? source.slice(at, end) : blank(source.slice(at, end));
    } else if (two === "//" || two === "/*") {
      end = endOfComment(source, at);
      code += blank(source.slice(at, end));
    } else if (char === '"' || char === "'" || (char === "/" && beforeRegex.test(code.slice(-40)))) {
      end = endOfQuoted(source, at);
      code += char + blank(source.slice(at + 1, end - 1)) + (end - at > 1 ? char : "");
    } else {
      const depth = templates.at(-1);
      if (char === "`") {
        templates.push(0);
        inTemplate = true;
      } else if (depth !== undefined && char === "{") templates[templates.length - 1] = depth + 1;
      else if (depth !== undefined && char === "}") {
        if (depth === 0) inTemplate = true;
        else templates[templates.length - 1] = depth - 1;
      }
      code += char;
    }
    at = end;
  }
  return code;
}

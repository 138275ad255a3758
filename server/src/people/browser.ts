/** How a browser calls itself, in two words: what its owner knows a device by. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Firefox|FxiOS/, "Firefox"],
  [/Edg/, "Edge"],
  [/OPR|Opera/, "Opera"],
  [/Chrome|Chromium|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** Nothing else of what it says is kept. */
export function browserOf(userAgent = ""): string {
  const found = [BROWSERS, SYSTEMS].flatMap(
    (list) => list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  );
  return found.join(", ");
}

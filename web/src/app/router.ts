/** Addresses of the page (the paths are part of the product: people share them). */
import { useSyncExternalStore } from "react";

export type Route =
  | { readonly page: "home"; readonly game?: string }
  /** `analysis`: how a finished game went. */
  | { readonly page: "table"; readonly table: string; readonly at?: number; readonly analysis?: true }
  /** A code that somebody was told. */
  | { readonly page: "join"; readonly code: string }
  | { readonly page: "timelines" }
  /** With a step: the lesson's table. With a puzzle or a rule: its table. */
  | {
      readonly page: "learn";
      readonly game?: string;
      readonly step?: number;
      readonly puzzle?: string;
      readonly rule?: string;
    }
  /** Without a table: all of them. */
  | { readonly page: "companion"; readonly table?: string }
  /** Without a game: all rulebooks. */
  | { readonly page: "rules"; readonly game?: string; readonly rule?: string }
  | { readonly page: "settings" }
  | { readonly page: "account" }
  | { readonly page: "profile"; readonly name: string }
  | { readonly page: "about" }
  | { readonly page: "unknown" };

/** A part of an address as it was meant; a broken one stays as it is and leads nowhere. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(location: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): Route {
  const [first = "", second = "", third = "", fourth = ""] = location.pathname
    .split("/")
    .filter(Boolean)
    .map(readable);
  const at = new URLSearchParams(location.search).get("at");
  switch (first) {
    case "":
      return { page: "home" };
    case "new":
      return { page: "home", game: second };
    case "t":
      return {
        page: "table",
        table: second,
        ...(at !== null && /^\d+$/.test(at) ? { at: Number(at) } : {}),
        ...(third === "analysis" ? { analysis: true } : {}),
      };
    case "j":
      return { page: "join", code: second };
    case "companion":
      return { page: "companion", ...(second === "" ? {} : { table: second }) };
    case "timelines":
    case "settings":
    case "account":
    case "about":
      return { page: first };
    case "people":
      return { page: "profile", name: second };
    case "learn":
      return {
        page: "learn",
        ...(second === "" ? {} : { game: second }),
        ...(/^\d{1,2}$/.test(third) ? { step: Number(third) } : {}),
        ...((third === "puzzle" || third === "rule") && fourth !== "" ? { [third]: fourth } : {}),
      };
    case "rules": {
      const rule = location.hash.slice(1);
      return {
        page: "rules",
        ...(second === "" ? {} : { game: second }),
        ...(rule === "" ? {} : { rule }),
      };
    }
    default:
      return { page: "unknown" };
  }
}

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("popstate", tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("popstate", tell);
  };
}

export const useAddress = (): URL => new URL(useSyncExternalStore(subscribe, () => location.href));

export const useRoute = (): Route => routeOf(useAddress());

export function go(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  tell();
}

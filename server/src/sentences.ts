/** What the server says to whoever it refuses before any page of ours can: a code, and a sentence in his language. */
import type { IncomingHttpHeaders } from "node:http";

export type ServerCode =
  | "server/not-found"
  | "server/bad-address"
  | "server/bad-request"
  | "server/failed"
  | "server/foreign-origin"
  | "server/no-guest"
  | "server/too-many";
type Sentence = { readonly en: string; readonly fr: string };

export const SENTENCES: Readonly<Record<ServerCode, Sentence>> = {
  "server/not-found": {
    en: "There is nothing at this address.",
    fr: "Il n’y a rien à cette adresse.",
  },
  "server/bad-address": {
    en: "This address cannot be read.",
    fr: "Cette adresse est illisible.",
  },
  "server/bad-request": {
    en: "The server cannot read this request.",
    fr: "Le serveur ne peut pas lire cette demande.",
  },
  "server/failed": {
    en: "The server met a problem and has written it down.",
    fr: "Le serveur a rencontré un problème et l’a noté.",
  },
  "server/foreign-origin": {
    en: "Another site may not speak for our guests.",
    fr: "Un autre site ne peut pas parler au nom de nos invités.",
  },
  "server/no-guest": {
    en: "POST /api/guest first: its cookie says who you are.",
    fr: "Commencez par POST /api/guest\u202f: son cookie dit qui vous êtes.",
  },
  "server/too-many": {
    en: "Too many at once. Wait a moment, then try again.",
    fr: "Trop de demandes à la fois. Patientez un instant, puis réessayez.",
  },
};

/** French for whoever prefers it to English. */
export function languageOf({ "accept-language": wanted = "" }: IncomingHttpHeaders): "en" | "fr" {
  return /^\s*fr\b/i.test(wanted) ? "fr" : "en";
}

export const refusalFor = (code: ServerCode, language: "en" | "fr"): { code: string; message: string } => ({
  code,
  message: SENTENCES[code][language],
});

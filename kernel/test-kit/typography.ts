/** What is wrong with the way a text is set, in the language that it is written in. */

export type Language = "en" | "fr";
/** What a text must not show, and what to call it. */
export type Flaw = readonly [RegExp, string];

const EVERYWHERE: readonly Flaw[] = [
  [/undefined|NaN|\[object|null/, "an unfilled gap"],
  [/ {2}|^\s|\s$|\n/, "stray spaces"],
  [/\.\.|,\.|,,| [.,)]|\( /, "stray punctuation"],
  [/['"~]/, "a straight quote"],
  [/\binvalid|\binvalide|\b[A-Z]{2,3}-(?:[A-Z] )?\d/i, "a word that does not belong here"],
  [/!/, "an exclamation mark"],
  [/-\d/, "a hyphen for a minus"],
];

const OF_LANGUAGE: Readonly<Record<Language, readonly Flaw[]>> = {
  en: [
    [/\s[;:!?]/, "a space before ; : ! ?"],
    [/\b[Aa] [aeioAEIO]|\b[Aa]n (?![Hh]o)[^aeiouAEIO]/, "a wrong article"],
    [/[«»àâçéèêëîïôùû]/, "French"],
  ],
  fr: [
    [/[^\u202f][;:!?]/, "no narrow space before ; : ! ?"],
    [/«[^\u202f]|[^\u202f]»/, "bare guillemets"],
    [/“|”/, "English quotes"],
    [/(?<!\p{L})(de|à) les? /u, "a missing contraction"],
    // Squares and Roman hours are read letter by letter; "glissez-la en haut" is no article.
    [/(?<![\p{L}-])(de|le|la|que) (?!(?:[A-Z]\d*|[IVX]+)(?!\p{L}))[aeiouéèêAEIOUÉÈÊ]/u, "a missing elision"],
    [/\b(the|and|with|your|of)\b/, "English"],
  ],
};

/** Every flaw of a text, with the text; `own` are those that only one game can have. */
export const flawsIn = (language: Language, text: string, own: readonly Flaw[] = []): readonly string[] =>
  [...EVERYWHERE, ...OF_LANGUAGE[language], ...own]
    .filter(([pattern]) => pattern.test(text))
    .map(([, flaw]) => `${flaw}: ${text}`);

/** The same for what must be a whole sentence. */
export const sentenceFlawsIn = (
  language: Language,
  text: string,
  own: readonly Flaw[] = [],
): readonly string[] => [
  ...(/^[\p{Lu}\d“«].*\.$/u.test(text) ? [] : [`not a sentence: ${text}`]),
  ...flawsIn(language, text, own),
];

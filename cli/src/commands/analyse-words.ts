/** What `chronarium analyse` says beside the game's own words. */
import type { Language } from "../language.ts";

export type AnalyseWords = {
  readonly turn: string;
  readonly start: string;
  readonly chance: string;
  readonly score: string;
  readonly points: (name: string) => string;
  readonly none: string;
  readonly inTurn: (turn: number) => string;
  readonly played: string;
  readonly better: string;
  readonly instead: (played: string, better: string) => string;
  readonly nothing: string;
  readonly rest: (acts: readonly string[]) => string;
  readonly all: string;
  readonly percent: (share: number) => string;
  readonly signed: (gain: number) => string;
  readonly running: string;
  readonly noCourse: (game: string) => string;
};

const rounded = (share: number): number => Math.round(Math.abs(share) * 100);

export const analyseWords: Readonly<Record<Language, AnalyseWords>> = {
  en: {
    turn: "after turn",
    start: "the start",
    chance: "chance",
    score: "score",
    points: (name) => `Turning points for ${name}`,
    none: "Nothing turned.",
    inTurn: (turn) => `turn ${turn}`,
    played: "Played",
    better: "Better",
    instead: (played, better) => `${better} instead of ${played}`,
    nothing: "nothing better was found",
    rest: (acts) => `Then: ${acts.join("; ")}.`,
    all: "With all cards",
    percent: (share) => `${rounded(share)} %`,
    signed: (gain) => `${gain < 0 ? "−" : "+"}${rounded(gain)} %`,
    running: "This game is not over: a game is analysed when nothing is hidden any more.",
    noCourse: (game) => `Games of ${game} cannot be analysed.`,
  },
  fr: {
    turn: "après le tour",
    start: "le début",
    chance: "chances",
    score: "score",
    points: (name) => `Tournants pour ${name}`,
    none: "Aucun tournant.",
    inTurn: (turn) => `tour ${turn}`,
    played: "Joué",
    better: "Mieux",
    instead: (played, better) => `${better} au lieu de ${played}`,
    nothing: "rien de mieux n’a été trouvé",
    rest: (acts) => `Ensuite\u202f: ${acts.join("\u202f; ")}.`,
    all: "Avec toutes les cartes",
    percent: (share) => `${rounded(share)}\u202f%`,
    signed: (gain) => `${gain < 0 ? "−" : "+"}${rounded(gain)}\u202f%`,
    running: "Cette partie n’est pas finie\u202f: une partie s’analyse quand plus rien n’est caché.",
    noCourse: (game) => `Les parties de ${game} ne s’analysent pas.`,
  },
};

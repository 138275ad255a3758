/** What the page of an analysis says. Loaded with it. */
import type { Language } from "../text/catalogue.ts";

export type AnalysisWords = {
  readonly title: string;
  readonly status: (turn: string) => string;
  readonly statusPoint: (point: number, of: number, turn: string) => string;
  readonly working: (done: number, of: number) => string;
  readonly progress: string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly again: string;
  readonly failed: string;
  readonly unfinished: string;
  readonly damaged: (place: string) => string;
  readonly back: string;
  /** The strip, when the analysis is there. */
  readonly kept: (turns: number, seconds: number) => string;
  readonly unkept: string;
  readonly lead: string;
  readonly brass: string;
  readonly blue: string;
  readonly curve: string;
  readonly measure: string;
  readonly chance: string;
  readonly score: string;
  readonly chanceSpread: string;
  readonly scoreSpread: string;
  /** "38 → 24 %". */
  readonly percent: (share: number) => string;
  readonly change: (before: string, after: string) => string;
  readonly better: (chance: string, low: string, high: string) => string;
  readonly start: string;
  readonly after: (turn: string) => string;
  readonly stand: (name: string, value: string, low: string, high: string) => string;
  readonly slider: string;
  readonly points: (you: boolean, name: string) => string;
  readonly tab: string;
  readonly noPoints: string;
  readonly of: string;
  /** "Round 5, your turn", "Round 5, Lucie's turn". */
  readonly turn: (chapter: string, name: string, you: boolean) => string;
  readonly signed: (gain: number) => string;
  readonly best: string;
  readonly instead: (brief: string) => string;
  readonly rest: (acts: readonly string[]) => string;
  readonly nothingBetter: string;
  readonly judged: string;
  readonly knew: string;
  readonly all: string;
  readonly played: string;
  readonly line: string;
  readonly show: (what: string) => string;
  readonly chances: (played: string, better: string) => string;
  readonly allNote: string;
  readonly branch: string;
  readonly branchName: (chapter: string) => string;
  readonly branchFailed: string;
  readonly table: string;
  readonly turnColumn: string;
  readonly spread: (value: string, low: string, high: string) => string;
};

const rounded = (share: number): number => Math.round(share * 100);

const en: AnalysisWords = {
  title: "Analysis",
  status: (turn) => `Analysis: ${turn}`,
  // Two lines of a phone's bar.
  statusPoint: (point, of, turn) => `Turning point ${point} of ${of}: ${turn}`,
  working: (done, of) => `Playing on from every turn: ${done} of ${of}`,
  progress: "Progress of the analysis",
  cancel: "Stop",
  cancelled: "Stopped. Nothing was kept of it.",
  again: "Analyse the game",
  failed: "This game could not be analysed. The game itself is whole.",
  unfinished: "A game is analysed when it is over.",
  damaged: (place) =>
    `The analysis that was kept is damaged at “${place}”, so it is left out. The game is whole.`,
  back: "Back to the table",
  kept: (turns, seconds) =>
    seconds < 1
      ? `${turns} turns, kept with the game`
      : `${turns} turns in ${Math.round(seconds)} s, kept with the game`,
  unkept: "It could not be kept: it will have to be made again.",
  lead: "Choose a turning point, or go along the curve.",
  brass: "What was played.",
  blue: "What would have been better: it never happened.",
  curve: "How everybody stood after each turn",
  measure: "What the curve shows",
  chance: "Chance to win",
  score: "Score at the end",
  chanceSpread: "The band is the spread: a round later, 8 of 10 plays on lay inside.",
  scoreSpread: "The band is the spread: 8 of 10 games end inside.",
  percent: (share) => `${rounded(share)} %`,
  change: (before, after) => `${before.replace(/ %$/, "")} → ${after}`,
  better: (chance, low, high) => `better: ${chance}, spread ${low.replace(/ %$/, "")} to ${high}`,
  start: "Before the first turn",
  after: (turn) => `After ${turn}`,
  stand: (name, value, low, high) => `${name} ${value}, spread ${low} to ${high}`,
  slider: "Turns along the curve",
  points: (you, name) => (you ? "Three turning points, for you" : `Three turning points, for ${name}`),
  tab: "Turns",
  noPoints: "Nothing turned: no turn of this seat changed much.",
  of: "Turning points of",
  turn: (chapter, name, you) => `${chapter}, ${you ? "your" : `${name}’s`} turn`,
  signed: (gain) => `${gain < 0 ? "−" : "+"}${Math.abs(rounded(gain))} %`,
  best: "A turn that gained.",
  instead: (brief) => `Better: ${brief}.`,
  rest: (acts) => `Then: ${acts.join("; ")}.`,
  nothingBetter: "No better line was found.",
  judged: "Judged with",
  knew: "What was known",
  all: "All cards",
  played: "Played",
  line: "Better",
  show: (what) => `${what}: show it on the board`,
  chances: (played, better) => `${played} as played, ${better} with the better line`,
  allNote: "As the cards lay, hidden ones too.",
  branch: "Try it: branch here",
  branchName: (chapter) => `Another way, ${chapter.charAt(0).toLowerCase()}${chapter.slice(1)}`,
  branchFailed: "The branch could not be made. Nothing has changed.",
  table: "The curve in numbers",
  turnColumn: "After",
  spread: (value, low, high) => `${value} (${low} to ${high})`,
};

const fr: AnalysisWords = {
  title: "Analyse",
  status: (turn) => `Analyse\u202f: ${turn}`,
  statusPoint: (point, of, turn) => `Tournant ${point} sur ${of}\u202f: ${turn}`,
  working: (done, of) => `Suites jouées depuis chaque tour\u202f: ${done} sur ${of}`,
  progress: "Avancement de l’analyse",
  cancel: "Arrêter",
  cancelled: "Arrêtée. Rien n’en a été gardé.",
  again: "Analyser la partie",
  failed: "Cette partie n’a pas pu être analysée. La partie elle-même est intacte.",
  unfinished: "Une partie s’analyse quand elle est finie.",
  damaged: (place) =>
    `L’analyse gardée est abîmée à «\u202f${place}\u202f», elle est donc laissée de côté. La partie est intacte.`,
  back: "Retour à la table",
  kept: (turns, seconds) =>
    seconds < 1
      ? `${turns} tours, gardé avec la partie`
      : `${turns} tours en ${Math.round(seconds)} s, gardé avec la partie`,
  unkept: "Elle n’a pas pu être gardée\u202f: il faudra la refaire.",
  lead: "Choisissez un tournant, ou suivez la courbe.",
  brass: "Ce qui a été joué.",
  blue: "Ce qui aurait été mieux\u202f: cela n’a pas eu lieu.",
  curve: "La situation de chacun après chaque tour",
  measure: "Ce que montre la courbe",
  chance: "Chances de gagner",
  score: "Score final",
  chanceSpread: "La bande est l’écart\u202f: une manche plus tard, 8 suites sur 10 y étaient.",
  scoreSpread: "La bande est l’écart\u202f: 8 parties sur 10 y finissent.",
  percent: (share) => `${rounded(share)}\u202f%`,
  change: (before, after) => `${before.replace(/\u202f%$/, "")} → ${after}`,
  better: (chance, low, high) => `mieux\u202f: ${chance}, de ${low.replace(/\u202f%$/, "")} à ${high}`,
  start: "Avant le premier tour",
  after: (turn) => `Après ${turn.charAt(0).toLowerCase()}${turn.slice(1)}`,
  stand: (name, value, low, high) => `${name} ${value}, de ${low} à ${high}`,
  slider: "Les tours le long de la courbe",
  points: (you, name) => (you ? "Trois tournants, pour vous" : `Trois tournants, pour ${name}`),
  tab: "Tournants",
  noPoints: "Pas de tournant\u202f: aucun tour de cette place n’a changé grand-chose.",
  of: "Tournants de",
  turn: (chapter, name, you) => `${chapter}, ${you ? "votre tour" : `tour de ${name}`}`,
  signed: (gain) => `${gain < 0 ? "−" : "+"}${Math.abs(rounded(gain))}\u202f%`,
  best: "Un tour gagnant.",
  instead: (brief) => `Mieux\u202f: ${brief}.`,
  rest: (acts) => `Ensuite\u202f: ${acts.join("\u202f; ")}.`,
  nothingBetter: "Aucune meilleure suite trouvée.",
  judged: "Jugé avec",
  knew: "Ce qui était su",
  all: "Toutes les cartes",
  played: "Joué",
  line: "Mieux",
  show: (what) => `${what}\u202f: montrer sur le plateau`,
  chances: (played, better) => `${played} comme joué, ${better} avec la meilleure suite`,
  allNote: "Les cartes comme elles étaient, même cachées.",
  branch: "Essayer\u202f: une branche ici",
  branchName: (chapter) => `Autrement, ${chapter.charAt(0).toLowerCase()}${chapter.slice(1)}`,
  branchFailed: "La branche n’a pas pu être faite. Rien n’a changé.",
  table: "La courbe en chiffres",
  turnColumn: "Après",
  spread: (value, low, high) => `${value} (${low} à ${high})`,
};

export const analysisWords: Readonly<Record<Language, AnalysisWords>> = { en, fr };

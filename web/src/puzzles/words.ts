/** What puzzles say besides the games' own words. Loaded with the page of lessons. */
import type { Language } from "../text/catalogue.ts";

export type PuzzlesText = {
  readonly title: string;
  readonly solved: (solved: number, of: number) => string;
  readonly today: (date: string) => string;
  readonly solve: string;
  readonly again: string;
  readonly list: string;
  readonly filter: string;
  readonly all: string;
  readonly noneSo: string;
  readonly number: (number: number) => string;
  readonly difficulty: (steps: number) => string;
  readonly states: Readonly<Record<"solved" | "failed" | "new", string>>;
  readonly loading: string;
  readonly none: string;
  readonly damaged: (ids: string) => string;
  readonly missing: string;
  readonly broken: (place: string) => string;
  readonly where: string;
  readonly leave: string;
  readonly note: string;
  readonly right: (points: string) => string;
  readonly wrong: (got: string, best: string) => string;
  readonly tempting: (points: string) => string;
  readonly best: (points: string) => string;
  readonly why: string;
  readonly show: string;
  readonly showTempting: string;
  readonly retry: string;
  readonly next: string;
  readonly shown: string;
};

export const puzzlesText: Readonly<Record<Language, PuzzlesText>> = {
  en: {
    title: "Puzzles",
    solved: (solved, of) => `${solved} of ${of} solved`,
    today: (date) => `Puzzle of the day, ${date}`,
    solve: "Solve it",
    again: "Look at it again",
    list: "All of them, from easy to hard",
    filter: "Which puzzles",
    all: "all",
    noneSo: "There is none.",
    number: (number) => `Puzzle ${number}`,
    difficulty: (steps) => `difficulty ${steps} of 5`,
    states: { solved: "solved", failed: "missed", new: "new" },
    loading: "Fetching the puzzles",
    none: "No puzzle can be read. The lesson and the rulebook are whole.",
    damaged: (ids) => `Left out, because they are damaged: ${ids}.`,
    missing: "This puzzle cannot be laid. The others are whole.",
    broken: (place) => `This puzzle is damaged at “${place}”, so it is left out. The others are whole.`,
    where: "Puzzle",
    leave: "All puzzles",
    note: "The puzzle",
    right: (points) => `Right. That brings ${points}, and nothing else does.`,
    wrong: (got, best) => `That brings ${got}. The best way brings ${best}.`,
    tempting: (points) => `Tempting, and ${points} only:`,
    best: (points) => `The best way, ${points}:`,
    why: "It takes one turn, and every way through it has been tried.",
    show: "Show the best way",
    showTempting: "Show the tempting one",
    retry: "Try again",
    next: "Next puzzle",
    shown: "It is laid out on the table.",
  },
  fr: {
    title: "Problèmes",
    solved: (solved, of) => `${solved} résolus sur ${of}`,
    today: (date) => `Le problème du jour, ${date}`,
    solve: "Le résoudre",
    again: "Le revoir",
    list: "Tous, du plus facile au plus difficile",
    filter: "Quels problèmes",
    all: "tous",
    noneSo: "Il n’y en a aucun.",
    number: (number) => `Problème ${number}`,
    difficulty: (steps) => `difficulté ${steps} sur 5`,
    states: { solved: "résolu", failed: "manqué", new: "nouveau" },
    loading: "Les problèmes arrivent",
    none: "Aucun problème n’est lisible. La leçon et le livre de règles sont intacts.",
    damaged: (ids) => `Laissés de côté, car abîmés\u202f: ${ids}.`,
    missing: "Ce problème ne peut pas être installé. Les autres sont intacts.",
    broken: (place) =>
      `Ce problème est abîmé à «\u202f${place}\u202f», il est donc laissé de côté. Les autres sont intacts.`,
    where: "Problème",
    leave: "Tous les problèmes",
    note: "Le problème",
    right: (points) => `Juste. Cela rapporte ${points}, et rien d’autre n’y arrive.`,
    wrong: (got, best) => `Cela rapporte ${got}. La meilleure façon rapporte ${best}.`,
    tempting: (points) => `Tentant, mais ${points} seulement\u202f:`,
    best: (points) => `La meilleure façon, ${points}\u202f:`,
    why: "Un seul tour suffit, et toutes les façons de le jouer ont été essayées.",
    show: "Montrer la meilleure façon",
    showTempting: "Montrer la tentante",
    retry: "Réessayer",
    next: "Problème suivant",
    shown: "C’est installé sur la table.",
  },
};

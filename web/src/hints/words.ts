/** What the page says around a hint. It is loaded with the first hint, so it is no part of the page's own words. */
import type { Language } from "../text/catalogue.ts";

export type HintWords = {
  readonly step: (step: number) => string;
  readonly from: string;
  readonly thinking: string;
  readonly thought: (seconds: string) => string;
  readonly steps: readonly [nudge: string, idea: string, move: string];
  /** The button that tells the next step, by the step that is shown. */
  readonly more: readonly [idea: string, move: string];
  readonly layOut: string;
  readonly putAway: string;
  readonly back: string;
  readonly worth: string;
  readonly none: string;
  /** The deep thought looks at another place than the nudge did. */
  readonly elsewhere: string;
};

const en: HintWords = {
  step: (step) => `Hint, step ${step} of 3`,
  from: "Worked out from what you can see. The others are not told.",
  thinking: "still thinking",
  thought: (seconds) => `thought ${seconds} s`,
  steps: ["Nudge", "Idea", "Move"],
  more: ["Tell me the idea", "Tell me the move"],
  layOut: "Lay it out",
  putAway: "Put the hint away",
  back: "One step back",
  worth: "Against an ordinary move",
  none: "There is nothing to advise here: only one thing can be done.",
  elsewhere: "A second look finds something better.",
};

const fr: HintWords = {
  step: (step) => `Conseil, pas ${step} sur 3`,
  from: "D’après ce que vous voyez. Les autres n’en savent rien.",
  thinking: "réflexion en cours",
  thought: (seconds) => `réfléchi ${seconds.replace(".", ",")} s`,
  steps: ["Piste", "Idée", "Coup"],
  more: ["Donner l’idée", "Donner le coup"],
  layOut: "Le préparer",
  putAway: "Ranger le conseil",
  back: "Un pas en arrière",
  worth: "Par rapport à un coup ordinaire",
  none: "Rien à conseiller ici : une seule chose est possible.",
  elsewhere: "Un second regard trouve mieux.",
};

export const hintWords: Readonly<Record<Language, HintWords>> = { en, fr };

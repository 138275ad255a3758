/** The shelf of lessons, and what a lesson says besides its own notes. */
export interface LearnText {
  readonly title: string;
  readonly lead: string;
  readonly games: string;
  readonly first: {
    readonly title: string;
    readonly lead: string;
    readonly done: (done: number, steps: number) => string;
    readonly stepDone: string;
    readonly here: string;
    readonly start: string;
    readonly goOn: (step: number) => string;
    readonly again: string;
    readonly loading: string;
    readonly damaged: string;
    readonly rules: string;
  };
  readonly lesson: {
    readonly where: string;
    /** Beside those who play what is written for them. */
    readonly part: string;
    readonly steps: string;
    readonly leave: string;
    readonly note: (step: number) => string;
    readonly fold: string;
    readonly unfold: string;
    readonly back: string;
    readonly rule: (id: string) => string;
    readonly skip: string;
    readonly next: string;
    readonly finish: string;
    readonly done: string;
    readonly otherWay: string;
    readonly relay: string;
    readonly known: string;
    readonly nothingKnown: string;
    readonly over: string;
    readonly play: string;
  };
  readonly offer: string;
  /** The same, for whoever has come to its end. */
  readonly learned: string;
}

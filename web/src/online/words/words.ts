import type { PartySetup } from "@chronarium/authority";

/** What is asked before the others come, in the order of the form. */
export type SetupQuestion = "seats" | "rules" | "clock" | "daysOff" | "who" | "counts" | "takeBack" | "help";
export type SetupAnswer = { readonly to: SetupQuestion; readonly says: string };
/** Sentences in parts: the answers stand out, and the host changes them where they stand. */
export type Told = readonly (string | SetupAnswer)[];

/** What shared tables say. */
import type { Note } from "@chronarium/authority";

export type OnlineWords = {
  readonly form: {
    readonly name: string;
    readonly guest: string;
    readonly account: (name: string) => string;
    readonly namePlaceholder: string;
    readonly seats: string;
    readonly fewer: string;
    readonly more: string;
    readonly clock: string;
    readonly clocks: Readonly<Record<"none", string>>;
    readonly minutes: (minutes: number, seconds: number) => string;
    readonly hours: (hours: number) => string;
    readonly who: string;
    readonly link: string;
    readonly lobby: string;
    readonly counts: string;
    readonly unrated: string;
    readonly rated: string;
    readonly takeBack: string;
    readonly takeBackNote: string;
    readonly help: string;
    readonly helpNote: string;
    readonly daysOff: string;
    readonly days: (days: number) => string;
    readonly note: string;
    readonly open: string;
    readonly opening: string;
    readonly next: string;
    readonly nextRated: string;
    readonly nextSealed: string;
  };
  readonly lobby: {
    readonly title: string;
    /** How many of all that are open are shown. */
    readonly count: (shown: number, tables: number) => string;
    readonly none: string;
    readonly filter: {
      readonly label: string;
      /** On a phone; with how many wishes. */
      readonly fold: (wishes: number) => string;
      readonly all: string;
      /** The games go by their names. */
      readonly wishes: Readonly<Record<string, string>>;
      readonly none: string;
      readonly clear: string;
    };
    readonly tableOf: (name: string) => string;
    readonly free: (free: number, seats: number) => string;
    readonly played: string;
    readonly rules: (changes: number, help: boolean) => string;
    readonly rated: string;
    readonly sit: string;
    readonly watch: string;
    readonly unreachable: string;
    readonly mine: string;
    readonly yourTurn: string;
    readonly turnOfOthers: string;
    readonly replaced: string;
    readonly waiting: (free: number) => string;
    readonly goOn: string;
    readonly with: (game: string, names: string) => string;
    readonly tabTitle: (tables: number) => string;
  };
  readonly clockRule: (clock: ClockWords) => string;
  readonly room: {
    readonly title: string;
    readonly taken: (taken: number, seats: number) => string;
    readonly status: (taken: number, seats: number, slow: readonly string[]) => string;
    readonly where: (host: string, pace: "live" | "turns") => string;
    readonly seats: string;
    readonly you: (name: string) => string;
    readonly host: string;
    readonly here: string;
    readonly away: string;
    readonly gone: (time: string) => string;
    readonly left: string;
    readonly ready: string;
    readonly notReady: string;
    readonly free: string;
    readonly freeNote: string;
    readonly sitHere: string;
    readonly seatBot: string;
    readonly remove: (name: string) => string;
    readonly bot: string;
    readonly botFor: string;
    readonly profile: (account: string) => string;
    readonly invite: string;
    readonly copy: string;
    readonly copied: string;
    readonly share: string;
    readonly homeNote: string;
    readonly localNote: string;
    readonly plays: (setup: PartySetup, changes: number) => Told;
    readonly playsSealed: (setup: PartySetup, chosen: string) => Told;
    readonly playsSolo: (setup: PartySetup, changes: number) => Told;
    readonly qr: string;
    readonly change: string;
    readonly changing: string;
    readonly toChange: (question: string, answer: string) => string;
    readonly askedAgain: string;
    readonly keep: string;
    readonly deal: (commitment: string) => string;
    readonly sit: string;
    readonly leave: string;
    readonly imReady: string;
    readonly notYet: string;
    readonly start: (bots: number) => string;
    readonly startSealed: (people: number) => string;
    readonly startSolo: string;
    readonly waitsForWatchers: string;
    readonly waitsForSecond: string;
    readonly waitsForYou: string;
    readonly waitsFor: (slow: readonly string[], free: number) => string;
    readonly allReady: string;
    readonly startNote: string;
    readonly hostStartsSealed: (name: string) => string;
    readonly lent: Readonly<Record<"friend" | "share", string>>;
    readonly hostStarts: (name: string, free: number) => string;
    readonly youStart: (free: number) => string;
    readonly youStartSealed: string;
    readonly youWatch: string;
    readonly youWatchFull: string;
    readonly closed: string;
    readonly closedLead: string;
    readonly watching: (count: number) => string;
    readonly sound: string;
  };
  readonly table: {
    readonly where: Readonly<Record<"live" | "turns", string>>;
    /** Of the line: the time from a question to its answer. */
    readonly lineNote: string;
    readonly ms: (ms: number | undefined) => string;
    readonly cutOff: string;
    /** To those who watch a game for one, which speaks to the player. */
    readonly overShoulder: (name: string) => string;
    readonly cut: (time: string) => string;
    readonly cutFor: (time: string) => string;
    /** In the bar, in place of whose turn it is; a phone has room for the brief ones. */
    readonly statusCut: (time: string) => string;
    readonly statusKept: string;
    readonly statusTimeUp: (name: string) => string;
    readonly statusTimeUpYou: string;
    readonly statusGone: (name: string) => string;
    readonly statusBack: (name: string) => string;
    readonly statusEnd: (name: string) => string;
    readonly briefVote: (name: string) => string;
    readonly briefAnswer: (name: string) => string;
    /** What was put aside. */
    readonly show: string;
    readonly aside: string;
    readonly silent: (time: string) => string;
    readonly next: (seconds: number) => string;
    readonly tryNow: string;
    readonly keptTitle: string;
    readonly kept: string;
    readonly keptRefused: string;
    /** In the browser's tab. */
    readonly asked: (game: string) => string;
    readonly keptRead: string;
    readonly plan: string;
    readonly back: (time: string) => string;
    readonly restarted: (time: string) => string;
    readonly backAt: (time: string) => string;
    readonly meanwhile: (count: number) => string;
    readonly showThem: (count: number) => string;
    readonly old: string;
    readonly oldTitle: string;
    readonly oldLead: string;
    readonly oldKept: string;
    readonly reload: string;
    readonly resign: string;
    readonly resignTitle: string;
    readonly resignLead: string;
    readonly resignSealed: string;
    readonly end: string;
    readonly endTitle: string;
    readonly endLead: (others: string) => string;
    readonly playOn: string;
    readonly endAsked: (name: string) => string;
    readonly endNote: string;
    readonly endYou: string;
    readonly endWithdraw: string;
    readonly endRefused: string;
    readonly endAgree: string;
    readonly ended: string;
    readonly endedStatus: string;
    readonly timeUp: (name: string) => string;
    readonly timeUpYou: string;
    /** For those who only watch. */
    readonly timeUpOther: (name: string) => string;
    readonly timeUpLead: (time: string) => string;
    readonly timeUpLeadYou: (time: string) => string;
    readonly timeUpLeadOther: (time: string) => string;
    readonly goneUp: (name: string) => string;
    readonly goneOther: (name: string) => string;
    readonly goneLead: string;
    readonly whatNow: string;
    readonly chosen: (name: string, choice: string) => string;
    readonly notChosen: string;
    readonly youChose: string;
    readonly timeChoices: Readonly<Record<"bot" | "friend" | "share" | "end", string>>;
    /** By the clock of the table: as much longer as the server then gives (`WAITED` in its `reckoning.ts`). */
    readonly wait: Readonly<Record<"live" | "turns" | "none", string>>;
    readonly seatOpen: (name: string) => string;
    readonly sitIn: string;
    readonly askBack: string;
    readonly backAsked: (name: string) => string;
    /** Whoever is asked may say no. */
    readonly backIf: (name: string) => string;
    readonly goesAndReturns: (goes: readonly string[], returns: readonly string[]) => string;
    readonly backAll: string;
    readonly backSafe: string;
    readonly backLead: (time: string) => string;
    readonly backYou: string;
    readonly backWaits: (names: string) => string;
    readonly backAgree: string;
    readonly refuse: string;
    readonly backWithdraw: string;
    readonly backRefused: (time: string) => string;
    readonly rest: (days: number) => string;
    readonly restTitle: string;
    readonly restLead: string;
    readonly restFor: (days: number) => string;
    readonly resting: (date: string) => string;
    readonly restEnds: string;
    readonly off: (date: string) => string;
    readonly replaced: (name: string) => string;
    readonly replacedLead: string;
    readonly takeBack: string;
    readonly ratedSoon: string;
    readonly rated: (before: number, after: number) => string;
    readonly again: (name: string) => string;
    readonly goThere: string;
    readonly hours: (hours: number) => string;
    readonly hoursLeft: (hours: string) => string;
    readonly clockOf: (name: string, time: string) => string;
    readonly left5: string;
    readonly left1: string;
    readonly left10: string;
  };
  readonly chat: {
    readonly title: string;
    readonly open: (unread: number) => string;
    readonly close: string;
    readonly players: (watching: number) => string;
    readonly watchers: string;
    readonly over: string;
    readonly toPlayers: string;
    readonly toWatchers: string;
    readonly send: string;
    readonly empty: string;
    readonly you: string;
    readonly watcher: string;
    readonly about: (name: string) => string;
    readonly mute: string;
    readonly unmute: string;
    readonly block: string;
    readonly report: string;
    readonly reportText: string;
    readonly silent: string;
    /** Whoever watches hears no player. */
    readonly atTable: string;
    readonly removed: string;
    readonly unblock: (name: string) => string;
    readonly blockNote: string;
    readonly muted: string;
    readonly said: (name: string, text: string) => string;
    /** `yours`: it tells of whoever reads it. */
    readonly note: (note: Note, yours: boolean) => string;
  };
  readonly join: { readonly looking: string; readonly home: string };
  readonly failed: string;
  readonly tryAgain: string;
  readonly unreachable: string;
};

export type ClockWords =
  | { readonly kind: "none" }
  | { readonly kind: "live"; readonly bank: number; readonly added: number }
  | { readonly kind: "turns"; readonly hours: number; readonly daysOff: number };

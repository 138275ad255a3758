/** Every code that `refusal` can answer with; the comment names its parameters and its rules. */
export const REFUSAL_CODES = [
  /** (CP-3). */
  "chronobot/table-closed",
  /** Not in this phase: { action, phase } (CP-11). */
  "chronobot/not-now",
  /** It is the other's turn: { turn } (CB-13). */
  "chronobot/not-this-turn",
  /** The Chronobot waits for another answer: { question } (CP-4). */
  "chronobot/other-question",
  /** A correction is under way (CP-9). */
  "chronobot/correction-open",
  /** No correction is under way (CP-9). */
  "chronobot/no-correction",
  /** At most so many steps: { most } (CP-9, CP-10). */
  "chronobot/too-many-steps",
  /** At most so many an Era: { most } (CP-9). */
  "chronobot/too-many-corrections",
  /** At most so many an Era: { most } (CP-4). */
  "chronobot/too-many-switches",
  /** It is so already: { thing } (CP-4). */
  "chronobot/already-so",
  /** { thing } is not tracked (CP-4). */
  "chronobot/not-tracked",
  /** The card is entered, or is not yet: { card } (CP-11). */
  "chronobot/card-entered",
  "chronobot/card-missing",
  /** Some open tile has not been told (CP-11). */
  "chronobot/tiles-missing",
  /** That tile has been told: { tile } (CP-7). */
  "chronobot/tile-told",
  /** No such tile or Breakthrough can be taken there: { tile } (CP-8). */
  "chronobot/not-open",
  /** The Paradox rolls are known (CP-12). */
  "chronobot/rolls-known",
  /** So many are still due: { rolls } (CP-12). */
  "chronobot/rolls-due",
  /** More than Eras with its tiles: { most } (CP-12). */
  "chronobot/too-many-rolls",
  /** No such roll is due (CP-1). */
  "chronobot/no-roll-due",
  /** It has rolled, or has to (CB-11). */
  "chronobot/warp-pending",
  /** The Chronobot has Exosuits, or none (CB-38). */
  "chronobot/has-exosuits",
  "chronobot/no-exosuits",
  /** The right Council space is covered (CB-53). */
  "chronobot/space-covered",
  /** That reason does not fit this question: { reason } (CP-6). */
  "chronobot/not-that-reason",
  /** A piece is named twice: { piece } (CP-5). */
  "chronobot/named-twice",
  /** { era } is yet to come, or entered already (CP-7). */
  "chronobot/not-that-era",
  /** At most 30 turns an Era: { most } (CP-8). */
  "chronobot/too-many-turns",
  /** Once the Chronobot has passed only `pass` is left (CP-8). */
  "chronobot/only-pass",
  /** { space } is not free (CP-8). */
  "chronobot/space-not-free",
  /** A worker or cube goes with its space and its pool: { piece } (CP-8). */
  "chronobot/not-in-pool",
  /** No tile of the human there, or no more left: { era } (CP-8). */
  "chronobot/no-warp-tile",
  /** Clean up needs this, or knows it: { field } (CP-11). */
  "chronobot/clean-up-needs",
  "chronobot/clean-up-knows",
  /** The correction breaks a rule of the Chronobot (CP-9, and the rule itself). */
  "chronobot/breaks-rule",
  /** Nothing would change (CP-9). */
  "chronobot/changes-nothing",
  /** No such tile: { tile, vp } (CP-7, CP-9). */
  "chronobot/no-such-tile",
  /** The Era is set only while the table begins (CP-10). */
  "chronobot/era-is-set",
  /** Each category is entered once: { category } (CP-13). */
  "chronobot/category-entered",
  /** The sheet is not complete: { category } (CP-13). */
  "chronobot/sheet-open",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

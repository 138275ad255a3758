/** Every code that `refusal` can answer with; the comment names its parameters and its rules. */
export const REFUSAL_CODES = [
  /** (AN-73). */
  "anachrony/game-over",
  /** Another question is open: { frame } (AN-105). */
  "anachrony/decision-pending",
  /** There is no such question now: { action } (AN-50). */
  "anachrony/nothing-to-decide",
  /** This may not be left out: { frame } (AN-85). */
  "anachrony/must-decide",
  /** { card } (3.9, AN-111). */
  "anachrony/card-not-offered",
  /** More free slots than there are: { free, slots } (AN-40, AN-42). */
  "anachrony/too-many-free-slots",
  /** { payment } does not pay a slot here (AN-40). */
  "anachrony/slot-not-paid-so",
  /** Water pays two slots at most (AN-40). */
  "anachrony/two-slots-by-water",
  /** Not enough of a good: { good, needed, owned } (AN-85 and the rule of the cost). */
  "anachrony/not-enough",
  /** { tile } is not in the supply, or named twice (AN-45). */
  "anachrony/warp-tile-not-in-supply",
  /** 1 Water for each warped worker: { needed, water } (AN-46). */
  "anachrony/warp-workers-cost-water",
  /** All Exosuits are in use (AN-47, AN-87). */
  "anachrony/no-spare-exosuit",
  /** No Active worker of the type: { worker } (AN-54). */
  "anachrony/no-active-worker",
  /** No powered Exosuit is left (AN-50). */
  "anachrony/no-powered-exosuit",
  /** { space } is taken (AN-52). */
  "anachrony/space-taken",
  /** { space } is unavailable (AN-71, CB-53). */
  "anachrony/space-gone",
  /** Before the Impact nobody evacuates (AN-63). */
  "anachrony/evacuation-closed",
  /** Once (AN-63). */
  "anachrony/already-evacuated",
  /** (AN-63, AN-97). */
  "anachrony/evacuation-condition",
  /** { worker } may not do { action } (AN-84). */
  "anachrony/worker-not-allowed",
  /** Nothing of it can be carried out: { action } (AN-85). */
  "anachrony/nothing-to-gain",
  /** No Capital action that this worker can do is full (AN-57). */
  "anachrony/no-full-action",
  /** { place } had its worker this Era (AN-64, AN-68). */
  "anachrony/already-worked",
  /** { source } was used this Era (AN-51). */
  "anachrony/already-used",
  /** There is no such place: { place } (AN-68). */
  "anachrony/no-such-place",
  /** There is no such Free Action: { source } (AN-99). */
  "anachrony/no-such-free-action",
  /** An Anomaly covers { tile } (AN-92). */
  "anachrony/tile-covered",
  /** { tile } was built in this turn (AN-68). */
  "anachrony/tile-is-new",
  /** There is no Anomaly on { spot } (AN-66). */
  "anachrony/no-anomaly-there",
  /** The cubes do not pay this: { needed } (AN-66, AN-86, AN-108). */
  "anachrony/wrong-cubes",
  /** A worker is to be given, or none, or of another type (AN-95, AN-103). */
  "anachrony/wrong-worker-given",
  /** Only S10 lets Water pay for Force Workers (AN-95). */
  "anachrony/not-by-water",
  /** Nobody is Tired (AN-95). */
  "anachrony/nobody-tired",
  /** { tile } does not lie open (AN-56). */
  "anachrony/tile-not-open",
  /** A building only (AN-91, 3.9). */
  "anachrony/buildings-only",
  /** No free spot, or no two side by side: { row } (AN-56). */
  "anachrony/no-free-spot",
  /** A Superproject names a row, a building has its own (AN-56). */
  "anachrony/wrong-row",
  /** These Breakthroughs do not pay it (AN-56, AN-108). */
  "anachrony/wrong-breakthroughs",
  /** { worker } is not in the pool (AN-58). */
  "anachrony/worker-not-in-pool",
  /** An Engineer recruits no Genius (AN-58). */
  "anachrony/engineer-no-genius",
  /** A Genius brings so many bonuses of choice, the others none: { needed } (AN-58). */
  "anachrony/wrong-bonus",
  /** { piece } is not in the stock (AN-59). */
  "anachrony/not-in-stock",
  /** That die may not be rolled again: { die } (AN-59). */
  "anachrony/not-this-die",
  /** { cube } is not in the pool (AN-60). */
  "anachrony/cube-not-in-pool",
  /** { action } has a free space, or this worker cannot do it (AN-57). */
  "anachrony/action-not-offered",
  /** { tile } cannot be copied (AN-91). */
  "anachrony/not-copyable",
  /** Out of range: { era } (AN-96). */
  "anachrony/out-of-range",
  /** { tile } does not lie there (AN-67, AN-88). */
  "anachrony/warp-tile-not-there",
  /** What it shows cannot be paid: { tile } (AN-88). */
  "anachrony/cannot-send-back",
  /** So many cubes, of these, not more alike: { count } (AN-86). */
  "anachrony/wrong-gain",
  /** Into another cube (AN-86). */
  "anachrony/same-cube",
  /** { worker } is not Tired so often, or too many or too few wake (AN-84). */
  "anachrony/cannot-wake",
  /** { worker } is not offered (AN-68). */
  "anachrony/worker-not-offered",
  /** { spot } is no place for this Anomaly (AN-34, AN-92). */
  "anachrony/not-this-spot",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

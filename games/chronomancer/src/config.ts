/**
 * Every value that had to be guessed (register 5.1), in one place: a photograph or a rulebook that proves one wrong
 * is answered here and nowhere else. What piers and docks are (BG-34,
 * BG-50) and the icons of tiles and cards are tables of their own: `tables.ts`, `townsfolk.ts`.
 */
export const CONFIG = {
  rounds: 3,
  hoursOnDial: 12,
  startHour: 1,
  /** BG-3, BG-21. */
  seats: 4,
  seatedAtArrival: 2,
  /** BG-32: hours of the dial that carry an adventurer mark, by number of players. */
  marks: { 1: [2, 4, 6, 8, 10, 12], 2: [2, 4, 6, 8, 10, 12], 3: [3, 6, 9, 12], 4: [4, 8, 12] } as Readonly<
    Record<number, readonly number[]>
  >,
  /** BG-33: hours of the dial that bring a Corruption card. */
  corruptionHours: [] as readonly number[],
  /** BG-51: base values of the Goods. */
  base: { small: { R: 2, G: 2, B: 3, Y: 3 }, large: { R: 4, G: 4, B: 6, Y: 6 } },
  /** BG-49: Corruption cards for each colour sold at the Black Market. */
  blackMarketCorruptionPerColour: 1,
  /** DS-5. The Chronomancer does not pay them (CM-34). */
  townSquareCosts: [1, 2, 2, 3],
  /** CM-A 8: the other reading would be 2. */
  activateExtraHours: 0,
  /** DS-7: where the eight Rogues start. */
  rogues: {
    criminals: { lair: 2, bag: 6 },
    cultists: { lair: 1, bag: 7 },
    robbers: { lair: 2, bag: 6 },
  },
  /**
   * DS-8.6, DS-8.8. The register begins with 0, 20 and 35, and has Hard raised in steps of 10 until a searching program
   * wins no more than 60 % (DS-8.9): at 35 ours wins 96 %. Easy stays: it is for beginners, who play like the
   * register's simple player and win 77 %. Only the human uses the Cultists, and a good one wins far more by them than
   * the register's 10 Gold: our greedy bot still won 77 % at Hard.
   */
  peddler: {
    gold: { easy: 0, normal: 55, hard: 95 },
    cultistsExtra: { easy: 10, normal: 30, hard: 50 },
    blackMarketMargin: 8,
  },
  /** BG-38: hours between the leading Timepiece and the Market marker. */
  marketMarkerAhead: 1,
} as const;

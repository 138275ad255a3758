/** Ten tables, 30 games each for every number of players: every option on and off, wide boards and narrow ones. */
import type { LawOptions } from "@chronarium/kernel/test-kit";
import type { Options } from "../src/index.ts";

const ALL_ON = {
  holdem: true,
  keepCards: true,
  values135: true,
  capacity123: true,
  ruinValue: 1,
  ruinsIgnoreDominion: true,
  upgradeOthers: true,
  activePlaces: true,
  terrainSum: true,
  deck33: true,
} as const;

/** On narrow boards ripples collide, domains meet and tiles run short far more often than in the valley. */
const TABLES: readonly Partial<Options>[] = [
  {},
  { holdem: true, terrainSum: true },
  { keepCards: true, values135: true, capacity123: true },
  ALL_ON,
  { map: "plain8x8" },
  { map: "plain8x8", ruinsIgnoreDominion: true, deck33: true },
  { map: "plain7x6", upgradeOthers: true, activePlaces: true },
  { map: "river7x4", holdem: true, keepCards: true },
  { map: "rough6x4", terrainSum: true, ruinValue: 1 },
  { ...ALL_ON, map: "plain9x9" },
];

export const lawsFor = (seats: number): LawOptions<Options> => ({
  games: 30,
  optionSets: TABLES,
  players: [seats],
  seed: "khronos",
  heavyEvery: 35,
});

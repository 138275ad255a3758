/** Every door through which something comes from outside, with the attack on it. */
import { type Attack, recordAttack } from "@chronarium/kernel/hostile";
import { actionAttack } from "./actions.ts";
import { GAMES, TOYS } from "./games.ts";
import { protocolAttack } from "./protocol.ts";
import { commandAttack, lineAttack } from "./terminal.ts";
import { missionAttack, positionAttack, transcriptAttack } from "./texts.ts";

export type Door = {
  readonly name: string;
  /** The part of the whole time that it gets, beside the others. */
  readonly weight: number;
  readonly attack: (seed: string) => Attack & { readonly close?: () => void };
};

const games = GAMES.map((rules) => ({ rules, weight: 6 }));
const toys = TOYS.map((rules) => ({ rules, weight: 1 }));

export const DOORS: readonly Door[] = [
  ...[...games, ...toys].map(({ rules, weight }) => ({
    name: `records-${rules.id}`,
    weight,
    attack: (seed: string) => recordAttack(rules, seed),
  })),
  ...[...games, ...toys].map(({ rules }) => ({
    name: `actions-${rules.id}`,
    weight: 1,
    attack: (seed: string) => actionAttack(rules, seed),
  })),
  ...GAMES.flatMap((rules): Door[] =>
    rules.position === undefined
      ? []
      : [
          {
            name: `positions-${rules.id}`,
            weight: 2,
            attack: (seed) => positionAttack(rules, seed)!,
          },
        ],
  ),
  { name: "protocol", weight: 4, attack: protocolAttack },
  { name: "transcripts", weight: 4, attack: transcriptAttack },
  { name: "missions", weight: 4, attack: missionAttack },
  { name: "lines", weight: 2, attack: lineAttack },
  { name: "commands", weight: 4, attack: commandAttack },
];

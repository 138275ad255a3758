import type { RefusalCode } from "../src/index.ts";
import type { RefusalParams } from "../text/index.ts";

/** Every code with the parameters it is given, in all their moods. */
export const SAMPLES: { readonly [Code in RefusalCode]: readonly RefusalParams[Code][] } = {
  "khronos/game-over": [{}],
  "khronos/not-your-turn": [{ seat: 1 }],
  "khronos/decision-pending": (
    ["keep", "draw", "chooseLoser", "placeDownsized", "chooseKeeper"] as const
  ).map((decision) => ({ seat: 2, decision })),
  "khronos/nothing-to-decide": (
    ["keep", "draw", "chooseLoser", "placeDownsized", "chooseKeeper"] as const
  ).map((decision) => ({ decision })),
  "khronos/not-an-option": [
    { answer: "D2", options: "A1 F1 H4" },
    { answer: 0, options: "1 2" },
  ],
  "khronos/exchange-too-late": [{}],
  "khronos/exchange-once": [{}],
  "khronos/not-enough-ecus": [
    { price: 2, ecus: 1 },
    { price: 1, ecus: 0 },
  ],
  "khronos/cards-missing": [
    { colour: "blue", cards: 3, held: 1 },
    { colour: "orange", cards: 1, held: 0 },
  ],
  "khronos/hand-too-small": [{ cards: 4, held: 2 }],
  "khronos/pawn-already-there": [
    { pawn: 0, era: "might" },
    { pawn: 1, era: "reason" },
  ],
  "khronos/not-on-reason": [{}],
  "khronos/off-the-board": [
    { kind: "abbey", at: "P20" },
    { kind: "keep", at: "P20" },
  ],
  "khronos/square-taken": [
    { kind: "hamlet", at: "D2", square: "D2" },
    { kind: "town", at: "C2", square: "D3" },
  ],
  "khronos/river": [{ kind: "hamlet", at: "H1" }],
  "khronos/no-tile": [{ kind: "castle" }],
  "khronos/no-cube": [{}],
  "khronos/joins-two-domains": [
    { kind: "keep", at: "D2" },
    { kind: "abbey", at: "D2" },
    { kind: "chapel", at: "D2" },
  ],
  "khronos/shares-the-top": [
    { kind: "watchtower", at: "D2", rival: "F2" },
    { kind: "monastery", at: "D2", rival: "F2" },
    { kind: "abbey", at: "D2", rival: "G2" },
  ],
  "khronos/too-dear": [{ cards: 5, surcharge: 2, most: 4 }],
  "khronos/no-pawn-there": [{ era: "faith" }],
  "khronos/pawns-cannot-carry": [
    { era: "might", cards: 3, surcharge: 0, left: 2, here: 1 },
    { era: "might", cards: 2, surcharge: 1, left: 1, here: 2 },
    { era: "might", cards: 1, surcharge: 0, left: 0, here: 1 },
    { era: "might", cards: 1, surcharge: 0, left: 0, here: 2 },
  ],
  "khronos/pawn-exhausted": [
    { pawn: 0, cards: 2, left: 1 },
    { pawn: 1, cards: 2, left: 0 },
  ],
  "khronos/pawn-elsewhere": [{ pawn: 1, era: "might", at: "faith" }],
  "khronos/wrong-payment": [
    { cards: 3, named: 2 },
    { cards: 1, named: 0 },
  ],
  "khronos/wrong-surcharge": [
    { cards: 2, named: 1 },
    { cards: 0, named: 1 },
  ],
  "khronos/no-building-there": [{ era: "might", at: "D3" }],
  "khronos/not-your-building": [{ kind: "keep", at: "D2", seat: 1 }],
  "khronos/not-larger": [
    { kind: "city", at: "D2" },
    { kind: "hamlet", at: "D7" },
    { kind: "monastery", at: "D2" },
  ],
  "khronos/does-not-cover": [{ kind: "castle", at: "C2", from: "F2" }],
  "khronos/not-demolishable": [
    { kind: "hamlet", at: "D7" },
    { kind: "keep", at: "D2" },
  ],
  "khronos/not-civil": [{ kind: "abbey", at: "D2" }],
  "khronos/full": [
    { kind: "hamlet", at: "D7", capacity: 1 },
    { kind: "city", at: "D2", capacity: 5 },
  ],
  "khronos/not-a-ruin": [
    { kind: "town", at: "D2" },
    { kind: "abbey", at: "D2" },
  ],
  "khronos/too-many-cards": [{ kind: "abbey", at: "D2", cards: 1 }],
  "khronos/not-in-the-row": [
    { colour: "orange", row: "fuchsia blue blue" },
    { colour: "blue", row: "" },
  ],
  "khronos/deck-empty": [{}],
};

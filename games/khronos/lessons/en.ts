import type { LessonWords } from "@chronarium/kernel";
import { goal } from "./goal-en.ts";

export const en: LessonWords = {
  goal,
  steps: {
    goal: {
      name: "Goal",
      title: "One valley, three eras",
      text: "You see the same valley three times: *Might*, *Faith*, *Reason*. Whoever has most Ecus after round 7 wins. The thread below shows when income is paid: in rounds 4 and 7. We begin in round 2, against Idris.",
      know: "Most Ecus after round 7 wins.",
    },
    pawns: {
      name: "Two pawns",
      title: "You work where your pawns are",
      text: "You have two pawns, and each of them carries two cards in its era. One of yours is in Might, the other in Faith. A journey costs 1 Ecu.",
      task: "Send the pawn in Faith to Might.",
      know: "You build where a pawn stands, two cards each.",
      notes: {
        elsewhere:
          "A good place, too, but we need four cards in Might. Take the step back, or go on with the lesson’s own table.",
      },
    },
    build: {
      name: "Build",
      title: "A card of its colour for each size",
      text: "Orange builds military, fuchsia religious, blue civil. A *Watchtower* has size 1: one orange card; woods and mountains cost more. The Town at M7 has no lord yet. Every building pays at once: 1 Ecu in Might, 2 in Faith.",
      task: "Build a Watchtower that touches the Town, at L7.",
      know: "Size 2 costs two cards of one colour.",
      notes: {
        "other-type":
          "Built, and 1 Ecu earned. In Might, though, only the sword collects: for income you need an orange building.",
      },
    },
    leader: {
      name: "Domain and leader",
      title: "Who leads, earns",
      text: "Buildings that touch form a *domain*. In Might its highest military building leads it, in Faith its highest religious one. At C7 that is Idris’s Watchtower: at income the Town’s 2 Ecus are his. A Keep is higher.",
      task: "Build a Keep that touches the Town at C7.",
      know: "The highest building leads a domain: military in Might, religious in Faith.",
      notes: {
        apart: "A fine Keep, but all alone. It leads nothing but itself: it must touch the Town by an edge.",
        "other-type": "That does not take the lead from a Watchtower. Only a higher orange building does.",
      },
    },
    ripple: {
      name: "Ripple",
      title: "The past reaches the future",
      text: "Your Keep stands in Faith as well, and as a ruin in Reason: whatever has size 2 or 3 *ripples* on. Small buildings leave no trace. You hold four blue cards.",
      task: "Build a Town in Might, at J7, and watch the later eras.",
      know: "Sizes 2 and 3 ripple from Might to Faith and Reason.",
      notes: {
        small: "A Hamlet is small: it stays in its own era. Build something of size 2 to see a ripple.",
      },
    },
    paradox: {
      name: "Paradox",
      title: "Two histories, one square",
      text: "Idris has built a Chapel in Faith, at F6. If something older arrives on that square, the Chapel has never been: a *paradox*. In Might the square is still free.",
      task: "Build a Town in Might that covers F6.",
      know: "What arrives from the past removes what stands there.",
      notes: {
        spared: "The Chapel stands: nothing arrived on F6. Any Town over that square will do.",
      },
    },
    reason: {
      name: "Reason",
      title: "Move in, then restore",
      text: "Reason pays those who live there. Put a cube into a Town (1 blue card), and restore a ruin of the same domain (1 orange card for a Keep). Your own Keep lies in ruins beside C7.",
      task: "Travel to Reason, settle in C7, and restore the Keep at E7.",
      know: "Reason: most cubes earn what is restored.",
      notes: {
        there: "You are there. Now a blue card moves a cube of yours into the Town at C7.",
        settled: "Somebody lives here now. The ruin at E7 belongs to the same domain: restore it.",
        elsewhere:
          "You have moved in with Idris. There is a ruin to restore as well, but yours lies at E7, beside C7.",
      },
    },
    income: {
      name: "Income",
      title: "The valley pays",
      text: "This is round 4. When your turn ends you are paid in every era where you have a pawn: 8 Ecus in Might for two domains, 2 in Reason for the Keep. Faith pays nothing today: no pawn of yours is there, and no fuchsia building of yours leads.",
      task: "End your turn.",
      know: "Income in rounds 4 and 7, where a pawn of yours stands.",
    },
  },
};

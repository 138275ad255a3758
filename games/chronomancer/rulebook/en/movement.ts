import type { Chapter } from "@chronarium/kernel";
import { moves } from "../tables.ts";

export const movement: Chapter = {
  id: "movement",
  title: "How the figures move",
  paragraphs: [
    {
      rules: ["CM-12"],
      text:
        "On your turn you move exactly one of your two figures, by at least one space, and take the action " +
        "of the space where it stops.",
    },
    {
      rules: ["CM-13"],
      text:
        "Both go clockwise only: along the top from left to right, through the right Time Machine, along " +
        "the bottom from right to left, and back into the left Time Machine.",
    },
    {
      rules: ["CM-14", "CM-18"],
      text:
        "The Assistant goes as far as he likes, but every Time Machine ends his move: he stops in it and " +
        "freezes time. He can never skip that.",
    },
    {
      rules: ["CM-15"],
      text: "In a Time Machine the Assistant is locked until the Chronomancer stands in the same machine.",
    },
    {
      rules: ["CM-16"],
      text: "The Chronomancer goes as far as he likes, but never past the Assistant.",
    },
    {
      rules: ["CM-19", "CM-A 3"],
      text:
        "Nor may he stop on the space where the Assistant stands. The rules only forbid passing; the " +
        "printed example, in its third turn, shows that sharing his space is forbidden too.",
    },
    {
      rules: ["CM-17", "CM-A 5"],
      text: "Each figure skips the space reserved for the other one, and does not count it.",
    },
    {
      rules: ["CM-18"],
      text: "So the Chronomancer always passes over Freeze Time.",
    },
    {
      rules: ["CM-A 4"],
      text:
        "Whether the Chronomancer must stop at a Time Machine is never a question: the Assistant in it " +
        "always stands in his way.",
    },
    {
      rules: ["CM-20", "CM-A 30"],
      text:
        "No figure ever uses a space twice running. But the Chronomancer may step onto the portal that the " +
        "Assistant has just left.",
    },
    {
      rules: ["CM-A 7"],
      text:
        "When both stand in one Time Machine, the Assistant must move; the French print says he can. The " +
        "Chronomancer has no move there.",
    },
    {
      rules: ["CM-13", "CM-14", "CM-15", "CM-16", "CM-17", "CM-19", "INV-1"],
      text:
        "These are all the 22 positions that can arise, and all the moves in them. There is always at least " +
        "one.",
      table: moves(["Assistant", "Chronomancer", "Assistant may go to", "Chronomancer may go to"]),
    },
  ],
};

/** What the kernel itself refuses, in English. */
import type { FlawKind } from "./shape.ts";
import type { KernelText, Params } from "./text-types.ts";

const FLAWS: Readonly<Record<FlawKind, (expected: string) => string>> = {
  "does-not-match": (expected) => `is not written as expected (${expected})`,
  missing: (expected) => `is missing; expected: ${expected}`,
  "not-a-choice": (expected) => `is none of the choices: ${expected}`,
  "not-a-list": (expected) => `is not a list; expected: ${expected}`,
  "not-a-number": (expected) => `is not a number; expected: ${expected}`,
  "not-a-seat": (expected) => `is not a seat of this match; seats are numbered ${expected}`,
  "not-an-integer": (expected) => `is not a whole number; expected: ${expected}`,
  "not-an-object": (expected) => `is not an object with the fields ${expected}`,
  "not-text": (expected) => `is not text; expected: ${expected}`,
  "not-yes-or-no": (expected) => `must be one of: ${expected}`,
  "out-of-order": (expected) => `is out of order; expected: ${expected}`,
  "out-of-range": (expected) => `is outside ${expected}`,
  "too-few": (expected) => `has too few entries; expected: ${expected}`,
  "too-long": (expected) => `is longer than ${expected} characters`,
  "too-many": (expected) => `has too many entries; expected: ${expected}`,
  "unknown-field": (expected) => `is not known here; known are: ${expected}`,
  "unknown-type": (expected) => `is not a known kind; known are: ${expected}`,
  unreadable: (expected) => `cannot be read as ${expected}`,
  unsound: (expected) => `is not a possible position: ${expected}`,
};

function flaw(params: Params): string {
  return FLAWS[params.problem as FlawKind]?.(String(params.expected)) ?? String(params.problem);
}

export const kernelTextEn: KernelText = {
  refusals: {
    "kernel/malformed-action": (p) =>
      `This action cannot be read: ${p.place === "" ? "it" : `“${p.place}”`} ${flaw(p)}.`,
    "kernel/no-such-seat": (p) =>
      `This match has ${p.seats} seats, numbered 0 to ${p.last}. Choose one of them.`,
    "kernel/bad-option": (p) =>
      p.place === "" ? `The options ${flaw(p)}.` : `The option “${p.place}” ${flaw(p)}.`,
    "kernel/undo-nothing": (p) =>
      p.revision === 0
        ? "Nothing has been done yet, so there is nothing to take back."
        : `You cannot go back to action ${p.to}: choose one before action ${p.revision}.`,
    "kernel/undo-reveals": (p) =>
      `Action ${p.revision} made something known, by a draw, a roll or the end of the game. You can go back to just after it, not further.`,
    "kernel/undo-other-seat": (p) =>
      `Action ${p.revision} was done by another player. You can take back only what you have done since then.`,
    "kernel/undo-simultaneous": () =>
      "Here others may act at the same time, so what is done is done: nothing can be taken back now.",
    "kernel/sealed": () =>
      "This match keeps its secrets until it is over: its past as you saw it, and branches of it, are open only then.",
    "kernel/not-json": (p) =>
      `The file is damaged or not a saved match: it stops making sense at line ${p.line}, column ${p.column}. Check that it was copied whole.`,
    "kernel/running-file": (p) =>
      p.kind === "seen"
        ? "This file is of a game that was not over: it holds what its owner could know, and no seed. Add it on the page of timelines, or load it in the terminal, to play on."
        : "This file is sealed with a passphrase. Add it on the page of timelines, or load it in the terminal, to open it.",
    "kernel/bad-record": (p) =>
      p.place === ""
        ? "The file is not a saved match. Choose a file that was saved by Chronarium."
        : `The saved match is damaged: “${p.place}” ${flaw(p)}.`,
    "kernel/other-game": (p) =>
      `This is a match of “${p.game}”, which cannot be opened here. Expected: ${p.expected}.`,
    "kernel/newer-rules": (p) =>
      `This match was recorded with rules version ${p.recorded}; this program knows versions up to ${p.rules}. Update the program to open it.`,
    "kernel/wrong-commitment": () =>
      "The seed is not the one that was committed to before the first action: the seed or the commitment was changed since.",
    "kernel/log-refused": (p) =>
      `Action ${p.revision} of the saved match is against the rules (${p.code}). The match can be shown up to the last sound position.`,
    "kernel/hash-differs": (p) =>
      Number(p.recorded) < Number(p.rules)
        ? `This match was recorded with older rules (version ${p.recorded}, now ${p.rules}) and plays differently by action ${p.revision}. It can be shown up to the last sound position.`
        : `Played again, this match differs from its record by action ${p.revision}. It can be shown up to the last sound position.`,
    "kernel/over-budget": (p) =>
      p.revision === undefined
        ? "Playing the saved match again takes too long or too much memory, so it was not opened."
        : `Playing the saved match again takes too long; it was given up after action ${p.revision} and not opened.`,
    "kernel/rules-failed": (p) =>
      p.revision === undefined
        ? `The rules failed at line ${p.line} of the transcript: ${p.message}`
        : `The saved match leads to a position that the rules cannot continue from, at action ${p.revision} (${p.message}).`,
    "kernel/bad-transcript": (p) => `Line ${p.line} of the transcript cannot be read: ${p.message}`,
    "kernel/bad-lesson": (p) => `Line ${p.line} of the lesson cannot be read: ${p.message}`,
    "kernel/aim-not-reached": (p) => `At line ${p.line} the lesson misses its aim: ${p.message}`,
    "kernel/note-never-comes": (p) => `At line ${p.line} of the lesson a note does not come: ${p.message}`,
    "kernel/state-differs": (p) => `At line ${p.line} of the transcript the state is another: ${p.message}`,
    "kernel/view-differs": (p) => `At line ${p.line} of the transcript the view is another: ${p.message}`,
    "kernel/not-refused": (p) => `Line ${p.line} of the transcript should have been refused: ${p.message}`,
    "kernel/other-refusal": (p) =>
      `Line ${p.line} of the transcript was refused for another reason: ${p.message}`,
    "kernel/other-rule": (p) =>
      `Line ${p.line} of the transcript was refused for the sake of another rule: ${p.message}`,
  },
  unknown: (code) =>
    `The table refuses this for a reason that this program does not know (${code}). Reload it.`,
};

/** What every language has to say for the kernel: what is wrong, where, and what would put it right. */
import type { Refusal } from "./contract.ts";

export type Params = Refusal["params"];

type KernelCode =
  | "kernel/aim-not-reached"
  | "kernel/bad-lesson"
  | "kernel/bad-option"
  | "kernel/bad-record"
  | "kernel/bad-transcript"
  | "kernel/hash-differs"
  | "kernel/log-refused"
  | "kernel/malformed-action"
  | "kernel/newer-rules"
  | "kernel/no-such-seat"
  | "kernel/not-json"
  | "kernel/not-refused"
  | "kernel/note-never-comes"
  | "kernel/other-game"
  | "kernel/other-refusal"
  | "kernel/other-rule"
  | "kernel/over-budget"
  | "kernel/rules-failed"
  | "kernel/running-file"
  | "kernel/sealed"
  | "kernel/state-differs"
  | "kernel/undo-nothing"
  | "kernel/undo-other-seat"
  | "kernel/undo-reveals"
  | "kernel/undo-simultaneous"
  | "kernel/view-differs"
  | "kernel/wrong-commitment";

export type KernelText = {
  readonly refusals: Readonly<Record<KernelCode, (params: Params) => string>>;
  /** For a code that nobody has a sentence for. */
  readonly unknown: (code: string) => string;
};

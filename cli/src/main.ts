#!/usr/bin/env node
import { readFileSync } from "node:fs";
/** The `chronarium` command: finds the word that says what to do, and does it. */
import { printable } from "@chronarium/kernel";
import { endWith } from "./end-with.ts";
import { guarded } from "./guarded.ts";
import { nearest } from "./near.ts";
import { UsageError } from "./usage.ts";

type Command = {
  readonly summary: string;
  run(args: string[]): Promise<number>;
};

/** Only the command that runs is loaded, so that each starts at once. */
const COMMANDS: Readonly<Record<string, Command>> = {
  play: {
    summary: "play a game in the terminal",
    run: async (args) => (await import("./play/index.ts")).play(args),
  },
  sim: {
    summary: "play many games by bots and count",
    run: async (args) => (await import("./commands/sim.ts")).sim(args),
  },
  transcript: {
    summary: "run transcripts: rulebook examples, bug reports, regressions",
    run: async (args) => (await import("./commands/transcript.ts")).transcript(args),
  },
  lesson: {
    summary: "play lessons through: every step, its aim and its notes",
    run: async (args) => guarded("lesson", args),
  },
  puzzles: {
    summary: "dig puzzles out of simulated games, and prove those that are kept",
    run: async (args) => (await import("./commands/puzzles.ts")).puzzles(args),
  },
  replay: {
    summary: "tell a saved match again",
    run: async (args) => (await import("./commands/replay.ts")).replay(args),
  },
  analyse: {
    summary: "tell how a finished match went, and where it turned",
    run: async (args) => (await import("./commands/analyse.ts")).analyse(args),
  },
  verify: {
    summary: "prove that a saved match was played fairly",
    run: async (args) => (await import("./commands/verify.ts")).verify(args),
  },
  rules: {
    summary: "list the rules of a game with their proofs, or read one",
    run: async (args) => (await import("./commands/rules.ts")).rules(args),
  },
  chronobot: {
    summary: "let the Chronobot take turns told as JSON lines",
    run: async (args) => (await import("./commands/chronobot.ts")).chronobot(args),
  },
  export: {
    summary: "write a saved match as a clean file or as a transcript",
    run: async (args) => (await import("./commands/export.ts")).exportMatch(args),
  },
  import: {
    summary: "check a match from elsewhere and keep it",
    run: async (args) => (await import("./commands/import.ts")).importMatch(args),
  },
  check: {
    summary: "check a mission: files, words, what can be reached, games",
    run: async (args) => guarded("check", args),
  },
  mission: {
    summary: "tools for those who write missions",
    run: async (args) => guarded("mission", args),
  },
  admin: {
    summary: "what whoever runs a server does about people",
    run: async (args) => (await import("./commands/admin.ts")).admin(args),
  },
  bench: {
    summary: "measure against peers",
    run: async (args) => (await import("./commands/bench.ts")).bench(args),
  },
};

async function run([first, ...rest]: readonly string[]): Promise<number> {
  if (first === undefined || first === "--help" || first === "-h") {
    (first === undefined ? console.error : console.log)(helpText());
    return first === undefined ? 2 : 0;
  }
  if (first === "--version") {
    console.log(version());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  if (command === undefined) throw unknownCommand(first);
  return command.run([...rest]);
}

function unknownCommand(written: string): UsageError {
  const known = [...Object.keys(COMMANDS), "--help", "--version"];
  const near = nearest(written, known);
  return new UsageError(
    near === undefined
      ? `There is no command "${printable(written)}"; the commands are: ${Object.keys(COMMANDS).join(", ")}.`
      : `There is no command "${printable(written)}"; did you mean ${near}?`,
  );
}

function helpText(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    "chronarium COMMAND [--help]",
    "",
    ...lines,
    "",
    "Exit codes: 0 all is well, 1 a check or a game failed, 2 wrong usage, 3 sound but not vouched for (verify).",
  ].join("\n");
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return (manifest as { readonly version: string }).version;
}

await endWith(() => run(process.argv.slice(2)));

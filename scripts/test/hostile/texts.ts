/** What people write: transcripts, positions in a game's notation, and missions. */
import { join } from "node:path";
import { type AnyRules, parseTranscript, runTranscript, TranscriptError } from "@chronarium/kernel";
import { type Attack, damagedText, dice, mustBeFit, playOn, someMatch } from "@chronarium/kernel/hostile";
import { missionRules } from "@chronarium/missions";
import { loadMission } from "@chronarium/missions/loader";
import { filesBelow, GAMES, MISSIONS, ROOT } from "./games.ts";

const FOLDERS = [
  "khronos/test/transcripts",
  "chronomancer/test/transcripts",
  "anachrony/test/transcripts",
  "anachrony/test/companion/transcripts",
  "missions/test/transcripts",
];

export function transcriptAttack(): Attack {
  const texts = FOLDERS.flatMap((folder) => [...filesBelow(join(ROOT, "games", folder), ".txt").values()])
    .flatMap((text) => text.split(/\n(?=(?:#[^\n]*\n)*game )/))
    .filter((text) => text.includes("game "));
  const given = new Set(texts.flatMap((text) => text.split("\n").filter((line) => line.startsWith("given"))));
  return {
    input: (chance) => damagedText(chance.pick(texts), chance),
    knock: (input) => {
      if (typeof input !== "string") return false;
      const text = input;
      // `given` can make states that no rule gets out of: only a command, which may be ended, plays such a transcript.
      if (text.split("\n").some((line) => line.startsWith("given") && !given.has(line)))
        return parseTranscript(text, "hostile.txt").ok;
      const run = runTranscript(GAMES, text, "hostile.txt");
      if (run.ok) return true;
      mustBeFit(run.problem.message);
      mustBeFit(run.problem.text);
      return false;
    },
  };
}

/** Undefined for a game without a notation. */
export function positionAttack(rules: AnyRules, seed: string): Attack | undefined {
  const { position } = rules;
  if (position === undefined) return undefined;
  const chance = dice(seed);
  const matches = Array.from({ length: 30 }, (_, i) => {
    const match = someMatch(rules, `${seed} ${i}`, chance);
    playOn(match, chance.below(250), chance);
    return match;
  });
  return {
    input: (draw) => {
      const match = draw.below(matches.length);
      const text = position.write(matches[match]!.state);
      return { match, text: damagedText(text, draw) };
    },
    knock: (input) => {
      const { match, text } = input as { readonly match: number; readonly text: string };
      const around = matches[match];
      if (around === undefined || typeof text !== "string") return false;
      let laid: unknown;
      try {
        laid = position.read(around.state, text);
      } catch (error) {
        if (!(error instanceof TranscriptError)) throw error;
        mustBeFit(error.message);
        return false;
      }
      if (position.write(position.read(laid, position.write(laid))) !== position.write(laid))
        throw new Error("what is written is not what was read");
      // Boards are laid on whatever else the state holds, so it need not be one of a game; the rules answer all the same.
      for (let seat = 0; seat < around.seats; seat++) rules.legalActions(laid, seat);
      return true;
    },
  };
}

export function missionAttack(): Attack {
  return {
    input: (chance) => {
      const mission = chance.below(MISSIONS.length);
      const files = [...MISSIONS[mission]!];
      const [file, text] = chance.pick(files);
      const damaged = damagedText(text, chance);
      // A strange name for a file, once in a while.
      return { mission, file: chance.below(20) === 0 ? damagedText(file, chance) : file, text: damaged };
    },
    knock: (input, chance) => {
      const { mission, file, text } = input as {
        readonly mission: number;
        readonly file: string;
        readonly text: string;
      };
      const files = MISSIONS[mission];
      if (files === undefined || typeof file !== "string" || typeof text !== "string") return false;
      const loaded = loadMission(new Map([...files, [file, text]]));
      for (const { code, message, path, near = "" } of loaded.problems) {
        if (code === "E-LOADER") throw new Error(message);
        for (const shown of [message, path, near]) mustBeFit(shown);
      }
      if (!loaded.ok) return false;
      const rules = missionRules([loaded]);
      playOn(someMatch(rules, "mission", chance), 60, chance);
      return true;
    },
  };
}

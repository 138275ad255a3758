/** The process of a judge: plays what it is given once, and says what came of it. */
import { type Budget, loadText, parseTranscript, runTranscript } from "@chronarium/kernel";
import { rulesNamed, rulesOfSave } from "./games.ts";
import { type Case, REPLAY_MS, REPLAY_STEPS, type Verdict } from "./judge.ts";

const worked = (): number => process.cpuUsage().user / 1000;

async function verdictOn(asked: Case): Promise<Verdict> {
  if (asked.kind === "transcript") {
    const parsed = parseTranscript(asked.text, asked.name);
    const rules = await rulesNamed(parsed.ok ? parsed.transcripts.map(({ game }) => game) : []);
    return { kind: "transcript", run: runTranscript(rules, asked.text, asked.name) };
  }
  const rules = await rulesOfSave(asked.text);
  const begun = worked();
  const budget: Budget = { steps: REPLAY_STEPS, spent: () => worked() - begun > REPLAY_MS };
  const loaded = loadText(rules, asked.text, budget);
  return { kind: "record", overBudget: !loaded.ok && loaded.refusal.code === "kernel/over-budget" };
}

process.on("message", (asked: Case) => {
  void verdictOn(asked).then((verdict) => process.send?.(verdict));
});

/** The process of a judge: plays what it is given once, and says what came of it. */
import { randomBytes } from "node:crypto";
import { openGameFile } from "@chronarium/authority";
import { type Budget, loadText, parseTranscript, runTranscript, saveText } from "@chronarium/kernel";
import { formatOf, rulesNamed, rulesOfSave } from "./games.ts";
import { type Case, type Judged, REPLAY_MS, REPLAY_STEPS, type Verdict } from "./judge.ts";

const worked = (): number => process.cpuUsage().user / 1000;

function budget(): Budget {
  const begun = worked();
  return { steps: REPLAY_STEPS, spent: () => worked() - begun > REPLAY_MS };
}

async function verdictOn(asked: Case): Promise<Verdict> {
  if (asked.kind === "transcript") {
    const parsed = parseTranscript(asked.text, asked.name);
    const rules = await rulesNamed(parsed.ok ? parsed.transcripts.map(({ game }) => game) : []);
    return { kind: "transcript", run: runTranscript(rules, asked.text, asked.name) };
  }
  const { text, passphrase } = asked;
  const judged = formatOf(text) === "match" ? await plain(text) : await running(text, passphrase);
  return { kind: "file", judged };
}

/** Whoever asked opens it himself, and says where it is damaged. */
async function plain(text: string): Promise<Judged> {
  const loaded = loadText(await rulesOfSave(text), text, budget());
  if (!loaded.ok && loaded.refusal.code === "kernel/over-budget") return loaded;
  return { ok: true, text, imagined: false };
}

async function running(text: string, passphrase: string): Promise<Judged> {
  const [id, seed] = [randomBytes(10).toString("hex"), randomBytes(32).toString("hex")];
  const opened = await openGameFile(await rulesOfSave(text), { text, passphrase, id, seed }, budget());
  if (!opened.ok) return opened;
  const { match, imagined } = opened;
  return { ok: true, text: saveText(match.record()), imagined };
}

process.on("message", (asked: Case) => {
  void verdictOn(asked).then((verdict) => process.send?.(verdict));
});

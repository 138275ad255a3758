import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseTranscript, saveText } from "@chronarium/kernel";
import { expect, test } from "vitest";
import { chronarium, freshFolder } from "./chronarium.ts";
import { alteredSave, playedMatch } from "./sample.ts";

const folder = freshFolder();
const match = playedMatch();
const text = saveText(match.record());
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const sound = file("sound.json", text);
const altered = file("altered.json", alteredSave(match));
const torn = file("torn.json", text.slice(0, text.length / 2));
const otherSeed = file("other-seed.json", text.replace('"seed":"sample"', '"seed":"simple"'));
const DIFFERS =
  "Played again, this match differs from its record by action 20. It can be shown up to the last sound position.";

test("replay tells the match, its position and its result", async () => {
  const { code, out, err } = await chronarium(["replay", sound]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^match-sample: khronos, 3 players$/m);
  expect(out).toMatch(/^ {6}Round 2: (Ada|Bo|Cy)’s turn begins\.$/m);
  expect(out).toContain(`After action ${match.revision} of ${match.revision}:`);
  expect(out).toMatch(/^ {2}Might /m);
  expect(out).toMatch(/^place {2}player/m);
});

test("replay speaks the language that is asked for, or that of the system", async () => {
  const asked = await chronarium(["replay", sound, "--to", "30", "--lang", "fr"]);
  const found = await chronarium(["replay", sound, "--to", "30"], { env: { LANG: "fr_FR.UTF-8" } });
  const english = await chronarium(["replay", sound, "--to", "30"]);
  expect(asked.out).toBe(found.out);
  expect(asked.out).not.toBe(english.out);
});

test("replay stops where it is told, and shows events", async () => {
  const { code, out } = await chronarium(["replay", sound, "--to", "2", "--events"]);
  expect(code).toBe(0);
  expect(out).toContain(`After action 2 of ${match.revision}:`);
  expect(out).toContain("The game is not over.");
  expect(out).toContain(JSON.stringify(match.eventsOf(1)[0]));
  const beyond = await chronarium(["replay", sound, "--to", "9999"]);
  expect(beyond.err).toBe(`--to takes a whole number from 0 to ${match.revision}, not "9999".\n`);
  expect(beyond.code).toBe(2);
});

test("replay shows a match that differs up to its last sound position", async () => {
  const { code, out, err } = await chronarium(["replay", altered]);
  expect(code).toBe(1);
  expect(out).toContain("After action 0 of 0:");
  expect(err).toBe(`${DIFFERS}\nShown above: the last sound position, after action 0.\n`);
});

test("verify says what it checked", async () => {
  const { code, out, err } = await chronarium(["verify", sound]);
  expect([code, err]).toEqual([0, ""]);
  expect(out.match(/^ok {2}/gm)).toHaveLength(4);
  expect(out).toContain(match.record().commitment);
  const json = await chronarium(["verify", sound, "--json"]);
  expect(JSON.parse(json.out)).toEqual({
    ok: true,
    game: "khronos",
    parts: [
      { part: "seed", vouched: true, commitment: match.record().commitment },
      { part: "deal", vouched: true },
      { part: "actions", vouched: true, count: match.revision },
      { part: "hashes", vouched: true, upTo: match.revision, of: match.revision },
    ],
    revisions: match.revision,
    hash: match.stateHashAt(match.revision),
    result: match.result,
  });
});

test("verify says what a file does not vouch for, in words and by its exit code", async () => {
  const unmarked = file("unmarked.json", saveText({ ...match.record(), checkpoints: [] }));
  const { code, out } = await chronarium(["verify", unmarked]);
  expect(code).toBe(3);
  expect(out).toContain("??  No hash was recorded");
  const french = await chronarium(["verify", unmarked, "--lang", "fr"]);
  expect(french.out).toContain("??  Aucune empreinte n’a été enregistrée");
});

test("verify refuses what is altered, torn or foreign", async () => {
  expect(await chronarium(["verify", altered])).toEqual({ code: 1, out: "", err: `${DIFFERS}\n` });
  expect(await chronarium(["verify", torn])).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringContaining("damaged"),
  });
  expect(await chronarium(["verify", otherSeed])).toMatchObject({
    code: 1,
    err: expect.stringContaining("committed"),
  });
  const json = await chronarium(["verify", altered, "--json"]);
  expect(json.code).toBe(1);
  expect(JSON.parse(json.out)).toMatchObject({
    ok: false,
    refusal: { code: "kernel/hash-differs" },
    message: DIFFERS,
  });
});

test("export writes the same bytes, whatever the file looked like", async () => {
  const pretty = file("pretty.json", JSON.stringify(JSON.parse(text), undefined, 4));
  expect(await chronarium(["export", pretty])).toEqual({ code: 0, out: text, err: "" });
  const out = join(folder, "out.json");
  expect(await chronarium(["export", pretty, "--out", out])).toEqual({
    code: 0,
    out: "",
    err: `Written to ${out}.\n`,
  });
  expect(readFileSync(out, "utf8")).toBe(text);
});

test("export as a transcript gives one that runs", async () => {
  const out = join(folder, "match.txt");
  expect((await chronarium(["export", sound, "--format", "transcript", "--out", out])).code).toBe(0);
  const parsed = parseTranscript(readFileSync(out, "utf8"));
  expect(parsed.ok && parsed.transcripts[0]?.steps.filter(({ kind }) => kind === "act")).toHaveLength(
    match.revision,
  );
  expect((await chronarium(["transcript", out])).code).toBe(0);
});

test("export of a branch starts its transcript where the branch starts", async () => {
  const branch = playedMatch("parent", 30).branch({ revision: 25, by: 0, id: "branch", seed: "branched" });
  for (let i = 0; i < 5; i++) {
    const [seat] = branch.rules.actors(branch.state);
    branch.act(seat!, branch.rules.legalActions(branch.state, seat!)[0], i);
  }
  expect(branch.beginning.start).toBeDefined();
  const path = file("branch.json", saveText(branch.record()));
  const { code, out } = await chronarium(["export", path, "--format", "transcript"]);
  expect(code).toBe(0);
  expect((await chronarium(["transcript", file("branch.txt", out)])).code).toBe(0);
});

test("export refuses a damaged match and writes nothing", async () => {
  const out = join(folder, "never.json");
  expect(await chronarium(["export", altered, "--out", out])).toEqual({
    code: 1,
    out: "",
    err: `${DIFFERS}\n`,
  });
  expect(existsSync(out)).toBe(false);
});

test("import keeps a sound match in the saves folder", async () => {
  const cwd = freshFolder();
  const path = join("data", "saves", "match-sample.json");
  const kept = await chronarium(["import", sound], { cwd });
  expect(kept).toEqual({ code: 0, out: `Kept as ${path}: khronos, ${match.revision} actions.\n`, err: "" });
  expect(readFileSync(join(cwd, path), "utf8")).toBe(text);
  expect((await chronarium(["import", sound], { cwd })).out).toContain("Kept already");
  expect(readdirSync(join(cwd, "data", "saves"))).toEqual(["match-sample.json"]);
});

test("import keeps matches below CHRONARIUM_DATA, whatever their id", async () => {
  const data = freshFolder();
  const sly = file("sly.json", saveText({ ...match.record(), id: "../../sly" }));
  const { code, out } = await chronarium(["import", sly, "--json"], { env: { CHRONARIUM_DATA: data } });
  expect(code).toBe(0);
  const kept = join(data, "saves", "-..-sly.json");
  expect(JSON.parse(out)).toEqual({
    ok: true,
    file: kept,
    game: "khronos",
    id: "../../sly",
    revisions: match.revision,
  });
  expect(existsSync(kept)).toBe(true);
});

test.each([altered, torn, otherSeed])("import refuses %s and writes nothing", async (damaged) => {
  const cwd = freshFolder();
  const { code, out, err } = await chronarium(["import", damaged], { cwd });
  expect([code, out]).toEqual([1, ""]);
  expect(err).not.toBe("");
  expect(readdirSync(cwd)).toEqual([]);
});

test("import says so when the folder cannot be written", async () => {
  const { code, out, err } = await chronarium(["import", sound], { env: { CHRONARIUM_DATA: sound } });
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^The system refused this: .*\.\n$/);
});

test("import replaces another match only when told to", async () => {
  const cwd = freshFolder();
  const other = file("other.json", saveText({ ...playedMatch("other").record(), id: match.id }));
  await chronarium(["import", sound], { cwd });
  const path = join("data", "saves", "match-sample.json");
  expect(await chronarium(["import", other], { cwd })).toEqual({
    code: 1,
    out: "",
    err: `Another match is kept as ${path}; import with --replace to put this one in its place.\n`,
  });
  expect(readFileSync(join(cwd, path), "utf8")).toBe(text);
  expect((await chronarium(["import", other, "--replace"], { cwd })).code).toBe(0);
  expect(readFileSync(join(cwd, path), "utf8")).toBe(readFileSync(other, "utf8"));
});

/** Whatever page or terminal write, the other reads: whole games, running ones, and those behind a passphrase. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { Authority, MemoryStore, type SeatSetup } from "@chronarium/authority";
import { LEVELS } from "@chronarium/bots";
import {
  type AnyMatch,
  loadText,
  MAX_NAME,
  newMatch,
  printable,
  saveText,
  stateHash,
} from "@chronarium/kernel";
import { dice, playOn, someMatch } from "@chronarium/kernel/hostile";
import { khronos } from "@chronarium/khronos";
import { describe, expect, test } from "vitest";
import { allRules } from "../src/games.ts";
import { judgeFile } from "../src/judge.ts";
import { askUnseen } from "../src/passphrase.ts";
import { seatsOf } from "../src/play/seats.ts";
import { gameFile } from "../src/saves.ts";
import { chronarium, freshFolder } from "./chronarium.ts";
import { desk, openSaved } from "./playing.ts";
import { playedMatch } from "./sample.ts";

const rules = await allRules();
const PHRASE = "un cheval très correct";
const chance = (bytes: number): string => randomBytes(bytes).toString("hex");

/** The page, as far as files go. */
const page = (): Authority =>
  new Authority({
    store: new MemoryStore(),
    clock: { now: () => 0, tick: () => 0, after: () => () => {} },
    chance,
    rulesOf: async (game) => rules.find(({ id }) => id === game)!,
    allRules: async () => rules,
    thinker: () => ({ think: () => ({ answer: new Promise(() => {}), cancel: () => {} }), close: () => {} }),
    announce: () => {},
    listChanged: () => {},
    working: () => {},
  });

const NAMES = [
  "Ada",
  "Expert",
  "Greedy 2",
  "\u202eeve\u001b[31m",
  "é".repeat(MAX_NAME),
  "😀 \u2028",
  "",
  "Zoé",
];
const SEEDS = ["s", "\u0000", "é".repeat(MAX_NAME), "a seed with “quotes” and \\", "\ud83d\ude00"];

const shown = (seats: readonly SeatSetup[], match: AnyMatch): readonly SeatSetup[] =>
  seats.map((seat, i) => ({
    ...seat,
    name: printable(seat.name) || (match.rules.seatNames[i] ?? `${i + 1}`),
  }));

describe.each(rules.map((each) => [each.id, each] as const))("files of %s", (_, game) => {
  test("go from the page to the terminal and back, for any options, names, bots and seeds", {
    timeout: 600_000,
  }, async () => {
    for (let round = 0; round < 2; round++) {
      const pick = dice(`${game.id} across ${round}`);
      const { seats: count, beginning } = someMatch(game, "any", pick);
      const seats = Array.from({ length: count }, (_, seat): SeatSetup => {
        const name = pick.pick(NAMES);
        return game.sealed || seat === 0 || pick.below(2) === 0
          ? { kind: "human", name }
          : { kind: "bot", name, level: pick.pick(LEVELS) };
      });
      const match: AnyMatch = newMatch(game, {
        id: `table-${round}`,
        seats: count,
        options: beginning.options,
        seed: pick.pick(SEEDS),
        names: seats.map(({ name }) => name),
      });
      playOn(match, pick.below(60), pick);
      const house = page();
      await house.keep(match.id, match, { seats });
      const people = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
      // A companion to a game on a real table hides nothing.
      const open = stateHash(game.viewFor(match.state, "observer")) === stateHash(match.state);
      const owner = people.length === 1 ? people[0]! : "observer";
      for (const passphrase of round === 0 || game.sealed ? ["", PHRASE] : [""]) {
        const needsSeal = game.sealed !== undefined && !match.over && passphrase === "";
        if (needsSeal) {
          await expect(house.export(match.id)).rejects.toMatchObject({
            refusal: { code: "driver/sealed-export" },
          });
          continue;
        }
        const written = await house.export(match.id, passphrase);
        const judged = await judgeFile(written, passphrase);
        if (!judged.ok) throw new Error(JSON.stringify(judged.refusal));
        const opened = loadText(rules, judged.text);
        if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
        const { match: here } = opened;
        expect(judged.imagined).toBe(here.beginning.seed !== match.beginning.seed);
        expect(game.viewFor(here.state, owner)).toEqual(game.viewFor(match.state, owner));
        if (!judged.imagined) expect(stateHash(here.state)).toBe(stateHash(match.state));
        expect(seatsOf(here)).toEqual(shown(seats, match));
        const back = await gameFile(here, seatsOf(here), { passphrase, lang: "en" });
        if (!back.ok) throw new Error(back.problem);
        const imported = await page().import(back.text, passphrase);
        expect(imported).toMatchObject({ ok: true, imagined: !match.over && passphrase === "" && !open });
      }
    }
  });
});

describe("in the terminal", () => {
  const table = desk();
  const folder = freshFolder();
  const running = playedMatch("a running game", 40);
  const path = (name: string): string => join(folder, name);
  const written = (name: string, content: string): string => {
    writeFileSync(path(name), content);
    return path(name);
  };
  const save = written("running.json", saveText(running.record()));
  const phrase = written("phrase.txt", `${PHRASE}\n`);
  const data = { CHRONARIUM_DATA: folder };

  test("export of a running game tells no more than its owner may know, and import deals the rest anew", async () => {
    const out = path("shared.json");
    expect(await chronarium(["export", save, "--out", out])).toMatchObject({ code: 0 });
    const text = readFileSync(out, "utf8");
    for (const secret of ['"seed"', running.state.rng.key, stateHash(running.state)])
      expect(text.includes(secret), secret).toBe(false);
    const { code, out: said } = await chronarium(["import", out, "--json"], { env: data });
    expect(code).toBe(0);
    const kept = JSON.parse(said) as { readonly file: string; readonly imagined: boolean };
    expect(kept.imagined).toBe(true);
    const again = openSaved(running.rules, kept.file);
    expect(khronos.viewFor(again.state, "observer")).toEqual(khronos.viewFor(running.state, "observer"));
    expect(stateHash(again.state)).not.toBe(stateHash(running.state));
    for (const command of ["verify", "replay"])
      expect(await chronarium([command, out])).toMatchObject({
        code: 1,
        err: expect.stringContaining("This file is of a game that was not over"),
      });
  });

  test("a sealed file opens with its passphrase alone, from a file or from the environment", async () => {
    const out = path("sealed.json");
    const sealed = ["export", save, "--format", "sealed", "--out", out];
    expect(await chronarium(sealed)).toMatchObject({
      code: 1,
      err: expect.stringContaining("CHRONARIUM_PASSPHRASE"),
    });
    const short = await chronarium(sealed, { env: { CHRONARIUM_PASSPHRASE: "eleven long" } });
    expect(short).toMatchObject({ code: 1, err: expect.stringContaining("has 12 to 200 letters") });
    expect(existsSync(out)).toBe(false);
    expect((await chronarium([...sealed, "--passphrase-file", phrase])).code).toBe(0);
    expect(readFileSync(out, "utf8").includes('"seed"')).toBe(false);
    const none = await chronarium(["verify", out]);
    expect(none).toMatchObject({ code: 1, out: "", err: expect.stringContaining("--passphrase-file") });
    const french = await chronarium(["replay", out, "--lang", "fr"]);
    expect(french).toMatchObject({ code: 1, out: "", err: expect.stringContaining("phrase secrète") });
    const wrong = await chronarium(["import", out], {
      env: { ...data, CHRONARIUM_PASSPHRASE: `${PHRASE}!` },
    });
    expect(wrong).toMatchObject({ code: 1, out: "", err: expect.stringContaining("not the passphrase") });
    for (const command of ["verify", "import"]) {
      const right = await chronarium([command, out], { env: { ...data, CHRONARIUM_PASSPHRASE: PHRASE } });
      expect([right.code, right.err], command).toEqual([0, ""]);
    }
    const kept = openSaved(running.rules, join(folder, "saves", "match-a-running-game.json"));
    expect(stateHash(kept.state)).toBe(stateHash(running.state));
  });

  test("what a game saves and seals is loaded again, with its bots", () => {
    const [shared, sealed] = [path("shared-play.json"), path("sealed-play.json")];
    const env = { CHRONARIUM_PASSPHRASE: PHRASE };
    const seats = ["--seats", "you:Ann,bot:expert,bot:random", "--seed", "a seed nobody may see"];
    const lines = [`save ${shared}`, `seal ${sealed}`, "seal", "quit", ""];
    const { out } = table.play(["khronos", ...seats], lines, env);
    expect(out).toContain(`Saved what you may know: ${shared}.`);
    expect(out).toContain(`Sealed: ${sealed}.`);
    expect(out).toContain("Say where: seal FILE.");
    expect(readFileSync(shared, "utf8")).not.toContain("a seed nobody may see");
    const from = (file: string) => table.play(["khronos", "--load", file], ["quit", "n"], env);
    for (const file of [shared, sealed]) {
      const { status, out: said } = from(file);
      expect([status, said.split("\n")[0]]).toEqual([0, "Khronos with Ann, Expert and Random."]);
      expect(said.includes("everything else was dealt anew"), file).toBe(file === shared);
    }
    const refused = table.play(["chronomancer", "--load", shared]);
    expect(refused).toMatchObject({ status: 2, err: expect.stringContaining("match of “khronos”") });
  });
});

test("a passphrase that is typed is shown nowhere", async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const asked = askUnseen("Passphrase:", { input, output });
  input.write("correct horsf\u007fe\r");
  expect(await asked).toBe("correct horse");
  expect(String(output.read())).toBe("Passphrase: \n");
  const left = askUnseen("Passphrase:", { input, output });
  input.write("correct\u0003");
  expect(await left).toBeUndefined();
});

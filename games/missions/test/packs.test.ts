/** Old games replay for ever (4.14): packs by id, version and hash; words may be corrected at any time. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newMatch, openMatch, parseSave, playRandom, saveText } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { keysOf } from "../checker/index.ts";
import { missionOf, missionRules, type Pack, packText } from "../src/index.ts";
import { hour, SHIPPED, tenToSix } from "./shelf.ts";

const shippedTexts = (folder: string) => [tenToSix, hour].find(({ pack }) => folder.endsWith(pack.id))!.texts;
const folders = readdirSync(SHIPPED).map((name) => join(SHIPPED, name));

describe("released packs", () => {
  for (const folder of folders.filter((each) => existsSync(join(each, "mission.lock.json")))) {
    const { released } = JSON.parse(readFileSync(join(folder, "mission.lock.json"), "utf8")) as {
      readonly released: Readonly<Record<string, string>>;
    };
    for (const [version, logic] of Object.entries(released))
      test(`${folder.split("/").at(-1)}@${version} has the hash that was published, and all its words`, () => {
        const text = readFileSync(join(folder, "packs", `${version}.json`), "utf8");
        const pack = JSON.parse(text) as Pack;
        expect(packText(pack)).toBe(text);
        expect(missionOf(pack).logic).toBe(logic);
        for (const words of Object.values(shippedTexts(folder)))
          expect(keysOf(pack).filter(({ key }) => words[key] === undefined)).toEqual([]);
      });
  }

  test.each([tenToSix, hour])("the sources are what was released under their version", ({ pack }) => {
    const text = readFileSync(join(SHIPPED, pack.id, "packs", `${pack.version}.json`), "utf8");
    expect(packText(pack)).toBe(text);
  });
});

describe("versions", () => {
  const second: Pack = {
    ...tenToSix.pack,
    version: "2.0.0",
    destiny: tenToSix.pack.destiny.map(({ value }, at) => (at === 0 ? { value: value - 1 } : { value })),
    tutorial: { coach: [] },
  };
  const { texts } = tenToSix;
  const before = missionRules([tenToSix]);
  const after = missionRules([{ pack: second, texts }, tenToSix]);
  const options = { mission: "ten-to-six@1.0.0" };

  test("a match of version 1 opens, replays and is finished after version 2 is out", () => {
    const match = newMatch(before, { id: "m", seats: 2, options, seed: "old" });
    const { log } = playRandom(before, { seats: 2, options, seed: "old" });
    for (const { seat, action } of log.slice(0, 30)) match.act(seat, action, 0);
    const parsed = parseSave(saveText(match.record()));
    const opened = parsed.ok ? openMatch(after, parsed.record) : parsed;
    if (!opened.ok) throw new Error("the match does not open");
    for (const { seat, action } of log.slice(30))
      expect(opened.match.act(seat, action as never, 0).ok).toBe(true);
    expect(opened.match.over).toBe(true);
    expect(after.options.mission).toMatchObject({
      values: ["ten-to-six@2.0.0"],
      unlisted: ["ten-to-six@1.0.0"],
    });
  });

  test("a corrected word changes no match", () => {
    const corrected = missionRules([
      { pack: tenToSix.pack, texts: { ...texts, en: { ...texts.en, "t.title": "Ten to Seven" } } },
    ]);
    const match = newMatch(before, { id: "m", seats: 2, options, seed: "w" });
    match.act(0, { type: "pick", receptacle: "rec:mila" }, 0);
    const opened = openMatch(corrected, match.record());
    expect(opened.ok && opened.match.stateHashAt(1)).toBe(match.stateHashAt(1));
  });

  test("a word that one language lacks is told in the other, which is named, and never by its key", () => {
    const { "t.title": _, ...lacking } = texts.fr!;
    const rules = missionRules([{ pack: tenToSix.pack, texts: { ...texts, fr: lacking } }]);
    const { state } = newMatch(rules, { id: "m", seats: 2, options, seed: "w" });
    expect(rules.sealed.word(state, "t.title", "fr")).toBe("[EN] Ten to Six");
    expect(rules.sealed.word(state, "t.title", "en")).toBe("Ten to Six");
    expect(rules.sealed.word(state, "t.nowhere", "fr")).toBe("");
  });

  test("a changed number under the same version is refused by name and hash, and a missing pack by name", () => {
    const changed: Pack = { ...second, version: "1.0.0" };
    const { logic } = missionOf(tenToSix.pack);
    expect(() => missionRules([{ pack: changed, texts, logic }])).toThrow(
      /ten-to-six@1\.0\.0.*published was/,
    );
    const match = newMatch(before, { id: "m", seats: 2, options, seed: "x" });
    const other = openMatch(missionRules([{ pack: changed, texts }]), match.record());
    expect(other.ok ? "opened" : other.refusal.code).toBe("kernel/hash-differs");
    const missing = openMatch(missionRules([{ pack: second, texts }]), match.record());
    expect(missing.ok ? "opened" : JSON.stringify(missing.refusal)).toContain("ten-to-six@2.0.0");
  });
});

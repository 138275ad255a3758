/** A seeded defect for every code of the register, each found by that code and at that line. */
import { describe, expect, test } from "vitest";
import { checkMission } from "../checker/index.ts";
import { loadMission } from "../loader/index.ts";
import { CODES, DEFECTS, type Defect } from "./defects.ts";

function found({ files, check = { quick: true } }: Defect): readonly string[] {
  const loaded = loadMission(files());
  const { problems } = loaded.ok ? checkMission(loaded, check) : loaded;
  return problems.map(({ code, file, line }) => `${code} ${file}:${line}`);
}

/** The line of a piece of text after the change. */
function lineOf({ files, at: [file, piece] }: Defect): number {
  const text = files().get(file)!;
  const at = text.indexOf(piece);
  if (at < 0) throw new Error(`${file} has no ${piece}`);
  return text.slice(0, at).split("\n").length;
}

test("there is a defect for every code of the register", () => {
  expect(CODES).toHaveLength(34);
  expect(CODES.filter((code) => DEFECTS.every((defect) => defect.code !== code))).toEqual([]);
});

describe("is told by its code and at its line", () => {
  test.each(DEFECTS)("$code: $what", (defect) => {
    expect(found(defect)).toContain(`${defect.code} ${defect.at[0]}:${lineOf(defect)}`);
  });
});

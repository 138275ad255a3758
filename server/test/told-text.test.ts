import type { Told } from "@chronarium/authority";
import { expect, it } from "vitest";
import { toldText } from "../src/online/told-text.ts";

const entries = [{ revision: 3, seat: 1, events: [{ type: "said", text: '« Où ? » "\\\n' }] }];
const change = { fields: [["version", { set: 3 }]] } as const;
const own = { fields: [["undoTo", { set: 2 }]] } as const;
const seen = { revision: 3 } as unknown as Extract<Told, { whole: unknown }>["whole"];

it.each<readonly [string, Told]>([
  ["what has changed for all", { cause: "acted", entries, hash: 7, from: 5, change }],
  ["and for one", { cause: "acted", entries, hash: 8, from: 6, change, own }],
  ["for one alone", { cause: "said", entries: [], hash: 9, from: 6, own }],
  ["the end", { cause: "acted", entries: [], hash: 2, from: 1, change: { fields: [] }, opens: true }],
  ["everything", { cause: "looked", entries: [], hash: 4, whole: seen }],
])("%s is the same as JSON would write it", (_, told) => {
  expect(JSON.parse(toldText(12, told))).toEqual({ topic: "told", content: { session: 12, told } });
});

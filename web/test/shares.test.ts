import { commitmentTo } from "@chronarium/authority";
import { sha256 } from "@chronarium/kernel";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checked, noteShare, shareAfter } from "../src/online/shares.ts";

const [own, early, ours, other] = ["0a", "1b", "2c", "3d"].map((two) => two.repeat(16)) as [
  string,
  string,
  string,
  string,
];
const commitment = commitmentTo(own);

beforeEach(() => {
  const kept: Map<string, string> = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const vouched = (seats: readonly string[], promised = own): boolean => {
  const part = {
    part: "shares",
    vouched: true,
    commitment: commitmentTo(promised),
    own: promised,
    seats,
  } as const;
  return checked("o-1", part, sha256(["chronarium deal", promised, ...seats].join("\n"))).vouched;
};

it("whoever opened a table shares anew once the server has promised its own share, and that one counts", () => {
  noteShare("o-1", early);
  const share = shareAfter("o-1", commitment, early);
  expect(share).toMatch(/^[0-9a-f]{32}$/);
  expect(share).not.toBe(early);
  // It is sent until it is there, and is the same all the time.
  expect(shareAfter("o-1", commitment, early)).toBe(share);
  expect(shareAfter("o-1", commitment, share)).toBe(share);
  expect(vouched([share, other])).toBe(true);
  expect(vouched([early, other])).toBe(false);
});

it("whoever sits down has heard the promise before, and stays with his share", () => {
  noteShare("o-1", ours, commitment);
  expect(shareAfter("o-1", commitment, ours)).toBe(ours);
  expect(vouched([other, ours])).toBe(true);
  expect(vouched([other, ours], other)).toBe(false);
  // Sitting down once more forgives no broken promise.
  noteShare("o-1", ours, commitmentTo(other));
  expect(vouched([other, ours], other)).toBe(false);
});

it("a second device, and a browser that keeps nothing, leave the share as it is", () => {
  expect(shareAfter("o-1", commitment, ours)).toBe(ours);
  vi.stubGlobal("localStorage", undefined);
  noteShare("o-1", early);
  expect(shareAfter("o-1", commitment, early)).toBe(early);
});

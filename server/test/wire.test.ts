import { driverRefusalsEn, driverRefusalsFr, partyRefusalsEn, partyRefusalsFr } from "@chronarium/authority";
import { expect, it } from "vitest";
import { besiege } from "./wire/siege.ts";

/** `npm run soak -- wire` is the whole of it. */
it("damaged, forged and replayed messages, half-open sockets and deaf readers change nothing for honest players", async () => {
  const { frames, codes, actions, before, after } = await besiege(1400, "a little");
  expect(frames).toBeGreaterThanOrEqual(1400);
  expect(actions).toBeGreaterThanOrEqual(10);
  expect(after).toBeLessThan(before + 30);
  // Whatever was refused has a sentence in both languages.
  const known = new Set(
    [driverRefusalsEn, driverRefusalsFr, partyRefusalsEn, partyRefusalsFr].flatMap((texts) =>
      Object.keys(texts),
    ),
  );
  const own = [...codes.keys()].filter((code) => /^(driver|party)\//.test(code));
  expect(own.filter((code) => !known.has(code))).toEqual([]);
  expect(own).toContain("driver/bad-call");
  expect(own).toContain("party/bad-message");
  expect(own).toContain("driver/not-your-seat");
});

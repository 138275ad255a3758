import { type Clock, DriverError, driverRefusal, partyRefusal } from "@chronarium/authority";
import { describe, expect, it } from "vitest";
import { mayPass, patiently } from "../src/online/patience.ts";

const tooFast = new DriverError(partyRefusal("party/too-fast"));
const gone = new DriverError(partyRefusal("party/no-such-table"));

/** A clock that is wound on at once, and says how long it was waited for. */
function hurried(): { readonly clock: Clock; readonly waited: readonly number[] } {
  const waited: number[] = [];
  const after: Clock["after"] = (ms, call) => {
    waited.push(ms);
    call();
    return () => {};
  };
  return { clock: { now: () => 0, tick: () => 0, after }, waited };
}

describe("whoever opens a table", () => {
  it("and is refused for haste asks again, after longer and longer pauses", async () => {
    const { clock, waited } = hurried();
    const answers = [tooFast, tooFast, undefined];
    const opened = async (): Promise<string> => {
      const answer = answers.shift();
      if (answer !== undefined) throw answer;
      return "opened";
    };
    expect(await patiently(opened, clock)).toBe("opened");
    expect(waited).toEqual([1000, 2000]);
  });

  it("is not kept waiting for ever, nor for what does not pass", async () => {
    const { clock, waited } = hurried();
    await expect(patiently(() => Promise.reject(tooFast), clock)).rejects.toBe(tooFast);
    expect(waited).toHaveLength(4);
    await expect(patiently(() => Promise.reject(gone), clock)).rejects.toBe(gone);
    expect(waited).toHaveLength(4);
  });

  it("may try again where that can help", () => {
    expect(mayPass(tooFast)).toBe(true);
    expect(mayPass(new DriverError(driverRefusal("driver/not-loaded")))).toBe(true);
    expect(mayPass(gone)).toBe(false);
    expect(mayPass(new DriverError(partyRefusal("party/no-such-code")))).toBe(false);
  });
});

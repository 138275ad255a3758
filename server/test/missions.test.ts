/** Two people play a mission on two devices, one in English and one in French, and a stranger watches. */
import { readFileSync, rmSync } from "node:fs";
import type { Moment } from "@chronarium/authority";
import { nextInt, seedRng } from "@chronarium/kernel";
import { type Action, type View, wishOf } from "@chronarium/missions";
import { afterEach, describe, expect, it } from "vitest";
import {
  come,
  freshFolder,
  gather,
  type Person,
  type Playing,
  pastsOf,
  playAt,
  type Running,
  startServer,
} from "./people.ts";

let running: Running | undefined;
const people: Person[] = [];
afterEach(async () => {
  for (const { socket } of people.splice(0)) socket.terminate();
  await running?.stop();
  if (running !== undefined) rmSync(running.folder, { recursive: true, force: true });
  running = undefined;
});

const TEN = "ten-to-six@1.0.0";
const possible = ({ acts = [] }: Pick<Moment, "acts">): readonly Action[] =>
  acts.filter(({ refusal }) => refusal === undefined).map(({ action }) => action as Action);

function dice(seed: string): { readonly int: (bound: number) => number } {
  let rng = seedRng(seed, "players");
  return {
    int: (bound) => {
      const [drawn, after] = nextInt(rng, bound);
      rng = after;
      return drawn;
    },
  };
}

/** Every text of the mission in a language. */
const textsIn = (language: string): readonly string[] =>
  readFileSync(new URL(`../../missions/ten-to-six/text/${language}.yaml`, import.meta.url), "utf8")
    .split("\n")
    .flatMap((line): readonly string[] => {
      const [, text = ""] = /^[\w.-]+: "(.*)"$/.exec(line) ?? [];
      return text === "" ? [] : [text];
    });

/** Pieces of a text that are long enough to tell something. */
const pieces = (text: string): readonly string[] =>
  Array.from({ length: Math.max(0, Math.floor(text.length / 20)) }, (_, i) =>
    text.slice(20 * i, 20 * i + 20),
  );

describe("a mission on several devices", () => {
  it("is played to its end by acts at the same time; nobody receives a text that he was not granted", async () => {
    running = await startServer(freshFolder());
    const [ada, ben, noor] = await Promise.all([0, 1, 2].map(() => come(running?.origin ?? "")));
    if (ada === undefined || ben === undefined || noor === undefined) throw new Error("Three come.");
    people.push(ada, ben, noor);
    const table = await gather([ada, ben], "missions", { options: { mission: TEN } });
    await ada.client.caller.call("start", { table });
    await noor.until(table, ({ phase }) => phase === "running");
    const seats: readonly Playing[] = [await playAt(ada, table), await playAt(ben, table, "fr")];
    const watcher = await playAt(noor, table);
    // What each was ever granted, by key.
    const granted = [...seats, watcher].map(({ driver }) => {
      const words = new Map<string, string>();
      driver.subscribe(({ moment }) => {
        for (const [key, text] of Object.entries(moment.words ?? {})) words.set(`${key} ${text}`, text);
      });
      return words;
    });
    const frames = (): readonly string[] => [ada, ben, noor].map((each) => each.frames.join("\n"));
    const rngs = seats.map((_, seat) => dice(`mission ${seat}`));
    let before: readonly string[] = [];
    const refused = new Set<string>();
    for (let step = 0; seats[0]?.now().table.result === undefined; step++) {
      expect(step).toBeLessThan(600);
      before = frames();
      const wishes = seats.flatMap((playing, seat) => {
        const { view, version, ...moment } = playing.now();
        const legal = possible(moment);
        if (legal.length === 0) return [];
        const rng = rngs[seat] ?? dice("nobody");
        const wish = wishOf("careful", { view: view as View, seat, legal, rng });
        return [{ ...playing, ...wish, seat, version }];
      });
      // Both at once where both want something: each act is judged when it arrives.
      const keen = wishes.filter(({ worth }) => worth >= 0);
      const least = wishes.toSorted((a, b) => b.worth - a.worth).slice(0, 1);
      await Promise.all(
        (keen.length > 0 ? keen : least).map(async ({ driver, seat, action, version }) => {
          const acted = await driver.act(seat, [action], version);
          if (!acted.ok) refused.add(acted.refusal.code);
        }),
      );
    }
    expect([...refused].filter((code) => code.startsWith("driver/"))).toEqual([]);

    for (const [who, heard] of before.entries()) {
      const own = JSON.stringify([...(granted[who]?.values() ?? [])]);
      const texts = ["en", "fr"].flatMap(textsIn);
      expect(texts.length).toBeGreaterThan(200);
      const strange = texts.flatMap(pieces).filter((piece) => !own.includes(piece));
      expect(strange.filter((piece) => heard.includes(piece))).toEqual([]);
    }
    // What one reads alone is not the other's, nor a stranger's.
    expect([...(granted[0]?.keys() ?? [])].length).not.toBe([...(granted[2]?.keys() ?? [])].length);
    await expect.poll(() => seats[1]?.now().truth).toBeDefined();
    // The same game for both, whatever they read it in; and it plays again to the same end.
    expect(seats[1]?.now().truth).toEqual(seats[0]?.now().truth);
    expect(await ben.client.verify(table)).toMatchObject({ ok: true });
    const [told, folded] = await pastsOf(ben, seats[1]!, "fr");
    expect(folded).toEqual(told);
  });
});

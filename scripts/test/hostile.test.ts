/** The short form of `npm run soak -- hostile`: a little of every attack, and what the siege itself can find. */
import { type Attack, inputOf, runAttack } from "@chronarium/kernel/hostile";
import { afterAll, describe, expect, test } from "vitest";
import { DOORS } from "./hostile/attacks.ts";
import { besiege, EATS, HANGS } from "./hostile/siege.ts";

/** How many inputs each door gets here; those that start a process get few. */
const SHORT: Readonly<Record<string, number>> = {
  commands: 6,
  lines: 300,
  missions: 60,
  protocol: 150,
};

describe("a little of every attack finds nothing", () => {
  const opened: { close?: () => void }[] = [];
  afterAll(() => {
    for (const attack of opened) attack.close?.();
  });
  test.each(DOORS.map(({ name, attack }) => [name, attack] as const))(
    "%s",
    { timeout: 600_000 },
    async (name, open) => {
      const attack = open("short");
      opened.push(attack);
      const count = SHORT[name] ?? 250;
      const { tried, letIn, faults } = await runAttack(attack, { seed: "short", count });
      expect(faults).toEqual([]);
      expect(tried).toBe(count);
      // An attack that is always refused would prove nothing about what comes after the door.
      if (name !== "commands") expect(letIn).toBeGreaterThan(0);
      expect(letIn).toBeLessThan(count);
    },
  );
});

test("an input is made by its number alone, whatever came before it", () => {
  const attack = DOORS.find(({ name }) => name === "records-rift")!.attack("alone");
  const made = (number: number): string => JSON.stringify(inputOf(attack, "alone", number));
  const first = Array.from({ length: 200 }, (_, number) => made(number));
  for (let number = 200; number < 3000; number++) made(number);
  expect(first.map((_, number) => made(number))).toEqual(first);
});

describe("a siege finds and names", () => {
  const doors = new URL("./hostile/planted.ts", import.meta.url).href;
  const siege = (door: string, hangMs = 8000) => besiege({ doors, door, seed: "s", ms: 60_000, hangMs });

  test("a fault, with the smallest input and the number that makes it again", {
    timeout: 300_000,
  }, async () => {
    const { fault, tried } = await siege("throws");
    expect(fault).toMatchObject({ message: "3 is too much", input: { list: [3] } });
    expect(tried).toBeGreaterThan(0);
  });
  test("an input that never ends", { timeout: 300_000 }, async () => {
    // It is waited for at every step of the shrinking, and turns in a circle all the while.
    expect((await siege("hangs", 1500)).fault?.message).toBe(HANGS);
  });
  test("an input that eats the memory", { timeout: 300_000 }, async () => {
    expect((await siege("eats")).fault?.message).toBe(EATS);
  });
  test("nothing where there is nothing", { timeout: 300_000 }, async () => {
    const { fault, tried, letIn } = await besiege({ doors, door: "sound", seed: "s", ms: 500 });
    expect(fault).toBeUndefined();
    expect([tried > 0, letIn]).toEqual([true, 0]);
  });
});

test("an attack in this process shrinks what it finds too", async () => {
  const attack: Attack = {
    input: (chance) => ({ name: "x".repeat(chance.below(50)), list: [1, 2, chance.below(5)] }),
    knock: (input) => {
      const { list = [] } = input as { readonly list?: readonly number[] };
      if (list.includes(4)) throw new Error("a four");
      return true;
    },
  };
  const { faults, letIn, tried } = await runAttack(attack, { seed: "s", count: 600 });
  expect(letIn).toBe(tried);
  // Ten are enough.
  expect(faults).toHaveLength(10);
  expect(tried).toBeLessThan(600);
  for (const { message, input } of faults) expect([message, input]).toEqual(["a four", { list: [4] }]);
});

/** What the chat of a table tells by itself, in words. */
import type { Note, PartySetup } from "@chronarium/authority";
import { expect, test } from "vitest";
import { noteText as en } from "../src/online/words/notes-en.ts";
import { noteText as fr } from "../src/online/words/notes-fr.ts";

const of = { seat: 1, name: "Élise" };
const setup: PartySetup = {
  seats: 3,
  options: {},
  clock: { kind: "none" },
  lobby: true,
  rated: false,
  help: true,
  takeBack: false,
};
const ONE_OF_EACH: { readonly [Code in Note["code"]]: Note & { readonly code: Code } } = {
  began: { code: "began" },
  ended: { code: "ended" },
  playsOn: { code: "playsOn" },
  backRefused: { code: "backRefused" },
  backDropped: { code: "backDropped" },
  sat: { code: "sat", ...of },
  stood: { code: "stood", ...of },
  returned: { code: "returned", ...of },
  gone: { code: "gone", ...of },
  here: { code: "here", ...of },
  noTime: { code: "noTime", ...of },
  botPlays: { code: "botPlays", ...of },
  seatOpen: { code: "seatOpen", ...of },
  shared: { code: "shared", ...of },
  resigned: { code: "resigned", ...of },
  wishesEnd: { code: "wishesEnd", ...of },
  asksBack: { code: "asksBack", ...of },
  backWithdrawn: { code: "backWithdrawn", ...of },
  wentBack: { code: "wentBack", ...of },
  satFor: { code: "satFor", ...of, whom: "Ada" },
  botSeated: { code: "botSeated", ...of, whom: "Vesper" },
  removed: { code: "removed", ...of, whom: "Vesper" },
  changed: { code: "changed", ...of, setup, asked: true },
  rests: { code: "rests", ...of, days: 3 },
};

test.each(Object.values(ONE_OF_EACH))("$code is a sentence in both languages", (note) => {
  for (const text of [en, fr]) {
    expect(text(note, false)).toMatch(/^\p{Lu}[^.]*\.( [^.]+\.)?$/u);
    expect(text(note, false)).not.toMatch(/undefined|\bYou\b|Vous/);
    // Whoever reads of himself does not meet his name.
    expect(text(note, true)).not.toContain(of.name);
    expect(text(note, false).includes(of.name)).toBe("name" in note);
  }
});

test("a changed set-up names what is another, and nothing else", () => {
  const changed = (change: Partial<PartySetup>): Note => ({ code: "changed", ...of, setup: change });
  const live = { clock: { kind: "live", bank: 600, added: 20 } } as const;
  expect(en(changed(live), true).replaceAll("\u00a0", " ")).toBe("You changed the clock to 10 min + 20 s.");
  expect(en(ONE_OF_EACH.changed, false)).toBe(
    "Élise changed the table: 3 seats, no clock, other rules, no steps back by consent, hints allowed, open to anyone in the lobby, for fun. Everyone is asked again.",
  );
  expect(fr(ONE_OF_EACH.changed, true)).toBe(
    "Vous avez changé la table\u202f: 3 places, sans pendule, autres règles, sans retours d’un commun accord, conseils permis, ouverte à tous au salon, pour le plaisir. On redemande à tous.",
  );
  const turns = { clock: { kind: "turns", hours: 48, daysOff: 1 } } as const;
  expect(en(changed({ ...turns, rated: true }), false)).toBe(
    "Élise changed the table: 2 days a turn and 1 day off, rated.",
  );
  expect(fr(changed(turns), false)).toBe(
    "Élise a changé la pendule\u202f: 2 jours par tour et 1 jour de congé.",
  );
  expect(en(changed({}), true)).toBe("You changed nothing.");
});

test("French elides, and days off end", () => {
  expect(fr(ONE_OF_EACH.seatOpen, false)).toBe("La place d’Élise est ouverte à un ami.");
  expect(fr({ ...ONE_OF_EACH.rests, days: 0 }, false)).toBe("Élise a fini son congé.");
  expect(en({ ...ONE_OF_EACH.rests, days: 0 }, true)).toBe("You ended the days off.");
});

/** The chronicle speaks to whoever reads it, and puts names after "de" as French does. */
import { expect, test } from "vitest";
import { chronomancer, type Event, type State } from "../src/index.ts";
import { chronomancerText } from "../text/index.ts";
import { newTable } from "./table.ts";

/** Everything that happens in games of one and of three. */
function* told(): Generator<Event> {
  for (const [seats, seed] of [
    [1, "a"],
    [1, "b"],
    [3, "c"],
    [3, "d"],
  ] as const) {
    let state: State = newTable({ seats, seed: `you ${seed}` });
    for (let step = 1; state.phase !== "over"; step++) {
      const legal = chronomancer.legalActions(state, state.turn);
      const action = legal[(step * 11 + (step >> 3)) % legal.length];
      if (action === undefined) return;
      const after = chronomancer.apply(state, state.turn, action);
      yield* after.events;
      state = after.state;
    }
  }
}
const events = [...told()];
const sentences = (language: "en" | "fr", names: Parameters<(typeof chronomancerText)["en"]["event"]>[1]) =>
  events.flatMap((event) => {
    const { event: say, detail } = chronomancerText[language];
    return [say(event, names), detail(event, names) ?? ""];
  });
/** Seats by names that begin with a vowel, a mute h, and a y before a consonant. */
const NAMES = ["Ondine", "Hélène", "Yves"];
const seat = (each: number): string => NAMES[each] ?? "Lucie";

test("you act in the second person, others in the third", () => {
  const said = sentences("en", { seat, you: 0 });
  expect(said.filter((sentence) => /\b[Yy]ou [a-z]+s\b/.test(sentence))).toEqual([]);
  expect(said.filter((sentence) => /Ondine/.test(sentence))).toEqual([]);
  expect(said.some((sentence) => sentence.startsWith("You take "))).toBe(true);
  expect(said.some((sentence) => sentence.startsWith("Your Timepiece moves "))).toBe(true);
  expect(said.some((sentence) => sentence.startsWith("Hélène takes "))).toBe(true);
});

test("vous agissez à la deuxième personne", () => {
  const said = sentences("fr", { seat, you: 0 });
  const verbs = said.flatMap((sentence) => /^Vous (?:ne |n’)?([^ ]+)/.exec(sentence)?.[1] ?? []);
  expect(verbs.length).toBeGreaterThan(50);
  expect(verbs.filter((verb) => !/ez$|^vous$/.test(verb))).toEqual([]);
  expect(said.filter((sentence) => /Ondine|(?:à|de|pour) vous /.test(sentence))).toEqual([]);
  expect(said.some((sentence) => sentence.startsWith("Votre pion Sablier avance "))).toBe(true);
});

test("names are elided after de, also before h and y", () => {
  const said = sentences("fr", { seat });
  expect(said.filter((sentence) => /\b[dq](?:e|ue) (?:Ondine|Hélène|Yves)/.test(sentence))).toEqual([]);
  for (const name of NAMES) expect(said.some((sentence) => sentence.includes(`d’${name}`))).toBe(true);
  expect(said).toContain("Tour d’Yves\u202f: son pion Sablier est le plus en retard.");
});

test("two on one card are many: the Twin blades bring", () => {
  const gained = {
    type: "gained",
    seat: 1,
    card: "M09",
    size: "small",
    colour: "R",
    count: 1,
    rule: "DS-4",
  } as const;
  expect(chronomancerText.en.event(gained, { seat })).toBe("The Twin blades bring Hélène a red Relic.");
  expect(chronomancerText.fr.event(gained, { seat, you: 1 })).toBe(
    "Les Lames jumelles vous apportent une Relique rouge.",
  );
  const replaced = { kind: "replaced", card: "M09" } as const;
  expect(chronomancerText.en.outlook.effect(replaced)).toBe("The Twin blades leave the game.");
  expect(chronomancerText.fr.outlook.effect(replaced)).toBe("Les Lames jumelles quittent la partie.");
});

test("« étal » is the shelf and nothing else", () => {
  const said = [
    ...sentences("fr", { seat }),
    chronomancerText.fr.action({ type: "close" }, { seat }),
    chronomancerText.fr.question({ kind: "sell", seat: 0, sold: [], gold: 0, debt: 1 }, { seat }),
  ];
  expect(said.filter((sentence) => /étal/.test(sentence))).toEqual([]);
});

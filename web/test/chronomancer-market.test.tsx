import {
  actionOf,
  actionsOf,
  adviceFor,
  type BoatState,
  bestPlan,
  bestSales,
  chronomancer,
  closedSales,
  coloursOf,
  type Event,
  goldToBeHad,
  keptOf,
  type Player,
  reckon,
  type SellFrame,
  type StallPlan,
  type State,
  sellFrame,
  shelfOf,
  totalOf,
  withCount,
  withRogues,
} from "@chronarium/chronomancer";
import { chronomancerText, refusalText, stallVerdict } from "@chronarium/chronomancer/text";
import { readOptions } from "@chronarium/kernel";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { commit, MarketLedger } from "../src/games/chronomancer/market/market-ledger.tsx";
import { SalesList } from "../src/games/chronomancer/market/sales-list.tsx";
import { marketWords } from "../src/games/chronomancer/market/words.ts";
import { playOut } from "./chronomancer-games.ts";

const languages = ["en", "fr"] as const;
const names = { seat: (seat: number): string => `P${seat}` };

/** The example of the register under BG-54, on the last day: nothing is worth keeping. */
function market(change: Partial<State> = {}, shelf?: Player["shelf"]): State {
  const read = readOptions(chronomancer.options, {});
  if (!read.ok) throw new Error("The options have defaults.");
  const state = chronomancer.setup(read.options, 2, "market");
  const boats: BoatState[] = [
    { pieces: ["R", "R", "G", "B"], dock: "left" },
    { pieces: ["R", "R", "R", "B"], dock: "centreLeft" },
    { pieces: [], dock: null },
    { pieces: ["B", "Y", "Y", "X"], dock: "centreRight" },
    { pieces: [], dock: null },
    { pieces: [], dock: null },
  ];
  const frame: SellFrame = { kind: "sell", seat: 0, sold: [], gold: 0, debt: 0 };
  return {
    ...state,
    day: 3,
    phase: "market",
    turn: 0,
    boats,
    lair: 2,
    pending: [{ kind: "endMarket" }, { ...frame, seat: 1 }, frame],
    players: state.players.map((player) => ({
      ...player,
      shelf: shelf ?? { small: { R: 2, G: 0, B: 0, Y: 0 }, large: { R: 0, G: 0, B: 1, Y: 0 } },
    })),
    ...change,
  };
}
const viewOf = (state: State) => chronomancer.viewFor(state, 0);
const frameOf = (state: State): SellFrame => sellFrame(viewOf(state), 0) as SellFrame;
const nothing: StallPlan = bestPlan({});

describe("the ledger of the sales", () => {
  const state = market({ lair: 1 });
  const view = viewOf(state);
  const advice = adviceFor(view, 0);
  const shelf = shelfOf(view, 0);

  test("shows the colours on the shelf, and chooses the best split", () => {
    expect(coloursOf(shelf, frameOf(state))).toEqual(["R", "B"]);
    const plan = bestPlan(advice);
    // (2 + 2) × 3 = 12 beats (2 + 2) × 2 = 8 by more than a card costs.
    expect(plan.R.small).toEqual([0, 2]);
    expect(plan.B.large).toEqual([0, 1]);
    expect(totalOf(view, frameOf(state), plan)).toEqual({ gold: 24, debt: 2 });
  });

  test("takes Goods from those that are kept, then from the other pier", () => {
    const one = withCount(view, shelf, "R", nothing.R, { pier: "left", size: "small", count: 1 });
    expect(one.small).toEqual([1, 0]);
    const split = withCount(view, shelf, "R", one, { pier: "centre", size: "small", count: 1 });
    expect(split.small).toEqual([1, 1]);
    expect(keptOf(split, shelf, "R", "small")).toBe(0);
    expect(withCount(view, shelf, "R", split, { pier: "left", size: "small", count: 2 }).small).toEqual([
      2, 0,
    ]);
    expect(withCount(view, shelf, "R", split, { pier: "centre", size: "small", count: 2 }).small).toEqual([
      0, 2,
    ]);
    expect(reckon(view, "R", split)).toMatchObject({ gold: 2 * 2 + 2 * 3, debt: 1 });
  });

  test("leaves it to the rules to say what cannot be", () => {
    const refusalOf = (split: StallPlan["R"]) => {
      const action = actionOf("R", split);
      return action && chronomancer.refusal(state, 0, action)?.code;
    };
    const much = withCount(view, shelf, "R", nothing.R, { pier: "left", size: "small", count: 3 });
    expect(refusalOf(much)).toBe("chronomancer/not-on-shelf");
    expect(refusalOf(withRogues(nothing.R, "left", true))).toBe("chronomancer/sells-nothing");
    expect(refusalOf(nothing.R)).toBeUndefined();
  });

  test("commits one colour after the other and goes on from those that are sold", () => {
    let now = state;
    const plan = bestPlan(advice);
    expect(actionsOf(plan, frameOf(now)).map(({ colour }) => colour)).toEqual(["R", "B"]);
    const total = totalOf(view, frameOf(now), plan);
    for (const action of actionsOf(plan, frameOf(now))) {
      expect(chronomancer.refusal(now, 0, action)).toBeUndefined();
      now = chronomancer.apply(now, 0, action).state;
      expect(totalOf(viewOf(now), frameOf(now), plan)).toEqual(total);
    }
    expect(actionsOf(plan, frameOf(now))).toEqual([]);
    expect(chronomancer.refusal(now, 0, { type: "close" })).toBeUndefined();
  });

  test("closes only when every colour is sold", async () => {
    const actions = actionsOf(bestPlan(advice), frameOf(state));
    const told = async (refused?: string): Promise<readonly string[]> => {
      const steps: string[] = [];
      const step = (name: string) => {
        steps.push(name);
        return Promise.resolve(name !== refused);
      };
      await commit(
        actions,
        ({ colour }) => step(colour),
        () => step("close"),
      );
      return steps;
    };
    expect(await told()).toEqual(["R", "B", "close"]);
    expect(await told("R")).toEqual(["R"]);
  });

  test("counts the Cultists where nobody else buys, and as the player likes elsewhere", () => {
    const cultists = market({ rogue: "cultists" }, { small: { R: 0, G: 1, B: 0, Y: 1 }, large: shelf.large });
    const seen = viewOf(cultists);
    const goods = shelfOf(seen, 0);
    const at = { pier: "centre", size: "small", count: 1 } as const;
    const green = withCount(seen, goods, "G", nothing.G, at);
    expect(green.rogues).toEqual(["centre"]);
    expect(reckon(seen, "G", green)).toMatchObject({ gold: 2, debt: 2 });
    const yellow = withCount(seen, goods, "Y", nothing.Y, at);
    expect(yellow.rogues).toEqual([]);
    expect(reckon(seen, "Y", withRogues(yellow, "centre", true))).toMatchObject({ gold: 9, debt: 2 });
    expect(withCount(seen, goods, "G", green, { ...at, count: 0 })).toEqual(nothing.G);
  });

  test("says why the best is best, and what another split loses", () => {
    const say = (language: "en" | "fr", split: StallPlan["R"]) =>
      stallVerdict(chronomancerText[language], view, "R", split, advice);
    const quay = withCount(view, shelf, "R", nothing.R, { pier: "left", size: "small", count: 2 });
    expect(say("en", quay)).toBe(
      "4 Gold less than 2 red Relics at the Black Market, but no Corruption (saves about 1.3 Gold).",
    );
    expect(say("fr", quay)).toBe(
      "4 Or de moins que 2 Reliques rouges au Marché noir, mais aucune Corruption (épargne environ 1,3 Or).",
    );
    expect(say("en", bestPlan(advice).R)).toBe(
      "Suggested: 2 red Relics at the Black Market. 4 Gold more than 2 red Relics at the Relic Quay, but 1 Corruption card more (costs about 1.3 Gold).",
    );
    expect(stallVerdict(chronomancerText.en, view, "G", nothing.G, advice)).toBe("Nobody buys them today.");
  });

  test("names what is kept for another day", () => {
    const early = viewOf(market({ lair: 1, day: 1 }));
    const one = withCount(early, shelf, "R", nothing.R, { pier: "centre", size: "small", count: 1 });
    const advice = adviceFor(early, 0);
    expect(stallVerdict(chronomancerText.en, early, "R", one, advice)).toBe(
      "6 Gold less than 2 red Relics at the Black Market, but 1 Good more for another day.",
    );
  });

  test("suggests what earns most today, also where keeping might pay more another day", () => {
    // A single Bard on the Relic Quay: 2 Gold today, about 5 on another day.
    const shelf = { small: { R: 0, G: 1, B: 0, Y: 0 }, large: { R: 0, G: 0, B: 0, Y: 0 } };
    const early = viewOf(market({ day: 1 }, shelf));
    expect(bestSales(early, 0)[0]?.best.action).toBeUndefined();
    const advice = adviceFor(early, 0);
    expect(bestPlan(advice).G.small).toEqual([1, 0]);
    expect(stallVerdict(chronomancerText.en, early, "G", bestPlan(advice).G, advice)).toBe(
      "Suggested: 1 green Relic at the Relic Quay. 2 Gold more than keeping everything, but 1 Good fewer for another day.",
    );
    expect(goldToBeHad(early, 0)).toBe(2);
  });

  test("suggests no sale that costs more than it brings", () => {
    // Only the Cultist of the Black Market takes a green Artifact: 4 Gold for 2 cards, and all Rogues are in the Lair.
    const shelf = { small: { R: 0, G: 0, B: 0, Y: 0 }, large: { R: 0, G: 1, B: 0, Y: 0 } };
    const dear = viewOf(market({ lair: 8, rogue: "cultists" }, shelf));
    expect(bestPlan(adviceFor(dear, 0)).G).toEqual(nothing.G);
    expect(goldToBeHad(dear, 0)).toBe(4);
  });

  test("says what asks for each Corruption card", () => {
    expect(marketWords.en.surcharge(2, 1)).toBe(
      "2 Corruption cards: 1 for the Black Market, 1 for the Rogues",
    );
    expect(marketWords.en.surcharge(1, 0)).toBe("1 Corruption card for the Black Market");
    expect(marketWords.fr.surcharge(1, 1)).toBe("1 carte Corruption pour les Voyous");
    expect(marketWords.fr.surcharge(0, 0)).toBe("aucune Corruption");
  });
});

describe("the sales on the screen", () => {
  const draw = (state: State, language: "en" | "fr"): string =>
    renderToStaticMarkup(
      <MarketLedger
        view={viewOf(state)}
        seat={0}
        language={language}
        text={chronomancerText[language]}
        refusal={(action) => chronomancer.refusal(state, 0, action)}
        refusalText={(refusal) => refusalText(language, refusal, names)}
        onRule={() => {}}
        onSell={async () => true}
        onClose={async () => true}
      />,
    );

  test.each(languages)("name every field and the sums, in %s", (language) => {
    const html = draw(market({ lair: 1 }), language);
    const { piers, colours } = chronomancerText[language];
    for (const pier of ["left", "centre"] as const)
      expect(html).toContain(
        `aria-label="${marketWords[language].field("small", colours.R.name, piers[pier].name)}"`,
      );
    expect(html).toContain("4 × 3 = 12");
    expect(html).toContain(marketWords[language].sell(24));
    expect(html).toContain(marketWords[language].draws(2));
    // Nobody on the right pier wants blue: the field is there, and so is the reason.
    expect(html).toContain(marketWords[language].nobody(colours.B.faction));
  });

  test("offer the Rogues of the Cultists only", () => {
    expect(draw(market(), "en")).not.toContain('type="checkbox"');
    expect(draw(market({ rogue: "cultists" }), "en")).toContain("Count 1 Rogue, for 1 Corruption card");
  });

  test("go on from the colours sold, and show nothing to anybody else", () => {
    const state = market({ lair: 1 });
    const [first] = actionsOf(bestPlan(adviceFor(viewOf(state), 0)), frameOf(state));
    const after = chronomancer.apply(state, 0, first as NonNullable<typeof first>).state;
    expect(draw(after, "en")).toContain("Sell for 12 Gold");
    expect(draw({ ...state, pending: state.pending.slice(0, -1) }, "en")).toBe("");
  });
});

/** What the cells of the table with this total add up to. */
function sumOf(html: string, total: number): number {
  const table = html.split("<section").find((part) => part.includes(`: ${total} Gold · `)) ?? "";
  return [...table.matchAll(/= (\d+) Gold/g)].reduce((sum, [, gold]) => sum + Number(gold), 0);
}

describe("what the others sold", () => {
  const sold = {
    type: "sold",
    small: 2,
    large: 0,
    worth: 4,
    buyers: 3,
    rogues: 0,
    gold: 12,
    rule: "BG-46",
  } as const;
  const events: readonly Event[] = [
    { type: "closed", who: 0, gold: 99, corruption: 0 },
    { type: "marketBegan", day: 2, order: [1, "peddler", 0], setBack: [] },
    { ...sold, who: 1, colour: "R", pier: "centre" },
    { type: "closed", who: 1, gold: 12, corruption: 1 },
    { ...sold, who: "peddler", colour: "G", pier: "left" },
    { type: "closed", who: "peddler", gold: 12, corruption: 0 },
    { type: "closed", who: 0, gold: 0, corruption: 0 },
  ];

  test("is told for the last Market Phase", () => {
    expect(closedSales(events).map(({ who, gold, sales }) => [who, gold, sales.length])).toEqual([
      [1, 12, 1],
      ["peddler", 12, 1],
      [0, 0, 0],
    ]);
    const html = renderToStaticMarkup(
      <SalesList events={events} language="en" text={chronomancerText.en} names={names} />,
    );
    expect(html).toContain("P1: 12 Gold · 1 Corruption card");
    expect(html).toContain("2 Relics: 4 × 3 = 12 Gold");
    expect(html).toContain("The Peddler: 12 Gold");
    expect(html).toContain("2 small: 4 × 3 = 12 Gold");
    expect(html).toContain("P0 sold nothing.");
  });

  test("adds up to the total, whoever sells, in whole games", () => {
    const html = (told: readonly Event[]): string =>
      renderToStaticMarkup(
        <SalesList events={told} language="en" text={chronomancerText.en} names={names} />,
      );
    let twice = 0;
    for (let seed = 1; seed <= 24; seed++) {
      let told: Event[] = [];
      for (const { events: next } of playOut(seed % 4 === 0 ? 2 : 1, seed)) {
        told.push(...next);
        const closes = next.some(({ type }) => type === "closed");
        if (!closes) continue;
        for (const { gold, sales } of closedSales(told)) {
          const cells = new Set(sales.map(({ colour, pier }) => `${colour} ${pier}`));
          if (cells.size < sales.length) twice++;
          if (gold > 0) expect(sumOf(html(told), gold)).toBe(gold);
        }
        told = told.slice(told.findLastIndex(({ type }) => type === "marketBegan"));
      }
    }
    // The Peddler has sold both sizes of a colour at the Black Market.
    expect(twice).toBeGreaterThan(0);
  });
});

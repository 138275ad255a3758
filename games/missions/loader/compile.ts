/** Makes a pack of what the author wrote: what may be left out is filled in, and every object remembers its place. */
import type { Conflict, CountParams, Pack, Token, Trigger } from "../src/pack.ts";
import { builder, inner, some } from "./build.ts";
import type { Path, Place } from "./problem.ts";
import type { LocationSource, MissionSource, ReceptaclesSource, ThingsSource } from "./source-types.ts";

export type Origins = ReadonlyMap<object, Place>;
export type Parts = {
  readonly mission: MissionSource;
  readonly receptacles: { readonly file: string; readonly value: ReceptaclesSource };
  readonly locations: readonly { readonly file: string; readonly value: LocationSource }[];
  readonly things: readonly { readonly file: string; readonly value: ThingsSource; readonly list?: string }[];
};

export function compile(parts: Parts): { readonly pack: Pack; readonly origins: Origins } {
  const origins = new Map<object, Place>();
  const at = <T extends object>(object: T, place: Place): T => {
    origins.set(object, place);
    return object;
  };
  const build = builder(at);
  const { mission } = parts;
  const file = "mission.yaml";
  const here = (...path: Path): Place => ({ file, path });
  const things = parts.things.map(({ file: name, value, list }) => ({
    value,
    place: (...path: Path): Place => ({ file: name, path: list === undefined ? path : path.slice(1) }),
  }));
  const { params, setup, tutorial } = mission;
  const pack: Pack = {
    tsm: 1,
    id: mission.id,
    version: mission.version,
    title: mission.title,
    ...some({ lead: mission.lead }),
    age: mission.age,
    minutes: mission.minutes,
    contentNotes: mission.contentNotes ?? [],
    languages: mission.languages,
    players: Object.keys(params.byReceptacles).map(Number),
    sealed: mission.sealed ?? true,
    counts: mission.counts,
    covers: mission.covers,
    params: {
      azrakTotal: params.azrakTotal,
      costs: {
        enterLocation: params.costs?.enterLocation ?? 1,
        explore: params.costs?.explore ?? 1,
        initiate: params.costs?.initiate ?? 1,
        gift: params.costs?.gift ?? 1,
      },
      bonusRaisesCap: params.bonusRaisesCap ?? false,
      byReceptacles: Object.fromEntries(
        Object.entries(params.byReceptacles).map(([count, each]): [string, CountParams] => [
          count,
          at(
            {
              forced: each.forced ?? [],
              bonusEach: each.bonusEach ?? 0,
              bonusShared: each.bonusShared ?? 0,
              freeExplore: each.freeExplore,
              freeUpdates: each.freeUpdates,
              support: each.support,
            },
            here("params", "byReceptacles", count),
          ),
        ]),
      ),
      solo: {
        freeChoice: params.solo?.freeChoice ?? true,
        preselect: params.solo?.preselect ?? [],
        telepathyGate: params.solo?.telepathyGate ?? false,
      },
    },
    setup: {
      order: setup.order,
      return: setup.return,
      prologue: setup.prologue.map(({ id, text, alt, art }, index) =>
        at({ id, text, alt, ...some({ art }) }, here("setup", "prologue", index)),
      ),
      onStart: build.effects(setup.onStart, here("setup", "onStart"), false),
    },
    acts: (mission.acts ?? []).map((act, index) =>
      at({ ...act, when: build.condition(act.when) }, here("acts", index)),
    ),
    map: {
      ...some({ art: mission.map.base.art }),
      spots: mission.map.base.spots.map((spot, index) =>
        build.spot(spot, here("map", "base", "spots", index)),
      ),
    },
    performance: Object.fromEntries(Object.entries(mission.performance.byReceptacles)),
    ...some({
      tutorial:
        tutorial === undefined
          ? undefined
          : {
              ...some({ destiny: tutorial.destiny }),
              coach: (tutorial.coach ?? []).map((each, index) =>
                at({ ...each }, here("tutorial", "coach", index)),
              ),
            },
    }),
    vars: Object.fromEntries(
      Object.entries(mission.vars ?? {}).map(([name, value]) => [
        name,
        at(
          "count" in value ? { count: value.count.map((each) => build.condition(each)) } : value,
          here("vars", name),
        ),
      ]),
    ),
    endings: mission.endings.map(({ id, outcome, text, variants }, index) =>
      at(
        {
          id,
          outcome,
          variants: (variants ?? [{ when: "always" as const, text: text ?? "" }]).map((each, v) =>
            at(
              { when: build.condition(each.when), text: each.text },
              here("endings", index, ...(variants === undefined ? ["text"] : ["variants", v])),
            ),
          ),
        },
        here("endings", index),
      ),
    ),
    receptacles: parts.receptacles.value.map((each, index) =>
      build.receptacle(each, { file: parts.receptacles.file, path: [index] }),
    ),
    locations: parts.locations.map(({ file: name, value }) => build.location(value, name)),
    items: things.flatMap(({ value, place }) =>
      (value.items ?? []).map((each, index) => build.item(each, place("items", index))),
    ),
    tokens: things.flatMap(({ value, place }) =>
      (value.tokens ?? []).map((each, index): Token => {
        const { id, shape, name, text, copies, rule } = each;
        return at(
          { id, shape, name, copies, ...some({ text, rule: rule && build.hook(rule) }) },
          place("tokens", index),
        );
      }),
    ),
    triggers: things.flatMap(({ value, place }) =>
      (value.triggers ?? []).map((each, index): Trigger => {
        const { source, on, when, limit, effects } = each;
        const own = place("triggers", index);
        return at(
          {
            source,
            on,
            ...some({ when: when && build.condition(when), limit }),
            effects: build.effects(effects, inner(own, "effects"), false),
          },
          own,
        );
      }),
    ),
    destiny: things.flatMap(({ value, place }) =>
      (value.destiny ?? []).map(({ value: points, shuffle }, index) =>
        at(
          { value: points, ...some({ shuffle: shuffle === true ? (true as const) : undefined }) },
          place("destiny", index),
        ),
      ),
    ),
    conflicts: things.flatMap(({ value, place }) =>
      (value.conflicts ?? []).map((each, index): Conflict => {
        const own = place("conflicts", index);
        return at(
          {
            id: each.id,
            name: each.name,
            ...some({ text: each.text }),
            life: Object.fromEntries(Object.entries(each.life)),
            lifeMods: build.mods(each.lifeMods, inner(own, "lifeMods")),
            keepDamage: each.keepDamage ?? true,
            tests: each.tests.map((test, t) => build.test(test, inner(own, "tests", t), true)),
            onDefeat: build.effects(each.onDefeat, inner(own, "onDefeat"), true),
          },
          own,
        );
      }),
    ),
  };
  at(pack, here());
  return { pack, origins };
}

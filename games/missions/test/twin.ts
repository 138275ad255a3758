/** A second mission of the same shape in which everything that a seat must find out is another thing (3.2). */
import type { Loaded } from "../loader/index.ts";
import { ATTRIBUTES, type Effect, type Option, type Pack, type Volume } from "../src/index.ts";

/** Keys that lie open from the beginning, or from the moment their place is displayed. */
function openKeys({ setup, receptacles, locations, ...pack }: Pack): ReadonlySet<string> {
  return new Set([
    pack.title,
    setup.order,
    setup.return,
    ...setup.prologue.flatMap(({ text, alt }) => [text, alt]),
    ...receptacles.flatMap(({ name, story, talent, gear }) => [
      name,
      ...story,
      ...(talent === undefined ? [] : [talent.text]),
      gear.name,
      gear.text,
    ]),
    ...locations.flatMap(({ name, cards }) => [
      name,
      ...cards.flatMap(({ caption, faces, readAloud, variants }) => [
        caption,
        ...faces.map(({ alt }) => alt),
        ...(readAloud === true
          ? variants.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)])
          : []),
      ]),
    ]),
    ...pack.acts.map(({ name }) => name),
    ...(pack.tutorial?.coach ?? []).map(({ text }) => text),
    ...pack.tokens.filter(({ id }) => id === "coin" || id === "tok:E").map(({ name }) => name),
  ]);
}

/**
 * A second mission with the same words and things, in which no option and no answer ends it, nor brings the Item that
 * would. Whoever has read a card knows what it says, and not yet what comes of it.
 */
export function endlessOf({ pack, texts }: Loaded): Volume {
  const isEnd = (effect: Effect): boolean =>
    "end" in effect ||
    ("take" in effect &&
      pack.items.some(
        ({ id, variants }) => id === effect.take.item && variants.some((each) => each.effects.some(isEnd)),
      ));
  const harmless = (effect: Effect): Effect =>
    isEnd(effect) ? { azrak: { lose: 1, who: "self" }, once: false } : effect;
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]): [string, unknown] =>
        name === "options"
          ? [name, inner.map((option: Option) => ({ ...option, effects: option.effects.map(harmless) }))]
          : [name, change(inner)],
      ),
    );
  };
  return { pack: change(pack) as Pack, texts };
}

export function twinOf({ pack, texts }: Loaded): Volume {
  const open = openKeys(pack);
  const keys = new Set(Object.keys(texts[pack.languages[0]!]!));
  const other = new Map<string, string>();
  const colours = new Map(pack.items.map(({ id, colour }) => [id, colour]));
  const next = (id: string): string => {
    const same = pack.items.filter(({ colour, map }) => colour === colours.get(id) && map === undefined);
    const at = same.findIndex((item) => item.id === id);
    return at < 0 ? id : same[(at + 1) % same.length]!.id;
  };
  const change = (value: unknown, field: string, inTest: boolean): unknown => {
    if (typeof value === "string") {
      if (field === "attribute" && inTest) {
        const at = (ATTRIBUTES as readonly string[]).indexOf(value);
        return ATTRIBUTES[(at + 1) % ATTRIBUTES.length];
      }
      if (keys.has(value) && !open.has(value) && !field.endsWith("id")) {
        other.set(`${value}.twin`, value);
        return `${value}.twin`;
      }
      return value;
    }
    if (Array.isArray(value)) return value.map((each) => change(each, field, inTest));
    if (typeof value !== "object" || value === null) return value;
    const isTest = "difficulty" in value && "results" in value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]): [string, unknown] => {
        if (name === "id" && isTest) return [name, `${String(inner)}.t`];
        if (name === "base" && inTest) return [name, Number(inner) + 1];
        if (name === "take" && typeof inner === "object" && inner !== null && "item" in inner)
          return [name, { ...inner, item: next(String(inner.item)) }];
        return [name, change(inner, name, inTest || isTest)];
      }),
    );
  };
  const twin = change(pack, "", false) as Pack;
  const words = Object.fromEntries(
    Object.entries(texts).map(([language, own]) => [
      language,
      {
        ...own,
        ...Object.fromEntries([...other].map(([key, from]) => [key, `Other words for ${own[from] ?? from}`])),
      },
    ]),
  );
  return { pack: twin, texts: words };
}

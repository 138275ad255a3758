import { readFileSync } from "node:fs";
import { type AnyRules, lessonMatch, playLesson, readLesson } from "@chronarium/kernel";
import { describe, expect, it } from "vitest";
import { Authority, type Scene } from "../src/authority.ts";
import { MemoryStore } from "../src/memory-store.ts";
import { clientOf, codeOf, hostOf, opened, rejection, tabs, until } from "./house.ts";

const text = readFileSync(new URL("../../games/khronos/lessons/first.txt", import.meta.url), "utf8");
const read = readLesson(text);
if (!read.ok) throw new Error(read.problem.message);
const { lesson } = read;

/** The steps of Khronos' lesson, by their ids. */
async function sceneOf(rules: AnyRules, name: string): Promise<Scene | undefined> {
  const played = playLesson(rules, lesson);
  const at = lesson.steps.findIndex(({ id }) => id === name);
  const scene = played.ok ? played.scenes[at] : undefined;
  if (scene === undefined) return undefined;
  const script = scene.acts.flatMap(({ seat, action }) => (seat === 1 ? [action] : []));
  return {
    seats: [
      { kind: "human", name: "You" },
      { kind: "bot", name: "Idris", level: 1, script },
    ],
    match: (id) => lessonMatch(rules, lesson, scene, { id, names: ["You", "Idris"] }),
  };
}

const keep = { type: "build", era: "might", building: "military", size: 2, at: "E7", pay: [1, 1] };
const builtBy = (entries: readonly { readonly events: readonly { readonly type: string }[] }[]) =>
  entries.flatMap(({ events }) => events.filter(({ type }) => type === "built"));

describe("a scene", () => {
  it("is laid at its own position, is in no list, and is found again as it was left", async () => {
    const store = new MemoryStore();
    const [tab] = tabs(1, store, { over: { sceneOf } });
    const id = await tab!.library.lay("khronos", "leader");
    const a = await opened(tab!, id);
    expect((await a.table.present()).view).toMatchObject({ round: 2 });
    expect(codeOf(await a.play(0, keep))).toBe("ok");
    expect(await tab!.library.list()).toEqual([]);
    const again = await opened(tab!, await tab!.library.lay("khronos", "leader"));
    expect((await again.table.present()).revision).toBe(1);
    a.table.close();
    again.table.close();
    await tab!.library.remove(id);
    const anew = await opened(tab!, await tab!.library.lay("khronos", "leader"));
    expect((await anew.table.present()).revision).toBe(0);
  });

  it("has others who play the part that was written for them", async () => {
    const [tab] = tabs(1, new MemoryStore(), { over: { sceneOf } });
    const a = await opened(tab!, await tab!.library.lay("khronos", "leader"));
    expect(codeOf(await a.play(0, keep))).toBe("ok");
    expect(codeOf(await a.play(0, { type: "end" }))).toBe("ok");
    await until(() => a.updates.at(-1)?.moment.actors[0] === 0);
    expect(builtBy(await a.table.chronicle())).toMatchObject([
      { seat: 0, building: "military", at: "E7" },
      { seat: 1, building: "religious", at: "F6" },
    ]);
  });

  it("has others who play as a bot would where their part does not fit any more", async () => {
    const [tab] = tabs(1, new MemoryStore(), {
      over: {
        sceneOf: async (rules, name) => {
          const scene = await sceneOf(rules, name);
          const script = [{ type: "build", era: "might", building: "civil", size: 3, at: "A1", pay: [2, 1] }];
          return scene && { ...scene, seats: [scene.seats[0]!, { ...scene.seats[1]!, script }] };
        },
      },
    });
    const a = await opened(tab!, await tab!.library.lay("khronos", "leader"));
    expect(codeOf(await a.play(0, { type: "end" }))).toBe("ok");
    await until(() => a.updates.at(-1)?.moment.actors[0] === 0);
    expect((await a.table.present()).stopped).toBeUndefined();
  });

  it("that has been written anew is laid anew, whatever was played on its old table", async () => {
    const store = new MemoryStore();
    const [old] = tabs(1, store, { over: { sceneOf } });
    const a = await opened(old!, await old!.library.lay("khronos", "leader"));
    expect(codeOf(await a.play(0, keep))).toBe("ok");
    a.table.close();
    const [newer] = tabs(1, store, { over: { sceneOf: (rules) => sceneOf(rules, "build") } });
    const b = await opened(newer!, await newer!.library.lay("khronos", "leader"));
    expect((await b.table.present()).revision).toBe(0);
  });

  it("that nobody knows is refused, and nothing is stored", async () => {
    const store = new MemoryStore();
    const library = clientOf(new Authority(hostOf(store, { sceneOf })));
    expect(await rejection(library.lay("khronos", "nowhere"))).toBe("driver/no-such-scene");
    const bare = clientOf(new Authority(hostOf(store)));
    expect(await rejection(bare.lay("khronos", "leader"))).toBe("driver/no-such-scene");
    expect(await store.list()).toEqual([]);
  });
});

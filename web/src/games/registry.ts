/** The games that can be put on the table; each is a chunk of its own. */
import type { GameUi } from "./ui.ts";

const loaders: Readonly<Record<string, () => Promise<GameUi>>> = {
  khronos: async () => (await import("./khronos/index.tsx")).khronosUi,
};

export async function loadGame(id: string): Promise<GameUi | undefined> {
  return Object.hasOwn(loaders, id) ? await loaders[id]?.() : undefined;
}

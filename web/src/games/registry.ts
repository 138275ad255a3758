/** The games that can be put on the table; each is a chunk of its own. */
import { speakWith } from "../app/text.ts";
import { loadChronomancerText } from "./chronomancer/text.ts";
import { loadKhronosText } from "./khronos/text.ts";
import type { GameUi } from "./ui.ts";

const loaders: Readonly<Record<string, () => Promise<GameUi>>> = {
  khronos: async () => {
    const [{ khronosUi }] = await Promise.all([import("./khronos/index.tsx"), speakWith(loadKhronosText)]);
    return khronosUi;
  },
  chronomancer: async () => {
    const [{ chronomancerUi }] = await Promise.all([
      import("./chronomancer/index.tsx"),
      speakWith(loadChronomancerText),
    ]);
    return chronomancerUi;
  },
};

export async function loadGame(id: string): Promise<GameUi | undefined> {
  return Object.hasOwn(loaders, id) ? await loaders[id]?.() : undefined;
}

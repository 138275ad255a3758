/** What the form of a new game asks for: the options of a game with their words, loaded when somebody looks at them. */
import type { OptionField } from "@chronarium/kernel";
import { speakWith } from "../app/text.ts";
import type { Language } from "../text/catalogue.ts";

export type OptionText = {
  readonly name: string;
  readonly explanation: string;
  /** By the value as text. */
  readonly values: Readonly<Record<string, string>>;
};

type GameOptions = {
  readonly fields: readonly (readonly [name: string, field: OptionField])[];
  readonly textIn: (language: Language) => Readonly<Record<string, OptionText>>;
  /** Whether an option means anything with so many seats. */
  readonly applies: (name: string, seats: number) => boolean;
};

const loaders: Readonly<Record<string, () => Promise<GameOptions>>> = {
  khronos: async () => {
    const [{ khronos }, { loadKhronosText, textIn }] = await Promise.all([
      import("@chronarium/khronos"),
      import("../games/khronos/text.ts"),
    ]);
    await speakWith(loadKhronosText);
    return {
      fields: Object.entries(khronos.options),
      textIn: (language) => textIn(language).options,
      applies: () => true,
    };
  },
  chronomancer: async () => {
    const [{ chronomancer }, { loadChronomancerText, textIn }] = await Promise.all([
      import("@chronarium/chronomancer"),
      import("../games/chronomancer/text.ts"),
    ]);
    await speakWith(loadChronomancerText);
    return {
      fields: Object.entries(chronomancer.options),
      textIn: (language) => textIn(language).options,
      // The Peddler comes to whoever plays alone.
      applies: (name, seats) => name !== "peddler" || seats === 1,
    };
  },
};

const loading = new Map<string, Promise<GameOptions>>();

export function optionsOf(game: string): Promise<GameOptions> {
  let options = loading.get(game);
  if (options === undefined) {
    options = loaders[game]?.() ?? Promise.reject(new Error(`There is no game called ${game}.`));
    loading.set(game, options);
  }
  return options;
}

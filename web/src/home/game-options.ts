/** What the form of a new game asks for: the options of a game with their words, loaded when somebody looks at them. */
import type { OptionField } from "@chronarium/kernel";
import type { GameSpeech, OpenGame } from "../games/entry.ts";
import { speechOf } from "../games/registry.ts";

type GameOptions = {
  readonly fields: readonly (readonly [name: string, field: OptionField])[];
  readonly textIn: GameSpeech["options"];
};

const loading = new Map<string, Promise<GameOptions>>();

async function load(game: OpenGame): Promise<GameOptions> {
  const [rules, speech] = await Promise.all([game.rules(), speechOf(game)]);
  return { fields: Object.entries(rules.options), textIn: speech.options };
}

/** The same promise for the same game: a form that waits for it asks again. */
export function optionsOf(game: OpenGame): Promise<GameOptions> {
  const options = loading.get(game.id) ?? load(game);
  loading.set(game.id, options);
  return options;
}

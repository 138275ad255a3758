/** What follows from what a viewer sees, made where he sits, when it is first asked for. */
import { type AnyRules, seedRng } from "@chronarium/kernel";
import { type Chance, freshSeed } from "./clock.ts";
import type { Moment, Seen } from "./types.ts";

/** All that the viewer's end asks of a game. */
export type Imagines = Pick<AnyRules, "imagine">;

/** Without rules nothing can be imagined: the game is sealed. */
export type Imagination = { readonly rules: Imagines | undefined; readonly chance: Chance };

export function momentOf(seen: Seen, imagination: Imagination): Moment {
  let imagined: { readonly state: unknown } | undefined;
  return {
    ...seen,
    get imagined(): unknown {
      imagined ??= { state: imaginedOf(seen, imagination) };
      return imagined.state;
    },
  };
}

function imaginedOf({ view, viewer, truth }: Seen, { rules, chance }: Imagination): unknown {
  if (truth !== undefined) return truth;
  return rules?.imagine?.(view, viewer, seedRng(freshSeed(chance), "moment"));
}

/** A sentence whose places can be pointed at, reached and chosen. */
import type { Era } from "@chronarium/khronos";
import type { ReactNode } from "react";
import { aboutOf } from "./named.ts";
import { focusSquare } from "./view.ts";

const PLACE = /\b([A-P](?:1\d|20|[1-9]))\b/;

export function Said({ text, era }: { readonly text: string; readonly era: Era }): ReactNode {
  return text.split(PLACE).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity.
        key={i}
        type="button"
        className="place-word"
        data-about={aboutOf([{ era, at: part }])}
        onClick={() => focusSquare({ era, at: part })}
      >
        {part}
      </button>
    ),
  );
}

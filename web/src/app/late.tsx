/** Parts that are loaded when they are first needed, or a while before, when nothing else happens. */
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { PartBoundary } from "./missing.tsx";

const waiting = new Set<() => Promise<unknown>>();

/** A failure shows when the part is drawn. */
export function fetchAhead(): void {
  for (const load of waiting) load().catch(() => {});
  waiting.clear();
}

/**
 *     const KeysDialog = late(async () => (await import("./keys-dialog.tsx")).KeysDialog);
 *
 * A part that is there already is drawn at once; one that is missing says so in its place.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let there: ComponentType<Props> | undefined;
  const fetched = async (): Promise<ComponentType<Props>> => {
    there = await load();
    return there;
  };
  waiting.add(fetched);
  const Coming = lazy(async () => ({ default: await fetched() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called at the top of modules, once for each part.
  return function Late(props: Props): ReactNode {
    // Drawn first as one of the two, it stays that one: the other would begin anew.
    const [Part] = useState(() => there ?? (Coming as ComponentType<Props>));
    return (
      <PartBoundary>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

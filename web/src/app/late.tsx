/** Parts that are loaded when they are first needed, or a while before, when nothing else happens. */
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { PartBoundary } from "./missing.tsx";

const waiting = new Set<() => Promise<unknown>>();

const whenIdle = (work: () => void): unknown =>
  "requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work, 100);

/** One after the other while nothing else happens: each brings styles, and all at once would keep a click waiting. */
export function fetchAhead(): void {
  const [load] = waiting;
  if (load === undefined) return;
  waiting.delete(load);
  // A failure shows when the part is drawn.
  load()
    .catch(() => {})
    .finally(() => whenIdle(fetchAhead));
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

/** A part of the page that could not be loaded: says so with words that are always there, and tries again. */
import { Component, type ReactNode, useEffect, useState } from "react";
import { unloaded } from "../text/unloaded.ts";
import "./missing.css";
import { languageNow } from "./text.ts";

/** As the browsers and the build's loader of styles put it. */
const MISSING = /dynamically imported module|importing a module script failed|unable to preload css/i;

export const isMissing = (error: unknown): boolean => error instanceof Error && MISSING.test(error.message);

/**
 * A browser may remember that a part was not there, so the page is loaded again; every move is stored. Not before the
 * network answers, or these words would be gone too.
 */
async function loadAgain(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    if (answer.ok) location.reload();
    return answer.ok;
  } catch {
    return false;
  }
}

export function Missing({ slow = false }: { readonly slow?: boolean }): ReactNode {
  const words = unloaded[languageNow()];
  const [still, setStill] = useState(0);
  return (
    <div className="missing" role="alert">
      <p>{slow ? words.slow : words.lead}</p>
      {still > 0 && <p key={still}>{words.still}</p>}
      <button
        type="button"
        className="btn"
        data-kind="primary"
        onClick={() => void loadAgain().then((answers) => answers || setStill(still + 1))}
      >
        {words.again}
      </button>
    </div>
  );
}

/** For what loads by itself: so long one waits without a word. */
const SLOW_MS = 10_000;

export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return slow;
}

/** Around a part that is loaded late: when it is missing, the rest of the page stays. */
export class PartBoundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // What is broken otherwise is for the page to tell.
    if (!isMissing(error)) throw error;
    return <Missing />;
  }
}

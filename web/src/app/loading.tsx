import type { ReactNode } from "react";
import "./loading.css";
import { Missing, useSlow } from "./missing.tsx";
import { useText } from "./text.ts";

/** Shows only when a page takes longer than a blink. */
export function Loading(): ReactNode {
  const { shell } = useText();
  const slow = useSlow(true);
  return (
    <main className="loading" tabIndex={-1}>
      {slow ? <Missing slow /> : <p>{shell.loading}</p>}
    </main>
  );
}

import type { ReactNode } from "react";
import "./loading.css";
import { useText } from "./text.ts";

/** Shows only when a page takes longer than a blink. */
export function Loading(): ReactNode {
  const { shell } = useText();
  return (
    <main className="loading" tabIndex={-1}>
      <p>{shell.loading}</p>
    </main>
  );
}

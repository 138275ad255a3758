import type { ReactNode } from "react";

/** `*…*` sets off a term. */
export function Said({ text }: { readonly text: string }): ReactNode {
  return text.split("*").map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
    i % 2 === 1 ? <strong key={i}>{part}</strong> : part,
  );
}

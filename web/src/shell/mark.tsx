/** The mark of the house: a dial whose hand grows a branch. */
import type { ReactNode } from "react";

export function Mark({ size = 32 }: { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="3">
        <circle cx="20" cy="20" r="17" />
        <path d="M20 37V20" />
        <path d="M20 26C20 18 11 20 9 12" strokeLinecap="round" />
      </g>
      <path d="M20 21L30 9" stroke="var(--now)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="20" cy="21" r="3.4" fill="var(--now)" />
    </svg>
  );
}

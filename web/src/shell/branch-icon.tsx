import type { ReactNode } from "react";

/** A line that leaves another: our own, in the manner of the other icons. */
export function BranchIcon({ size = 22 }: { readonly size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5 20V4M5 13c0-6 12-2 12-9M13.5 7L17 4l3 3.5" />
    </svg>
  );
}

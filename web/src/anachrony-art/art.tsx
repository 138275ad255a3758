/** One drawing on its own: its group is centred on the middle of the picture. Words stand beside it, so it is silent. */
import type { ReactNode } from "react";

export function Art({
  size,
  reach,
  className,
  children,
}: {
  readonly size: number;
  /** How far the drawing reaches from its middle. */
  readonly reach: number;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`${-reach} ${-reach} ${reach * 2} ${reach * 2}`}
      className={className}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react";
import { go } from "./router.ts";

/** A link inside the page: no reload, but a real address for new tabs and screen readers. */
export function Link({
  to,
  onFollow,
  children,
  ...rest
}: {
  readonly to: string;
  /** Called when the page goes there, so that a menu can close. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">): ReactNode {
  const follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    onFollow?.();
    go(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

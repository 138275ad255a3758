import type { AnchorHTMLAttributes, ReactNode } from "react";

/** A link to a rule or a chapter: stays where it is read, and is a real address for new tabs. */
export function PlaceLink({
  game,
  place,
  onGo,
  children,
  ...rest
}: {
  readonly game: string;
  readonly place: string;
  readonly onGo: (place: string) => void;
  readonly children: ReactNode;
} & AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  return (
    <a
      {...rest}
      href={`/rules/${game}#${place}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onGo(place);
      }}
    >
      {children}
    </a>
  );
}

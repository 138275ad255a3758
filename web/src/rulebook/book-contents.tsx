import { type ReactNode, useState } from "react";
import { useText } from "../app/text.ts";
import type { Rulebook } from "./load.ts";
import { PlaceLink } from "./place-link.tsx";

export const GLOSSARY = "glossary";

export function BookContents({
  book,
  onGo,
}: {
  readonly book: Rulebook;
  readonly onGo: (place: string) => void;
}): ReactNode {
  const { rulebook } = useText();
  const [open, setOpen] = useState(false);
  const places = [...book.chapters, { id: GLOSSARY, title: rulebook.glossary }];
  return (
    <nav className="rulebook-contents" aria-label={rulebook.contents}>
      <button type="button" className="btn" aria-expanded={open} onClick={() => setOpen(!open)}>
        {rulebook.contents}
      </button>
      <ol data-open={open}>
        {places.map(({ id, title }) => (
          <li key={id}>
            <PlaceLink
              game={book.game}
              place={id}
              onGo={(place) => {
                setOpen(false);
                onGo(place);
              }}
            >
              {title}
            </PlaceLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Words of the story: paragraphs, bold and italic, and nothing else (4.2). */
import { Fragment, type ReactNode } from "react";

function inline(text: string): ReactNode {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map((part, i) => {
    const key = `${i}`;
    if (part.startsWith("**")) return <b key={key}>{part.slice(2, -2)}</b>;
    if (part.startsWith("*") && part.length > 2) return <em key={key}>{part.slice(1, -1)}</em>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}

export function Prose({ text }: { readonly text: string }): ReactNode {
  return (
    <div className="ms-read">
      {text.split(/\n{2,}/).map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity.
        <p key={i}>{inline(paragraph)}</p>
      ))}
    </div>
  );
}

/** In a line of its own, without paragraphs. */
export const Said = ({ text }: { readonly text: string }): ReactNode => inline(text);

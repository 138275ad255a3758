import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type ReactNode, useId } from "react";
import { useText } from "../app/text.ts";
import type { Findings } from "./search.ts";

export function SearchBox({
  query,
  example,
  onChange,
  findings,
}: {
  readonly query: string;
  /** A rule that can be searched for. */
  readonly example: string;
  readonly onChange: (query: string) => void;
  readonly findings: Findings | undefined;
}): ReactNode {
  const { rulebook } = useText();
  const id = useId();
  const count = findings === undefined ? 0 : findings.passages.length + findings.terms.length;
  return (
    <search className="rulebook-search">
      <label htmlFor={id}>{rulebook.search}</label>
      <div className="rulebook-field">
        <Search size={18} aria-hidden="true" />
        <input
          id={id}
          type="text"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          placeholder={rulebook.searchHint(example)}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || query === "") return;
            event.preventDefault();
            onChange("");
          }}
        />
        {query !== "" && (
          <button type="button" className="icon-btn" aria-label={rulebook.clear} onClick={() => onChange("")}>
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      <p role="status">
        {findings === undefined ? "" : count === 0 ? rulebook.nothing(query.trim()) : rulebook.found(count)}
      </p>
    </search>
  );
}

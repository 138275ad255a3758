/** The rulebook of a game: a page of its own, or a drawer at the table. */
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useRef, useState } from "react";
import { useText } from "../app/text.ts";
import type { Language } from "../text/catalogue.ts";
import { BookContents } from "./book-contents.tsx";
import { BookText } from "./book-text.tsx";
import { type Loaded, loadRulebook } from "./load.ts";
import "./rulebook-view.css";
import { searchBook } from "./search.ts";
import { SearchBox } from "./search-box.tsx";

export type RulebookProps = {
  readonly game: string;
  readonly language: Language;
  /** The rule or the chapter to open. */
  readonly rule?: string | undefined;
  /** The options of the table it is opened at. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The address of the table that it lies beside. */
  readonly beside?: string;
  /** Told when the reader goes to another rule; without it the address of the page stays. */
  readonly onRule?: (rule: string) => void;
};

export function RulebookView({ game, language, rule, options, beside, onRule }: RulebookProps): ReactNode {
  const { rulebook, shell } = useText();
  const { loaded, failed, retry } = useRulebook(game, language);
  const [target, setTarget] = useState<Target>();
  const [query, setQuery] = useState("");
  const root = useRef<HTMLDivElement>(null);
  const goTo = (place: string): void => {
    setQuery("");
    setTarget({ place });
    onRule?.(place);
  };
  useEffect(() => {
    setTarget(rule === undefined ? undefined : { place: rule });
    if (rule !== undefined) setQuery("");
  }, [rule]);
  const searched = useDeferredValue(query.trim());
  useGoTo(root, loaded && searched === "" ? target : undefined);

  if (failed)
    return (
      <div className="rulebook rulebook-state">
        <p role="alert">{rulebook.failed}</p>
        <button type="button" className="btn" onClick={retry}>
          {rulebook.retry}
        </button>
      </div>
    );
  if (loaded === undefined)
    return (
      <div className="rulebook rulebook-state" role="status">
        <p>{shell.loading}</p>
      </div>
    );
  const { book } = loaded;
  const findings = searched === "" ? undefined : searchBook(book, searched);
  return (
    <div className="rulebook" ref={root} data-game={game} lang={language}>
      <div className="rulebook-side">
        <SearchBox query={query} example={exampleRule(book)} onChange={setQuery} findings={findings} />
        <BookContents book={book} onGo={goTo} />
      </div>
      <div className="rulebook-main">
        <BookText
          loaded={loaded}
          target={target?.place}
          query={searched}
          findings={findings}
          options={options}
          onGo={goTo}
          beside={beside}
        />
      </div>
    </div>
  );
}

function useRulebook(
  game: string,
  language: Language,
): { readonly loaded: Loaded | undefined; readonly failed: boolean; readonly retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    loadRulebook(game, language).then(
      (answer) => wanted && setLoaded(answer),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [game, language, attempt]);
  return { loaded, failed, retry: () => setAttempt((count) => count + 1) };
}

/** The first rule of the book: it shows how its rules are written. */
const exampleRule = ({ chapters }: Loaded["book"]): string =>
  chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules))[0] ?? "";

/** A wish to go somewhere; the same place wished again is another wish. */
type Target = { readonly place: string };

/** Brings the target into sight and gives it the focus, once for each wish. */
function useGoTo(root: RefObject<HTMLElement | null>, target: Target | undefined): void {
  const done = useRef<Target>(undefined);
  useEffect(() => {
    if (target === undefined || target === done.current) return;
    done.current = target;
    const place =
      root.current?.querySelector<HTMLElement>("[data-target='true']") ??
      root.current?.querySelector<HTMLElement>(`[data-chapter="${CSS.escape(target.place)}"]`);
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: place.dataset.chapter === undefined ? "center" : "start" });
  }, [root, target]);
}

/** One rule in thirty seconds: another one every day, and as many more as somebody wants. */
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "../app/link.tsx";
import { useLanguage } from "../app/text.ts";
import { puzzleOfDay } from "../puzzles/day.ts";
import { type Loaded, loadRulebook } from "../rulebook/load.ts";
import "../play/rule-link.css";
import { shownText } from "./words.ts";
import "./shown.css";

export function OneRule({ game }: { readonly game: string }): ReactNode {
  const language = useLanguage();
  const text = shownText[language];
  const [book, setBook] = useState<Loaded>();
  const [more, setMore] = useState(0);
  useEffect(() => {
    let wanted = true;
    loadRulebook(game, language).then(
      (loaded) => wanted && setBook(loaded),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  const rules = book === undefined ? [] : pictured(book);
  const rule = rules[(puzzleOfDay(Math.max(1, rules.length), new Date()) + more * STRIDE) % rules.length];
  const [paragraph] = rule === undefined ? [] : (book?.paragraphsFor(rule) ?? []);
  if (rule === undefined || paragraph === undefined) return null;
  return (
    <section className="learn-card one-rule" aria-labelledby="one-rule" data-game={game}>
      <h2 id="one-rule">{text.thirty}</h2>
      <div className="one-rule-picture">{book?.diagram(paragraph)}</div>
      <p aria-live="polite">
        {paragraph.text}{" "}
        <Link className="rule" to={`/rules/${game}#${rule}`}>
          {rule}
        </Link>
      </p>
      <footer>
        <Link
          className="btn"
          data-kind="primary"
          to={`/learn/${game}/rule/${encodeURIComponent(rule)}`}
          aria-label={text.showMeOf(rule)}
        >
          {text.showMe}
        </Link>
        <button type="button" className="btn" onClick={() => setMore(more + 1)}>
          {text.another}
        </button>
      </footer>
    </section>
  );
}

/** Of the rules that can be tried those that the book draws. */
function pictured({ shown, paragraphsFor, diagram }: Loaded): readonly string[] {
  const drawn = [...shown].filter((rule) =>
    paragraphsFor(rule)
      .slice(0, 1)
      .some((first) => diagram(first) !== undefined),
  );
  return drawn.length > 0 ? drawn : [...shown];
}

/** Neighbours in the book are about the same thing: the next one is far away, and in time all come. */
const STRIDE = 37;

/** The rulebook over a table: loaded when somebody first asks for a rule. */
import type { Chapter, Paragraph, Rulebook } from "@chronarium/kernel";
import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "../app/text.ts";
import type { Language } from "../text/catalogue.ts";
import { openSheet } from "./place.ts";
import { useSpeech } from "./speech.ts";

const BOOKS: Readonly<Record<Language, () => Promise<Rulebook>>> = {
  en: async () => (await import("@chronarium/anachrony/rulebook/en")).en,
  fr: async () => (await import("@chronarium/anachrony/rulebook/fr")).fr,
};

function useBook(): Rulebook | undefined {
  const language = useLanguage();
  const [book, setBook] = useState<Rulebook>();
  useEffect(() => {
    let wanted = true;
    BOOKS[language]()
      .then((loaded) => {
        if (wanted) setBook(loaded);
      })
      // Offline before everything was kept: the sentences on the table still hold.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [language]);
  return book;
}

/** A rule by itself, a chapter by its name, or the whole book. */
export function Rules({ rule }: { readonly rule: string | undefined }): ReactNode {
  const { words, game } = useSpeech();
  const book = useBook();
  if (book === undefined) return null;
  const chapter = book.chapters.find(({ id }) => id === rule);
  if (chapter !== undefined)
    return (
      <>
        <h3>{chapter.title}</h3>
        {chapter.paragraphs.map(paragraph)}
        <AllRules />
      </>
    );
  const about = book.chapters.flatMap(({ paragraphs }) =>
    paragraphs.filter(({ rules }) => rule !== undefined && rules.includes(rule)),
  );
  if (rule !== undefined)
    return (
      <>
        <h3>
          {rule} {game.rulesOf(rule) === rule ? "" : game.rulesOf(rule)}
        </h3>
        {about.length === 0 ? <p>{words.rules.none}</p> : about.map(paragraph)}
        <AllRules />
      </>
    );
  return book.chapters.map(({ id, title, paragraphs }: Chapter) => (
    <details key={id} className="co-chapter">
      <summary>{title}</summary>
      {paragraphs.map(paragraph)}
    </details>
  ));
}

function AllRules(): ReactNode {
  const { rules } = useSpeech().words;
  return (
    <button type="button" className="btn" onClick={() => openSheet("rules")}>
      {rules.all}
    </button>
  );
}

const paragraph = ({ text, rules, table }: Paragraph): ReactNode => (
  <div key={`${rules.join()} ${text}`} className="co-paragraph">
    <p>
      {text} <small>{rules.join(", ")}</small>
    </p>
    {table !== undefined && (
      <table>
        <tbody>
          {table.map((row) => (
            <tr key={row.join()}>
              {row.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </div>
);

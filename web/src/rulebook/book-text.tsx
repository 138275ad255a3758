import { Fragment, type ReactNode } from "react";
import { useText } from "../app/text.ts";
import { RuleLinks } from "../shown/rule-links.tsx";
import { GLOSSARY } from "./book-contents.tsx";
import { BookParagraph } from "./book-paragraph.tsx";
import type { Loaded, Paragraph } from "./load.ts";
import { Marked } from "./marked.tsx";
import type { Findings } from "./search.ts";

/** The whole book, or what a search has found of it. */
export function BookText({
  loaded,
  target,
  query,
  findings,
  options,
  onGo,
  beside,
}: {
  readonly loaded: Loaded;
  readonly target: string | undefined;
  readonly query: string;
  readonly findings: Findings | undefined;
  readonly options: Readonly<Record<string, unknown>> | undefined;
  readonly onGo: (place: string) => void;
  readonly beside: string | undefined;
}): ReactNode {
  const { rulebook } = useText();
  const { book, paragraphsFor, shown, diagram } = loaded;
  const [aimed] = target === undefined ? [] : paragraphsFor(target);
  const isChapter = target === GLOSSARY || book.chapters.some(({ id }) => id === target);
  const found = findings && new Set(findings.passages.map(({ paragraph }) => paragraph));
  const chapters = book.chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter((paragraph) => found === undefined || found.has(paragraph)),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  const terms = findings?.terms ?? book.glossary;
  return (
    <>
      {findings === undefined && <p className="rulebook-lead">{book.lead}</p>}
      {target !== undefined && aimed === undefined && !isChapter && (
        <p role="alert">{rulebook.noSuchRule(target)}</p>
      )}
      {chapters.map(({ id, title, paragraphs }) => (
        <section key={id} className="rulebook-chapter" aria-labelledby={`chapter-${id}`}>
          <h2 id={`chapter-${id}`} data-chapter={id} tabIndex={-1}>
            {title}
          </h2>
          {paragraphs.map((paragraph, index) => (
            <BookParagraph
              // biome-ignore lint/suspicious/noArrayIndexKey: a book does not change while it is read.
              key={index}
              game={book.game}
              paragraph={paragraph}
              aimed={paragraph === aimed}
              query={query}
              optionOn={isOn(options, paragraph)}
              onGo={onGo}
              diagram={diagram(paragraph)}
              links={
                <RuleLinks
                  game={book.game}
                  // Each rule is offered where the book says most about it.
                  rules={paragraph.rules.filter((rule) => paragraphsFor(rule)[0] === paragraph)}
                  shown={shown}
                  beside={beside}
                />
              }
            />
          ))}
        </section>
      ))}
      {terms.length > 0 && (
        <section className="rulebook-chapter" aria-labelledby={`chapter-${GLOSSARY}`}>
          <h2 id={`chapter-${GLOSSARY}`} data-chapter={GLOSSARY} tabIndex={-1}>
            {rulebook.glossary}
          </h2>
          <dl className="rulebook-glossary">
            {terms.map(({ term, text }) => (
              <Fragment key={term}>
                <dt>
                  <Marked text={term} query={query} />
                </dt>
                <dd>
                  <Marked text={text} query={query} />
                </dd>
              </Fragment>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

/** Options are off, 0 or a named standard; a paragraph about one applies when the table has switched it on. */
function isOn(options: Readonly<Record<string, unknown>> | undefined, { option }: Paragraph): boolean {
  const value = option === undefined ? undefined : options?.[option];
  return value === true || (typeof value === "number" && value !== 0);
}

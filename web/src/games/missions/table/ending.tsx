/** The end: the story's last page, and the report beside it. The outcome is one word; what was missed, titles alone. */
import { type ReactNode, useState } from "react";
import { go } from "../../../app/router.ts";
import { useLanguage } from "../../../app/text.ts";
import { useLibrary } from "../../../table/library-context.ts";
import { useTable } from "../../../table/store.ts";
import { useSave } from "../../../table/use-save.ts";
import { endPicture } from "../pictures.ts";
import type { Sight } from "../sight.ts";
import { textIn, wordsIn } from "../text.ts";
import { Prose } from "./prose.tsx";
import "./ending.css";

export function Ending({ sight }: { readonly sight: Sight }): ReactNode {
  const language = useLanguage();
  const { end: words, ledger } = wordsIn(language);
  const { outcomes, grades } = textIn(language);
  const live = useTable((state) => state.live);
  const library = useLibrary();
  const save = useSave();
  const { view, word } = sight;
  const { end } = view;
  if (end === null) return null;
  const src = endPicture(view);
  const found = view.groupTokens.map((id) => word(view.tokens.find((each) => each.id === id)?.name ?? ""));
  // Whoever has only watched would take the place of somebody who played.
  const played = live.own === undefined || live.own.length > 0;
  const again = async (): Promise<void> => {
    const { game, seats } = live.table;
    go(`/t/${await library.create({ game, seats, options: live.options })}`);
  };
  return (
    <section className="ms-end">
      <article>
        {src !== undefined && <img src={src} alt="" />}
        <h2>{word(view.title)}</h2>
        {end.text !== null && <Prose text={word(end.text)} />}
      </article>
      <div className="ms-paper ms-report">
        <header>
          <h2>{words.title}</h2>
          {end.grade !== null && <b className="ms-stamp">{grades[end.grade] ?? end.grade}</b>}
        </header>
        <dl>
          <div>
            <dt>{words.ending}</dt>
            <dd>{outcomes[end.outcome]}</dd>
          </div>
          <div>
            <dt>{words.rating}</dt>
            <dd>
              {end.grade === null ? words.noGrade : (grades[end.grade] ?? end.grade)}
              <small>{words.onReturn(view.missionReturn)}</small>
            </dd>
          </div>
          {found.length > 0 && (
            <div>
              <dt>{words.found}</dt>
              <dd>{found.join(" · ")}</dd>
            </div>
          )}
          <div>
            <dt>{words.missed}</dt>
            <dd>
              <Missed titles={end.missed.map(word)} />
            </dd>
          </div>
          <div>
            <dt>{ledger.return2}</dt>
            <dd>
              <small>
                <Prose text={word(view.order.return)} />
              </small>
            </dd>
          </div>
          {live.seed !== undefined && (
            <div>
              <dt>{words.seed}</dt>
              <dd>
                <code>{live.seed.slice(0, 16)}</code>
                <small>{words.audit}</small>
              </dd>
            </div>
          )}
        </dl>
        <div className="ms-row">
          {played && (
            <button type="button" className="btn" data-kind="primary" onClick={() => void again()}>
              {words.again}
            </button>
          )}
          <button type="button" className="btn" onClick={() => go(`/new/${live.table.game}`)}>
            {words.other}
          </button>
          <button type="button" className="btn" onClick={() => void save()}>
            {words.save}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Titles tell what another evening would bring: they are named to whoever asks for them. */
function Missed({ titles }: { readonly titles: readonly string[] }): ReactNode {
  const { end: words } = wordsIn(useLanguage());
  const [asked, setAsked] = useState(false);
  if (titles.length === 0) return words.nothingMissed;
  if (asked) return <span role="status">{titles.join(" · ")}</span>;
  return (
    <>
      {words.missedCount(titles.length)}
      <small>{words.spoils}</small>
      <button type="button" className="btn" onClick={() => setAsked(true)}>
        {words.name}
      </button>
    </>
  );
}

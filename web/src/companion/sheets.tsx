/** What lies over a table for a moment: menu, tracking, log, rules, sharing, and the two meanings of "It could not". */

import "./sheets.css";
import { type BotQuestion, questionOf, THINGS } from "@chronarium/anachrony/companion";
import type { Chapter, Paragraph, Rulebook } from "@chronarium/kernel";
import BookOpen from "lucide-react/icons/book-open";
import Eye from "lucide-react/icons/eye";
import List from "lucide-react/icons/list";
import Settings2 from "lucide-react/icons/settings-2";
import Share2 from "lucide-react/icons/share-2";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { type ReactNode, useEffect, useId, useState } from "react";
import { openLibrary } from "../app/library.ts";
import { Link } from "../app/link.tsx";
import { failureSentence } from "../app/refusal-text.ts";
import { go } from "../app/router.ts";
import { changeSettings, useSettings } from "../app/settings.ts";
import { titleOf } from "../app/table-words.ts";
import { useLanguage, useText } from "../app/text.ts";
import { Dialog } from "../shell/dialog.tsx";
import { Switch } from "../shell/switch.tsx";
import { toast } from "../shell/toasts.tsx";
import type { Language } from "../text/catalogue.ts";
import { download, fileName } from "../timelines/files.ts";
import { companion } from "./entry.ts";
import { toldOf } from "./parts.tsx";
import { leave, openSheet, type Sheet, usePlace } from "./place.ts";
import { playRecord, type Shared, scorePicture, scoreText } from "./share.ts";
import { NAMES, useSpeech } from "./speech.ts";
import { act, useGame, useTable, useTableStore } from "./store.ts";

export function Sheets(): ReactNode {
  const { sheet, rule } = usePlace();
  const { words } = useSpeech();
  if (sheet === undefined) return null;
  const titles: Readonly<Record<Sheet, string>> = {
    menu: words.menu,
    tracking: words.tracking.title,
    log: words.log.title,
    rules: words.rules.title,
    share: words.share.title,
    "could-not": words.couldNot.title,
  };
  return (
    <Dialog key={sheet} title={titles[sheet]} onClose={leave}>
      <div className="co-dialog">
        {sheet === "menu" && <Menu />}
        {sheet === "tracking" && <Tracking />}
        {sheet === "log" && <Log />}
        {sheet === "rules" && <Rules rule={rule} />}
        {sheet === "share" && <Share />}
        {sheet === "could-not" && <CouldNot />}
      </div>
    </Dialog>
  );
}

const LARGE = 140;

function Menu(): ReactNode {
  const { menuItems } = useSpeech().words;
  const large = useSettings(({ textSize }) => textSize >= LARGE);
  const items = [
    ["tracking", menuItems.tracking, <Eye key="i" size={20} aria-hidden="true" />],
    ["log", menuItems.log, <List key="i" size={20} aria-hidden="true" />],
    ["rules", menuItems.rules, <BookOpen key="i" size={20} aria-hidden="true" />],
    ["share", menuItems.share, <Share2 key="i" size={20} aria-hidden="true" />],
  ] as const;
  return (
    <>
      <Switch
        label={menuItems.large}
        explanation={menuItems.largeDoes}
        on={large}
        onChange={(on) => changeSettings({ textSize: on ? LARGE : 100 })}
      />
      <ul className="co-menu">
        {items.map(([sheet, name, icon]) => (
          <li key={sheet}>
            <button type="button" onClick={() => openSheet(sheet)}>
              {icon}
              {name}
            </button>
          </li>
        ))}
        <li>
          <Link to="/companion">
            <SlidersHorizontal size={20} aria-hidden="true" />
            {menuItems.tables}
          </Link>
        </li>
        <li>
          <Link to="/settings">
            <Settings2 size={20} aria-hidden="true" />
            {menuItems.settings}
          </Link>
        </li>
      </ul>
      <p className="co-quiet">{menuItems.awake}</p>
    </>
  );
}

/** CP-4: each by itself, at any time. */
function Tracking(): ReactNode {
  const { tracking } = useSpeech().words;
  const table = useTableStore();
  const { tracks } = useGame();
  return (
    <>
      <p>{tracking.lead}</p>
      {THINGS.map((thing) => (
        <Switch
          key={thing}
          label={tracking.things[thing].name}
          explanation={tracking.things[thing].does}
          on={tracks[thing]}
          onChange={(on) => void act(table, { type: "track", thing, on: on ? "yes" : "no" })}
        />
      ))}
    </>
  );
}

const SHOWN = 60;

function Log(): ReactNode {
  const speech = useSpeech();
  const { log } = speech.words;
  const table = useTableStore();
  const entries = useTable((state) => state.entries);
  const driver = useTable((state) => state.driver);
  const [all, setAll] = useState(false);
  const dice = entries.flatMap(({ events }) => events.filter((event) => event.type === "dieEntered"));
  const app = dice.filter(({ origin }) => origin === "app").length;
  const shown = entries.toReversed().slice(0, all ? entries.length : SHOWN);
  const branch = async (revision: number): Promise<void> => {
    try {
      go(companion.address(await driver.branch(revision, log.branchName(revision))));
    } catch (error) {
      toast(failureSentence(error));
    }
  };
  if (entries.length === 0) return <p>{log.empty}</p>;
  return (
    <>
      <p>{log.lead}</p>
      <p className="co-quiet">{log.dice(app, dice.length - app)}</p>
      <ol className="co-log" reversed start={table.getState().live.last}>
        {shown.map((entry) => (
          <li key={entry.revision}>
            <b>{entry.revision}</b>
            <span>
              {entry.events.length === 0
                ? toldOf(entry, speech)
                : entry.events.map((event) => speech.game.event(event, NAMES)).join(" ")}
            </span>
            <button
              type="button"
              className="btn"
              aria-label={log.branchOf(entry.revision)}
              onClick={() => void branch(entry.revision)}
            >
              {log.branch}
            </button>
          </li>
        ))}
      </ol>
      {!all && entries.length > SHOWN && (
        <button type="button" className="btn" onClick={() => setAll(true)}>
          {log.more}
        </button>
      )}
    </>
  );
}

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

/** A rule by itself, or the whole book. */
function Rules({ rule }: { readonly rule: string | undefined }): ReactNode {
  const { words, game } = useSpeech();
  const book = useBook();
  if (book === undefined) return null;
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
        <button type="button" className="btn" onClick={() => openSheet("rules")}>
          {words.rules.all}
        </button>
      </>
    );
  return book.chapters.map((chapter: Chapter) => (
    <details key={chapter.id} className="co-chapter">
      <summary>{chapter.title}</summary>
      {chapter.paragraphs.map(paragraph)}
    </details>
  ));
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

/** Through the phone's own sharing where it has one for files, otherwise as a file. */
async function give(name: string, blob: Blob): Promise<"shared" | "saved"> {
  const file = new File([blob], name, { type: blob.type });
  if (typeof navigator.canShare === "function" && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file] });
    return "shared";
  }
  download(name, blob);
  return "saved";
}

function Share(): ReactNode {
  const speech = useSpeech();
  const { share } = speech.words;
  const text = useText();
  const language = useLanguage();
  const state = useGame();
  const card = useTable(({ live }) => live.table);
  const [path, setPath] = useState("");
  const id = useId();
  const scored = state.phase === "score" || state.phase === "closed";
  const shared: Shared = { state, card, path: path.trim() };
  const name = fileName(card.game, titleOf(card, text, language), card.updated);
  const attempt = async (work: () => Promise<string | undefined>): Promise<void> => {
    try {
      const said = await work();
      if (said !== undefined) toast(said);
    } catch (error) {
      // Whoever closes the phone's own sheet has not failed.
      if (!(error instanceof DOMException && error.name === "AbortError")) toast(share.failed);
    }
  };
  const hand = (file: string, make: () => Promise<Blob> | Blob): Promise<void> =>
    attempt(async () => ((await give(file, await make())) === "saved" ? share.saved(file) : undefined));
  const copy = (): Promise<void> =>
    attempt(async () => {
      const said = scoreText(shared, speech);
      if (typeof navigator.share === "function") {
        await navigator.share({ text: said });
        return undefined;
      }
      await navigator.clipboard.writeText(said);
      return share.copied;
    });
  const json = (made: string): Blob => new Blob([made], { type: "application/json" });
  return (
    <>
      <p>{share.lead}</p>
      {scored ? (
        <>
          <label htmlFor={id} className="co-field">
            {share.path}
            <input id={id} value={path} maxLength={40} onChange={({ target }) => setPath(target.value)} />
          </label>
          <button
            type="button"
            className="btn"
            onClick={() => void hand(name.replace(/\.json$/, ".png"), () => scorePicture(shared, speech))}
          >
            {share.picture}
          </button>
          <button type="button" className="btn" onClick={() => void copy()}>
            {share.text}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => void hand(name.replace(/\.json$/, "-record.json"), () => json(playRecord(shared)))}
          >
            {share.record}
          </button>
        </>
      ) : (
        <p className="co-quiet">{share.early}</p>
      )}
      <button
        type="button"
        className="btn"
        onClick={() => void hand(name, async () => json(await (await openLibrary()).export(card.id)))}
      >
        {share.file}
      </button>
    </>
  );
}

const FOR_A_SPACE: readonly BotQuestion["ask"][] = ["space", "freeMines"];

/** CP-6: no space, or a space and nothing to take there. */
function CouldNot(): ReactNode {
  const { couldNot } = useSpeech().words;
  const table = useTableStore();
  const question = questionOf(useGame());
  const asked = question !== undefined && FOR_A_SPACE.includes(question.ask) ? "space" : "nothing";
  const tell = (reason: "space" | "nothing"): void => {
    leave();
    void act(table, { type: "couldNot", reason });
  };
  const answers = [
    ["space", couldNot.space, couldNot.spaceDoes, couldNot.placedAlready],
    ["nothing", couldNot.nothing, couldNot.nothingDoes, couldNot.spaceFirst],
  ] as const;
  return (
    <>
      <p>{couldNot.lead}</p>
      {answers.map(([reason, name, does, notNow]) => (
        <button
          key={reason}
          type="button"
          className="btn co-reason"
          disabled={question === undefined || reason !== asked}
          onClick={() => tell(reason)}
        >
          <b>{name}</b>
          <small>{reason === asked ? does : notNow}</small>
        </button>
      ))}
    </>
  );
}

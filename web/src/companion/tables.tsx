/** The companion's tables on this device: a new one, those that are kept, and files. */
import { MAX_RECORD_BYTES } from "@chronarium/kernel";
import "./tables.css";
import Download from "lucide-react/icons/download";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import Upload from "lucide-react/icons/upload";
import { type ReactNode, useRef, useState } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { BotFace } from "../anachrony-art/bot.tsx";
import { openLibrary, useTables } from "../app/library.ts";
import { Link } from "../app/link.tsx";
import { failureSentence, refusalSentence } from "../app/refusal-text.ts";
import { titleOf } from "../app/table-words.ts";
import { useLanguage, useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import type { TableCard } from "../driver/types.ts";
import { PageFrame } from "../shell/page-frame.tsx";
import { toast } from "../shell/toasts.tsx";
import { download, fileName } from "../timelines/files.ts";
import { Confirm, RenameForm } from "../timelines/row-forms.tsx";
import { timeAgo } from "../timelines/time-ago.ts";
import { companion } from "./entry.ts";
import { NewTable } from "./new-table.tsx";
import { useSpeech } from "./speech.ts";

export function Tables(): ReactNode {
  const { tables } = useSpeech().words;
  const kept = useTables();
  useTitle(tables.title);
  const cards = kept?.filter(({ game }) => game === companion.id) ?? [];
  return (
    <PageFrame section="companion">
      <div className="co-tables">
        <header>
          <Art size={84} reach={56}>
            <BotFace>6</BotFace>
          </Art>
          <div>
            <h1>{tables.title}</h1>
            <p>{tables.lead}</p>
          </div>
        </header>
        <NewTable />
        <section aria-labelledby="tables">
          <h2 id="tables">{tables.yours}</h2>
          {kept !== undefined && cards.length === 0 && <p className="co-quiet">{tables.none}</p>}
          <ul className="co-list">
            {cards.map((card) => (
              <li key={card.id}>
                <Row card={card} />
              </li>
            ))}
          </ul>
          <ImportFile />
        </section>
      </div>
    </PageFrame>
  );
}

function Row({ card }: { readonly card: TableCard }): ReactNode {
  const { tables } = useSpeech().words;
  const text = useText();
  const language = useLanguage();
  const [doing, setDoing] = useState<"nothing" | "renaming" | "removing">("nothing");
  const title = titleOf(card, text, language);
  const done = (): void => setDoing("nothing");
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      toast(failureSentence(error));
    }
    done();
  };
  const save = (): Promise<void> =>
    attempt(async () => {
      const name = fileName(card.game, title, Date.now());
      download(name, await (await openLibrary()).export(card.id));
      toast(tables.exported(name));
    });
  if (doing === "renaming")
    return (
      <RenameForm
        title={title}
        onSave={(name) => void attempt(async () => (await openLibrary()).rename(card.id, name))}
        onCancel={done}
      />
    );
  if (doing === "removing")
    return (
      <Confirm
        question={tables.removeQuestion(title, card.revision)}
        yes={tables.removeNow}
        no={tables.keep}
        onYes={() => void attempt(async () => (await openLibrary()).remove(card.id))}
        onNo={done}
      />
    );
  const facts = [
    card.damaged === undefined
      ? card.result === undefined
        ? tables.steps(card.revision)
        : tables.over(card.result.seats[0]?.score ?? 0, card.result.rivals?.[0]?.score ?? 0)
      : refusalSentence(card.damaged),
    card.updated > 0 ? timeAgo(card.updated, Date.now(), language) : "",
  ].filter((fact) => fact !== "");
  const actions = [
    [tables.rename, () => setDoing("renaming"), <Pencil key="i" size={18} aria-hidden="true" />],
    [tables.exportFile, () => void save(), <Download key="i" size={18} aria-hidden="true" />],
    [tables.remove, () => setDoing("removing"), <Trash2 key="i" size={18} aria-hidden="true" />],
  ] as const;
  return (
    <article className="co-kept">
      <div>
        <h3>{card.damaged === undefined ? <Link to={companion.address(card.id)}>{title}</Link> : title}</h3>
        <p>{facts.join(" · ")}</p>
      </div>
      {actions.map(([name, press, icon]) => (
        <button
          key={name}
          type="button"
          className="icon-btn"
          title={name}
          aria-label={tables.actionOn(name, title)}
          onClick={press}
        >
          {icon}
        </button>
      ))}
    </article>
  );
}

/** A file is checked completely before anything is kept; a damaged one changes nothing. */
function ImportFile(): ReactNode {
  const { tables } = useSpeech().words;
  const picker = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const take = async (file: File): Promise<void> => {
    const refuse = (why: string): void => setRefused(tables.refused(file.name, why));
    setRefused(undefined);
    if (file.size > MAX_RECORD_BYTES) {
      refuse(tables.tooLarge);
      return;
    }
    try {
      const library = await openLibrary();
      const answer = await library.import(await file.text());
      if (!answer.ok) {
        refuse(refusalSentence(answer.refusal));
        return;
      }
      const card = (await library.list()).find(({ id }) => id === answer.id);
      toast(card?.game === companion.id ? tables.imported : tables.notCompanion);
    } catch (error) {
      refuse(failureSentence(error));
    }
  };
  return (
    <>
      {refused !== undefined && (
        <p className="co-refused" role="alert">
          {refused}
        </p>
      )}
      <button type="button" className="btn" onClick={() => picker.current?.click()}>
        <Upload size={18} aria-hidden="true" />
        {tables.importFile}
      </button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void take(file);
          target.value = "";
        }}
      />
    </>
  );
}

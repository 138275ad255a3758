import Download from "lucide-react/icons/download";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useState } from "react";
import { openLibrary } from "../app/library.ts";
import { Link } from "../app/link.tsx";
import { failureSentence, refusalSentence } from "../app/refusal-text.ts";
import { firstOf, gameName, listOf, stateOf, titleOf, turnOf } from "../app/table-words.ts";
import { useLanguage, useText } from "../app/text.ts";
import type { TableCard } from "../driver/types.ts";
import { BranchIcon } from "../shell/branch-icon.tsx";
import { toast } from "../shell/toasts.tsx";
import { branchesOf } from "./family.ts";
import { download, fileName } from "./files.ts";
import { Confirm, RenameForm } from "./row-forms.tsx";
import SaveDialog from "./save-dialog.tsx";
import { timeAgo } from "./time-ago.ts";
import "./table-row.css";

export function TableRow({
  card,
  cards,
}: {
  readonly card: TableCard;
  readonly cards: readonly TableCard[];
}): ReactNode {
  const text = useText();
  const language = useLanguage();
  const [doing, setDoing] = useState<"nothing" | "renaming" | "removing" | "saving">("nothing");
  const title = titleOf(card, text, language);
  const state = stateOf(card);
  const done = (): void => setDoing("nothing");

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      toast(failureSentence(error));
    }
    done();
  };
  const rename = (name: string): Promise<void> =>
    attempt(async () => (await openLibrary()).rename(card.id, name));
  const remove = (): Promise<void> =>
    attempt(async () => {
      await (await openLibrary()).remove(card.id);
      toast(text.timelines.removed(title));
    });
  const save = async (passphrase: string): Promise<void> => {
    const name = fileName(card.game, title, Date.now());
    download(name, await (await openLibrary()).export(card.id, passphrase));
    toast(text.timelines.exported(name));
  };

  return (
    <article className="table-row" data-state={state}>
      <span className="table-state" aria-hidden="true">
        {card.branch ? <BranchIcon size={20} /> : <i />}
      </span>
      {doing === "renaming" ? (
        <RenameForm title={title} onSave={(name) => void rename(name)} onCancel={done} />
      ) : (
        <div className="table-words">
          <h2>{state === "damaged" ? title : <Link to={`/t/${card.id}`}>{title}</Link>}</h2>
          <p>{factsOf(card).join(" · ")}</p>
          {card.damaged && <p className="table-damage">{refusalSentence(card.damaged)}</p>}
        </div>
      )}
      {doing === "saving" && <SaveDialog card={card} save={save} onClose={done} />}
      {(doing === "nothing" || doing === "saving") && (
        <div className="table-actions">
          <Action
            name={text.timelines.rename}
            on={title}
            icon={<Pencil size={18} aria-hidden="true" />}
            onClick={() => setDoing("renaming")}
          />
          <Action
            name={text.timelines.exportFile}
            on={title}
            icon={<Download size={18} aria-hidden="true" />}
            onClick={() => (state === "over" ? void attempt(() => save("")) : setDoing("saving"))}
          />
          <Action
            name={text.timelines.remove}
            on={title}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => setDoing("removing")}
          />
        </div>
      )}
      {doing === "removing" && (
        <Confirm
          question={text.timelines.removeQuestion(title, card.revision, branchesOf(cards, card.id))}
          yes={text.timelines.removeNow(card.revision)}
          no={text.timelines.keep}
          onYes={() => void remove()}
          onNo={done}
        />
      )}
    </article>
  );

  function factsOf({ game, branch, revision, updated, seats }: TableCard): readonly string[] {
    const { timelines, levels } = text;
    const bots = new Set(seats.flatMap((seat) => (seat.kind === "bot" ? [levels[seat.level].name] : [])));
    const first = firstOf(card, language);
    return [
      branch || card.name ? gameName(game, language) : undefined,
      bots.size > 0 ? timelines.bots(listOf([...bots], language)) : undefined,
      turnOf(card, text) ?? timelines.steps(revision),
      first ? timelines.won(listOf(first.names, language), first.score) : undefined,
      state === "damaged" ? timelines.damaged : undefined,
      updated > 0 ? timeAgo(updated, Date.now(), language) : undefined,
    ].filter((fact) => fact !== undefined && fact !== "") as readonly string[];
  }
}

function Action({
  name,
  on,
  icon,
  onClick,
}: {
  readonly name: string;
  readonly on: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}): ReactNode {
  const { timelines } = useText();
  return (
    <button
      type="button"
      className="icon-btn"
      title={name}
      aria-label={timelines.actionOn(name, on)}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}

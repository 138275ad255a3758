/** Takes saved games as files: from the picker, or dropped anywhere on the page. */
import Upload from "lucide-react/icons/upload";
import X from "lucide-react/icons/x";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { openLibrary } from "../app/library.ts";
import { failureSentence, refusalSentence } from "../app/refusal-text.ts";
import { titleOf } from "../app/table-words.ts";
import { useLanguage, useText } from "../app/text.ts";
import { toast } from "../shell/toasts.tsx";
import { LARGEST_FILE } from "./files.ts";
import "./import-area.css";

export function ImportArea({
  children,
}: {
  readonly children: (importButton: ReactNode) => ReactNode;
}): ReactNode {
  const { timelines } = useText();
  const { refused, dismiss, take } = useImport();
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const drag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(event.type === "dragover");
    if (event.type === "drop") void take([...event.dataTransfer.files]);
  };
  const button = (
    <>
      <button type="button" className="btn" onClick={() => picker.current?.click()}>
        <Upload size={18} aria-hidden="true" />
        {timelines.importFile}
      </button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button.
    <div className="import-area" onDragOver={drag} onDragLeave={drag} onDrop={drag}>
      {refused.length > 0 && (
        <div className="import-refused" role="alert">
          <ul>
            {refused.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <button type="button" className="icon-btn" aria-label={timelines.dismiss} onClick={dismiss}>
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      )}
      {children(button)}
      {over && <p className="import-drop">{timelines.dropHere}</p>}
    </div>
  );
}

function useImport(): {
  readonly refused: readonly string[];
  readonly dismiss: () => void;
  readonly take: (files: readonly File[]) => Promise<void>;
} {
  const text = useText();
  const language = useLanguage();
  const [refused, setRefused] = useState<readonly string[]>([]);

  /** The id of the new table, or the sentence why there is none. */
  const takeOne = async (file: File): Promise<{ readonly id: string } | string> => {
    if (file.size > LARGEST_FILE) return text.timelines.tooLarge;
    try {
      const answer = await (await openLibrary()).import(await file.text());
      return answer.ok ? answer : refusalSentence(answer.refusal);
    } catch (error) {
      return failureSentence(error);
    }
  };

  const take = async (files: readonly File[]): Promise<void> => {
    const sentences: string[] = [];
    const added: string[] = [];
    for (const file of files) {
      const answer = await takeOne(file);
      if (typeof answer === "string") sentences.push(text.timelines.refusedFile(file.name, answer));
      else added.push(answer.id);
    }
    setRefused(sentences);
    const [first] = added;
    if (first === undefined) return;
    const card = (await (await openLibrary()).list()).find(({ id }) => id === first);
    toast(
      added.length === 1 && card !== undefined
        ? text.timelines.imported(titleOf(card, text, language))
        : text.timelines.importedMany(added.length),
    );
  };
  return { refused, dismiss: () => setRefused([]), take };
}

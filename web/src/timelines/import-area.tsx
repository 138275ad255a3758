/** Takes saved games as files: from the picker, or dropped anywhere on the page. */
import { driverRefusal, type Imported } from "@chronarium/authority";
import { MAX_RECORD_BYTES } from "@chronarium/kernel";
import Upload from "lucide-react/icons/upload";
import X from "lucide-react/icons/x";
import { type ComponentProps, type DragEvent, type ReactNode, useRef, useState } from "react";
import { openLibrary } from "../app/library.ts";
import { failureSentence, refusalSentence } from "../app/refusal-text.ts";
import { titleOf } from "../app/table-words.ts";
import { useLanguage, useText } from "../app/text.ts";
import { toast } from "../shell/toasts.tsx";
import "./import-area.css";
import { PassphraseDialog } from "./passphrase-dialog.tsx";

export function ImportArea({
  children,
}: {
  readonly children: (importButton: ReactNode) => ReactNode;
}): ReactNode {
  const { timelines } = useText();
  const { refused, dismiss, take, asking } = useImport();
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
      {asking && <PassphraseDialog key={asking.refused ?? asking.file} {...asking} />}
    </div>
  );
}

type Added = Extract<Imported, { readonly ok: true }>;
type Asking = ComponentProps<typeof PassphraseDialog>;

function useImport(): {
  readonly asking: Asking | undefined;
  readonly refused: readonly string[];
  readonly dismiss: () => void;
  readonly take: (files: readonly File[]) => Promise<void>;
} {
  const text = useText();
  const language = useLanguage();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState<Asking>();
  const ask = (file: string, why: string | undefined): Promise<string | undefined> =>
    new Promise((resolve) => {
      const onAnswer = (passphrase: string | undefined): void => {
        setAsking(undefined);
        resolve(passphrase);
      };
      setAsking({ file, refused: why, onAnswer });
    });

  /** The new table, or the sentence why there is none. */
  const takeOne = async (file: File): Promise<Added | string> => {
    if (file.size > MAX_RECORD_BYTES)
      return refusalSentence(driverRefusal("driver/file-too-large", { megabytes: MAX_RECORD_BYTES / 1e6 }));
    try {
      const content = await file.text();
      const library = await openLibrary();
      for (let passphrase = ""; ; ) {
        const answer = await library.import(content, passphrase);
        if (answer.ok) return answer;
        const { code } = answer.refusal;
        const wrong = code === "driver/passphrase-wrong";
        const sentence = refusalSentence(answer.refusal);
        if (!wrong && code !== "driver/passphrase-needed") return sentence;
        const next = await ask(file.name, wrong ? sentence : undefined);
        if (next === undefined) return sentence;
        passphrase = next;
      }
    } catch (error) {
      return failureSentence(error);
    }
  };

  const take = async (files: readonly File[]): Promise<void> => {
    const sentences: string[] = [];
    const added: Added[] = [];
    for (const file of files) {
      const answer = await takeOne(file);
      if (typeof answer === "string") sentences.push(text.timelines.refusedFile(file.name, answer));
      else added.push(answer);
    }
    setRefused(sentences);
    const [first] = added;
    if (first === undefined) return;
    const card = (await (await openLibrary()).list()).find(({ id }) => id === first.id);
    if (added.length > 1 || card === undefined) return toast(text.timelines.importedMany(added.length));
    const { imported, importedImagined } = text.timelines;
    toast((first.imagined ? importedImagined : imported)(titleOf(card, text, language)));
  };
  return { refused, dismiss: () => setRefused([]), take, asking };
}

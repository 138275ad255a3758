/** What may leave the device (CP-14), each by a press of its own. */
import { type ReactNode, useId, useState } from "react";
import { openLibrary } from "../app/library.ts";
import { titleOf } from "../app/table-words.ts";
import { useLanguage, useText } from "../app/text.ts";
import { toast } from "../shell/toasts.tsx";
import { download, fileName } from "../timelines/files.ts";
import { playRecord, type Shared, scorePicture, scoreText } from "./share.ts";
import { useSpeech } from "./speech.ts";
import { useGame, useTable } from "./store.ts";

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

export function Share(): ReactNode {
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

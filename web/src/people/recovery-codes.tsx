/** Recovery codes, told once. */
import Download from "lucide-react/icons/download";
import type { ReactNode } from "react";
import { download } from "../timelines/files.ts";
import { Card } from "./card.tsx";
import { usePeopleWords } from "./use-words.ts";

export function RecoveryCodes({
  codes,
  onKept,
}: {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}): ReactNode {
  const words = usePeopleWords().codes;
  const save = (): void => {
    const text = `${words.file} · ${location.host}\n\n${codes.join("\n")}\n`;
    download("chronarium-codes.txt", new Blob([text], { type: "text/plain" }));
  };
  return (
    <Card title={words.title}>
      <p>{words.lead}</p>
      <ol className="people-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="people-acts">
        <button type="button" className="btn" onClick={save}>
          <Download size={18} aria-hidden="true" /> {words.save}
        </button>
        <button type="button" className="btn" data-kind="primary" onClick={onKept}>
          {words.kept}
        </button>
      </div>
    </Card>
  );
}

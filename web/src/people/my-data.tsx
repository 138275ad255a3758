/** All that is stored of somebody, and its end. */
import type { Account } from "@chronarium/authority";
import Download from "lucide-react/icons/download";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useState } from "react";
import { download, fileName } from "../timelines/files.ts";
import { askPeople } from "./ask.ts";
import { Card } from "./card.tsx";
import { Confirmed } from "./confirmed.tsx";
import { useAsking } from "./use-asking.ts";
import { usePeopleWords } from "./use-words.ts";

export function MyData({ account }: { readonly account: Account }): ReactNode {
  const { data } = usePeopleWords();
  const { ask, refused, asking } = useAsking();
  const [removing, setRemoving] = useState(false);
  const save = async (): Promise<void> => {
    const done = await ask(() => askPeople("export", undefined));
    if (done !== undefined) download(fileName("chronarium", account.name, Date.now()), done.answer);
  };
  const remove = async (): Promise<void> => {
    await askPeople("remove", undefined);
    location.reload();
  };
  return (
    <Card title={data.title}>
      <p>{data.exportLead}</p>
      <button type="button" className="btn" aria-disabled={asking} onClick={() => void (asking || save())}>
        <Download size={18} aria-hidden="true" /> {data.export}
      </button>
      {refused !== undefined && <p role="alert">{refused}</p>}
      <p>{data.removeLead}</p>
      <button type="button" className="btn" onClick={() => setRemoving(true)}>
        <Trash2 size={18} aria-hidden="true" /> {data.remove}
      </button>
      <p className="people-note">{data.retention}</p>
      {removing && (
        <Confirmed
          title={data.removeTitle}
          lead={data.removeAsk}
          account={account}
          go={data.removeDo}
          onGo={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </Card>
  );
}

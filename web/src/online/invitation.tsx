/** The link for those who are missing. */

import { isObject } from "@chronarium/authority";
import Copy from "lucide-react/icons/copy";
import Share from "lucide-react/icons/share";
import { type ReactNode, useEffect, useState } from "react";
import { toast } from "../shell/toasts.tsx";
import { QrPicture } from "./qr-picture.tsx";
import { useOnlineWords } from "./use-words.ts";

const isThisDevice = (): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** Where the page came over plain http there is no clipboard: an old way still works. */
async function copy(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

/** What the others must open: not always what this device has. */
function useOrigin(): { readonly origin: string; readonly reached: boolean } {
  const [origin, setOrigin] = useState<string>();
  useEffect(() => {
    if (!isThisDevice()) return;
    let wanted = true;
    fetch("/api/house")
      .then((answer) => answer.json())
      .then((house: unknown) => {
        const [first] = isObject(house) && Array.isArray(house.addresses) ? house.addresses : [];
        if (wanted && typeof first === "string") setOrigin(first);
      })
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, []);
  return { origin: origin ?? location.origin, reached: origin !== undefined || !isThisDevice() };
}

export function Invitation({ code }: { readonly code: string }): ReactNode {
  const { room } = useOnlineWords();
  const { origin, reached } = useOrigin();
  const shown = `${code.slice(0, 4)}-${code.slice(4)}`;
  const link = `${origin}/j/${shown}`;
  const copied = async (): Promise<void> => {
    await copy(link);
    toast(room.copied);
  };
  // Most computers have nothing to share by: there the link is copied, and that is said.
  const share = async (): Promise<void> => {
    if ("share" in navigator) await navigator.share({ url: link });
    else await copied();
  };
  return (
    <section className="invitation" aria-labelledby="invitation">
      <h2 id="invitation">{room.invite}</h2>
      {reached && <QrPicture text={link} name={room.qr} />}
      <p className="invitation-link">
        {new URL(origin).host}/j/
        <wbr />
        <b>{shown}</b>
      </p>
      <div className="invitation-do">
        <button type="button" className="btn" onClick={() => void copied().catch(() => {})}>
          <Copy size={18} aria-hidden="true" /> {room.copy}
        </button>
        <button type="button" className="btn" onClick={() => void share().catch(() => {})}>
          <Share size={18} aria-hidden="true" /> {room.share}
        </button>
      </div>
      <p className="invitation-note">{reached ? room.homeNote : room.localNote}</p>
    </section>
  );
}

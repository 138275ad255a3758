/** Why a shared table cannot be shown, with the server's own sentence. */
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "../app/link.tsx";
import { useTitle } from "../app/use-title.ts";
import { mayPass } from "./patience.ts";
import { onlineFailure, useOnlineWords } from "./use-words.ts";

export function Failed({ error, again }: { readonly error: unknown; readonly again: () => void }): ReactNode {
  const { failed, tryAgain, join } = useOnlineWords();
  const [sentence, setSentence] = useState("");
  useTitle(failed);
  useEffect(() => {
    let wanted = true;
    void onlineFailure(error).then((text) => wanted && setSentence(text));
    return () => {
      wanted = false;
    };
  }, [error]);
  return (
    <main className="table-failed">
      <h1>{failed}</h1>
      <p>{sentence}</p>
      <div className="table-failed-do">
        {mayPass(error) && (
          <button type="button" className="btn" data-kind="primary" onClick={again}>
            {tryAgain}
          </button>
        )}
        <Link className="btn" to="/">
          {join.home}
        </Link>
      </div>
    </main>
  );
}

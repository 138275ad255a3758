/** Why a shared table cannot be shown, with the server's own sentence. */
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "../app/link.tsx";
import { useTitle } from "../app/use-title.ts";
import { onlineFailure, useOnlineWords } from "./use-words.ts";

export function Failed({ error }: { readonly error: unknown }): ReactNode {
  const { failed, join } = useOnlineWords();
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
      <Link className="btn" to="/">
        {join.home}
      </Link>
    </main>
  );
}

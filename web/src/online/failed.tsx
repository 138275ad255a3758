/** Why a shared table cannot be shown, with the server's own sentence. */
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "../app/link.tsx";
import { useTitle } from "../app/use-title.ts";
import "../shell/page.css";
import { PageFrame } from "../shell/page-frame.tsx";
import "./failed.css";
import { isTooOld } from "./line.ts";
import { Reload } from "./line-notice.tsx";
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
    <PageFrame section="play">
      <div className="page">
        <h1>{failed}</h1>
        <p className="lead">{sentence}</p>
        <div className="failed-do">
          {isTooOld(error) && <Reload />}
          {mayPass(error) && (
            <button type="button" className="btn" data-kind="primary" onClick={again}>
              {tryAgain}
            </button>
          )}
          <Link className="btn" to="/">
            {join.home}
          </Link>
        </div>
      </div>
    </PageFrame>
  );
}

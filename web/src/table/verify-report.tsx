/** What the record of a finished game vouches for, part by part, in words. */
import { fairText, type Verified } from "@chronarium/kernel";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, useEffect, useState } from "react";
import { failureSentence, refusalSentence } from "../app/refusal-text.ts";
import { useLanguage, useText } from "../app/text.ts";
import { useLibrary } from "./library-context.ts";
import { useTable } from "./store.ts";
import "./verify-report.css";

export default function VerifyReport(): ReactNode {
  const { fair } = useText().table;
  const language = useLanguage();
  const library = useLibrary();
  const id = useTable((state) => state.live.table.id);
  const [verified, setVerified] = useState<Verified | { readonly failure: string }>();
  useEffect(() => {
    let wanted = true;
    library.verify(id).then(
      (answer) => wanted && setVerified(answer),
      (error: unknown) => wanted && setVerified({ failure: failureSentence(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [library, id]);
  if (verified === undefined) return <p role="status">{fair.verifying}</p>;
  if ("failure" in verified) return <p role="alert">{verified.failure}</p>;
  if (!verified.ok) return <p role="alert">{refusalSentence(verified.refusal)}</p>;
  return (
    <ul className="verify-report" role="status">
      {verified.parts.map((part) => (
        <li key={part.part} data-vouched={part.vouched}>
          {part.vouched ? (
            <Check size={20} aria-hidden="true" />
          ) : (
            <CircleAlert size={20} aria-hidden="true" />
          )}
          <span>
            <b>{part.vouched ? fair.vouched : fair.open}</b> {fairText[language](part)}
          </span>
        </li>
      ))}
    </ul>
  );
}

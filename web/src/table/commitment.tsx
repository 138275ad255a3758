/** The fingerprint of the seed, on the table from the first move: whoever notes it can check the deal at the end. */
import Copy from "lucide-react/icons/copy";
import type { ReactNode } from "react";
import { useText } from "../app/text.ts";
import { toast } from "../shell/toasts.tsx";
import { useTable } from "./store.ts";
import "./commitment.css";

export function Commitment(): ReactNode {
  const { fair } = useText().table;
  const commitment = useTable((state) => state.live.commitment);
  // Missing where the page is not secure: there it can still be marked and copied by hand.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  return (
    <details className="commitment">
      <summary>{fair.title}</summary>
      <p>{fair.lead}</p>
      <code>{commitment}</code>
      {clipboard !== undefined && (
        <button
          type="button"
          className="btn"
          onClick={() => void clipboard.writeText(commitment).then(() => toast(fair.copied))}
        >
          <Copy size={16} aria-hidden="true" />
          {fair.copy}
        </button>
      )}
    </details>
  );
}

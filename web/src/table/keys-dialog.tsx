import type { ReactNode } from "react";
import { useText } from "../app/text.ts";
import { Dialog } from "../shell/dialog.tsx";
import { usePanels } from "./panels.ts";

export function KeysDialog(): ReactNode {
  const { table: text } = useText();
  return (
    <Dialog title={text.keys.title} onClose={() => usePanels.setState({ dialog: undefined })}>
      <p>{text.keys.lead}</p>
      <dl className="keys">
        {text.keys.list.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

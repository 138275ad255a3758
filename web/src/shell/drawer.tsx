import X from "lucide-react/icons/x";
import { type ReactNode, useId, useRef } from "react";
import { useText } from "../app/text.ts";
import { useBackCloses } from "./back-closes.ts";
import "./drawer.css";
import { useDismiss } from "./use-dismiss.ts";

/** A panel from the right edge; from below on a phone. The page beside it stays in use. */
export function Drawer({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { shell } = useText();
  const id = useId();
  useBackCloses(onClose);
  const panel = useRef<HTMLDivElement>(null);
  useDismiss(panel, onClose);
  return (
    <div ref={panel} className="drawer" role="dialog" aria-labelledby={id} tabIndex={-1}>
      <div className="drawer-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-btn" aria-label={shell.close} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <div className="drawer-body">{children}</div>
    </div>
  );
}

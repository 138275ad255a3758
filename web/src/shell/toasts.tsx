/** Short notices in the corner of the page. They are spoken politely and go by themselves. */
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { create } from "zustand";
import { useText } from "../app/text.ts";
import "./toasts.css";

type Action = { readonly name: string; readonly run: () => void };
type Toast = {
  readonly id: number;
  readonly text: string;
  readonly action: Action | undefined;
  /** Out of the way at a table: it lies in the menu. */
  readonly folded?: boolean;
};

const SHOWN_MS = 7000;
export const useToasts = create<{ readonly toasts: readonly Toast[] }>()(() => ({ toasts: [] }));
let lastId = 0;

function drop(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** With something to do about it, it stays until that is done or it is closed. */
export function toast(text: string, action?: Action): void {
  const id = ++lastId;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { id, text, action }] }));
  if (action === undefined) setTimeout(() => drop(id), SHOWN_MS);
}

export function Toasts(): ReactNode {
  const { shell } = useText();
  const { toasts } = useToasts();
  return (
    <div className="toasts" role="status">
      {toasts.map(({ id, text, action, folded }) => (
        <div key={id} className="toast" data-folded={folded}>
          <p>{text}</p>
          {action !== undefined && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                drop(id);
                action.run();
              }}
            >
              {action.name}
            </button>
          )}
          <button type="button" className="icon-btn" aria-label={shell.close} onClick={() => drop(id)}>
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      ))}
    </div>
  );
}

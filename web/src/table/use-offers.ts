/** What a notice offers covers the status of a table until the player goes on; then it lies in the menu. */
import { useEffect, useMemo } from "react";
import { useToasts } from "../shell/toasts.tsx";

type Offer = { readonly name: string; readonly run: () => void };

const fold = (): void =>
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.action === undefined ? toast : { ...toast, folded: true })),
  }));

export function useOffers(): readonly Offer[] {
  const toasts = useToasts((state) => state.toasts);
  const open = toasts.some(({ action, folded }) => action !== undefined && folded !== true);
  useEffect(() => {
    if (!open) return;
    const onInput = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest(".toasts") !== null)) fold();
    };
    document.addEventListener("pointerdown", onInput);
    document.addEventListener("keydown", onInput);
    return () => {
      document.removeEventListener("pointerdown", onInput);
      document.removeEventListener("keydown", onInput);
    };
  }, [open]);
  return useMemo(
    () =>
      toasts.flatMap(({ text, action, folded }) =>
        action === undefined || folded !== true ? [] : [{ name: `${action.name}. ${text}`, run: action.run }],
      ),
    [toasts],
  );
}

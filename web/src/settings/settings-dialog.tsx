import type { ReactNode } from "react";
import { useText } from "../app/text.ts";
import { Dialog } from "../shell/dialog.tsx";
import { SettingsPanel } from "./settings-panel.tsx";

/** The settings without leaving the table. */
export default function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { settings } = useText();
  return (
    <Dialog title={settings.title} onClose={onClose}>
      <SettingsPanel />
    </Dialog>
  );
}

import type { ReactNode } from "react";
import { useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import "../shell/page.css";
import { PageFrame } from "../shell/page-frame.tsx";
import "./settings-page.css";
import { SettingsPanel } from "./settings-panel.tsx";

export default function SettingsPage(): ReactNode {
  const { settings } = useText();
  useTitle(settings.title);
  return (
    <PageFrame section="none">
      <div className="page settings-page">
        <h1>{settings.title}</h1>
        <p className="lead">{settings.lead}</p>
        <SettingsPanel />
      </div>
    </PageFrame>
  );
}

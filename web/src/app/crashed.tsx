import type { ReactNode } from "react";
import { Mark } from "../shell/mark.tsx";
import "./crashed.css";
import { useText } from "./text.ts";

export function Crashed(): ReactNode {
  const { shell } = useText();
  return (
    <main className="crashed" tabIndex={-1}>
      <Mark size={56} />
      <h1>{shell.crashed.title}</h1>
      <p>{shell.crashed.lead}</p>
      <button type="button" className="btn" data-kind="primary" onClick={() => location.reload()}>
        {shell.crashed.reload}
      </button>
      <p>
        {/* A whole new page: whatever broke stays behind. */}
        <a href="/">{shell.home}</a>
      </p>
    </main>
  );
}

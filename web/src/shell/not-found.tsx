import type { ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import "./page.css";
import { PageFrame } from "./page-frame.tsx";

export default function NotFound(): ReactNode {
  const { shell } = useText();
  useTitle(shell.notFound.title);
  return (
    <PageFrame section="none">
      <div className="page">
        <h1>{shell.notFound.title}</h1>
        <p className="lead">{shell.notFound.lead}</p>
        <p>
          <Link to="/">{shell.home}</Link>
        </p>
      </div>
    </PageFrame>
  );
}

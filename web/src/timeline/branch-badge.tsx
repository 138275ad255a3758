/** In a branch: its name, that its hidden cards are only one possibility, and the way back to the main line. */
import type { ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { useText } from "../app/text.ts";
import { useTable } from "../table/store.ts";
import { useFamily } from "./use-family.ts";
import "./timeline.css";

export function BranchBadge(): ReactNode {
  const { timeline } = useText();
  const branch = useTable((state) => state.live.table.branch);
  const { parent, ownName, named } = useFamily();
  if (branch === undefined) return null;
  const said = (
    <>
      <span className="branch-name">{named ? timeline.badge.name(ownName) : ownName}</span>
      {(branch.imagined || (parent !== undefined && parent.result === undefined)) && (
        <small>{timeline.badge.possible}</small>
      )}
    </>
  );
  if (parent === undefined) return <span className="branch-badge">{said}</span>;
  const { back } = timeline.badge;
  return (
    <Link className="branch-badge" to={`/t/${parent.id}?at=${branch.revision}`} title={back}>
      {said}
      <span className="vh">{back}</span>
    </Link>
  );
}

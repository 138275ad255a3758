import type { ReactNode } from "react";
import type { TableCard } from "../driver/types.ts";
import type { Family } from "./family.ts";
import { TableRow } from "./table-row.tsx";

export function FamilyList({
  families,
  cards,
}: {
  readonly families: readonly Family[];
  readonly cards: readonly TableCard[];
}): ReactNode {
  return (
    <ul className="families">
      {families.map(({ card, branches }) => (
        <li key={card.id}>
          <TableRow card={card} cards={cards} />
          {branches.length > 0 && <FamilyList families={branches} cards={cards} />}
        </li>
      ))}
    </ul>
  );
}

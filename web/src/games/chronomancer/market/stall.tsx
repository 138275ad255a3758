/** The stall in the market: the ledger of sales over the table. */
import type { View } from "@chronarium/chronomancer";
import { chronomancerTable } from "@chronarium/chronomancer/table";
import type { ReactNode } from "react";
import { openRule } from "../../../table/panels.ts";
import { useTableStore } from "../../../table/store.ts";
import { useView } from "../places.ts";
import { play, type Scene } from "../play.ts";
import { refusalText } from "../text.ts";
import { MarketDialog } from "./market-ledger.tsx";

export default function Stall({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const { seat, moment, language, text, state, names } = scene;
  if (seat === undefined) return null;
  return (
    <MarketDialog
      view={moment.view as View}
      seat={seat}
      language={language}
      text={text}
      refusal={(action) => chronomancerTable.refusal(state, seat, action)}
      refusalText={(refusal) => refusalText(refusal, language, names)}
      onRule={openRule}
      onSell={(action) => play.commitAll(table, [action])}
      onClose={() => play.commitAll(table, [{ type: "close" }])}
      onDismiss={() => useView.setState({ stallShut: true })}
    />
  );
}

/** The stall in the market: the ledger of sales over the table. */
import { chronomancer, type View } from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import { openRule } from "../../table/panels.ts";
import { useTableStore } from "../../table/store.ts";
import { refusalText } from "./chronicle.ts";
import { commitAll } from "./commands.ts";
import { MarketDialog } from "./market/market-ledger.tsx";
import type { Scene } from "./use-scene.ts";
import { useView } from "./view-state.ts";

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
      refusal={(action) => chronomancer.refusal(state, seat, action)}
      refusalText={(refusal) => refusalText(refusal, language, names)}
      onRule={openRule}
      onSell={(action) => commitAll(table, [action])}
      onClose={() => commitAll(table, [{ type: "close" }])}
      onDismiss={() => useView.setState({ stallShut: true })}
    />
  );
}

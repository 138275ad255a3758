/** Which part of the table shell is open: drawers, dialogs, the tabs of a phone. */
import { create } from "zustand";

export type Tab = "board" | "players" | "chronicle" | "rules";
type Panels = {
  readonly tab: Tab;
  readonly drawer: "ledger" | "rules" | undefined;
  /** The rule at which the rulebook is opened. */
  readonly rule: string | undefined;
  readonly dialog: "keys" | "result" | "save" | "settings" | undefined;
  readonly menu: boolean;
};

const CLOSED: Panels = { tab: "board", drawer: undefined, rule: undefined, dialog: undefined, menu: false };

export const usePanels = create<Panels>()(() => CLOSED);

export const closePanels = (): void => usePanels.setState(CLOSED);
export const showTab = (tab: Tab): void => usePanels.setState({ tab });
export const openRule = (rule: string | undefined): void => usePanels.setState({ drawer: "rules", rule });

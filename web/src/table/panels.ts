/** Which part of the table shell is open: drawers, dialogs, the tabs of a phone. */
import { create } from "zustand";

export type Tab = "board" | "players" | "chronicle" | "rules";
type Panels = {
  readonly tab: Tab;
  readonly drawer: "ledger" | "rules" | "here" | undefined;
  /** The rule at which the rulebook is opened. */
  readonly rule: string | undefined;
  /** What somebody points at who asks for the rules at work there: without it the decision is meant. */
  readonly asked: Element | undefined;
  /** The rule whose places are marked on the board. */
  readonly applied: string | undefined;
  readonly dialog: "keys" | "result" | "save" | "settings" | undefined;
  readonly menu: boolean;
};

const CLOSED: Panels = {
  tab: "board",
  drawer: undefined,
  rule: undefined,
  asked: undefined,
  applied: undefined,
  dialog: undefined,
  menu: false,
};

export const usePanels = create<Panels>()(() => CLOSED);

/** A rule that somebody comes back to: the next table opens with it. */
let wanted: string | undefined;
export const reopenRule = (rule: string): void => {
  wanted = rule;
};

export function closePanels(): void {
  usePanels.setState(wanted === undefined ? CLOSED : { ...CLOSED, drawer: "rules", rule: wanted });
  wanted = undefined;
}
export const showTab = (tab: Tab): void => usePanels.setState({ tab });
export const openRule = (rule: string | undefined): void =>
  usePanels.setState({ drawer: "rules", rule, applied: undefined });
export const askRules = (asked: Element | undefined): void => usePanels.setState({ drawer: "here", asked });
/** On a phone the board is another tab. */
export const markPlaces = (applied: string): void =>
  usePanels.setState({ drawer: undefined, tab: "board", applied });

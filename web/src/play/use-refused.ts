/**
 * What the player tried and the rules refuse; or what the table has refused. Why not is a part that is loaded late:
 *
 *     const refused = useRefused(play, setting, plan);
 *     return refused && <WhyNot scene={scene} {...refused} />;
 */
import type { Refusal } from "@chronarium/kernel";
import { type Table, useTable, useTableStore } from "../table/store.ts";
import type { Plan, Setting } from "./plan.ts";

export type Refused<Action, Place> = {
  readonly action: Action;
  readonly refusal: Refusal;
  readonly place: Place | undefined;
  readonly close: () => void;
};

export function useRefused<State, Action, Pick extends string, Place>(
  play: {
    readonly refusal: (setting: Setting<State, Action, Pick>, action: Action) => Refusal | undefined;
    readonly dispatch: (
      table: Table,
      step: { readonly type: "attempt"; readonly attempt: undefined },
    ) => void;
  },
  setting: Setting<State, Action, Pick>,
  { attempt }: Plan<Action, Pick, Place>,
): Refused<Action, Place> | undefined {
  const table = useTableStore();
  const byTable = useTable((state) => state.refused);
  const refusal = attempt === undefined ? undefined : play.refusal(setting, attempt.action);
  const close = (): void => {
    play.dispatch(table, { type: "attempt", attempt: undefined });
    table.setState({ refused: undefined });
  };
  if (attempt !== undefined && refusal !== undefined) return { ...attempt, refusal, close };
  if (byTable === undefined) return undefined;
  return { action: byTable.action as Action, refusal: byTable.refusal, place: undefined, close };
}

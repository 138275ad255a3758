/** How an act of each kind is judged. */
import type { Refusal } from "@chronarium/kernel";
import type { Action, ActionOf } from "./actions.ts";
import type { Mission } from "./mission.ts";
import type { Lane, State } from "./state.ts";

type ActionType = Action["type"];
export type Judge<Type extends ActionType> = (
  state: State,
  mission: Mission,
  lane: Lane,
  action: ActionOf<Type>,
) => Refusal | undefined;
export type JudgesOf<Types extends ActionType> = { readonly [Type in Types]: Judge<Type> };
export type Judges = JudgesOf<Exclude<ActionType, "pick" | "unpick">>;

/** Actions that nobody offered, at all kinds of moments: refused, or as good as those on the list. */
import { type AnyRules, canonicalJson, readAction } from "@chronarium/kernel";
import {
  type Attack,
  damagedJson,
  dice,
  playOn,
  refusalMustBeFit,
  someMatch,
  strangeJson,
} from "@chronarium/kernel/hostile";

const MOMENTS = 30;
type Shape = { readonly type: string };
type Moment = { readonly state: unknown; readonly seats: number };
type Input = { readonly moment: number; readonly seat: number; readonly action: unknown };

export function actionAttack(rules: AnyRules, seed: string): Attack {
  const chance = dice(seed);
  const moments = Array.from({ length: MOMENTS }, (_, i): Moment => {
    const match = someMatch(rules, `${seed} ${i}`, chance);
    playOn(match, 200, chance);
    // Short games are over by then: any moment on the way is as good.
    const state: unknown = match.stateAt(chance.below(match.revision + 1));
    frozen(state);
    return { state, seats: match.seats };
  });
  return {
    input: (draw) => {
      const moment = draw.below(moments.length);
      const { state, seats } = moments[moment]!;
      const actors: readonly number[] = rules.actors(state);
      const seat = actors.length === 0 || draw.below(5) === 0 ? draw.below(seats) : draw.pick(actors);
      const offered: readonly Shape[] = rules.legalActions(state, seat);
      const model: unknown =
        offered.length > 0 ? draw.pick(offered) : { type: draw.pick(Object.keys(rules.actions)) };
      const action = draw.below(6) === 0 ? strangeJson(draw) : damagedJson(model, draw);
      return { moment, seat, action };
    },
    knock: (input) => {
      const { moment, seat, action } = input as unknown as Input;
      const match = moments[moment];
      if (match === undefined) return false;
      const { state, seats } = match;
      const read = readAction<Shape>(rules, seats, action);
      if (!read.ok) {
        refusalMustBeFit(read.refusal);
        return false;
      }
      const refusal = rules.refusal(state, seat, read.action);
      if (refusal !== undefined) {
        if (!rules.refusalCodes.includes(refusal.code)) throw new Error(`${refusal.code} is not declared`);
        for (const value of Object.values(refusal.params))
          refusalMustBeFit({ ...refusal, params: { value } }, []);
        return false;
      }
      const offered: readonly Shape[] = rules.legalActions(state, seat);
      if (!offered.some((each) => canonicalJson(each) === canonicalJson(read.action)))
        throw new Error(`passes and is not on the list: ${JSON.stringify(read.action)}`);
      // The state is frozen: rules that change it throw.
      const after: unknown = rules.apply(state, seat, read.action).state;
      const broken: readonly string[] = rules.invariants(after);
      if (broken.length > 0) throw new Error(broken.join("; "));
      return true;
    },
  };
}

function frozen(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
}

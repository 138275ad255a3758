/** What an agent can do beside the card's tests and choices: follow it, close it, return it, explore, give, ask for a hint. */
import type { SideView } from "@chronarium/missions";
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import { nameOf } from "../known.ts";
import { type Act, actsOf, isPossible, type Person, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { ActButton } from "./act-button.tsx";
import { useHand } from "./hand.ts";
import { Prose } from "./prose.tsx";

export function LaneActs({
  sight,
  person,
  side,
}: {
  readonly sight: Sight;
  readonly person: Person;
  readonly side: SideView | undefined;
}): ReactNode {
  const language = useLanguage();
  const { lane: words } = wordsIn(language);
  const by = person.agent.rec;
  const mine = person.mine;
  const first = <Found extends Act>(acts: readonly Found[]): Found | undefined => acts[0];
  // What is read aloud is dealt with where it lies, unless that is behind the curtain.
  const aloud = !sight.shared && sight.view.openAloud.some(({ by: lane }) => lane === person.lane);
  const close = aloud ? undefined : first(actsOf(sight, "close", { by }).filter(isPossible));
  const follow = aloud ? undefined : first(actsOf(sight, "follow", { by }).filter(isPossible));
  const standBy = first(actsOf(sight, "standBy", { by }));
  const again = first(actsOf(sight, "lookAgain", { by }).filter(isPossible));
  const deed = first(actsOf(sight, "deed", { by }).filter(isPossible));
  const named = actsOf(sight, "name", { by }).filter(isPossible);
  const uses = actsOf(sight, "use", { by }).filter(
    (act) => isPossible(act) && person.agent.test === null && sight.view.stage !== "update",
  );
  const kind = mine?.todo[0] ?? "";
  return (
    <>
      <div className="ms-row ms-lane-acts">
        {follow !== undefined && (
          <ActButton act={follow} primary>
            {words.todo(words.kinds[kind] ?? kind)}
          </ActButton>
        )}
        {close !== undefined && (
          <ActButton act={close} primary={follow === undefined}>
            {person.agent.gives === null ? words.close : words.givenAll}
          </ActButton>
        )}
        {named.map((act) => (
          <ActButton key={act.action.agent} act={act}>
            {nameOf(act.action.agent, language)}
          </ActButton>
        ))}
        {again !== undefined && mine?.lookAgain === true && (
          <ActButton act={again}>{words.lookAgain}</ActButton>
        )}
        {deed !== undefined && (
          <ActButton act={deed} small={mine?.deed == null ? undefined : sight.word(mine.deed)}>
            {words.deed}
          </ActButton>
        )}
        {standBy !== undefined && close === undefined && <ActButton act={standBy}>{words.standBy}</ActButton>}
        {uses.map((act) => (
          <ActButton key={JSON.stringify(act.action)} act={act}>
            {words.use(nameOf(act.action.hook, language))}
          </ActButton>
        ))}
        {side !== undefined && side.hints.length > 0 && <Hints sight={sight} side={side} />}
      </div>
      {sight.shared && <Explores sight={sight} by={by} />}
      <Gifts sight={sight} person={person} />
      {mine?.snap != null && mine.open.length === 0 && (
        <details className="ms-snap">
          <summary>{words.snapAgain}</summary>
          <Prose text={sight.word(mine.snap)} />
        </details>
      )}
    </>
  );
}

/** One rung after the other, and only when asked. */
function Hints({ sight, side }: { readonly sight: Sight; readonly side: SideView }): ReactNode {
  const { lane: words } = wordsIn(useLanguage());
  const asked = useHand((hand) => hand.hints[side.text] ?? 0);
  return (
    <>
      {asked < side.hints.length && (
        <button
          type="button"
          className="btn"
          data-hint=""
          onClick={() => useHand.setState(({ hints }) => ({ hints: { ...hints, [side.text]: asked + 1 } }))}
        >
          {asked === 0 ? words.hint : words.moreHint}
        </button>
      )}
      {asked > 0 && (
        <div className="ms-hints" role="status">
          {side.hints.slice(0, asked).map((key) => (
            <p key={key}>{sight.word(key)}</p>
          ))}
        </div>
      )}
    </>
  );
}

/** At a shared screen: what alone is done in the panorama. A crystal is not offered for what costs none. */
function Explores({ sight, by }: { readonly sight: Sight; readonly by: string }): ReactNode {
  const language = useLanguage();
  const { lane: words } = wordsIn(language);
  const ways = actsOf(sight, "explore", { by }).filter(isPossible);
  const free = ways.some(({ action }) => action.pay === "free");
  const worth = ways.filter(({ action }) => !free || action.pay !== "crystal");
  if (worth.length === 0) return null;
  return (
    <details className="ms-explores">
      <summary>{words.exploreTitle}</summary>
      <div className="ms-row">
        {worth.map((act) => {
          const { card, pay } = act.action;
          return (
            <ActButton
              key={`${card} ${pay}`}
              act={act}
              small={words.pay(pay === "free" || pay === "crystal" ? pay : nameOf(pay, language))}
            >
              {nameOf(card, language)}
            </ActButton>
          );
        })}
      </div>
    </details>
  );
}

function Gifts({ sight, person }: { readonly sight: Sight; readonly person: Person }): ReactNode {
  const language = useLanguage();
  const { lane: words } = wordsIn(language);
  const by = person.agent.rec;
  const gifts = actsOf(sight, "gift", { by });
  const more = actsOf(sight, "hand", { by }).filter(isPossible);
  if (gifts.length + more.length === 0) return null;
  return (
    <details className="ms-gifts" open={more.length > 0 || undefined}>
      <summary>{words.giveTitle}</summary>
      <div className="ms-row">
        {gifts.map((act) => (
          <ActButton key={JSON.stringify(act.action)} act={act}>
            {words.give(nameOf(act.action.thing, language), nameOf(act.action.to, language))}
          </ActButton>
        ))}
        {more.map((act) => (
          <ActButton key={act.action.thing} act={act}>
            {words.handToo(nameOf(act.action.thing, language))}
          </ActButton>
        ))}
      </div>
    </details>
  );
}

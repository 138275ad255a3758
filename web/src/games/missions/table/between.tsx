/** Between two places: the Update, its split, and what changes hands. */
import type { ActionOf } from "@chronarium/missions";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../../app/text.ts";
import { RuleLink } from "../../../play/rule-link.tsx";
import { useTableStore } from "../../../table/store.ts";
import { nameOf } from "../known.ts";
import { type Act, actsOf, isPossible, type Person, peopleOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { ActButton } from "./act-button.tsx";
import { take, takeAll } from "./hand.ts";
import { Crystals, Portrait } from "./person.tsx";

export function Update({ sight }: { readonly sight: Sight }): ReactNode {
  const language = useLanguage();
  const { between: words, lane } = wordsIn(language);
  const { view, word } = sight;
  const people = peopleOf(sight);
  const updates = actsOf(sight, "update").filter(
    ({ action, refusal }) => action.pay === "crystal" || refusal === undefined,
  );
  const ways = updates.filter(
    ({ action }, i) => updates.findIndex((each) => each.action.pay === action.pay) === i,
  );
  const skip = actsOf(sight, "skip");
  const uses = actsOf(sight, "use").filter(isPossible);
  if (view.split !== null) return <Split sight={sight} shares={view.split.shares} people={people} />;
  return (
    <section className="ms-between">
      <h2>{words.update}</h2>
      <p className="ms-lead">
        {words.lead(view.vortex)} <RuleLink rule="TS-120" name="TS-120" />
      </p>
      {view.compulsory && <p className="ms-lead">{words.compulsory}</p>}
      <div className="ms-row">
        {ways.map((act) => (
          <ActButton key={act.action.pay} act={act} primary>
            {act.action.pay === "free" ? words.free : words.paid}
          </ActButton>
        ))}
        {skip.slice(0, 1).map((act) => (
          <ActButton key="skip" act={act}>
            {words.skip}
          </ActButton>
        ))}
        {uses.map((act) => (
          <ActButton key={act.action.hook} act={act}>
            {lane.use(nameOf(act.action.hook, language))}
          </ActButton>
        ))}
      </div>
      <ul className="ms-pour">
        {people.map((person) => (
          <li key={person.agent.rec}>
            <Portrait sight={sight} person={person} size={44} />
            <b>{word(person.facts.name)}</b>
            <Crystals pool={person.agent.pool} cap={person.agent.cap} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Crystals from the Vortex to the portraits; everybody sees, anybody may say no, the Captain confirms. */
export function Split({
  sight,
  shares,
  people,
}: {
  readonly sight: Sight;
  readonly shares: readonly number[];
  readonly people: readonly Person[];
}): ReactNode {
  const { between: words } = wordsIn(useLanguage());
  const { view, word } = sight;
  const left = view.vortex - shares.reduce((sum, share) => sum + share, 0);
  // At one screen it does not matter whose hand pours.
  const of = <Found extends Act>(acts: readonly Found[]): Found | undefined =>
    acts.find(isPossible) ?? acts[0];
  const share = of(actsOf(sight, "share"));
  return (
    <section className="ms-between">
      <h2>{words.split}</h2>
      <p className="ms-lead" role="status">
        {words.left(left)} <RuleLink rule="TS-111" name="TS-111" />
      </p>
      <ul className="ms-pour">
        {people.map((person) => {
          const { rec, pool, cap } = person.agent;
          const name = word(person.facts.name);
          const pour = of(actsOf(sight, "pour", { to: rec }));
          const back = of(actsOf(sight, "pourBack", { from: rec }).filter(isPossible));
          return (
            <li key={rec}>
              <Portrait sight={sight} person={person} size={56} />
              <b>{name}</b>
              <Crystals pool={pool + (shares[person.lane] ?? 0)} cap={cap} />
              <span className="ms-row">
                {pour !== undefined && <ActButton act={pour}>{words.pour(name)}</ActButton>}
                {back !== undefined && <ActButton act={back}>{words.pourBack(name)}</ActButton>}
              </span>
            </li>
          );
        })}
      </ul>
      {share !== undefined && (
        <ActButton act={share} primary>
          {words.share}
        </ActButton>
      )}
    </section>
  );
}

export function Swaps({ sight, ready }: { readonly sight: Sight; readonly ready?: string }): ReactNode {
  const language = useLanguage();
  const { between: words } = wordsIn(language);
  const table = useTableStore();
  const { view, word } = sight;
  const people = peopleOf(sight);
  const offers = actsOf(sight, "offer").filter(isPossible);
  const go = actsOf(sight, "ready").filter(isPossible);
  const nameOfLane = (lane: number): string => word(people[lane]?.facts.name ?? "");
  const thing = (id: string | null | undefined): string =>
    id == null ? words.nothing : nameOf(id, language);
  // Alone, an offer to oneself is accepted by the same hand.
  const swap = async (act: Act<ActionOf<"offer">>): Promise<void> => {
    await take(table, act, words.offer);
  };
  return (
    <section className="ms-between">
      {ready === undefined && (
        <>
          <h2>{words.swaps}</h2>
          <p className="ms-lead">
            {words.swapsLead} <RuleLink rule="TS-137" name="TS-137" />
          </p>
        </>
      )}
      {view.offers.map((offer) => {
        const from = people[offer.from]?.agent.rec ?? "";
        return (
          <div key={`${offer.from} ${offer.to}`} className="ms-offer">
            <p>
              {words.offered(
                nameOfLane(offer.from),
                nameOfLane(offer.to),
                thing(offer.give),
                thing(offer.want),
              )}
            </p>
            <div className="ms-row">
              {actsOf(sight, "accept", { from })
                .filter(isPossible)
                .map((act) => (
                  <ActButton key={act.action.by} act={act} primary>
                    {words.accept(nameOfLane(offer.from))}
                  </ActButton>
                ))}
              {actsOf(sight, "withdraw", { what: "offer" })
                .filter(isPossible)
                .slice(0, 1)
                .map((act) => (
                  <ActButton key={act.action.by} act={act}>
                    {words.withdraw}
                  </ActButton>
                ))}
            </div>
          </div>
        );
      })}
      {offers.length === 0 ? (
        view.offers.length === 0 && <p>{words.nothingToSwap}</p>
      ) : (
        <OfferForm offers={offers} nameOfRec={(rec) => nameOf(rec, language)} thing={thing} onOffer={swap} />
      )}
      {go.length > 0 && (
        <button
          type="button"
          className="btn"
          data-kind="primary"
          onClick={() => void takeAll(table, go, words.ready)}
        >
          {ready ?? words.ready}
        </button>
      )}
    </section>
  );
}

function OfferForm({
  offers,
  nameOfRec,
  thing,
  onOffer,
}: {
  readonly offers: readonly Act<ActionOf<"offer">>[];
  readonly nameOfRec: (rec: string) => string;
  readonly thing: (id: string | undefined) => string;
  readonly onOffer: (act: Act<ActionOf<"offer">>) => Promise<void>;
}): ReactNode {
  const { between: words } = wordsIn(useLanguage());
  const gifts = offers.filter(({ action }) => action.give !== undefined);
  const [chosen, setChosen] = useState("");
  const at = (act: Act<ActionOf<"offer">>): string => JSON.stringify(act.action);
  const act = gifts.find((each) => at(each) === chosen) ?? gifts[0];
  if (act === undefined) return null;
  return (
    <div className="ms-row">
      <label className="ms-select">
        <span>{words.thing}</span>
        <select value={at(act)} onChange={(event) => setChosen(event.currentTarget.value)}>
          {gifts.map((each) => (
            <option key={at(each)} value={at(each)}>
              {`${words.gives(nameOfRec(each.action.by), nameOfRec(each.action.to))}: ${thing(each.action.give)}${
                each.action.want === undefined ? "" : `, ${words.for} ${thing(each.action.want)}`
              }`}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn" onClick={() => void onOffer(act)}>
        {words.offer}
      </button>
    </div>
  );
}

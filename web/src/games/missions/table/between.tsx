/** Between two places: the Update, its split, and what changes hands. */
import type { ActionOf } from "@chronarium/missions";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../../app/text.ts";
import { RuleLink } from "../../../play/rule-link.tsx";
import { useTableStore } from "../../../table/store.ts";
import { nameOf } from "../known.ts";
import { thingPicture } from "../pictures.ts";
import { type Act, actsOf, isPossible, type Person, peopleOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { ActButton } from "./act-button.tsx";
import { take, takeAll } from "./hand.ts";
import { Crystals, Portrait } from "./person.tsx";
import "./between.css";

/** At one screen it does not matter whose hand does it: whoever can, else somebody who is told why not. */
const whoCan = <Found extends Act>(acts: readonly Found[]): Found | undefined =>
  acts.find(isPossible) ?? acts[0];

export function Update({ sight }: { readonly sight: Sight }): ReactNode {
  const language = useLanguage();
  const { between: words, lane } = wordsIn(language);
  const { view, word } = sight;
  const people = peopleOf(sight);
  const paid = whoCan(actsOf(sight, "update", { pay: "crystal" }));
  const free = actsOf(sight, "update", { pay: "free" }).find(isPossible);
  // The one that costs nothing stands first.
  const ways = [free, paid].filter((act) => act !== undefined);
  const skip = whoCan(actsOf(sight, "skip"));
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
        {ways.map((act, at) => (
          <ActButton key={act.action.pay} act={act} primary={at === 0}>
            {act.action.pay === "free" ? words.free : words.paid}
          </ActButton>
        ))}
        {skip !== undefined && <ActButton act={skip}>{words.skip}</ActButton>}
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
  const table = useTableStore();
  const { view, word } = sight;
  const left = view.vortex - shares.reduce((sum, share) => sum + share, 0);
  const share = whoCan(actsOf(sight, "share"));
  const pours = people.flatMap(({ agent: { rec, pool, cap }, lane }) => {
    const pour = actsOf(sight, "pour", { to: rec }).find(isPossible);
    const room = Math.max(0, cap - pool - (shares[lane] ?? 0));
    return pour === undefined ? [] : Array.from({ length: room }, () => pour);
  });
  // Where there is enough for all nothing has to be decided.
  const enough = pours.length > 0 && pours.length <= left;
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
          const pour = whoCan(actsOf(sight, "pour", { to: rec }));
          const back = whoCan(actsOf(sight, "pourBack", { from: rec }).filter(isPossible));
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
      <div className="ms-row">
        {enough && (
          <button
            type="button"
            className="btn"
            data-kind="primary"
            onClick={() => void takeAll(table, pours, words.fill)}
          >
            {words.fill}
          </button>
        )}
        {share !== undefined && (
          <ActButton act={share} primary={left === 0 || pours.length === 0}>
            {words.share}
          </ActButton>
        )}
      </div>
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
  // Alone, what one hand offers the other takes.
  const alone = new Set(view.agents.map(({ seat }) => seat)).size === 1;
  const offer = async (act: Act<ActionOf<"offer">>): Promise<void> => {
    const { by, to } = act.action;
    if ((await take(table, act, words.offer)) && alone)
      await take(table, { action: { type: "accept", by: to, from: by }, seat: act.seat }, words.offer);
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
      {view.offers.map((each) => {
        const from = people[each.from]?.agent.rec ?? "";
        return (
          <div key={`${each.from} ${each.to}`} className="ms-offer">
            <p>
              {words.offered(nameOfLane(each.from), nameOfLane(each.to), thing(each.give), thing(each.want))}
            </p>
            <div className="ms-row">
              {actsOf(sight, "accept", { from })
                .filter(isPossible)
                .map((act) => (
                  <ActButton key={act.action.by} act={act} primary>
                    {words.accept(nameOfLane(each.from))}
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
        <Gives sight={sight} offers={offers} onOffer={(act) => void offer(act)} />
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

type Offer = Act<ActionOf<"offer">>;

/** Each with what they carry: one press gives it to the other, and what comes back for it can be asked for. */
function Gives({
  sight,
  offers,
  onOffer,
}: {
  readonly sight: Sight;
  readonly offers: readonly Offer[];
  readonly onOffer: (act: Offer) => void;
}): ReactNode {
  const language = useLanguage();
  const { between: words } = wordsIn(language);
  const { view, word } = sight;
  const gifts = offers.filter(({ action: { give, want } }) => give !== undefined && want === undefined);
  const swaps = offers.filter(({ action: { give, want } }) => give !== undefined && want !== undefined);
  const [chosen, setChosen] = useState("");
  const at = ({ action }: Offer): string => JSON.stringify(action);
  const swap = swaps.find((each) => at(each) === chosen) ?? swaps[0];
  return (
    <>
      <ul className="ms-gives">
        {peopleOf(sight).map((person) => (
          <li key={person.agent.rec}>
            <Portrait sight={sight} person={person} size={64} />
            <b>{word(person.facts.name)}</b>
            <ul>
              {gifts
                .filter(({ action }) => action.by === person.agent.rec)
                .map((act) => {
                  const { give = "", to } = act.action;
                  const src = thingPicture(view.mission.id, give);
                  return (
                    <li key={at(act)}>
                      <button type="button" className="btn" onClick={() => onOffer(act)}>
                        {src !== undefined && <img src={src} alt="" width={32} height={32} />}
                        <span>{nameOf(give, language)}</span> <small>{words.to(nameOf(to, language))}</small>
                      </button>
                    </li>
                  );
                })}
            </ul>
          </li>
        ))}
      </ul>
      {swap !== undefined && (
        <details>
          <summary>{words.exchange}</summary>
          <div className="ms-row">
            <label className="ms-select">
              <span>{words.thing}</span>
              <select value={at(swap)} onChange={(event) => setChosen(event.currentTarget.value)}>
                {swaps.map((each) => {
                  const { by, to, give = "", want = "" } = each.action;
                  return (
                    <option key={at(each)} value={at(each)}>
                      {`${words.gives(nameOf(by, language), nameOf(to, language))} · ${nameOf(give, language)}, ${words.for} ${nameOf(want, language)}`}
                    </option>
                  );
                })}
              </select>
            </label>
            <button type="button" className="btn" onClick={() => onOffer(swap)}>
              {words.offer}
            </button>
          </div>
        </details>
      )}
    </>
  );
}

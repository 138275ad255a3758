/** Before the story: who one is, the order, the prologue. */
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import { namesOf } from "../../../table/names.ts";
import { useTable } from "../../../table/store.ts";
import { cardPictures } from "../pictures.ts";
import { actsOf, isPossible, peopleOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { ActButton } from "./act-button.tsx";
import { Attributes, Crystals, Portrait } from "./person.tsx";
import { Prose, Said } from "./prose.tsx";
import "./setup.css";

export function Picking({ sight }: { readonly sight: Sight }): ReactNode {
  const language = useLanguage();
  const { picking: words } = wordsIn(language);
  const live = useTable((state) => state.live);
  const names = namesOf(live, language);
  const { view, word } = sight;
  return (
    <section className="ms-picking">
      <h2>{words.title(view.receptacles.length)}</h2>
      <p className="ms-lead">
        {words.lead} {!sight.company && words.alone}
      </p>
      <ul className="ms-people-cards">
        {view.receptacles.map((facts) => {
          const name = word(facts.name);
          const owner = view.agents.find(({ rec }) => rec === facts.id);
          return (
            <li key={facts.id} className="ms-paper" data-taken={owner !== undefined || undefined}>
              <Portrait sight={sight} person={{ facts }} size={96} />
              <div>
                <h3>{name}</h3>
                <Crystals pool={facts.level} cap={facts.level} />
                <Attributes of={facts.attributes} />
              </div>
              <div className="ms-both">
                {facts.story.map((key) => (
                  <Prose key={key} text={word(key)} />
                ))}
                {facts.talent !== null && (
                  <p>
                    <b>{words.talent}.</b> <Said text={word(facts.talent)} />
                  </p>
                )}
                <p>
                  <b>{word(facts.gear.name)}.</b> <Said text={word(facts.gear.text)} />
                </p>
              </div>
              <div className="ms-row">
                {owner !== undefined && sight.company && (
                  <small>{words.takenBy(names.seat(owner.seat))}</small>
                )}
                {actsOf(sight, "pick", { receptacle: facts.id }).map((act) => (
                  <ActButton
                    key={act.seat}
                    act={act}
                    primary
                    small={sight.shared ? words.for(names.seat(act.seat)) : undefined}
                  >
                    {words.take(name)}
                  </ActButton>
                ))}
                {actsOf(sight, "unpick", { receptacle: facts.id }).map((act) => (
                  <ActButton key={act.seat} act={act}>
                    {words.back(name)}
                  </ActButton>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Briefing({ sight }: { readonly sight: Sight }): ReactNode {
  const language = useLanguage();
  const { briefing: words, picking } = wordsIn(language);
  const { view, word } = sight;
  const people = peopleOf(sight);
  const lead = actsOf(sight, "lead");
  const begin = actsOf(sight, "begin");
  const first = begin.find(isPossible) ?? begin[0];
  const left = Number(first?.refusal?.params.left ?? 0);
  const bonus = [...actsOf(sight, "bonus"), ...actsOf(sight, "bonusBack")].filter(isPossible);
  return (
    <section className="ms-briefing">
      <article className="ms-paper">
        <h2>{words.order}</h2>
        <Prose text={word(view.order.text)} />
      </article>
      <div className="ms-side">
        <h3>{words.leads}</h3>
        <fieldset className="ms-row" aria-label={words.leads}>
          {people.map((person) => {
            const rec = person.agent.rec;
            const act = lead.find(({ action, refusal }) => action.captain === rec && refusal === undefined);
            const leads = view.captain === person.lane;
            const name = word(person.facts.name);
            return act === undefined || leads ? (
              <span key={rec} className="ms-leads" data-leads={leads || undefined}>
                <Portrait sight={sight} person={person} size={44} /> {name}
              </span>
            ) : (
              <ActButton key={rec} act={act}>
                {name}
              </ActButton>
            );
          })}
        </fieldset>
        {bonus.length > 0 && (
          <>
            <p>{words.bonus(left)}</p>
            <div className="ms-row">
              {bonus.map((act) => {
                const rec = act.action.type === "bonus" ? act.action.to : act.action.from;
                const name = word(people.find(({ agent }) => agent.rec === rec)?.facts.name ?? "");
                return (
                  <ActButton key={JSON.stringify(act.action)} act={act}>
                    {`${act.action.type === "bonus" ? "+1" : "−1"} ${name}`}
                  </ActButton>
                );
              })}
            </div>
          </>
        )}
        {first !== undefined && (
          <ActButton act={first} primary>
            {words.begin}
          </ActButton>
        )}
        {people.length === 0 && <p>{picking.more}</p>}
      </div>
    </section>
  );
}

export function Prologue({ sight }: { readonly sight: Sight }): ReactNode {
  const language = useLanguage();
  const { prologue: words } = wordsIn(language);
  const { view, word } = sight;
  const card = view.prologue.at(-1);
  const captain = view.agents[view.captain];
  const next = actsOf(sight, "next").find(isPossible);
  const [src] = cardPictures(view.mission.id, card?.art ?? null, language);
  return (
    <section className="ms-prologue">
      {src !== undefined && <img src={src} alt={word(card?.alt ?? "")} />}
      <article className="ms-paper">
        <h2>{words.title}</h2>
        {card !== undefined && <Prose text={word(card.text)} />}
        {next !== undefined ? (
          <ActButton act={next} primary>
            {words.next}
          </ActButton>
        ) : (
          captain !== undefined && sight.live && <p className="ms-lead">{words.waits(word(captain.name))}</p>
        )}
      </article>
    </section>
  );
}

/** At a place: the panorama, and below it whatever the step asks for. */
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import { useTable, useTableStore } from "../../../table/store.ts";
import { type Act, actsOf, isFresh, isPossible, peopleOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { ActButton } from "./act-button.tsx";
import { Split } from "./between.tsx";
import { Chorus, LastLine, useLastLine } from "./chorus.tsx";
import { Coach } from "./coach.tsx";
import { Conflict } from "./conflict.tsx";
import { askForLane, takeAll, useHand } from "./hand.ts";
import { Lane } from "./lane.tsx";
import { Found } from "./ledger.tsx";
import { ExploreChoice, Panorama } from "./panorama.tsx";
import { Prose, Said } from "./prose.tsx";
import { TestPanel } from "./test.tsx";

export function Visit({ sight, phone }: { readonly sight: Sight; readonly phone: boolean }): ReactNode {
  const { view, word } = sight;
  const { visit } = view;
  const lastLine = useLastLine(sight);
  if (visit === null) return null;
  if (view.chorus !== null) return <Chorus sight={sight} />;
  if (lastLine !== undefined) return <LastLine sight={sight} line={lastLine} />;
  if (view.conflict !== null) return <Conflict sight={sight} />;
  const people = peopleOf(sight);
  const testing = people.filter(({ agent }) => agent.test !== null);
  // While a link is broken the note hangs there.
  const note = people.every(({ agent }) => !agent.linkBroken) && <Coach sight={sight} />;
  const lanes = sight.shared || phone ? [] : people.filter(({ mine }) => mine !== undefined);
  const acts = view.stage === "actions" || view.stage === "telling";
  return (
    <div
      className="ms-visit"
      data-lanes={(acts && lanes.length > 0) || undefined}
      data-testing={testing.length > 0 || undefined}
    >
      <Panorama sight={sight} />
      <div className="ms-beside">
        <h2>{word(visit.name)}</h2>
        {view.stage === "recon" && phone && <CardA sight={sight} />}
        {note}
        <ExploreChoice sight={sight} />
        {view.stage === "recon" ? <Recon sight={sight} /> : <CardA sight={sight} />}
        {view.stage === "telling" && <Telling sight={sight} />}
        {view.stage === "actions" && <Leaving sight={sight} />}
      </div>
      <div className="ms-below">
        {view.stage === "recon" && !phone && <CardA sight={sight} />}
        {view.split?.now === true && <Split sight={sight} shares={view.split.shares} people={people} />}
        <Aloud sight={sight} phone={phone} />
        <PublicQuestion sight={sight} />
        {testing.map((person) => (
          <TestPanel key={person.agent.rec} sight={sight} person={person} />
        ))}
        {acts && lanes.length > 0 && (
          <div className="ms-lanes">
            {lanes.map((person) => (
              <Lane key={person.agent.rec} sight={sight} person={person} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Card A lies before everybody; it can be folded, and opened again. */
function CardA({ sight }: { readonly sight: Sight }): ReactNode {
  const { card: words } = wordsIn(useLanguage());
  const { visit, stage, round } = sight.view;
  const folded = useHand((hand) => hand.folded);
  const here = `${visit?.loc} ${round}`;
  if (visit?.aloud == null) return null;
  const open = stage === "recon" ? folded !== here : folded === `open ${here}`;
  if (!open)
    return (
      <p>
        <button
          type="button"
          className="btn ms-quiet"
          onClick={() => useHand.setState({ folded: stage === "recon" ? undefined : `open ${here}` })}
        >
          {words.reopen}
        </button>
      </p>
    );
  return (
    <article className="ms-paper ms-card-a">
      <Prose text={sight.word(visit.aloud)} />
      <button
        type="button"
        className="btn ms-quiet"
        onClick={() => useHand.setState({ folded: stage === "recon" ? here : undefined })}
      >
        {words.hide}
      </button>
    </article>
  );
}

/** Red and white Items, and what is read collectively. */
function Aloud({ sight, phone }: { readonly sight: Sight; readonly phone: boolean }): ReactNode {
  const { card: words, lane } = wordsIn(useLanguage());
  const entries = useTable((state) => state.entries);
  const { view, word } = sight;
  return (
    <>
      {view.openAloud.map(({ by, side, title, text }) => {
        const agent = view.agents[by];
        const rec = agent?.rec ?? "";
        const close = actsOf(sight, "close", { by: rec }).filter(isPossible);
        const follow = actsOf(sight, "follow", { by: rec }).filter(isPossible);
        const act: Act | undefined = follow[0] ?? close[0];
        return (
          <article key={side} className="ms-paper ms-aloud">
            <p className="ms-only">{words.aloud}</p>
            {title !== null && (
              <h2>
                <Said text={word(title)} />
              </h2>
            )}
            <Prose text={word(text)} />
            {act !== undefined ? (
              <ActButton act={act} primary>
                {follow.length > 0 ? words.follow : lane.close}
              </ActButton>
            ) : (
              sight.shared &&
              sight.live &&
              agent !== undefined && (
                <button type="button" className="btn" onClick={() => askForLane(agent.rec, agent.seat)}>
                  {words.inLane(word(agent.name))}
                </button>
              )
            )}
            {/* Below what was pressed, which stays where it is. */}
            {phone && <Found sight={sight} />}
          </article>
        );
      })}
      {view.heard !== null && isFresh(entries, view.heard) && (
        <article className="ms-paper ms-aloud">
          <Prose text={word(view.heard)} />
        </article>
      )}
    </>
  );
}

function PublicQuestion({ sight }: { readonly sight: Sight }): ReactNode {
  const { question: words } = wordsIn(useLanguage());
  const { view, word } = sight;
  const { question } = view;
  if (question === null || view.mine.some((mine) => mine.question !== null)) return null;
  return (
    <section className="ms-question ms-paper">
      <p>
        <b>{word(question.prompt)}</b> {words.decides(word(view.agents[question.by]?.name ?? ""))}
      </p>
      <div className="ms-two">
        {actsOf(sight, "answer").map((act) => (
          <ActButton key={act.action.option} act={act}>
            {word(question.options[act.action.option] ?? "")}
          </ActButton>
        ))}
      </div>
    </section>
  );
}

function Recon({ sight }: { readonly sight: Sight }): ReactNode {
  const { recon: words } = wordsIn(useLanguage());
  const table = useTableStore();
  const confirms = actsOf(sight, "confirm").filter(({ refusal }) => refusal?.code !== "missions/confirmed");
  const without = peopleOf(sight).filter(({ agent }) => agent.claim === null && agent.out === null);
  const greyed = confirms.some(({ refusal }) => refusal !== undefined);
  return (
    <section className="ms-recon">
      <h3>{words.title}</h3>
      <p>{words.lead}</p>
      <WaitsFor sight={sight} done={confirms.length === 0} />
      {confirms.length > 0 && (
        <button
          type="button"
          className="btn"
          data-kind={greyed ? undefined : "primary"}
          aria-disabled={greyed || undefined}
          onClick={() =>
            void takeAll(
              table,
              confirms.toSorted((a, b) => Number(a.refusal === undefined) - Number(b.refusal === undefined)),
              words.set,
            )
          }
        >
          {words.set}
        </button>
      )}
      {/* Below: the button stays in its place when the last has chosen. */}
      {greyed && <p>{words.waiting(without.map(({ facts }) => sight.word(facts.name)).join(", "))}</p>}
    </section>
  );
}

/** Whoever is done on a device of the own is told for whom the others' devices wait. */
function WaitsFor({ sight, done }: { readonly sight: Sight; readonly done: boolean }): ReactNode {
  const { recon: words } = wordsIn(useLanguage());
  const slow = peopleOf(sight).filter(({ agent }) => !agent.ready && agent.out === null);
  if (!sight.company || sight.shared || !done || slow.length === 0) return null;
  return <p role="status">{words.waitsFor(slow.map(({ facts }) => sight.word(facts.name)).join(", "))}</p>;
}

function Telling({ sight }: { readonly sight: Sight }): ReactNode {
  const { telling: words } = wordsIn(useLanguage());
  const table = useTableStore();
  const told = actsOf(sight, "told").filter(isPossible);
  return (
    <section className="ms-recon">
      <h3>{words.title}</h3>
      <p>{words.lead}</p>
      <WaitsFor sight={sight} done={told.length === 0} />
      {told.length > 0 && (
        <button
          type="button"
          className="btn"
          data-kind="primary"
          onClick={() => void takeAll(table, told, words.told)}
        >
          {sight.company && !sight.shared ? words.toldOwn : words.told}
        </button>
      )}
    </section>
  );
}

/** Leaving, and whatever else the group proposes (AM-62, AM-101). */
function Leaving({ sight }: { readonly sight: Sight }): ReactNode {
  const { leave: words, proposals: proposed, giveUp } = wordsIn(useLanguage());
  const { view, word } = sight;
  const leave = actsOf(sight, "leave");
  const way = leave.find(isPossible) ?? leave[0];
  const offers = view.visit?.offers ?? [];
  return (
    <section className="ms-leaving">
      <div className="ms-row">
        {offers.map(({ id, text }) => {
          const act = [
            ...actsOf(sight, "option", { option: id }),
            ...actsOf(sight, "propose", { what: id }),
          ].find(isPossible);
          return act === undefined ? null : (
            <ActButton key={id} act={act}>
              {word(text)}
            </ActButton>
          );
        })}
        {way !== undefined && (
          <ActButton act={way} primary>
            {words.go}
          </ActButton>
        )}
      </div>
      {view.proposals.length > 0 && (
        <ul className="ms-proposals" aria-label={proposed.title}>
          {view.proposals.map(({ what, text, by, against }) => (
            <li key={what}>
              {proposed.says(
                word(view.agents[by]?.name ?? ""),
                text !== null ? word(text) : what === "update" ? proposed.update : proposed.leave,
              )}{" "}
              {against.length > 0 &&
                proposed.against(against.map((lane) => word(view.agents[lane]?.name ?? "")).join(", "))}
              <span className="ms-row">
                {actsOf(sight, "decide", { option: what })
                  .filter(isPossible)
                  .slice(0, 1)
                  .map((act) => (
                    <ActButton key={act.action.by} act={act} primary>
                      {proposed.decide}
                    </ActButton>
                  ))}
                {actsOf(sight, "withdraw", { what })
                  .filter(isPossible)
                  .slice(0, 1)
                  .map((act) => (
                    <ActButton key={act.action.by} act={act}>
                      {proposed.withdraw}
                    </ActButton>
                  ))}
                {actsOf(sight, "object", { what })
                  .filter(isPossible)
                  .map((act) => (
                    <ActButton key={act.action.by} act={act}>
                      {proposed.object(
                        word(view.receptacles.find(({ id }) => id === act.action.by)?.name ?? ""),
                      )}
                    </ActButton>
                  ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {view.giveUp !== null && (
        <fieldset className="ms-row" aria-label={giveUp.title}>
          <p>{giveUp.title}</p>
          {actsOf(sight, "abandon")
            .filter(isPossible)
            .map((act) => (
              <ActButton key={act.action.by} act={act}>
                {giveUp.yes(word(view.receptacles.find(({ id }) => id === act.action.by)?.name ?? ""))}
              </ActButton>
            ))}
          {actsOf(sight, "withdraw", { what: "giveUp" })
            .filter(isPossible)
            .slice(0, 1)
            .map((act) => (
              <ActButton key={act.action.by} act={act} primary>
                {giveUp.no}
              </ActButton>
            ))}
        </fieldset>
      )}
    </section>
  );
}

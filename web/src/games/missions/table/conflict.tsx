/** A group conflict: what has to be overcome, the tests with open cells, and the Captain's order. */
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import { RuleLink } from "../../../play/rule-link.tsx";
import { useTable } from "../../../table/store.ts";
import { conflictPicture } from "../pictures.ts";
import {
  actsOf,
  beginsOf,
  chancesOf,
  destinyLeft,
  isFresh,
  isPossible,
  lastTest,
  peopleOf,
  type Sight,
} from "../sight.ts";
import { textIn, wordsIn } from "../text.ts";
import { ActButton } from "./act-button.tsx";
import { Swaps } from "./between.tsx";
import { Coach } from "./coach.tsx";
import { Portrait } from "./person.tsx";
import { Prose } from "./prose.tsx";
import { Outcome, TestPanel } from "./test.tsx";
import "./conflict.css";

const CELLS = ["fail", "critical", "success"] as const;

export function Conflict({ sight }: { readonly sight: Sight }): ReactNode {
  const language = useLanguage();
  const { conflict: words, test: tests, lane } = wordsIn(language);
  const { attributes } = textIn(language);
  const entries = useTable((state) => state.entries);
  const { view, word } = sight;
  const { conflict } = view;
  if (conflict === null) return null;
  const ended = lastTest(entries);
  const left = destinyLeft(view);
  const people = peopleOf(sight);
  const life = Math.max(0, conflict.life - conflict.damage);
  const testing = people.find(({ agent }) => agent.test !== null);
  const tester =
    conflict.tester === null ? undefined : people.find(({ lane: each }) => each === conflict.tester);
  const src = conflictPicture(view);
  const order = actsOf(sight, "order");
  const kinds = (list: readonly string[]): string =>
    list.length === 0 ? lane.nothing : [...new Set(list)].map((kind) => lane.kinds[kind] ?? kind).join(", ");
  return (
    <section className="ms-conflict" aria-label={word(conflict.name)}>
      <div className="ms-conflict-scene">
        {src !== undefined && <img src={src} alt="" />}
        <div className="ms-conflict-title">
          <h2>{word(conflict.name)}</h2>
          {conflict.text !== null && <Prose text={word(conflict.text)} />}
        </div>
        {conflict.life > 0 && (
          <p className="ms-life">
            <span aria-hidden="true">
              {Array.from({ length: conflict.life }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike.
                <i key={i} data-gone={i >= life || undefined} />
              ))}
            </span>
            {words.life(life, conflict.life)}
          </p>
        )}
      </div>
      <Coach sight={sight} />
      {ended !== undefined && testing === undefined && (
        <div className="ms-paper ms-aloud" role="status">
          <Outcome test={ended} />
          {view.heard !== null && isFresh(entries, view.heard) && <Prose text={word(view.heard)} />}
        </div>
      )}
      {conflict.step !== "turns" ? (
        <>
          <p className="ms-lead">
            {words.swapFirst} <RuleLink rule="TS-97" name="TS-97" />
          </p>
          <Swaps sight={sight} ready={words.ready} />
        </>
      ) : testing !== undefined ? (
        <TestPanel sight={sight} person={testing} />
      ) : (
        <>
          {tester === undefined && (
            <div className="ms-row">
              <p>{words.next(word(people[view.acting]?.facts.name ?? ""))}</p>
              {order.filter(isPossible).map((act) => (
                <ActButton key={act.action.tester} act={act} primary>
                  {words.name(
                    word(people.find(({ agent }) => agent.rec === act.action.tester)?.facts.name ?? ""),
                  )}
                </ActButton>
              ))}
            </div>
          )}
          {tester !== undefined && <p className="ms-lead">{words.tester(word(tester.facts.name))}</p>}
          <ul className="ms-conflict-tests">
            {conflict.tests.map(({ id, name, attribute, difficulty, cells }) => {
              const value = tester?.facts.attributes[attribute] ?? 0;
              const chances = chancesOf(value, difficulty, left);
              const begin = beginsOf(sight, { test: id });
              return (
                <li key={id}>
                  <h3>
                    {name === null ? attributes[attribute] : word(name)}{" "}
                    <em>
                      {attributes[attribute]}, {tests.difficulty(difficulty)}
                    </em>
                  </h3>
                  <ul className="ms-cells">
                    {CELLS.map((cell) => (
                      <li key={cell} data-cell={cell}>
                        <b>
                          {tests.cells[cell]}
                          {tester !== undefined && ` · ${tests.chance(chances[cell], chances.of)}`}
                        </b>{" "}
                        {kinds(cells[cell])}
                      </li>
                    ))}
                  </ul>
                  {tester !== undefined && (
                    <p className="ms-by">{tests.brings(word(tester.facts.name), value)}</p>
                  )}
                  {begin.map((act) => (
                    <ActButton key={JSON.stringify(act.action)} act={act}>
                      {tests.begin(act.action.with === undefined ? 1 : 0)}
                    </ActButton>
                  ))}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <ol className="ms-order" aria-label={words.order(conflict.turn)}>
        {people.map((person) => (
          <li key={person.agent.rec} data-now={person.lane === conflict.tester || undefined}>
            <Portrait sight={sight} person={person} size={32} /> <b>{word(person.facts.name)}</b>{" "}
            {conflict.tested.includes(person.lane)
              ? words.tested
              : person.lane === conflict.tester
                ? "◆"
                : words.waits}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** An agent's own lane: the card in hand, what it asks for, and what the agent can do about it. */
import type { BoxView, SideView } from "@chronarium/missions";
import Lock from "lucide-react/icons/lock";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../../app/text.ts";
import { useTable, useTableStore } from "../../../table/store.ts";
import type { Language } from "../../../text/catalogue.ts";
import { portraitOf } from "../pictures.ts";
import {
  type Act,
  actsOf,
  beginsOf,
  cardOf,
  chancesOf,
  destinyLeft,
  isFresh,
  lastTest,
  type Person,
  type Sight,
} from "../sight.ts";
import { textIn, wordsIn } from "../text.ts";
import { ActButton } from "./act-button.tsx";
import { CardFace } from "./card-face.tsx";
import { take } from "./hand.ts";
import { LaneActs } from "./lane-acts.tsx";
import { Attributes, Crystals, Portrait } from "./person.tsx";
import { Prose, Said } from "./prose.tsx";
import { Tell } from "./tell.tsx";
import { Outcome } from "./test.tsx";
import "./lane.css";

const CELLS = ["fail", "critical", "success"] as const;

/** What lies uppermost before the agent: a private card, else the card in hand. What is read aloud lies before all. */
export const uppermost = ({ mine }: Person, { view }: Pick<Sight, "view">): SideView | undefined =>
  mine?.open.findLast(({ id }) => view.openAloud.every(({ side }) => side !== id)) ?? mine?.card ?? undefined;

/** `npc.coyle` is drawn as `coyle`; what speaks without a face, as a switchboard does, has no portrait. */
const speakerOf = ({ view: { mission } }: Sight, { title }: SideView): string | undefined =>
  title?.startsWith("npc.") ? portraitOf(mission.id, title.slice("npc.".length)) : undefined;

export function Lane({ sight, person }: { readonly sight: Sight; readonly person: Person }): ReactNode {
  const language = useLanguage();
  const words = wordsIn(language);
  const { word } = sight;
  const { agent, facts, mine } = person;
  const by = agent.rec;
  const name = word(facts.name);
  const entries = useTable((state) => state.entries);
  const side = uppermost(person, sight);
  const held = cardOf(sight, agent.card);
  const isCard = side !== undefined && side.id === agent.card;
  const reads = (mine?.open.length ?? 0) > 0;
  const ended = reads ? undefined : lastTest(entries, by);
  const title = isCard && held !== undefined ? held.caption : side?.title;
  const speaker = side === undefined ? undefined : speakerOf(sight, side);
  if (mine === undefined) return null;
  return (
    <section
      className="ms-lane"
      aria-label={words.regions.lane(name)}
      data-lane={by}
      data-out={agent.out !== null || undefined}
    >
      <header>
        <Portrait sight={sight} person={person} size={44} />
        <div>
          <h3>{name}</h3>
          <small>{stateOf(sight, person, language)}</small>
        </div>
        <Crystals pool={agent.pool} cap={agent.cap} />
        <Attributes of={facts.attributes} />
      </header>
      {isCard && held !== undefined && (
        <div className="ms-own">
          <CardFace sight={sight} card={held} alt={word(held.alt)} />
        </div>
      )}
      <div className="ms-paper ms-lane-paper" data-bare={side === undefined || undefined}>
        {side !== undefined && sight.company && (
          <p className="ms-only">
            <Lock size={15} aria-hidden="true" />
            {words.lane.onlyYou(name)}
          </p>
        )}
        {title != null && (
          <h2 className="ms-title">
            {speaker !== undefined && (
              <img className="ms-portrait" src={speaker} alt="" width={64} height={64} />
            )}
            <Said text={word(title)} />
          </h2>
        )}
        {(ended !== undefined || (!reads && isFresh(entries, mine.shown, by))) && (
          <div className="ms-result" role="status">
            <b>{words.lane.result}</b>
            {ended !== undefined && <Outcome test={ended} />}
            {mine.shown !== null && isFresh(entries, mine.shown, by) && <Prose text={word(mine.shown)} />}
          </div>
        )}
        {side !== undefined && <Prose text={word(side.text)} />}
        {side !== undefined && side.knows !== null && (
          <div className="ms-knows">
            <Portrait sight={sight} person={person} size={36} />
            <Prose text={word(side.knows)} />
          </div>
        )}
        {side === undefined && (
          <p className="ms-lead">{agent.out === null ? words.lane.nothingInHand : words.lane.ejectedLead}</p>
        )}
        {mine.glimpse !== null && <p>{words.lane.glimpse(String(mine.glimpse))}</p>}
        {mine.question !== null && <Question sight={sight} person={person} question={mine.question} />}
        {mine.conflict !== null && isCard && agent.test === null && (
          <p className="ms-bound">{words.test.conflict}</p>
        )}
        {side !== undefined &&
          mine.open.length <= 1 &&
          side.tests.map((box) => <Box key={box.id} sight={sight} person={person} box={box} />)}
        {side !== undefined && <Options sight={sight} person={person} side={side} />}
        <LaneActs sight={sight} person={person} side={side} />
      </div>
      {sight.company && side !== undefined && (
        <Tell
          key={side.id}
          sight={sight}
          person={person}
          card={[side.text, side.knows ?? ""].map(word).join(" ")}
          chips={side.chips}
        />
      )}
    </section>
  );
}

export function stateOf(sight: Sight, { agent }: Person, language: Language): string {
  const { lane: words, status } = wordsIn(language);
  if (agent.out !== null) return words.ejected;
  if (agent.linkBroken) return status.link(sight.word(agent.name));
  if (agent.reads !== null) return words.private[agent.reads];
  if (agent.gives !== null) return words.givesTo(sight.word(sight.view.agents[agent.gives]?.name ?? ""));
  if (agent.test !== null)
    return status.test(sight.word(agent.name), textIn(language).attributes[agent.test.attribute]);
  const held = cardOf(sight, agent.card);
  if (held !== undefined) return words.reads(sight.word(held.caption));
  const { stage } = sight.view;
  return stage === "actions" || stage === "telling" ? words.standsBy : "";
}

function Box({
  sight,
  person,
  box,
}: {
  readonly sight: Sight;
  readonly person: Person;
  readonly box: BoxView;
}): ReactNode {
  const language = useLanguage();
  const { test: words, lane } = wordsIn(language);
  const { attributes } = textIn(language);
  if (!box.open) return null;
  const begin = beginsOf(sight, { by: person.agent.rec, test: box.id });
  const chances = chancesOf(box.value, box.difficulty, destinyLeft(sight.view));
  const kinds = (list: readonly string[]): string =>
    list.length === 0 ? lane.nothing : [...new Set(list)].map((kind) => lane.kinds[kind] ?? kind).join(", ");
  return (
    <div className="ms-box">
      <h3>
        {box.name === null ? attributes[box.attribute] : sight.word(box.name)}{" "}
        <em>
          {attributes[box.attribute]} {box.value} · {words.difficulty(box.difficulty)}
        </em>
      </h3>
      <ul className="ms-cells">
        {CELLS.map((cell) => (
          <li key={cell} data-cell={cell}>
            <b>
              {words.cells[cell]} · {words.chance(chances[cell], chances.of)}
            </b>{" "}
            {kinds(box.cells[cell])}
          </li>
        ))}
      </ul>
      <div className="ms-row">
        {begin.map((act) => (
          <Decided
            key={JSON.stringify(act.action)}
            act={act}
            text={words.begin(act.action.with === undefined ? 1 : 0)}
            twice={box.commits}
          />
        ))}
      </div>
    </div>
  );
}

/** A choice that cannot be undone is asked twice. */
function Decided({
  act,
  text,
  twice,
}: {
  readonly act: Act;
  readonly text: string;
  readonly twice: boolean;
}): ReactNode {
  const { lane: words } = wordsIn(useLanguage());
  const table = useTableStore();
  const [asked, setAsked] = useState(false);
  if (!twice || act.refusal !== undefined) return <ActButton act={act}>{text}</ActButton>;
  if (!asked)
    return (
      <button type="button" className="btn" onClick={() => setAsked(true)}>
        {text}
      </button>
    );
  return (
    <fieldset className="ms-sure" aria-label={text}>
      <b>{text}</b>
      <span>{words.confirm}</span>
      <button type="button" className="btn" onClick={() => void take(table, act, text)}>
        {words.yes}
      </button>
      <button type="button" className="btn" onClick={() => setAsked(false)}>
        {words.no}
      </button>
    </fieldset>
  );
}

function Question({
  sight,
  person,
  question,
}: {
  readonly sight: Sight;
  readonly person: Person;
  readonly question: NonNullable<NonNullable<Person["mine"]>["question"]>;
}): ReactNode {
  const answers = actsOf(sight, "answer", { by: person.agent.rec, question: question.question });
  return (
    <div className="ms-question">
      <p>
        <b>{sight.word(question.prompt)}</b>
      </p>
      <div className="ms-two">
        {answers.map((act) => {
          const option = question.options[act.action.option];
          if (option === undefined) return null;
          return (
            <Decided
              key={act.action.option}
              act={act}
              text={sight.word(option.text)}
              twice={option.confirm}
            />
          );
        })}
      </div>
    </div>
  );
}

function Options({
  sight,
  person,
  side,
}: {
  readonly sight: Sight;
  readonly person: Person;
  readonly side: SideView;
}): ReactNode {
  const { lane: words } = wordsIn(useLanguage());
  const by = person.agent.rec;
  return (
    <div className="ms-options">
      {side.options.map(({ id, text, confirm }) => {
        const [act] = actsOf(sight, "option", { by, option: id });
        const [propose] = actsOf(sight, "propose", { by, what: id });
        if (act !== undefined) return <Decided key={id} act={act} text={sight.word(text)} twice={confirm} />;
        return propose === undefined ? null : (
          <ActButton key={id} act={propose} small={words.propose}>
            {sight.word(text)}
          </ActButton>
        );
      })}
    </div>
  );
}

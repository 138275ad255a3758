/** The people of the mission across the bottom: how they stand, and the way into their lanes. */
import type { View } from "@chronarium/missions";
import { type ReactNode, useContext } from "react";
import { useLanguage } from "../../../app/text.ts";
import { namesOf } from "../../../table/names.ts";
import { SlotsContext } from "../../../table/slots.ts";
import { useTable } from "../../../table/store.ts";
import { type Person, peopleOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { askForLane, useHand } from "./hand.ts";
import { stateOf } from "./lane.tsx";
import { handOf } from "./panorama.tsx";
import { Attributes, Crystals, Portrait } from "./person.tsx";
import "./agents.css";

export function Agents({ sight, phone }: { readonly sight: Sight; readonly phone: boolean }): ReactNode {
  const { regions } = wordsIn(useLanguage());
  const people = peopleOf(sight);
  return (
    <ul className="ms-agents" aria-label={regions.people}>
      {people.map((person) => (
        <AgentRow key={person.agent.rec} sight={sight} person={person} phone={phone} />
      ))}
    </ul>
  );
}

/** Before the cards are open there is nothing in a lane. */
const opensLanes = ({ stage, conflict, chorus }: View): boolean =>
  (stage === "telling" || stage === "actions") && conflict === null && chorus === null;

function AgentRow({
  sight,
  person,
  phone,
}: {
  readonly sight: Sight;
  readonly person: Person;
  readonly phone: boolean;
}): ReactNode {
  const language = useLanguage();
  const words = wordsIn(language);
  const live = useTable((state) => state.live);
  const rec = useHand((hand) => hand.rec);
  const { beside } = useContext(SlotsContext);
  const { agent, facts, lane } = person;
  const { view, word } = sight;
  const name = word(facts.name);
  const captain = view.captain === lane && view.stage !== "picking" && view.stage !== "briefing";
  const chooses = (view.stage === "recon" || view.stage === "actions") && sight.isOwn(agent.seat);
  const hand = chooses ? handOf(sight, rec) : undefined;
  const testing = agent.test !== null || agent.linkBroken;
  const player = sight.company ? namesOf(live, language).seat(agent.seat) : undefined;
  return (
    <li
      className="ms-agent"
      data-on={testing || undefined}
      data-hand={hand?.agent.rec === agent.rec || undefined}
      data-out={agent.out === null ? undefined : true}
    >
      <button
        type="button"
        className="ms-agent-pick"
        aria-pressed={chooses ? hand?.agent.rec === agent.rec : undefined}
        aria-label={chooses ? words.recon.chooseFor(name) : name}
        onClick={() => useHand.setState({ rec: agent.rec })}
      >
        <Portrait sight={sight} person={person} size={phone ? 44 : 64} />
      </button>
      <div className="ms-agent-who">
        <b>{name}</b>
        <small>
          {[player, captain ? words.ledger.captain : undefined]
            .filter((part) => part !== undefined)
            .join(" · ")}
        </small>
        <Crystals pool={agent.pool} cap={agent.cap} />
      </div>
      {!phone && <Attributes of={facts.attributes} />}
      <small className="ms-agent-state">{stateOf(sight, person, language)}</small>
      {beside?.(agent.seat)}
      {(sight.shared || phone) &&
        sight.isOwn(agent.seat) &&
        sight.live &&
        opensLanes(view) &&
        agent.out === null && (
          <button
            type="button"
            className="btn ms-agent-lane"
            onClick={() => askForLane(agent.rec, agent.seat)}
          >
            {words.lane.open(name)}
          </button>
        )}
    </li>
  );
}

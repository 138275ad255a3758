/** The cards of a place: faces for everybody, and who has which in hand. */
import type { CardView } from "@chronarium/missions";
import { type ReactNode, useEffect, useRef } from "react";
import { useSettings } from "../../../app/settings.ts";
import { useLanguage } from "../../../app/text.ts";
import { useTableStore } from "../../../table/store.ts";
import type { Language } from "../../../text/catalogue.ts";
import { actsOf, isPossible, type Person, peopleOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { CardFace } from "./card-face.tsx";
import { askForLane, askWhy, take, useHand } from "./hand.ts";
import { Portrait } from "./person.tsx";
import { Weather } from "./weather.tsx";
import "./panorama.css";

type Face = {
  readonly state: "aloud" | "read" | "test" | "claimed" | "free" | "open";
  readonly says: string;
  readonly who: Person | undefined;
};

function faceOf(sight: Sight, { id: card, read }: CardView, first: boolean, language: Language): Face {
  const { card: words } = wordsIn(language);
  const people = peopleOf(sight);
  if (first) return { state: "aloud", says: words.aloud, who: undefined };
  const holder = people.find(({ agent }) => agent.card === card);
  if (holder !== undefined) {
    const name = sight.word(holder.facts.name);
    const tests = holder.agent.test !== null && holder.agent.test.conflict !== "group";
    return tests
      ? { state: "test", says: words.tests(name), who: holder }
      : { state: "read", says: words.readsIt(name), who: holder };
  }
  const claimer = people.find(({ agent }) => agent.claim === card);
  if (claimer !== undefined)
    return { state: "claimed", says: words.wouldRead(sight.word(claimer.facts.name)), who: claimer };
  return sight.view.stage === "actions"
    ? { state: "open", says: read ? words.openAgain : words.open, who: undefined }
    : { state: "free", says: words.free, who: undefined };
}

/** The receptacle that the hand is out for: the chosen one, else the first that still needs a card. */
export function handOf(sight: Sight, rec: string | undefined): Person | undefined {
  const people = peopleOf(sight).filter(({ agent }) => agent.out === null && sight.isOwn(agent.seat));
  return (
    people.find(({ agent }) => agent.rec === rec) ??
    people.find(({ agent }) => agent.claim === null && agent.card === null) ??
    people[0]
  );
}

export function Panorama({ sight }: { readonly sight: Sight }): ReactNode {
  const language = useLanguage();
  const words = wordsIn(language);
  const table = useTableStore();
  const plain = useSettings((settings) => settings.textTable);
  const rec = useHand((hand) => hand.rec);
  const asked = useHand((hand) => hand.card);
  const { visit, stage } = sight.view;
  const tested = sight.view.agents.find(({ test }) => test !== null)?.card;
  const row = useRef<HTMLOListElement>(null);
  // On a narrow screen the card that all talk about is brought into sight.
  useEffect(() => {
    const card = tested == null ? null : document.getElementById(`${tested}-alt`)?.parentElement;
    if (row.current !== null && card != null)
      row.current.scrollLeft = card.offsetLeft - (row.current.clientWidth - card.offsetWidth) / 2;
  }, [tested]);
  if (visit === null) return null;
  const hand = handOf(sight, rec);
  const press = (card: string, first: boolean, name: string): void => {
    if (first) {
      useHand.setState({ folded: undefined, card: undefined });
      return;
    }
    if (hand === undefined) return;
    const by = hand.agent.rec;
    if (stage === "recon") {
      const [unclaim] = hand.agent.claim === card ? actsOf(sight, "unclaim", { by }) : [];
      const [claim] = actsOf(sight, "claim", { by, card });
      const act = unclaim ?? claim;
      if (act !== undefined)
        void take(table, act, name).then((done) => {
          if (done) useHand.setState({ rec: undefined });
        });
      return;
    }
    const ways = actsOf(sight, "explore", { card });
    if (ways.some(isPossible)) useHand.setState({ card: asked === card ? undefined : card, why: undefined });
    else {
      const mine = ways.find(({ action }) => action.by === by) ?? ways[0];
      if (mine?.refusal !== undefined) askWhy(mine, words.lane.explore(name));
      // Whether somebody may put down the own card is that person's secret: it is done in the lane.
      else if (sight.shared && sight.live) askForLane(by, hand.agent.seat);
    }
  };
  return (
    <ol ref={row} className="ms-pan" data-plain={plain || undefined} aria-label={words.regions.panorama}>
      {visit.cards.map((card, i) => {
        const { id, caption, alt, art } = card;
        const name = sight.word(caption);
        const { state, says, who } = faceOf(sight, card, i === 0, language);
        return (
          <li key={id} className="ms-card" data-state={state} data-asked={asked === id || undefined}>
            <button
              type="button"
              aria-describedby={`${id}-alt`}
              aria-pressed={i === 0 ? undefined : asked === id || hand?.agent.claim === id}
              onClick={() => press(id, i === 0, name)}
            >
              {/* Before all that is written on the card, and so below it. */}
              <Weather mission={sight.view.mission.id} art={plain ? null : art} />
              <CardFace sight={sight} card={{ id, art: plain ? null : art }} />
              {who !== undefined && (
                <span className="ms-holder">
                  <Portrait sight={sight} person={who} size={44} />
                </span>
              )}
              <span className="ms-cap">
                <b>{name}</b>
                <small>{says}</small>
              </span>
            </button>
            <span id={`${id}-alt`} className={plain ? "ms-alt" : "vh"}>
              {sight.word(alt)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Ways to take the card that was pointed at: free, else for a crystal or by a thing. */
export function ExploreChoice({ sight }: { readonly sight: Sight }): ReactNode {
  const language = useLanguage();
  const words = wordsIn(language);
  const table = useTableStore();
  const card = useHand((hand) => hand.card);
  const face = sight.view.visit?.cards.find(({ id }) => id === card);
  if (card === undefined || face === undefined) return null;
  const open = actsOf(sight, "explore", { card }).filter(isPossible);
  if (open.length === 0) return null;
  // Nothing is paid for what costs nothing this once.
  const free = new Set(open.flatMap(({ action }) => (action.pay === "free" ? [action.by] : [])));
  const ways = open.filter(({ action }) => action.pay === "free" || !free.has(action.by));
  const nameOf = (id: string): string => {
    const gear = sight.view.receptacles.find((each) => each.gear.id === id)?.gear;
    return gear === undefined ? id : sight.word(gear.name);
  };
  return (
    <section className="ms-explore" aria-label={words.lane.explore(sight.word(face.caption))}>
      <h3>{words.lane.explore(sight.word(face.caption))}</h3>
      <div className="ms-row">
        {ways.map((act) => {
          const { by, pay } = act.action;
          const who = sight.view.receptacles.find(({ id }) => id === by);
          return (
            <button
              key={`${by} ${pay}`}
              type="button"
              className="btn"
              onClick={() => void take(table, act, words.lane.explore(sight.word(face.caption)))}
            >
              <span>{who === undefined ? by : sight.word(who.name)}</span>
              <small>{words.lane.pay(pay === "free" || pay === "crystal" ? pay : nameOf(pay))}</small>
            </button>
          );
        })}
        <button type="button" className="btn" onClick={() => useHand.setState({ card: undefined })}>
          {words.curtain.back}
        </button>
      </div>
    </section>
  );
}

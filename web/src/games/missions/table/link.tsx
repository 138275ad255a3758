/** A Broken Link: two equal choices, with what each would do to the counts. Full width, over the table. */
import type { LinkChoice } from "@chronarium/missions";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../../app/text.ts";
import { RuleLink } from "../../../play/rule-link.tsx";
import { useTableStore } from "../../../table/store.ts";
import crystal from "../marks/crystal.svg";
import updateSpace from "../marks/update-space.svg";
import vortexMark from "../marks/vortex.svg";
import { actsOf, type Person, peopleOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { Coach } from "./coach.tsx";
import { take } from "./hand.ts";
import { Portrait } from "./person.tsx";
import "./link.css";

/** So long nothing can be chosen by a press that was meant for something else. */
const GUARD_MS = 600;

type Counts = { readonly pool: number; readonly vortex: number; readonly back: number };

/** What the counts would be, from what everybody sees (TS-115, TS-117, TS-187). */
function after({ view }: Sight, { agent }: Person, choice: LinkChoice): Counts {
  const { vortex, missionReturn: back } = view;
  if (choice === "lose") return { pool: 0, vortex: vortex + 1, back };
  const full = choice === "freeEmergency" ? vortex + 1 : vortex;
  const pool = Math.min(agent.cap, full);
  return { pool, vortex: full - pool, back: choice === "emergency" ? back + 1 : back };
}

export function BrokenLink({ sight }: { readonly sight: Sight }): ReactNode {
  const { link: words, ledger } = wordsIn(useLanguage());
  const table = useTableStore();
  const { view, word } = sight;
  const person = peopleOf(sight).find(({ agent }) => agent.linkBroken);
  const choices = person === undefined ? [] : actsOf(sight, "link", { by: person.agent.rec });
  const [ready, setReady] = useState(false);
  const box = useRef<HTMLElement>(null);
  const who = person?.agent.rec;
  useEffect(() => {
    if (who === undefined) return;
    box.current?.focus();
    const timer = setTimeout(() => setReady(true), GUARD_MS);
    return () => {
      clearTimeout(timer);
      setReady(false);
    };
  }, [who]);
  if (person === undefined || !sight.live) return null;
  const offered = choices.filter(
    ({ action, refusal }) => action.choice !== "freeEmergency" || refusal === undefined,
  );
  const titles = {
    emergency: words.emergency,
    freeEmergency: words.freeEmergency,
    lose: words.lose,
  } as const;
  const texts = {
    emergency: words.emergencyText,
    freeEmergency: words.freeText,
    lose: words.loseText,
  } as const;
  return (
    <section ref={box} className="ms-link" tabIndex={-1} aria-label={words.title}>
      <header>
        <Portrait sight={sight} person={person} size={64} />
        <h2>{words.title}</h2>
        <p>
          {words.lead(word(person.facts.name))} <RuleLink rule="TS-114" name="TS-114" />
        </p>
      </header>
      <Coach sight={sight} />
      <div className="ms-link-two">
        {offered.map((act) => {
          const { choice } = act.action;
          const next = after(sight, person, choice);
          return (
            <button
              key={choice}
              type="button"
              className="ms-link-choice"
              data-choice={choice}
              aria-disabled={act.refusal !== undefined || !ready || undefined}
              onClick={() => {
                if (ready) void take(table, act, titles[choice]);
              }}
            >
              <b>{titles[choice]}</b>
              <span>{texts[choice]}</span>
              <span className="ms-link-counts">
                <Count src={crystal} from={0} to={next.pool} name={words.pool} />
                <Count src={vortexMark} from={view.vortex} to={next.vortex} name={ledger.vortex} />
                <Count src={updateSpace} from={view.missionReturn} to={next.back} name={ledger.return} />
              </span>
            </button>
          );
        })}
      </div>
      <footer>
        <span>{sight.shared ? words.hand(word(person.facts.name)) : words.seen}</span>
        <span>{words.noClock}</span>
      </footer>
    </section>
  );
}

function Count(count: {
  readonly src: string;
  readonly from: number;
  readonly to: number;
  readonly name: string;
}): ReactNode {
  const { src, from, to, name } = count;
  return (
    <span>
      <img src={src} alt="" width={28} height={28} />
      <span>
        <b>
          {from} → {to}
        </b>
        <small>{name}</small>
      </span>
    </span>
  );
}

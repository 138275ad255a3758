/** Crystals, map, what is carried, thoughts: all of it lies before everybody. */
import type { Event } from "@chronarium/missions";
import { memo, type ReactNode, useDeferredValue } from "react";
import { useLanguage } from "../../../app/text.ts";
import type { Entry } from "../../../driver/types.ts";
import { Chronicle } from "../../../table/chronicle.tsx";
import { useTable } from "../../../table/store.ts";
import crystal from "../marks/crystal.svg";
import updateSpace from "../marks/update-space.svg";
import vortexMark from "../marks/vortex.svg";
import { peopleOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { MapPicture } from "./map.tsx";
import { Portrait, Thing } from "./person.tsx";
import { Prose, Said } from "./prose.tsx";
import "./ledger.css";

export function Pools({ sight }: { readonly sight: Sight }): ReactNode {
  const { ledger: words } = wordsIn(useLanguage());
  const { view } = sight;
  const pools = view.agents.reduce((sum, { pool }) => sum + pool, 0);
  const onMap = view.map.filter(({ crystal: marked }) => marked).length;
  // A crystal whose link is broken belongs to nobody yet (AM-54).
  const open = view.agents.filter(({ linkBroken }) => linkBroken).length;
  const shared = view.split?.shares.reduce((sum, share) => sum + share, 0) ?? 0;
  const all = pools + view.vortex + onMap + view.missionReturn + open;
  const [head = "", ...rest] = sight.word(view.order.return).split("\n\n");
  const rows = [
    [crystal, open > 0 ? `${pools}+${open}` : String(pools + shared), open > 0 ? words.open : words.pools],
    [vortexMark, String(view.vortex - shared), words.vortex],
    [undefined, String(onMap), words.map],
    [updateSpace, String(view.missionReturn), words.return],
  ] as const;
  return (
    <section>
      <h2>{words.crystals(all)}</h2>
      <ul className="ms-pools">
        {rows.map(([src, count, name]) => (
          <li key={name}>
            {src === undefined ? (
              <i className="ms-map-mark" aria-hidden="true" />
            ) : (
              <img src={src} alt="" width={28} height={28} />
            )}
            <b>{count}</b>
            {name}
          </li>
        ))}
      </ul>
      {/* It lies in everybody's view all the time: whoever is named on it is told so by the paper alone. */}
      <details className="ms-return">
        <summary>
          <Said text={head} />
        </summary>
        <Prose text={rest.join("\n\n")} />
      </details>
    </section>
  );
}

type Carriage = {
  readonly id: string;
  readonly note: string;
  readonly name: string;
  readonly text: string | undefined;
};

export function newestThing(entries: readonly Entry[]): string | undefined {
  const taken = entries.at(-1)?.events.findLast(({ type }) => type === "itemTaken") as Event | undefined;
  return taken?.type === "itemTaken" ? taken.item : undefined;
}

export function Carried({ sight }: { readonly sight: Sight }): ReactNode {
  const { ledger: words } = wordsIn(useLanguage());
  const entries = useTable((state) => state.entries);
  const { view, word } = sight;
  const people = peopleOf(sight);
  const itemOf = (id: string) => view.green.find((each) => each.id === id);
  const tokenOf = (id: string) => view.tokens.find((each) => each.id === id);
  const carried = (id: string, note: string, name?: string, text?: string): Carriage => ({
    id,
    note,
    name: word(name ?? ""),
    text: text === undefined ? undefined : word(text),
  });
  const token = (id: string, note: string): Carriage =>
    carried(id, note, tokenOf(id)?.name, tokenOf(id)?.text ?? undefined);
  const all: readonly Carriage[] = [
    ...view.white.map(({ id, name, text }) => carried(id, words.group, name, text)),
    ...view.groupTokens.map((id) => token(id, words.group)),
    ...people.flatMap(({ agent, facts }) => [
      ...agent.items.map((id) =>
        carried(id, words.ofWhom(word(facts.name)), itemOf(id)?.name, itemOf(id)?.text),
      ),
      ...Object.entries(agent.tokens)
        .filter(([id, count]) => count > 0 && tokenOf(id) !== undefined)
        .map(([id, count]) => {
          const one = token(id, words.ofWhom(word(facts.name)));
          return count === 1 ? one : { ...one, name: `${count} × ${one.name}` };
        }),
    ]),
    ...people.map(({ facts: { gear, name } }) =>
      carried(gear.id, `${words.gear}, ${words.ofWhom(word(name))}`, gear.name, gear.text),
    ),
  ];
  // What has just been found is open, so that it is read.
  const newest = newestThing(entries);
  return (
    <section>
      <h2>{words.carried}</h2>
      {all.length === 0 ? (
        <p className="ms-small">{words.nothing}</p>
      ) : (
        <ul className="ms-things">
          {all.map((thing) => (
            <Thing key={`${thing.id} ${thing.note}`} sight={sight} {...thing} open={thing.id === newest} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What has just been found, where the ledger is not in sight: by this agent, else by everybody. */
export function Found({ sight, rec }: { readonly sight: Sight; readonly rec?: string }): ReactNode {
  const { ledger: words } = wordsIn(useLanguage());
  const newest = useTable((state) => newestThing(state.entries));
  const { view, word } = sight;
  const agent = view.agents.find((each) => each.rec === rec && each.items.some((id) => id === newest));
  const item = (rec === undefined ? view.white : view.green).find(({ id }) => id === newest);
  if (item === undefined || (rec !== undefined && agent === undefined)) return null;
  const note = agent === undefined ? words.group : words.ofWhom(word(agent.name));
  return (
    <div role="status">
      <ul className="ms-things ms-found">
        <Thing sight={sight} id={item.id} name={word(item.name)} note={note} text={word(item.text)} open />
      </ul>
    </div>
  );
}

export function Thoughts({ sight }: { readonly sight: Sight }): ReactNode {
  const { ledger: words } = wordsIn(useLanguage());
  const talk = useTable((state) => state.live.talk);
  const people = peopleOf(sight);
  return (
    <section className="ms-thoughts">
      <h2>{words.thoughts}</h2>
      {talk === undefined || talk.length === 0 ? (
        <p className="ms-small">{words.noThoughts}</p>
      ) : (
        <ul>
          {talk.toReversed().map(({ seat, text, at }) => {
            const person = people.find(({ agent }) => agent.seat === seat);
            return (
              <li key={at}>
                {person !== undefined && <Portrait sight={sight} person={person} size={30} />}
                <span>{text}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** Drawn after the stage: a text that was asked for does not wait for what lies beside it. */
export const Ledger = ({ sight }: { readonly sight: Sight }): ReactNode => (
  <Laid sight={useDeferredValue(sight)} />
);

const Laid = memo(function Laid({ sight }: { readonly sight: Sight }): ReactNode {
  const { map } = wordsIn(useLanguage());
  const { view } = sight;
  return (
    <>
      <Pools sight={sight} />
      {view.map.length > 0 && view.stage !== "captain" && (
        <section>
          <h2>{map.title}</h2>
          <MapPicture sight={sight} />
        </section>
      )}
      <Carried sight={sight} />
      {sight.company && <Thoughts sight={sight} />}
      <div className="ledger-rest">
        <Chronicle />
      </div>
    </>
  );
});

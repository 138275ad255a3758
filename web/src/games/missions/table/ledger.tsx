/** Crystals, map, what is carried, thoughts: all of it lies before everybody. */
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import { Chronicle } from "../../../table/chronicle.tsx";
import { useTable } from "../../../table/store.ts";
import crystal from "../marks/crystal.svg";
import updateSpace from "../marks/update-space.svg";
import vortexMark from "../marks/vortex.svg";
import { peopleOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { MapPicture } from "./map.tsx";
import { Portrait, Thing } from "./person.tsx";
import { Said } from "./prose.tsx";

export function Pools({ sight }: { readonly sight: Sight }): ReactNode {
  const { ledger: words } = wordsIn(useLanguage());
  const { view } = sight;
  const pools = view.agents.reduce((sum, { pool }) => sum + pool, 0);
  const onMap = view.map.filter(({ crystal: marked }) => marked).length;
  // A crystal whose link is broken belongs to nobody yet (AM-54).
  const open = view.agents.filter(({ linkBroken }) => linkBroken).length;
  const shared = view.split?.shares.reduce((sum, share) => sum + share, 0) ?? 0;
  const all = pools + view.vortex + onMap + view.missionReturn + open;
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
    </section>
  );
}

export function Carried({ sight }: { readonly sight: Sight }): ReactNode {
  const { ledger: words } = wordsIn(useLanguage());
  const { view, word } = sight;
  const people = peopleOf(sight);
  const nameOfItem = (id: string): string => word(view.green.find((each) => each.id === id)?.name ?? "");
  const tokenOf = (id: string) => view.tokens.find((each) => each.id === id);
  const things = people.flatMap(({ agent, facts }) => [
    ...agent.items.map((id) => ({ id, name: nameOfItem(id), note: words.ofWhom(word(facts.name)) })),
    ...Object.entries(agent.tokens)
      .filter(([id, count]) => count > 0 && tokenOf(id) !== undefined)
      .map(([id]) => ({ id, name: word(tokenOf(id)?.name ?? ""), note: words.ofWhom(word(facts.name)) })),
  ]);
  const group = view.groupTokens.map((id) => ({
    id,
    name: word(tokenOf(id)?.name ?? ""),
    note: words.group,
  }));
  const gear = people.map(({ facts }) => ({
    id: facts.gear.id,
    name: word(facts.gear.name),
    note: `${words.gear}, ${words.ofWhom(word(facts.name))}`,
  }));
  const all = [...group, ...things, ...gear];
  const texts = [...view.white, ...view.green];
  return (
    <section>
      <h2>{words.carried}</h2>
      {all.length === 0 ? (
        <p className="ms-small">{words.nothing}</p>
      ) : (
        <ul className="ms-things">
          {all.map(({ id, name, note }) => (
            <Thing key={`${id} ${note}`} sight={sight} id={id} name={name} note={note} />
          ))}
        </ul>
      )}
      {texts.map(({ id, name, text }) => (
        <details key={id} className="ms-small">
          <summary>{word(name)}</summary>
          <Said text={word(text)} />
        </details>
      ))}
    </section>
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

export function Ledger({ sight }: { readonly sight: Sight }): ReactNode {
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
      {sight.shared && <Thoughts sight={sight} />}
      <div className="ledger-rest">
        <Chronicle />
      </div>
    </>
  );
}

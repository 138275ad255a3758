/** Portraits, crystals and things as they are drawn everywhere at the table. */
import type { CSSProperties, ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import { type Mood, portraitOf, thingPicture } from "../pictures.ts";
import type { Person, Sight } from "../sight.ts";
import { textIn, wordsIn } from "../text.ts";
import { Said } from "./prose.tsx";
import "./person.css";

export function Portrait({
  sight,
  person: { facts, agent },
  size,
}: {
  readonly sight: Sight;
  readonly person: Pick<Person, "facts"> & { readonly agent?: Person["agent"] };
  readonly size: number;
}): ReactNode {
  const mood: Mood = agent?.linkBroken || agent?.test?.conflict === "personal" ? "tense" : "calm";
  const src = facts.portrait === null ? undefined : portraitOf(sight.view.mission.id, facts.portrait, mood);
  const name = sight.word(facts.name);
  return src === undefined ? (
    <span className="ms-initial" style={{ width: size, height: size }} aria-hidden="true">
      {name.charAt(0)}
    </span>
  ) : (
    <img className="ms-portrait" src={src} alt="" width={size} height={size} />
  );
}

export function Crystals({ pool, cap }: { readonly pool: number; readonly cap: number }): ReactNode {
  const { picking } = wordsIn(useLanguage());
  return (
    <span className="ms-gems" role="img" aria-label={`${picking.crystals(pool)} / ${cap}`}>
      <Row of="whole" count={pool} />
      <Row of="spent" count={Math.max(0, cap - pool)} />
    </span>
  );
}

/** A row is one element: a picture for each crystal is a tenth of what a text waits for when it is opened. */
const Row = ({ of, count }: { readonly of: "whole" | "spent"; readonly count: number }): ReactNode =>
  count > 0 && <i data-of={of} style={{ "--count": count } as CSSProperties} />;

const ATTRIBUTES = ["strength", "confidence", "dexterity"] as const;

export function Attributes({ of }: { readonly of: Person["facts"]["attributes"] }): ReactNode {
  const { attributes } = textIn(useLanguage());
  return (
    <dl className="ms-attributes">
      {ATTRIBUTES.map((attribute) => (
        <div key={attribute}>
          <dt>{attributes[attribute]}</dt>
          <dd>{of[attribute]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A thing as it lies on the table; what is written on it opens at a press. */
export function Thing({
  sight,
  id,
  name,
  note,
  text,
  open = false,
}: {
  readonly sight: Sight;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly text: string | undefined;
  readonly open?: boolean;
}): ReactNode {
  const src = thingPicture(sight.view.mission.id, id);
  const label = (
    <>
      {src === undefined ? (
        <i className="ms-thing-none" aria-hidden="true" />
      ) : (
        <img src={src} alt="" width={28} height={28} />
      )}
      <span>
        <Said text={name} /> <small>{note}</small>
      </span>
    </>
  );
  return (
    <li className="ms-thing">
      {text === undefined ? (
        <span className="ms-thing-label">{label}</span>
      ) : (
        <details open={open || undefined}>
          <summary className="ms-thing-label">{label}</summary>
          <p>
            <Said text={text} />
          </p>
        </details>
      )}
    </li>
  );
}

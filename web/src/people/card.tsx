/** Parts that the pages about people share. */
import { type ReactNode, useId } from "react";

export function Card({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section className="people-card" aria-labelledby={id}>
      <h2 id={id}>
        {title} {note !== undefined && <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
}

export function Field({
  label,
  note,
  value,
  onChange,
  ...input
}: {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: "password";
  readonly autoComplete: string;
}): ReactNode {
  const id = useId();
  return (
    <div className="people-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        spellCheck={false}
        autoCapitalize="off"
        {...(note !== undefined && { "aria-describedby": `${id}-note` })}
        {...input}
        onChange={({ target }) => onChange(target.value)}
      />
      {note !== undefined && <small id={`${id}-note`}>{note}</small>}
    </div>
  );
}

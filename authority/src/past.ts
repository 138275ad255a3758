/** The whole past of a table in one answer: its first moment, and what each later one changes. */
import { type Difference, difference, patched } from "./difference.ts";
import type { Seen } from "./types.ts";

/** From the beginning to the moment before the present one. */
export type Past = { readonly first: Seen; readonly changes: readonly (Difference | null)[] };
/** The same as JSON, gzip and base64: how it crosses a line that is not compressed itself. */
export type PackedPast = { readonly packed: string };

export function pastOf(moments: Iterable<Seen>): Past | undefined {
  let first: Seen | undefined;
  let before: Seen | undefined;
  const changes: (Difference | null)[] = [];
  for (const seen of moments) {
    first ??= seen;
    if (before !== undefined) changes.push(difference(before, seen) ?? null);
    before = seen;
  }
  return first && { first, changes };
}

/** Throws where the pieces do not fit. */
export function momentsOf({ first, changes }: Past): readonly Seen[] {
  const moments = [first];
  for (const change of changes) {
    const before = moments.at(-1);
    moments.push(change === null ? (before as Seen) : (patched(before, change) as Seen));
  }
  return moments;
}

export async function unpacked(past: Past | PackedPast): Promise<Past> {
  if (!("packed" in past)) return past;
  const bytes = Uint8Array.from(atob(past.packed), (letter) => letter.charCodeAt(0));
  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(text).json()) as Past;
}

/** A past moment, beside what is true of the table now. */
export const beside = (past: Seen, live: Seen): Seen => ({
  ...past,
  table: live.table,
  version: live.version,
  last: live.last,
  ...(live.undoTo !== undefined && { undoTo: live.undoTo }),
  ...(live.canRedo !== undefined && { canRedo: live.canRedo }),
});

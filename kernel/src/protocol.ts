/** What a client and an authority say to each other. Both ends take the types from here. */
import type { GameEvent, Refusal, Result, Seat, Viewer } from "./contract.ts";
import type { Refused } from "./match.ts";
import { FlawError, kernelRefusal, readInteger, readObject, readText } from "./shape.ts";

export type ClientMessage =
  /** "Show me this match from that place": answered by a resync, then by updates. */
  | { readonly type: "join"; readonly match: string; readonly viewer: Viewer }
  /** `revision` is what the client has seen: if the match is further, its action may not mean what he thinks. */
  | {
      readonly type: "act";
      readonly match: string;
      readonly revision: number;
      readonly seat: Seat;
      /** For `readAction` to judge. */
      readonly action: unknown;
    }
  | {
      readonly type: "undo";
      readonly match: string;
      readonly revision: number;
      readonly seat: Seat;
      readonly to: number;
    }
  /** "I have lost the thread." */
  | { readonly type: "sync"; readonly match: string };

/** How the match stands for one viewer. */
export type Standing<View, Action> = {
  readonly revision: number;
  readonly view: View;
  readonly legal: readonly Action[];
  readonly actors: readonly Seat[];
  /** The lowest revision this viewer may go back to; the present one if none. */
  readonly undoTo: number;
  readonly result?: Result;
  /** `stateHash` of the view: a client that computes another one asks for a resync. */
  readonly hash: string;
};

export type AuthorityMessage<Event extends GameEvent, View, Action> =
  /** One revision further: what happened, as this viewer may hear it, and how things stand. */
  | ({ readonly type: "update"; readonly match: string; readonly events: readonly Event[] } & Standing<
      View,
      Action
    >)
  /** Nothing was changed. */
  | { readonly type: "refused"; readonly match: string; readonly revision: number; readonly refusal: Refusal }
  /** Forget what you have: after a join, a gap, or an undo. */
  | ({ readonly type: "resync"; readonly match: string } & Standing<View, Action>);

const MAX_ID = 200;
const MAX_REVISION: number = Number.MAX_SAFE_INTEGER;
const MAX_SEAT = 99;

/** Reads a message from outside. Strict: a field too many is refused like a field too few. */
export function readClientMessage(
  value: unknown,
): { readonly ok: true; readonly message: ClientMessage } | Refused {
  try {
    return { ok: true, message: readMessage(value) };
  } catch (error) {
    const flaw =
      error instanceof FlawError ? error.flaw : { place: "", problem: "unreadable", expected: "JSON" };
    return { ok: false, refusal: kernelRefusal("kernel/bad-message", { ...flaw }) };
  }
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  join: ["type", "match", "viewer"],
  act: ["type", "match", "revision", "seat", "action"],
  undo: ["type", "match", "revision", "seat", "to"],
  sync: ["type", "match"],
};

function readMessage(value: unknown): ClientMessage {
  const own: unknown =
    typeof value === "object" && value !== null && Object.hasOwn(value, "type")
      ? Reflect.get(value, "type")
      : "";
  const type = typeof own === "string" && Object.hasOwn(FIELDS, own) ? own : undefined;
  if (type === undefined) throw new FlawError("type", "unknown-type", Object.keys(FIELDS).join(", "));
  const fields = readObject(value, "", FIELDS[type]!);
  const match = readText(fields.match, "match", MAX_ID);
  if (type === "sync") return { type, match };
  if (type === "join") return { type, match, viewer: readViewer(fields.viewer) };
  const revision = readInteger(fields.revision, "revision", 0, MAX_REVISION);
  const seat = readInteger(fields.seat, "seat", 0, MAX_SEAT);
  if (type === "undo")
    return { type, match, revision, seat, to: readInteger(fields.to, "to", 0, MAX_REVISION) };
  if (fields.action === undefined) throw new FlawError("action", "missing", "action");
  return { type: "act", match, revision, seat, action: fields.action };
}

function readViewer(value: unknown): Viewer {
  return value === "observer" ? value : readInteger(value, "viewer", 0, MAX_SEAT);
}

/** What stands in the chat of a table: what people have said, and notes of what happened there. */
import type { Seat } from "@chronarium/kernel";
import type { PartySetup } from "./party-protocol.ts";

/** Players hear each other, watchers hear watchers; when the game is over the players hear those as well. */
export type ChatRoom = "players" | "watchers";

type Counted = {
  /** Lines are counted for each table. */
  readonly number: number;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  readonly yours?: true;
};

export type SaidLine = Counted & {
  readonly room: ChatRoom;
  /** Whose it is, as long as this table stands. */
  readonly who: string;
  readonly name: string;
  readonly seat?: Seat;
  readonly text: string;
  /** By whoever runs the server; nothing of the text is left. */
  readonly removed?: true;
};

/** Whom a note tells of, as he sat there then. */
type Of = { readonly seat: Seat; readonly name: string };

/** A page makes the words of it, in its reader's language. Nothing stands in it that the party does not tell everybody. */
export type Note =
  | { readonly code: "began" | "ended" | "playsOn" | "backRefused" | "backDropped" }
  | (Of & { readonly code: "sat" | "stood" | "returned" | "gone" | "here" })
  | (Of & { readonly code: "noTime" | "botPlays" | "seatOpen" | "shared" | "resigned" | "wishesEnd" })
  | (Of & { readonly code: "asksBack" | "backWithdrawn" | "wentBack" })
  /** `whom`: whose seat it was, or whom the host has seated or sent away. */
  | (Of & { readonly code: "satFor" | "botSeated" | "removed"; readonly whom: string })
  /** What is another now, as it is now; `asked`: others sat there, and are asked again. */
  | (Of & { readonly code: "changed"; readonly setup: Partial<PartySetup>; readonly asked?: true })
  /** 0: he is back earlier. */
  | (Of & { readonly code: "rests"; readonly days: number });

/** For everybody who may see the party, now or later; `yours`: it tells of whoever is told this. */
export type NoteLine = Counted & {
  readonly note: Note;
  /** The number of an earlier note that is told no more, since this one says how it stands. */
  readonly instead?: number;
};

export type ChatLine = SaidLine | NoteLine;

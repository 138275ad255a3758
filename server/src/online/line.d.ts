/** One person's line: his messages are read at the door, counted, and answered; slow and silent lines are cut. */
import { type Authority } from "@chronarium/authority";
import type { WebSocket } from "ws";
import type { Parties } from "./parties.ts";
export type House = {
    readonly authority: Authority;
    readonly parties: Parties;
};
export declare function serveLine(socket: WebSocket, guest: string, { authority, parties }: House): void;

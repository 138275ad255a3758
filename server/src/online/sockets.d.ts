/** The door for lines: who may come in, and whether he is still there. */
import type { IncomingMessage, Server } from "node:http";
import type { Guests } from "./guests.ts";
import { type House } from "./line.ts";
/** A page of another site would speak with our guest's cookie. Programs have no origin, and no cookie of his. */
export declare function isOwnOrigin(headers: IncomingMessage["headers"]): boolean;
export declare function openSockets(server: Server, guests: Guests, house: House): () => void;

import { type FastifyInstance } from "fastify";
import type { Guests } from "./online/guests.ts";
/**
 * The whole HTTP side, not yet listening; `webRoot` is the folder of the built client. Without guests it serves the page
 * alone.
 */
export declare function buildApp(webRoot: string, guests?: Guests, addresses?: () => readonly string[]): Promise<FastifyInstance>;

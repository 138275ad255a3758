import type { FastifyInstance } from "fastify";
export type Address = {
    readonly host: string;
    readonly port: number | undefined;
};
/** Listens and returns the port: the wanted one or none, else the first free one from the default on. */
export declare function listen(app: FastifyInstance, wanted: Address): Promise<number>;
export declare function closeSoon(app: FastifyInstance): Promise<void>;

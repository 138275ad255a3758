import type { Clock, Connection } from "@chronarium/authority";
export declare const chance: (bytes: number) => string;
export declare const clock: Clock;
/** A thread that answers calls. It keeps nobody from going home. */
export declare function threadAt(url: URL): Connection;

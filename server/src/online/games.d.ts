import type { AnyRules } from "@chronarium/kernel";
export declare function rulesOf(game: string): Promise<AnyRules>;
export declare const allRules: () => Promise<readonly AnyRules[]>;

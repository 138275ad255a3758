import { Guests } from "./guests.ts";
import type { House } from "./line.ts";
export type OpenHouse = House & {
    readonly guests: Guests;
    readonly close: () => Promise<void>;
};
export declare function openHouse(folder: string): Promise<OpenHouse>;

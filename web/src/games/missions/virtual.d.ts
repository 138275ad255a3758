/** What the build lays out of the missions: see `missions-plugin.ts`. */
declare module "virtual:missions/shelf" {
  import type { Volume } from "@chronarium/missions";
  /** All packs with their words; fails where they cannot be fetched. */
  export function load(): Promise<readonly Volume[]>;
}
declare module "virtual:missions/covers" {
  type Words = { readonly title: string; readonly lead: string; readonly notes: readonly string[] };
  export const covers: readonly {
    /** `id@version`. */
    readonly name: string;
    readonly seats: { readonly min: number; readonly max: number };
    readonly age: number;
    readonly minutes: readonly [number, number];
    readonly words: { readonly en: Words; readonly fr: Words };
  }[];
}
declare module "virtual:missions/art" {
  export const edition: string;
  /** The names of all pictures, none of which tells what is on it. */
  export const files: readonly string[];
  export type Weather = {
    readonly kind: "rain" | "storm" | "spray" | "lamp" | "stars" | "beam" | "smoke";
    /** Left, top, width and height on a card of 196 × 332; without it all of the card. */
    readonly box?: readonly [number, number, number, number];
  };
  /** What moves on a card, under a name like those of the pictures. */
  export const weathers: Readonly<Record<string, readonly Weather[]>>;
}

/** Tables that describe the shape of options and actions: `read.ts` checks outside data by them. */

/** The options of a game: the new-game form is drawn from this, and stored matches are checked by it. */
export type OptionField =
  | { readonly kind: "flag"; readonly default: boolean }
  | { readonly kind: "number"; readonly default: number; readonly values: readonly number[] }
  | {
      readonly kind: "choice";
      readonly default: string;
      readonly values: readonly string[];
      /** Accepted but not offered: maps and decks for tests. */
      readonly unlisted?: readonly string[];
    };
export type OptionSpec<Options> = { readonly [Name in keyof Options]: OptionField };

/**
 * One field of an action. `written` is its name in transcripts and typed commands where that differs from the
 * name in the JSON. An absent optional field and an empty optional list are the same thing.
 */
export type ActionField = { readonly written?: string; readonly optional?: true } & (
  | { readonly kind: "choice"; readonly values: readonly string[] }
  | { readonly kind: "integer"; readonly min: number; readonly max: number }
  | { readonly kind: "seat" }
  | { readonly kind: "text"; readonly pattern: RegExp; readonly says: string }
  /** `unordered` lists are put into the order of the choice's values, so equal actions are equal as JSON. */
  | {
      readonly kind: "choices";
      readonly values: readonly string[];
      readonly min: number;
      readonly max: number;
      readonly unordered: true;
    }
  | { readonly kind: "integers"; readonly min: number; readonly max: number; readonly length: number }
);
export type ActionSpec = { readonly [type: string]: { readonly [field: string]: ActionField } };

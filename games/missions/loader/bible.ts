/** The bible of a mission: people, facts, motifs, banned words (4.16). */
import { z } from "zod";

const words = z.record(z.string().regex(/^[a-z]{2}$/), z.array(z.string().min(1)));

export type Bible = {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly [more: string]: unknown;
  }[];
  readonly facts: readonly {
    readonly id: string;
    readonly value: string | number;
    /** How it is said, by language; a text that says one of `not` contradicts it. */
    readonly words?: Readonly<Record<string, readonly string[]>> | undefined;
    readonly not?: Readonly<Record<string, readonly string[]>> | undefined;
    readonly cards?: readonly string[] | undefined;
  }[];
  readonly motifs: readonly {
    readonly id: string;
    readonly words: Readonly<Record<string, readonly string[]>>;
    /** The texts at which it stands on purpose; without them its words are counted everywhere. */
    readonly at?: readonly string[] | undefined;
    readonly min: number;
    readonly max: number;
  }[];
  readonly banned: Readonly<Record<string, readonly string[]>>;
  readonly glossary: Readonly<Record<string, unknown>>;
};

export const NO_BIBLE: Bible = { people: [], facts: [], motifs: [], banned: {}, glossary: {} };

export const bibleSchema: z.ZodType<Bible> = z.strictObject({
  people: z.array(z.looseObject({ id: z.string(), name: z.string() })).default([]),
  facts: z
    .array(
      z.strictObject({
        id: z.string(),
        value: z.union([z.string(), z.number()]),
        words: words.optional(),
        not: words.optional(),
        cards: z.array(z.string()).optional(),
      }),
    )
    .default([]),
  motifs: z
    .array(
      z.strictObject({
        id: z.string(),
        words,
        at: z.array(z.string()).optional(),
        min: z.int().min(0),
        max: z.int().min(1),
      }),
    )
    .default([]),
  banned: words.default({}),
  glossary: z.record(z.string(), z.unknown()).default({}),
});

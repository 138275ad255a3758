/** A mission as its author writes it, before the loader fills in what may be left out. */
import type {
  Attribute,
  Colour,
  DestinyCard,
  Hook,
  Key,
  Limit,
  Outcome,
  Price,
  Support,
  TriggerEvent,
  Var,
} from "../src/pack.ts";

export type SourceCondition = "always" | { readonly [name: string]: unknown };
export type SourceEffect = { readonly [name: string]: unknown };
export type SourceCell =
  | readonly SourceEffect[]
  | {
      readonly text?: Key | readonly { readonly when: SourceCondition; readonly text: Key }[] | undefined;
      readonly effects?: readonly SourceEffect[] | undefined;
    };
export type SourceMods = readonly { readonly when: SourceCondition; readonly add: number }[];
export type SourceTest = {
  readonly id: string;
  readonly name?: Key | undefined;
  readonly attribute: Attribute;
  readonly difficulty: { readonly base: number; readonly mods?: SourceMods | undefined };
  readonly attempts?: "once" | "untilSuccess" | "unlimited" | undefined;
  readonly commits?: boolean | undefined;
  readonly when?: SourceCondition | undefined;
  readonly results: {
    readonly fail?: SourceCell | undefined;
    readonly success?: SourceCell | undefined;
    readonly critical?: SourceCell | "same" | undefined;
  };
};
export type SourceOption = {
  readonly id: string;
  readonly text: Key;
  readonly when?: SourceCondition | undefined;
  readonly price?: { readonly [Name in keyof Price]?: Price[Name] | undefined } | undefined;
  readonly decides?: "self" | "captain" | undefined;
  readonly public?: boolean | undefined;
  readonly confirm?: boolean | undefined;
  readonly commits?: boolean | undefined;
  readonly limit?: Limit | undefined;
  readonly effects?: readonly SourceEffect[] | undefined;
};
export type SourceBody = {
  readonly effects?: readonly SourceEffect[] | undefined;
  readonly tests?: readonly SourceTest[] | undefined;
  readonly options?: readonly SourceOption[] | undefined;
  readonly conflict?:
    | {
        readonly kind: "personal" | "group";
        readonly endsOn?: "any" | "success" | undefined;
        readonly test?: SourceTest | undefined;
        readonly id?: string | undefined;
      }
    | undefined;
  readonly hints?: readonly Key[] | undefined;
  readonly chips?: readonly Key[] | undefined;
  readonly clueFor?: readonly string[] | undefined;
  readonly gives?: readonly string[] | undefined;
  readonly knows?: Readonly<Record<string, Key>> | undefined;
};
export type SourceVariant = SourceBody & { readonly when: SourceCondition; readonly text: Key };
/** One text for always, or variants. */
export type SourceSide = SourceBody & {
  readonly text?: Key | undefined;
  readonly variants?: readonly SourceVariant[] | undefined;
};
type Loose<T> = { readonly [Name in keyof T]: T[Name] | undefined };
export type SourceHook = Omit<Hook, "args" | "limit" | "until"> & {
  readonly args?: Loose<NonNullable<Hook["args"]>> | undefined;
  readonly limit?: Limit | undefined;
  readonly until?: "update" | undefined;
};

export type LocationSource = {
  readonly id: string;
  readonly name: Key;
  readonly panorama: readonly string[];
  readonly cards: readonly {
    readonly id: string;
    readonly caption: Key;
    readonly face?: string | undefined;
    readonly alt?: Key | undefined;
    readonly faces?:
      | readonly { readonly when: SourceCondition; readonly art?: string | undefined; readonly alt: Key }[]
      | undefined;
    readonly takeable?: boolean | undefined;
    readonly only?: readonly number[] | undefined;
    readonly pivot?: boolean | undefined;
    readonly sees?: readonly string[] | undefined;
    readonly back: SourceSide & {
      readonly readAloud?: boolean | undefined;
      readonly keywords?: readonly Key[] | undefined;
    };
  }[];
};

export type ReceptaclesSource = readonly {
  readonly id: string;
  readonly name: Key;
  readonly story: readonly Key[];
  readonly portrait?: string | undefined;
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly azrak: number;
  readonly coins?: number | undefined;
  readonly talent?: (SourceHook & { readonly text: Key }) | undefined;
  readonly gear: { readonly id: string; readonly name: Key; readonly text: Key } & Loose<Partial<SourceHook>>;
  readonly snap: {
    readonly id: string;
    readonly text: Key;
    readonly deed?:
      | { readonly text: Key; readonly when: SourceCondition; readonly effects: readonly SourceEffect[] }
      | undefined;
  };
  readonly interactions?: readonly ({ readonly id: string; readonly npc: Key } & SourceSide)[] | undefined;
}[];

export type SourceSpot = {
  readonly id: string;
  readonly loc: string;
  readonly when?: SourceCondition | undefined;
  readonly at?: readonly [number, number] | undefined;
};
export type ThingsSource = {
  readonly items?:
    | readonly ({
        readonly id: string;
        readonly colour: Colour;
        readonly name: Key;
        readonly after?: "stow" | "remove" | undefined;
        readonly tags?: readonly string[] | undefined;
        readonly map?:
          | {
              readonly covers?: readonly string[] | undefined;
              readonly adds?: readonly SourceSpot[] | undefined;
            }
          | undefined;
        readonly rule?: SourceHook | undefined;
      } & SourceSide)[]
    | undefined;
  readonly tokens?:
    | readonly {
        readonly id: string;
        readonly shape: string;
        readonly name: Key;
        readonly text?: Key | undefined;
        readonly copies: number;
        readonly rule?: SourceHook | undefined;
      }[]
    | undefined;
  readonly triggers?:
    | readonly {
        readonly source: string;
        readonly on: TriggerEvent;
        readonly when?: SourceCondition | undefined;
        readonly limit?: Limit | undefined;
        readonly effects: readonly SourceEffect[];
      }[]
    | undefined;
  readonly destiny?:
    | readonly { readonly value: DestinyCard["value"]; readonly shuffle?: boolean | undefined }[]
    | undefined;
  readonly conflicts?:
    | readonly {
        readonly id: string;
        readonly name: Key;
        readonly text?: Key | undefined;
        readonly life: Readonly<Partial<Record<"2" | "3" | "4", number>>>;
        readonly lifeMods?: SourceMods | undefined;
        readonly keepDamage?: boolean | undefined;
        readonly tests: readonly SourceTest[];
        readonly onDefeat?: readonly SourceEffect[] | undefined;
      }[]
    | undefined;
};

type PerCount<T> = Readonly<Partial<Record<"2" | "3" | "4", T>>>;
export type MissionSource = {
  readonly tsm: 1;
  readonly id: string;
  readonly version: string;
  readonly title: Key;
  readonly lead?: Key | undefined;
  readonly age: number;
  readonly minutes: readonly [number, number];
  readonly contentNotes?: readonly Key[] | undefined;
  readonly languages: readonly string[];
  readonly counts: Readonly<Record<"story" | "common" | "personal" | "azrak" | "destiny", number>>;
  readonly params: {
    readonly azrakTotal: number;
    readonly maxPerLocation?: 1 | undefined;
    readonly costs?:
      | Loose<Partial<Record<"enterLocation" | "explore" | "initiate" | "gift", number>>>
      | undefined;
    readonly bonusRaisesCap?: boolean | undefined;
    readonly byReceptacles: PerCount<{
      readonly forced?: readonly string[] | undefined;
      readonly bonusEach?: number | undefined;
      readonly bonusShared?: number | undefined;
      readonly freeExplore: "each" | "captain" | "none";
      readonly freeUpdates: number;
      readonly support: Support;
    }>;
    readonly solo?:
      | {
          readonly as?: 2 | undefined;
          readonly freeChoice?: boolean | undefined;
          readonly preselect?: readonly string[] | undefined;
          readonly telepathyGate?: boolean | undefined;
        }
      | undefined;
  };
  readonly sealed?: boolean | undefined;
  readonly setup: {
    readonly order: Key;
    readonly return: Key;
    readonly prologue: readonly {
      readonly id: string;
      readonly text: Key;
      readonly art?: string | undefined;
      readonly alt: Key;
    }[];
    readonly onStart?: readonly SourceEffect[] | undefined;
  };
  readonly acts?:
    | readonly { readonly id: number; readonly name: Key; readonly when: SourceCondition }[]
    | undefined;
  readonly covers: Readonly<Record<"story" | "common" | "personal", number>>;
  readonly map: {
    readonly base: { readonly art?: string | undefined; readonly spots: readonly SourceSpot[] };
  };
  readonly performance: {
    readonly byReceptacles: PerCount<readonly { readonly max: number; readonly grade: string }[]>;
  };
  readonly tutorial?:
    | {
        readonly destiny?: readonly number[] | undefined;
        readonly coach?: readonly { readonly on: string; readonly text: Key }[] | undefined;
      }
    | undefined;
  readonly vars?:
    | Readonly<
        Record<
          string,
          { readonly count: readonly SourceCondition[] } | Extract<Var, { firstPresent: unknown }>
        >
      >
    | undefined;
  readonly endings: readonly {
    readonly id: string;
    readonly outcome: Outcome;
    readonly text?: Key | undefined;
    readonly variants?: readonly { readonly when: SourceCondition; readonly text: Key }[] | undefined;
  }[];
};

/** The tables of the file, as its queries know them; `migrations.ts` makes them. */
export interface Schema {
  /** What a table is, as JSON, but for its standing. */
  readonly tables: { readonly id: string; readonly row: string };
  /** What every move changes: a page of the file holds the standings of many tables. */
  readonly standings: { readonly id: string; readonly version: number; readonly text: string };
  readonly entries: {
    readonly id: string;
    readonly version: number;
    readonly text: string;
    readonly checkpoints: string | null;
  };
  readonly talk: { readonly id: string; readonly n: number; readonly text: string };
  /** Who sits at a table, and how they agreed to play: as JSON, for whoever wrote it. */
  readonly parties: { readonly id: string; readonly text: string };
  /** Accounts, devices, games that were played: as JSON, for whoever wrote it. */
  readonly people: { readonly kind: string; readonly id: string; readonly text: string };
  readonly notes: { readonly name: string; readonly text: string };
}

export interface ShellText {
  readonly home: string;
  readonly nav: {
    readonly label: string;
    readonly play: string;
    readonly timelines: string;
    readonly learn: string;
    readonly rulebook: string;
    readonly companion: string;
  };
  readonly language: string;
  readonly menu: string;
  readonly settings: string;
  readonly account: string;
  readonly about: string;
  readonly close: string;
  readonly skip: string;
  readonly skipToContent: string;
  readonly on: string;
  readonly off: string;
  /** Said of what does not exist yet. */
  readonly coming: string;
  readonly notice: string;
  readonly notFound: { readonly title: string; readonly lead: string };
  readonly crashed: { readonly title: string; readonly lead: string; readonly reload: string };
  readonly loading: string;
  /** What hinders the tables, and what the player may do about it. */
  readonly health: {
    readonly failing: Readonly<Record<"full" | "unavailable" | "failed", string>>;
    readonly memory: string;
    readonly well: string;
    readonly silent: string;
    readonly ended: string;
    readonly back: string;
    readonly tryNow: string;
    readonly playUnstored: string;
  };
}

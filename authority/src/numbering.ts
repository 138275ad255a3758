/**
 * Revisions as one viewer counts them. Where several act at once a viewer may not even know that something happened, so
 * for him it has no number: he counts what he has heard. Elsewhere, and once a game is over, everybody counts alike.
 */
import type { AnyMatch, Viewer } from "@chronarium/kernel";
import type { Happened } from "./audience.ts";

export class Numbering {
  readonly #match: () => AnyMatch;
  readonly #happenedFrom: (revision: number) => readonly Happened[];
  /** The true revisions that each viewer has heard of, in order. */
  readonly #heard: Map<Viewer, readonly number[]> = new Map();

  constructor(match: () => AnyMatch, happenedFrom: (revision: number) => readonly Happened[]) {
    this.#match = match;
    this.#happenedFrom = happenedFrom;
  }

  get isOwn(): boolean {
    const { rules, over } = this.#match();
    return rules.simultaneous === true && !over;
  }

  /** How the viewer counts a true revision. */
  own(viewer: Viewer, revision: number): number {
    return this.isOwn ? this.#heardBy(viewer).filter((each) => each <= revision).length : revision;
  }

  /** The true revision that a viewer means. */
  meant(viewer: Viewer, own: number): number {
    if (!this.isOwn) return own;
    const heard = this.#heardBy(viewer);
    // The newest is the present, whatever else has happened since.
    return own === heard.length ? this.#match().revision : (heard[own - 1] ?? 0);
  }

  /** The true revision of the newest that he has heard; 0 if he has heard nothing. */
  lastHeard(viewer: Viewer): number {
    return this.#heardBy(viewer).at(-1) ?? 0;
  }

  /** Something more was done. */
  append(happened: readonly Happened[]): void {
    for (const [viewer, heard] of this.#heard)
      this.#heard.set(viewer, [...heard, ...this.#heardOf(happened, viewer)]);
  }

  /** Something was taken back, or nobody knows what has happened since. */
  forget(): void {
    this.#heard.clear();
  }

  #heardBy(viewer: Viewer): readonly number[] {
    const known = this.#heard.get(viewer);
    if (known !== undefined) return known;
    const heard = this.#heardOf(this.#happenedFrom(0), viewer);
    this.#heard.set(viewer, heard);
    return heard;
  }

  #heardOf(happened: readonly Happened[], viewer: Viewer): readonly number[] {
    const { rules } = this.#match();
    return happened
      .filter(({ events }) => events.some((event) => rules.redact(event, viewer) !== undefined))
      .map(({ revision }) => revision);
  }
}

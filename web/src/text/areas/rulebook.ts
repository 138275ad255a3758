export interface RulebookText {
  /** All rulebooks together. */
  readonly shelf: string;
  readonly shelfLead: string;
  readonly title: (game: string) => string;
  readonly contents: string;
  readonly glossary: string;
  readonly search: string;
  readonly searchHint: (rule: string) => string;
  readonly clear: string;
  readonly found: (passages: number) => string;
  readonly nothing: (words: string) => string;
  readonly example: string;
  readonly option: string;
  /** Of an option that the table has switched on. */
  readonly optionOn: string;
  readonly linkTo: (rule: string) => string;
  readonly print: string;
  readonly noSuchRule: (rule: string) => string;
  readonly failed: string;
  readonly retry: string;
}

/** A game's poster as wide as a page: above those who wait for it. */
const files = import.meta.glob<string>("../games/*/band.svg", {
  eager: true,
  import: "default",
  query: "?url",
});

export const bandOf = (game: string): string | undefined => files[`../games/${game}/band.svg`];

/** Whose work is in the page; a test compares it with the packages. */
export type Credit = {
  readonly work: string;
  readonly by: string;
  readonly licence: string;
  readonly address: string;
  /** Where it comes from. */
  readonly package: string;
};

const OFL = "SIL OFL 1.1";

export const FONTS: readonly Credit[] = [
  {
    work: "Almendra",
    by: "Ana Sanfelippo",
    licence: OFL,
    address: "https://fontsource.org/fonts/almendra",
    package: "@fontsource/almendra",
  },
  {
    work: "Atkinson Hyperlegible Next",
    by: "The Atkinson Hyperlegible Next Project Authors",
    licence: OFL,
    address: "https://github.com/googlefonts/atkinson-hyperlegible-next",
    package: "@fontsource/atkinson-hyperlegible-next",
  },
  {
    work: "Bricolage Grotesque",
    by: "The Bricolage Grotesque Project Authors",
    licence: OFL,
    address: "https://github.com/ateliertriay/bricolage",
    package: "@fontsource/bricolage-grotesque",
  },
  {
    work: "Chakra Petch",
    by: "The Chakra Petch Project Authors",
    licence: OFL,
    address: "https://github.com/m4rc1e/Chakra-Petch",
    package: "@fontsource/chakra-petch",
  },
  {
    work: "Courier Prime",
    by: "The Courier Prime Project Authors",
    licence: OFL,
    address: "https://github.com/quoteunquoteapps/CourierPrime",
    package: "@fontsource/courier-prime",
  },
  {
    work: "Grenze Gotisch",
    by: "The Grenze Gotisch Project Authors",
    licence: OFL,
    address: "https://github.com/Omnibus-Type/Grenze-Gotisch",
    package: "@fontsource/grenze-gotisch",
  },
  {
    work: "Libre Bodoni",
    by: "The Libre Bodoni Project Authors",
    licence: OFL,
    address: "https://github.com/googlefonts/Libre-Bodoni/",
    package: "@fontsource/libre-bodoni",
  },
  {
    work: "Londrina Solid",
    by: "The Londrina Solid Authors",
    licence: OFL,
    address: "https://github.com/marcelommp/Londrina-Typeface",
    package: "@fontsource/londrina-solid",
  },
  {
    work: "Uncial Antiqua",
    by: "Brian J. Bonislawsky DBA Astigmatic",
    licence: OFL,
    address: "https://fontsource.org/fonts/uncial-antiqua",
    package: "@fontsource/uncial-antiqua",
  },
];

export const ICONS: readonly Credit[] = [
  {
    work: "Lucide",
    by: "Lucide Icons and Contributors; parts by Cole Bemis (Feather, MIT)",
    licence: "ISC",
    address: "https://lucide.dev",
    package: "lucide-react",
  },
];

export const SOFTWARE: readonly Credit[] = [
  {
    work: "React",
    by: "Meta Platforms, Inc. and affiliates",
    licence: "MIT",
    address: "https://react.dev",
    package: "react",
  },
  {
    work: "zustand",
    by: "Paul Henschel",
    licence: "MIT",
    address: "https://github.com/pmndrs/zustand",
    package: "zustand",
  },
  {
    work: "uqr",
    by: "Project Nayuki; Anthony Fu",
    licence: "MIT",
    address: "https://github.com/unjs/uqr",
    package: "uqr",
  },
];

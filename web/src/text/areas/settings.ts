export type Explained = { readonly name: string; readonly explanation: string };

export interface SettingsText {
  readonly title: string;
  readonly lead: string;
  readonly sections: {
    readonly player: string;
    readonly look: string;
    readonly table: string;
    readonly reading: string;
  };
  readonly playerName: Explained;
  readonly language: string;
  readonly theme: Explained & {
    readonly game: string;
    readonly system: string;
    readonly light: string;
    readonly dark: string;
  };
  readonly textSize: Explained & { readonly percent: (size: number) => string };
  readonly plainReading: Explained;
  readonly pace: Explained & {
    readonly off: string;
    readonly slow: string;
    readonly normal: string;
    readonly fast: string;
  };
  readonly following: Explained & {
    readonly off: string;
    readonly slow: string;
    readonly normal: string;
    readonly fast: string;
  };
  readonly livingPictures: Explained;
  readonly sound: Explained;
  readonly quickConfirm: Explained;
  readonly textTable: Explained;
  readonly fullSpeech: Explained;
  readonly singleKeys: Explained;
}

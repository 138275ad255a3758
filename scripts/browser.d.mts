export const browserWish: string;
export const browserArguments: string[];
export function findBrowser(): string | undefined;
export function findWholeBrowser(): string | undefined;

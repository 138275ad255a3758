/** A sentence for the ear: what stands between stars is printed bold, and the stars are not said. */
export const plain = (text: string): string => text.replaceAll("*", "");

/** French puts a name after "de" in several ways, and every catalogue needs them. */

/** A vowel, a mute h before one, or a y before a consonant: « d’Ondine », « d’Hélène », « d’Yves », but « de Yann ». */
const ELIDES = /^(?:h?[aeiouàâäæéèêëîïôöœùûü]|hy|y[^aeiouàâäæéèêëîïôöœùûü])/i;

/** « de Lucie », « d’Idris », « du Colporteur », « des Bardes ». */
export function ofName(name: string): string {
  const [, article, noun] = /^(les?) (.+)$/i.exec(name) ?? [];
  if (noun !== undefined) return `${article?.length === 3 ? "des" : "du"} ${noun}`;
  return ELIDES.test(name) ? `d’${name}` : `de ${name}`;
}

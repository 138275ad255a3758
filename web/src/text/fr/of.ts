/** "de Lucie", "d’Idris", "du Colporteur". */
export const of = (name: string): string => {
  const [, noun] = /^le (.+)$/.exec(name) ?? [];
  if (noun !== undefined) return `du ${noun}`;
  return /^[aeiouyàâäæéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
};

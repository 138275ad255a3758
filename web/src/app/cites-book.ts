/** What keeps or carries a table refuses too, and cites no rulebook: its ids have no number. */
export const citesBook = (rule: string): boolean => /\d/.test(rule);

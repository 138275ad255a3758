/** Is somebody writing here? Then no single key is a command. */
export const typing = (target: Element): boolean =>
  target.closest("input:not([type=range]), textarea, select, [contenteditable]") !== null;

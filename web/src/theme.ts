/** The tokens know their dark values by attribute; the system decides until there is a setting. */
export function followSystemTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const show = (): void => {
    document.documentElement.dataset.theme = dark.matches ? "dark" : "light";
  };
  dark.addEventListener("change", show);
  show();
}

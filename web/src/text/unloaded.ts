/** Shown when no catalogue could be loaded: the one sentence that has to stand in every language at once. */
export const unloaded =
  "Chronarium could not be loaded. Check the connection and reload the page. / " +
  "Chronarium n’a pas pu se charger. Vérifiez la connexion et rechargez la page.";

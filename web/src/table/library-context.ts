import { createContext, useContext } from "react";
import type { Library } from "../driver/types.ts";

/** Where the open table is kept: for exports, rematches and branches. */
export const LibraryContext = createContext<Library | undefined>(undefined);

export function useLibrary(): Library {
  const library = useContext(LibraryContext);
  if (library === undefined) throw new Error("Only parts of a table can use its library.");
  return library;
}

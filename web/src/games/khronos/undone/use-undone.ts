import { undoneNow, useTable } from "../../../table/store.ts";
import { type Undone, undoneIn } from "./difference.ts";

/** The step back that somebody asks for. */
export function useUndone(): Undone | undefined {
  const told = useTable(undoneNow);
  return told && undoneIn(told);
}

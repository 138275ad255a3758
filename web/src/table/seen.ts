/** The last step that was looked at, table by table, for whoever comes back. A browser without storage forgets it. */
const KEY = "chronarium.seen";
/** Tables that are remembered; the oldest goes first. */
const MOST = 60;

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => Number.isSafeInteger(value)));
  } catch {
    return {};
  }
}

export const lastSeen = (table: string): number | undefined => read()[table];

export function saw(table: string, revision: number): void {
  const { [table]: _before, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, revision]])));
  } catch {
    // Nothing is lost but the memory of it.
  }
}

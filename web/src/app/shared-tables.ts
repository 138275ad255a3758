/** In the address: which of the open tables somebody looks for. */
export const LOOKING_FOR = "tables";

/** Whether this browser has ever sat at a table that is shared with other devices: it keeps its shares of their deals. */
export const SHARE_KEY = "chronarium.share.";

export function hasSharedTables(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SHARE_KEY));
  } catch {
    return false;
  }
}

import { useEffect, useState } from "react";
import { hasSharedTables } from "../app/shared-tables.ts";
import { askPeople } from "./ask.ts";

/** The name of one's account. Whoever never sat at a shared table has no cookie, and gets none for being asked. */
export function useAccount(): string | undefined {
  const [account, setAccount] = useState<string>();
  useEffect(() => {
    if (!hasSharedTables()) return;
    let wanted = true;
    askPeople("me", undefined).then(
      (me) => wanted && setAccount(me.account?.name),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  return account;
}

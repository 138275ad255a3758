/** Whose account it is. */
import type { Account } from "@chronarium/authority";
import Eye from "lucide-react/icons/eye";
import LogOut from "lucide-react/icons/log-out";
import type { ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import { askPeople } from "./ask.ts";
import { useAsking } from "./use-asking.ts";
import { useDate } from "./use-date.ts";
import { usePeopleWords } from "./use-words.ts";

export function AccountHead({ account: { name, since } }: { readonly account: Account }): ReactNode {
  const { head } = usePeopleWords();
  const date = useDate();
  const { ask, refused } = useAsking();
  const signOut = async (): Promise<void> => {
    if ((await ask(() => askPeople("signOut", undefined))) !== undefined) location.reload();
  };
  return (
    <header className="people-head">
      <SeatMark look={lookOf(0)} size={44} />
      <div>
        <p className="people-name">{name}</p>
        <p className="people-note">{head.since(date(since))}</p>
        {refused !== undefined && <p role="alert">{refused}</p>}
      </div>
      <div className="people-acts">
        <Link to={`/people/${encodeURIComponent(name)}`} className="btn">
          <Eye size={18} aria-hidden="true" /> {head.others}
        </Link>
        <button type="button" className="btn" onClick={() => void signOut()}>
          <LogOut size={18} aria-hidden="true" /> {head.signOut}
        </button>
      </div>
    </header>
  );
}

/** What anybody may know of an account. */
import type { Profile } from "@chronarium/authority";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Loading } from "../app/loading.tsx";
import { useRoute } from "../app/router.ts";
import { useTitle } from "../app/use-title.ts";
import "../shell/page.css";
import { PageFrame } from "../shell/page-frame.tsx";
import { askPeople } from "./ask.ts";
import "./people.css";
import { RatingsCard } from "./ratings-card.tsx";
import { Report } from "./report.tsx";
import { useAccount } from "./use-account.ts";
import { useDate } from "./use-date.ts";
import { peopleFailure, usePeopleWords } from "./use-words.ts";

export default function ProfilePage(): ReactNode {
  const route = useRoute();
  const name = route.page === "profile" ? route.name : "";
  return (
    <Suspense fallback={<Loading />}>
      <Shown key={name} name={name} />
    </Suspense>
  );
}

function Shown({ name }: { readonly name: string }): ReactNode {
  const { profile: words, head } = usePeopleWords();
  const date = useDate();
  const own = useAccount();
  const [profile, setProfile] = useState<Profile>();
  const [failure, setFailure] = useState<string>();
  useTitle(profile?.name ?? name);
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      try {
        const read = await askPeople("profile", { name });
        if (wanted) setProfile(read);
      } catch (error) {
        const sentence = await peopleFailure(error);
        if (wanted) setFailure(sentence);
      }
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [name]);
  return (
    <PageFrame section="none">
      <div className="page people">
        <h1>{profile?.name ?? name}</h1>
        {failure !== undefined && <p role="alert">{failure}</p>}
        {profile !== undefined && (
          <p className="lead">
            {head.since(date(profile.since))} ·{" "}
            {profile.games === 0 ? words.none : words.games(profile.games, profile.won)}
          </p>
        )}
        {profile !== undefined && (
          <>
            <RatingsCard ratings={profile.ratings} />
            {profile.name !== own && <Report name={profile.name} />}
          </>
        )}
      </div>
    </PageFrame>
  );
}

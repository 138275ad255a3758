/** Whoever looks at this page: a guest who may become an account, or an account with all that belongs to it. */
import type { Me } from "@chronarium/authority";
import { type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { Loading } from "../app/loading.tsx";
import { useTitle } from "../app/use-title.ts";
import "../shell/page.css";
import { PageFrame } from "../shell/page-frame.tsx";
import { AccountHead } from "./account-head.tsx";
import { askPeople } from "./ask.ts";
import { DeviceCode } from "./device-code.tsx";
import { Guest } from "./guest.tsx";
import { HistoryCard } from "./history-card.tsx";
import { MyData } from "./my-data.tsx";
import "./people.css";
import { SignInCard } from "./sign-in-card.tsx";
import { peopleFailure, usePeopleWords } from "./use-words.ts";

export default function AccountPage(): ReactNode {
  return (
    <Suspense fallback={<Loading />}>
      <Account />
    </Suspense>
  );
}

function Account(): ReactNode {
  const { title } = usePeopleWords();
  const [me, setMe] = useState<Me>();
  const [failure, setFailure] = useState<string>();
  useTitle(title);
  const read = useCallback(async (): Promise<void> => {
    try {
      setMe(await askPeople("me", undefined));
    } catch (error) {
      setFailure(await peopleFailure(error));
    }
  }, []);
  useEffect(() => void read(), [read]);
  const account = me?.account;
  return (
    <PageFrame section="none">
      <div className="page people">
        <h1>{title}</h1>
        {failure !== undefined && <p role="alert">{failure}</p>}
        {me !== undefined && account === undefined && (
          <div className="people-columns">
            <Guest tables={me.tables} />
            <div className="people-column">
              <DeviceCode />
              <HistoryCard />
            </div>
          </div>
        )}
        {account !== undefined && (
          <>
            <AccountHead account={account} />
            <div className="people-columns">
              <HistoryCard />
              <div className="people-column">
                <SignInCard account={account} onChange={() => void read()} />
                <DeviceCode />
                <MyData account={account} />
              </div>
            </div>
          </>
        )}
      </div>
    </PageFrame>
  );
}

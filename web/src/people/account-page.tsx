/** Whoever looks at this page: a guest who may become an account, or an account with all that belongs to it. */
import type { GameRating, Me } from "@chronarium/authority";
import { type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { Loading } from "../app/loading.tsx";
import { useTitle } from "../app/use-title.ts";
import "../shell/page.css";
import { PageFrame } from "../shell/page-frame.tsx";
import { toast } from "../shell/toasts.tsx";
import { AccountHead } from "./account-head.tsx";
import { askPeople } from "./ask.ts";
import { DeviceCode } from "./device-code.tsx";
import { Guest } from "./guest.tsx";
import { HistoryCard } from "./history-card.tsx";
import { MyData } from "./my-data.tsx";
import { NoticesCard } from "./notices-card.tsx";
import "./people.css";
import { PushCard } from "./push-switch.tsx";
import { RatingsCard } from "./ratings-card.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { peopleFailure, usePeopleWords, wordsNow } from "./use-words.ts";

export default function AccountPage(): ReactNode {
  return (
    <Suspense fallback={<Loading />}>
      <Account />
    </Suspense>
  );
}

/** The link of a mail leads here. It works once, so it leaves the address. */
async function confirmAddress(): Promise<void> {
  const token = new URLSearchParams(location.search).get("confirm");
  if (token === null) return;
  history.replaceState(null, "", location.pathname);
  try {
    await askPeople("confirmMail", { token });
    toast((await wordsNow()).notices.thanks);
  } catch (error) {
    toast(await peopleFailure(error));
  }
}

function OwnRatings({ name }: { readonly name: string }): ReactNode {
  const [ratings, setRatings] = useState<readonly GameRating[]>();
  useEffect(() => {
    let wanted = true;
    askPeople("profile", { name }).then(
      (profile) => wanted && setRatings(profile.ratings),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [name]);
  return ratings === undefined ? null : <RatingsCard ratings={ratings} />;
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
  useEffect(() => {
    const begin = async (): Promise<void> => {
      await confirmAddress();
      await read();
    };
    void begin();
  }, [read]);
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
              <PushCard />
              <HistoryCard />
            </div>
          </div>
        )}
        {me !== undefined && account !== undefined && (
          <>
            <AccountHead account={account} />
            <div className="people-columns">
              <div className="people-column">
                <OwnRatings name={account.name} />
                <HistoryCard />
              </div>
              <div className="people-column">
                <SignInCard account={account} onChange={() => void read()} />
                <NoticesCard account={account} mails={me.mails} onChange={() => void read()} />
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

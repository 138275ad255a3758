/** The address of a shared table: the waiting room before the game, then the very same table as any other. */
import { type ReactNode, Suspense } from "react";
import { Loading } from "../app/loading.tsx";
import type { Route } from "../app/router.ts";
import { Failed } from "./failed.tsx";
import { SharedTable } from "./shared-table.tsx";
import { useParty } from "./use-party.ts";
import { WaitingRoom } from "./waiting-room.tsx";

type TableRoute = Extract<Route, { readonly page: "table" }>;

export default function OnlineTable({ route }: { readonly route: TableRoute }): ReactNode {
  return (
    <Suspense fallback={<Loading />}>
      <Followed route={route} />
    </Suspense>
  );
}

function Followed({ route }: { readonly route: TableRoute }): ReactNode {
  const following = useParty(route.table);
  switch (following.state) {
    case "opening":
      return <Loading />;
    case "failed":
      return <Failed error={following.error} again={following.again} />;
    case "there": {
      const { party, ahead } = following;
      const waits = party.phase === "waiting" || party.phase === "closed";
      // Whoever takes a seat, or loses it to a bot, sees with other eyes from then on.
      return waits ? (
        <WaitingRoom party={party} />
      ) : (
        <SharedTable key={party.you ?? "watching"} party={party} ahead={ahead} route={route} />
      );
    }
  }
}

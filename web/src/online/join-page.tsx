/** A code that somebody was told: it leads to its table. */
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Loading } from "../app/loading.tsx";
import { go, useRoute } from "../app/router.ts";
import { useTitle } from "../app/use-title.ts";
import { clock } from "../driver/clock.ts";
import { Failed } from "./failed.tsx";
import { openLine } from "./line.ts";
import { patiently } from "./patience.ts";
import { useOnlineWords } from "./use-words.ts";

export default function JoinPage(): ReactNode {
  return (
    <Suspense fallback={<Loading />}>
      <Join />
    </Suspense>
  );
}

function Join(): ReactNode {
  const { join } = useOnlineWords();
  const route = useRoute();
  const code = route.page === "join" ? route.code : "";
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(1);
  useTitle(join.looking);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is there to look once more.
  useEffect(() => {
    let wanted = true;
    setError(undefined);
    const find = async (): Promise<void> => {
      const line = await openLine();
      const table = await line.caller.call("find", { code });
      if (wanted) go(`/t/${table}`, "replace");
    };
    patiently(find, clock).catch((failure: unknown) => wanted && setError(failure));
    return () => {
      wanted = false;
    };
  }, [code, tries]);
  return error === undefined ? <Loading /> : <Failed error={error} again={() => setTries(tries + 1)} />;
}

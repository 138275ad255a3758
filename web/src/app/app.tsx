import { type ReactNode, Suspense } from "react";
import { HealthSpeaker } from "../shell/health.tsx";
import { LiveRegion } from "../shell/live-region.tsx";
import { Toasts } from "../shell/toasts.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Loading } from "./loading.tsx";
import { pages } from "./pages.ts";
import { useRoute } from "./router.ts";

export function App(): ReactNode {
  const { page } = useRoute();
  const Page = pages[page];
  return (
    <>
      <ErrorBoundary key={page}>
        <Suspense fallback={<Loading />}>
          <Page />
        </Suspense>
      </ErrorBoundary>
      <HealthSpeaker />
      <Toasts />
      <LiveRegion />
    </>
  );
}

import "./app/fonts.ts";
import "./tokens.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { Missing } from "./app/missing.tsx";
import { preload, preloadText } from "./app/pages.ts";
import { routeOf } from "./app/router.ts";
import { applySettings, changeSettings } from "./app/settings.ts";
import { followLanguage } from "./app/text.ts";
import { toast } from "./shell/toasts.tsx";
import { unloaded } from "./text/unloaded.ts";

const place = document.querySelector<HTMLElement>("#root");
if (place === null) throw new Error("The page has a place for its content.");
const root = createRoot(place);

/** Not awaited up here: the words import from the file this is in, and would wait for it while it waits for them. */
async function begin(): Promise<void> {
  await followLanguage((wanted, shown) =>
    toast(unloaded[shown].lead, {
      name: unloaded[shown].again,
      run: () => changeSettings({ language: wanted }),
    }),
  );
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

applySettings();
preload(routeOf(location).page);
begin().catch((error: unknown) => {
  console.error(error);
  root.render(<Missing />);
});

setTimeout(preloadText, 2000);

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without it the page works as well, only not offline.
  import("./offline/new-version.ts").then(({ keepVersions }) => keepVersions()).catch(() => {});
}

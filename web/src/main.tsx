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

const root = document.querySelector<HTMLElement>("#root");
if (root === null) throw new Error("The page has a place for its content.");

applySettings();
preload(routeOf(location).page);
try {
  await followLanguage((wanted, shown) =>
    toast(unloaded[shown].lead, {
      name: unloaded[shown].again,
      run: () => changeSettings({ language: wanted }),
    }),
  );
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
} catch (error) {
  console.error(error);
  createRoot(root).render(<Missing />);
}

setTimeout(preloadText, 2000);

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without it the page works as well, only not offline.
  import("./offline/new-version.ts").then(({ keepVersions }) => keepVersions()).catch(() => {});
}

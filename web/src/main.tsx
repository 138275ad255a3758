import "./app/fonts.ts";
import "./tokens.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { preload, preloadText } from "./app/pages.ts";
import { routeOf } from "./app/router.ts";
import { applySettings } from "./app/settings.ts";
import { followLanguage } from "./app/text.ts";
import { unloaded } from "./text/unloaded.ts";

const root = document.querySelector<HTMLElement>("#root");
if (root === null) throw new Error("The page has a place for its content.");

applySettings();
preload(routeOf(location).page);
try {
  await followLanguage();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
} catch (error) {
  console.error(error);
  root.textContent = unloaded;
}

setTimeout(preloadText, 2000);

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without it the page works as well, only not offline.
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}

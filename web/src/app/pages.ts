/**
 * The pages, each a chunk of its own but those where everybody comes in and the table, where everybody goes
 * next and should wait for nothing but the game.
 */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import HomePage from "../home/home-page.tsx";
import NotFound from "../shell/not-found.tsx";
import TablePage from "../table/table-page.tsx";
import type { Route } from "./router.ts";

type Page = { readonly default: ComponentType };
type LazyPage = Exclude<Route["page"], "home" | "table" | "unknown">;

const loaders = {
  join: () => import("../online/join-page.tsx"),
  timelines: () => import("../timelines/timelines-page.tsx"),
  learn: () => import("../learn/learn-page.tsx"),
  rules: () => import("../rulebook/rulebook-page.tsx"),
  companion: () => import("../companion/companion-page.tsx"),
  settings: () => import("../settings/settings-page.tsx"),
  account: () => import("../people/account-page.tsx"),
  profile: () => import("../people/profile-page.tsx"),
  about: () => import("../about/about-page.tsx"),
} satisfies Readonly<Record<LazyPage, () => Promise<Page>>>;

export const pages: Readonly<Record<Route["page"], ComponentType | LazyExoticComponent<ComponentType>>> = {
  home: HomePage,
  table: TablePage,
  join: lazy(loaders.join),
  timelines: lazy(loaders.timelines),
  learn: lazy(loaders.learn),
  rules: lazy(loaders.rules),
  companion: lazy(loaders.companion),
  settings: lazy(loaders.settings),
  account: lazy(loaders.account),
  profile: lazy(loaders.profile),
  about: lazy(loaders.about),
  unknown: NotFound,
};

/** Begins to load a page that will be shown soon. A failure shows when the page is drawn. */
export function preload(page: Route["page"]): void {
  if (page !== "home" && page !== "table" && page !== "unknown") loaders[page]().catch(() => {});
}

/** The pages of text are small: they are fetched while nothing else happens, and then open without a wait. */
export function preloadText(): void {
  for (const page of ["timelines", "rules", "settings", "about"] as const) preload(page);
}

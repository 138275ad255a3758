import { describe, expect, test } from "vitest";
import { type Route, routeOf } from "../src/app/router.ts";

const at = (address: string): Route => routeOf(new URL(address, "https://chronarium.test"));

describe("addresses", () => {
  test.each<[string, Route]>([
    ["/", { page: "home" }],
    ["/new/khronos", { page: "home", game: "khronos" }],
    ["/t/a1b2", { page: "table", table: "a1b2" }],
    ["/t/a1b2?at=12", { page: "table", table: "a1b2", at: 12 }],
    ["/timelines", { page: "timelines" }],
    ["/companion", { page: "companion" }],
    ["/companion/a1b2#odds", { page: "companion", table: "a1b2" }],
    ["/rules", { page: "rules" }],
    ["/rules#overview", { page: "rules", rule: "overview" }],
    ["/rules/khronos#KH-43", { page: "rules", game: "khronos", rule: "KH-43" }],
    ["/settings", { page: "settings" }],
    ["/account", { page: "account" }],
    ["/people/Ada%20Lovelace", { page: "profile", name: "Ada Lovelace" }],
    ["/about", { page: "about" }],
    ["/nowhere", { page: "unknown" }],
  ])("%s", (address, route) => {
    expect(at(address)).toEqual(route);
  });

  test("a step that is no number is left out", () => {
    expect(at("/t/a1b2?at=-1")).toEqual({ page: "table", table: "a1b2" });
    expect(at("/t/a1b2?at=x")).toEqual({ page: "table", table: "a1b2" });
  });

  test("a broken percent sequence does not break the page", () => {
    expect(routeOf({ pathname: "/t/%E0%A4%A", search: "", hash: "" })).toEqual({
      page: "table",
      table: "%E0%A4%A",
    });
    expect(routeOf({ pathname: "/%", search: "", hash: "" })).toEqual({ page: "unknown" });
  });
});

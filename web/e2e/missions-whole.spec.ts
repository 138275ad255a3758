/** The Hour That Answers alone, from the choice of bodies to the good ending, every act by mouse: a recorded game is played again. */
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { button, card } from "./missions.ts";
import { openSave, watchErrors, withSettings } from "./table.ts";

type Action = {
  readonly type: string;
  readonly by: string;
  readonly receptacle?: string;
  readonly spot?: string;
  readonly card?: string;
  readonly test?: string;
  readonly to?: string;
  readonly tester?: string;
  readonly choice?: string;
  readonly line?: string;
  readonly what?: string;
  readonly pay?: string;
  readonly hook?: string;
};
type File = { readonly log: readonly { readonly action: Action }[] };

const game = readFileSync(
  new URL("../../games/missions/test/corpus/hour-1.2-1-good.match", import.meta.url),
  "utf8",
);
const file = JSON.parse(game) as File;
/** What is read before the conflict is put away after it: while all stop, nothing else lies there. */
const log = [...file.log.slice(0, 267), ...file.log.slice(268, 281), file.log[267]!, ...file.log.slice(281)];

const NAMES: Readonly<Record<string, string>> = { "rec:amy": "Amy Sorrel", "rec:anton": "Anton Havelka" };
const PLACES = [
  "14 Alder Lane",
  "Main Street",
  "Schoolhouse",
  "Telephone Exchange",
  "Skywatch Post",
  "Waterfront",
  "Lighthouse Point",
  "Lantern Room",
];
const LINES: Readonly<Record<string, string>> = {
  who: "This is Heron-Nine.",
  number: "We are on three-oh-six.",
  way: "Keep the bell on your left hand.",
  name: "Bring the stone to the light",
};
const OFFERS: Readonly<Record<string, string>> = {
  "L6.A.go": "Go out to the Point tonight",
  "L7.A.up.lit": "Go up, all of you, now",
};
const GEAR: Readonly<Record<string, string>> = { "gear:amy": "Headset", "gear:anton": "Test lamp" };
const CONFLICT: Readonly<Record<string, string>> = {
  "stairs.str": "Tear the conduits",
  "stairs.con": "Read him the names",
  "stairs.dex": "Retune the engine",
};
/** What is answered, one question after the other. */
const ANSWERS = [
  "Telephone the deputy",
  "Look along the harbour",
  "Wipe the reel",
  "Give him the logbook",
  "Take the valve out",
  "Flash one in four",
];

/** Tests from which there is no way back are asked for twice. */
const TWICE = /^L4\.B\.line$/;
/** An act that only sets a mark changes nothing that is shown. */
const SILENT = 176;

const named = (id: string | undefined): string => NAMES[id ?? ""] ?? "";
const lane = (page: Page, by: string): Locator => page.locator(`[data-lane="${by}"]`);
const inLane = (page: Page, by: string, name: string | RegExp): Locator =>
  lane(page, by).getByRole("button", { name }).first();

/** Where a recorded act is pressed. */
async function place(page: Page, action: Action, answered: number): Promise<Locator> {
  const { type, by } = action;
  switch (type) {
    case "pick":
      return button(page, `Be ${named(action.receptacle)}`);
    case "begin":
      return button(page, "Begin the mission");
    case "next":
      return button(page, "Read on");
    case "enter":
      return button(page, new RegExp(`^Go to ${PLACES[Number(action.spot?.at(6)) - 1]}`));
    case "claim":
      await button(page, `Choose a card for ${named(by)}`).click();
      return card(page, action.card?.at(-1) ?? "");
    case "confirm":
      return button(page, "All set: open the cards");
    case "follow":
      return inLane(page, by, /^The card says/)
        .or(page.locator(".ms-aloud, .ms-visit").getByRole("button", { name: "Go on" }))
        .first();
    case "close":
      return button(page, /^(Close it|That is all)$/);
    case "initiate":
      return action.test !== undefined && action.test in CONFLICT
        ? page
            .locator(".ms-conflict-tests > li")
            .filter({ hasText: CONFLICT[action.test] ?? "" })
            .getByRole("button", { name: /^Begin/ })
        : inLane(page, by, /^Begin/);
    case "boost":
      return button(page, /^Boost/);
    case "askSupport":
      return button(page, "Ask for help");
    case "support":
      return button(page, new RegExp(`^Give \\+1 as ${named(by)}`));
    case "reveal":
      return button(page, "Reveal Destiny");
    case "settle":
      return button(page, "Leave it at that");
    case "use":
      return button(page, new RegExp(`^Use .*${GEAR[action.hook ?? ""]}`, "i"));
    case "explore":
      await card(page, action.card?.at(-1) ?? "").click();
      return page.locator(".ms-explore").getByRole("button", { name: new RegExp(`^${named(by)}`) });
    case "lookAgain":
      return inLane(page, by, "Look again");
    case "deed":
      return inLane(page, by, "Do what you remembered");
    case "standBy":
      return inLane(page, by, "Return the card, stand by");
    case "leave":
      return button(page, "Leave this place");
    case "update":
      return button(page, action.pay === "free" ? "Update, free" : /^Update, 1 crystal/);
    case "skip":
      return button(page, "No Update");
    case "pour":
      return button(page, `One for ${named(action.to)}`);
    case "share":
      return button(page, "So be it");
    case "ready":
      return button(page, /^(On we go|Ready, let it come)$/);
    case "answer":
      return button(page, ANSWERS[answered] ?? "");
    case "propose":
      return button(page, new RegExp(`^${OFFERS[action.what ?? ""]}`));
    case "decide":
      return button(page, "So decided");
    case "order":
      return button(page, `Let ${named(action.tester)} test`);
    case "link":
      return page.locator(`[data-choice="${action.choice}"]:not([aria-disabled])`);
    case "say":
      return button(page, new RegExp(`^${LINES[action.line ?? ""]}`));
    default:
      throw new Error(`Nobody knows where ${type} is pressed.`);
  }
}

test("the whole mission alone, by mouse, to the good ending", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page);
  const first = { ...JSON.parse(game), id: "whole", log: file.log.slice(0, 1), checkpoints: [] };
  await openSave(page, { id: "whole", text: JSON.stringify(first) });
  const stage = page.locator(".ms-stage");
  const step = async (): Promise<number> => Number(await stage.getAttribute("data-revision"));
  await expect.poll(step).toBe(1);
  for (let at = 1, silent = 0; at < log.length; ) {
    const { action } = log[at]!;
    const answered = log.slice(0, at).filter((entry) => entry.action.type === "answer").length;
    // The whole message is heard out before anything else.
    const heard = page.locator(".ms-chorus").getByRole("button", { name: "Go on" });
    if (action.type !== "say" && (await heard.isVisible())) await heard.click();
    const pressed = await place(page, action, answered);
    // As long as the last act is being stored nothing is taken.
    await expect(pressed).not.toHaveAttribute("aria-disabled");
    await pressed.click();
    if (TWICE.test(action.test ?? "")) await button(page, "Yes, do it").click();
    // One press is the act of both.
    const both = ["confirm", "ready"].includes(action.type) && log[at + 1]?.action.type === action.type;
    if (at === SILENT) silent++;
    at += both ? 2 : 1;
    // With the last act the table gives way to the ending.
    if (at === log.length) break;
    await expect
      .poll(step, { message: `${at} ${JSON.stringify(action)}`, intervals: [10, 20, 40, 80] })
      .toBe(at - silent);
  }
  await expect(page.locator(".ms-end article")).toContainText("A mile out, a ferry slows.");
  expect(errors).toEqual([]);
});

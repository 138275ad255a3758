/** What a shared table asks of its people is whole on every screen, in both languages: no answer is cut off or covered. */
import { isObject, type Party } from "@chronarium/authority";
import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { settled } from "./settled.ts";
import { person } from "./table.ts";

const MINUTE = 60_000;
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** What the server could say of the party, with the number of answers that there are. */
const ASKED: readonly {
  readonly name: string;
  readonly answers: number;
  /** A question has the place of the tray; anything else only on a phone, which has no strip. */
  readonly question?: true;
  /** Nothing takes the tray of whoever has to act: on a phone the bar says it. */
  readonly calm?: true;
  /** Ben has not answered yet: his tab says so. */
  readonly title?: true;
  readonly change: (now: number) => Partial<Party>;
}[] = [
  {
    name: "time is up",
    answers: 4,
    question: true,
    change: (now) => ({
      timeUp: { seat: 0, why: "time", until: now + MINUTE, choices: [{ seat: 1, choice: "wait" }] },
    }),
  },
  {
    name: "somebody is gone",
    answers: 4,
    question: true,
    title: true,
    change: () => ({ timeUp: { seat: 0, why: "gone", choices: [] } }),
  },
  {
    name: "one's own time is up",
    answers: 0,
    calm: true,
    change: (now) => ({ timeUp: { seat: 1, why: "time", until: now + MINUTE, choices: [] } }),
  },
  {
    name: "a step back",
    answers: 2,
    question: true,
    title: true,
    change: (now) => ({ back: { seat: 0, to: 0, until: now + MINUTE, agreed: [] } }),
  },
  {
    name: "an end by consent",
    answers: 2,
    question: true,
    title: true,
    change: () => ({ ending: [0] }),
  },
  { name: "a rematch", answers: 1, change: () => ({ again: { table: "p-elsewhere", by: "Bartholomäus" } }) },
];

/** Whatever the server tells of a party is changed on its way. */
async function retold(
  page: Page,
  change: () => ((now: number) => Partial<Party>) | undefined,
): Promise<void> {
  const changed = (content: unknown): unknown =>
    isObject(content) && Array.isArray(content.seats) && typeof content.now === "number"
      ? { ...content, ...change()?.(content.now) }
      : content;
  await page.routeWebSocket(/\/ws$/, (near) => {
    const far = near.connectToServer();
    far.onMessage((text) => {
      const message: unknown = JSON.parse(String(text));
      if (!isObject(message)) return near.send(text);
      const { answer, content } = message;
      if (isObject(content) && "party" in content)
        near.send(JSON.stringify({ ...message, content: { ...content, party: changed(content.party) } }));
      else
        near.send(JSON.stringify({ ...message, ...(answer !== undefined && { answer: changed(answer) }) }));
    });
  });
}

for (const language of ["en", "fr"] as const)
  test(`no answer is cut off or covered (${language})`, async ({ browser }) => {
    const ada = await person(browser, { name: "Bartholomäus" });
    const ben = await person(browser, { name: "Ben", language });
    let change: ((now: number) => Partial<Party>) | undefined;
    await retold(ben, () => change);
    await ada.goto("/new/khronos");
    await ada.getByRole("radio", { name: "By turns" }).check();
    await ada.getByRole("button", { name: "One seat fewer" }).click();
    await ada.getByRole("button", { name: "Open the table" }).click();
    const code = await ada.locator(".invitation-link b").textContent();
    await ben.goto(`/j/${code}`);
    const go = ben.locator(".room-foot .btn[data-kind=primary]");
    await go.click();
    await expect(go).toHaveText(/ready|commencer/);
    // On a phone the buttons beside the code of the link stay on their card.
    await ben.setViewportSize(SCREENS[2]);
    await settled(ben);
    const ends = await ben
      .locator(".invitation, .invitation-do .btn")
      .evaluateAll((found) => found.map((each) => each.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBe(ends[0]);
    await go.click();
    await expect(ben.locator(".table .stage")).toBeVisible();

    // Played by turns, the clock that runs can be read: in the ledger it stands on a colour of its own.
    await ada.setViewportSize(SCREENS[0]);
    await expect(ada.locator(".players .seat-clock[data-running]")).toContainText("left");
    expect(await violations(ada)).toEqual([]);

    /** Where the boards begin and the tray begins, on each screen. */
    const edges = (): Promise<readonly number[]> =>
      ben
        .locator(".stage, .tray")
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    const still: (readonly number[])[] = [];
    for (const screen of SCREENS) {
      await ben.setViewportSize(screen);
      await settled(ben);
      still.push(await edges());
    }
    for (const { name, answers, question, calm, title, change: wanted } of ASKED) {
      change = wanted;
      await ben.reload();
      for (const [i, screen] of SCREENS.entries()) {
        await ben.setViewportSize(screen);
        const phone = screen.width < 701 || screen.height < 481;
        const asking = ben.locator(
          phone && calm ? ".bar .status" : question || phone ? ".asking" : '.strip[data-state="alert"]',
        );
        await expect(asking).toBeVisible();
        await settled(ben);
        const where = `${name}, ${screen.width} px`;
        // In a tray there is one more that puts it aside, and one that shows all of a long text.
        const given = asking.locator(question || phone ? ".following-go button, .asking-aside" : "button");
        const aside = (question || phone) && !(phone && calm) ? 1 : 0;
        await expect(given, where).toHaveCount(answers + aside);
        const hidden = await asking.locator("button:not(.fold-more), h2").evaluateAll((parts) =>
          parts.flatMap((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            const corners = [
              [left + 3, top + 3],
              [right - 3, bottom - 3],
            ] as const;
            const free = corners.every(([x, y]) => part.contains(document.elementFromPoint(x, y)));
            return free && part.scrollWidth <= part.clientWidth + 1 ? [] : [part.textContent];
          }),
        );
        expect(hidden, where).toEqual([]);
        // Neither takes any room from the boards.
        expect(await edges(), where).toEqual(still[i]);
      }
      if (title) await expect(ben, name).toHaveTitle(/question/);
      else await expect(ben, name).not.toHaveTitle(/question/);
    }

    // Whoever would rather see the tray of the game puts a question aside, and finds it again: in the strip, or in the menu.
    change = () => ({ ending: [0] });
    await ben.reload();
    const asked = ben.locator(".asking");
    for (const screen of [SCREENS[0], SCREENS[2]]) {
      await ben.setViewportSize(screen);
      await asked.getByRole("button").last().click();
      await expect(asked).toHaveCount(0);
      if (screen === SCREENS[0]) await ben.locator(".strip .btn").click();
      else {
        await ben.getByRole("button", { name: "Menu", exact: true }).click();
        await ben.locator(".table-menu button").first().click();
      }
      await expect(asked).toBeVisible();
      expect(await violations(ben)).toEqual([]);
    }
    // Asked once more it is not aside. Ben is told of the party when Ada comes and goes.
    await asked.getByRole("button").last().click();
    await expect(asked).toHaveCount(0);
    const wished = change;
    change = undefined;
    await ada.reload();
    await expect(ben).not.toHaveTitle(/question/);
    change = wished;
    await ada.reload();
    await expect(asked).toBeVisible();
  });

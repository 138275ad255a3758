/**
 * The Hour That Answers, from games that were cut in the middle: its last room by mouse and by keys, giving up and
 * beginning again, three people on one phone, another language, no network.
 */
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { violations } from "./axe.ts";
import { goToRegion, tabTo } from "./keyboard.ts";
import { button, card, commitBy, press } from "./missions.ts";
import { sideways } from "./settled.ts";
import { addFiles, openSave, watchErrors, withSettings } from "./table.ts";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

type Logged = { readonly action: { readonly type: string; readonly spot?: string } };
type File = {
  readonly log: readonly Logged[];
  readonly checkpoints: readonly { readonly revision: number }[];
};

/** A game of the corpus as it stood after the act at which `until` holds: the how manieth time it does, 0 for the last. */
function cut(name: string, until: (action: Logged["action"]) => boolean, nth = 1) {
  const file = JSON.parse(read(`games/missions/test/corpus/${name}.match`)) as File;
  const at = file.log.flatMap(({ action }, i) => (until(action) ? [i + 1] : [])).at(nth - 1)!;
  const id = `${name.replaceAll(".", "-")}-${at}`;
  const checkpoints = file.checkpoints.filter(({ revision }) => revision <= at);
  return { id, text: JSON.stringify({ ...file, id, log: file.log.slice(0, at), checkpoints }) };
}
const entered =
  (place: string) =>
  ({ type, spot }: Logged["action"]): boolean =>
    type === "enter" && spot === `spot:${place}`;

const words = (language: string): ReadonlyMap<string, string> =>
  new Map(
    read(`missions/the-hour-that-answers/text/${language}.yaml`)
      .split("\n")
      .flatMap((line): readonly (readonly [string, string])[] => {
        const [, key = "", text = ""] = /^([\w.]+): "(.*)"$/.exec(line) ?? [];
        return key === "" ? [] : [[key, text]];
      }),
  );

/** Both take a card, and look at it. */
async function takeCards(page: Page): Promise<void> {
  await commitBy(page, () => card(page, "B").click());
  await commitBy(page, () => card(page, "C").click());
  await commitBy(page, () => button(page, "All set: open the cards").click());
}
const laneOf = (page: Page, who: string) => page.locator(`[data-lane="rec:${who}"]`);

test("the last room by mouse: card A again, who speaks, the message line by line, the good ending", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await withSettings(page);
  await openSave(page, cut("hour-1-good", entered("L8")));
  // Whoever comes back is told where everybody was; the hour stands in the bar and on the thread.
  await expect(page.locator(".ms-recap")).toContainText("Where you were: Lantern Room");
  await button(page, "Go on").click();
  await expect(page.locator(".bar .where")).toHaveText("02:00, the Point");
  await expect(page.getByText(/^\d\d:\d\d · /).first()).toBeAttached();
  await takeCards(page);
  await button(page, "Card A again").click();
  await expect(page.getByText("You took longer than you said")).toBeVisible();
  await press(page, "The card says: listen");
  const inez = laneOf(page, "inez");
  await expect(inez.getByRole("heading", { name: "Damien" })).toBeVisible();
  await expect
    .poll(() => inez.locator("h2 img").evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect.soft(await violations(page), "somebody speaks").toEqual([]);
  await press(page, "Close it", "Begin, 0 crystals", "Reveal Destiny");
  await expect(inez.locator(".ms-result")).toContainText("His hand is cold and sticky");
  const doug = laneOf(page, "doug");
  await commitBy(page, () => doug.getByRole("button", { name: "Look again" }).click());
  await press(page, "The card says: the message");
  const spoken = page.locator(".ms-chorus p");
  for (const [at, line] of [
    "This is Heron-Nine.",
    "We are on three-oh-six.",
    "Keep the bell on your left hand.",
  ].entries()) {
    await press(page, line);
    await expect(spoken).toHaveCount(at + 1);
    await expect(spoken.last()).toContainText(line);
  }
  await press(page, "Bring the stone to the light, and wait for us.");
  await expect(spoken).toHaveText("Bring the stone to the light, and wait for us. Good night, Sparrow.");
  await button(page, "Go on").click();
  await commitBy(page, () => doug.getByRole("button", { name: "Begin, 1 crystal" }).click());
  await press(page, /^Boost/, "Reveal Destiny");
  await expect(page.getByRole("heading", { name: "The hour that answers", exact: true })).toBeVisible();
  await press(page, "Go on");
  await expect(page.locator(".bar [role=status] .long")).toHaveText("The mission is over");
  await expect(page.locator(".ms-end article")).toContainText("A mile out, a ferry slows.");
  await expect(page.locator(".ms-end article > img")).toBeVisible();
  await expect(page.locator(".ms-report")).toContainText("Call sign");
  expect.soft(await violations(page), "the end").toEqual([]);
  expect(errors).toEqual([]);
});

test("the last room by keys, to the neutral ending", async ({ page }) => {
  await withSettings(page);
  await openSave(page, cut("hour-1-neutral", entered("L8")));
  // A game of some hours has a long chronicle: F6 leads round it.
  const key = async (name: RegExp, inside?: string): Promise<void> => {
    await goToRegion(page, ".thread");
    await goToRegion(page, ".ms-stage");
    await tabTo(page, name, inside);
    await commitBy(page, () => page.keyboard.press("Enter"));
  };
  await tabTo(page, /^Go on/);
  await page.keyboard.press("Enter");
  await key(/boy/i, ".ms-pan");
  await key(/telegraph key/i, ".ms-pan");
  await key(/^All set/);
  await key(/^The card says: listen/);
  await key(/^Close it/);
  await key(/^Begin, 1 crystal/);
  await key(/^Reveal Destiny/);
  await expect(page.locator(".ms-result")).toContainText("His hand is cold and sticky");
  await key(/^Look again/, "[data-lane='rec:doug']");
  await key(/^Take him home, send nothing/);
  await key(/^So decided/);
  await expect(page.getByRole("heading", { name: "The silent hour" })).toBeVisible();
  await key(/^Go on/);
  await expect(page.locator(".ms-end article")).toContainText("a window on Alder Lane");
});

test("given up in the storm: what was missed is named to whoever asks; and again from the start", async ({
  page,
}) => {
  await withSettings(page, { pace: 1 });
  await openSave(page, cut("hour-1-good", entered("L5")));
  await button(page, "Go on").click();
  // The lamp, and the storm behind the window; only moved and faded, and not for those who wish no motion.
  const weather = page.locator(".ms-weather");
  await expect(weather).toHaveCount(2);
  await expect(card(page, "C").locator('[data-weather="storm"]')).toBeVisible();
  const moved = await weather.evaluateAll((all) =>
    all.flatMap((each) =>
      each
        .getAnimations({ subtree: true })
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame)),
    ),
  );
  const ways = new Set(moved.filter((key) => !/offset|easing|composite/i.test(key)));
  expect([...ways].toSorted()).toEqual(["opacity", "transform"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const each of await weather.all()) await expect(each).toBeHidden();
  await takeCards(page);
  await press(page, "Give up the mission…");
  for (const name of [/: give up$/, /: give up$/, /: give up$/, /: give up$/]) {
    if (await page.getByRole("heading", { name: "Report" }).isVisible()) break;
    await press(page, name);
  }
  const report = page.locator(".ms-report");
  await expect(report).toContainText("scenes");
  await expect(report).not.toContainText("cold room");
  await button(page, "Name them all the same").click();
  await expect(report).toContainText("cold room");
  await button(page, "Play it again").click();
  await expect(page.locator(".ms-picking")).toBeVisible();
});

/** What is read alone, by its key: cards, cells, what somebody says, remembers, is hinted at or asked. */
const ALONE =
  /^(L\d\.[B-E]\.(?!caption|alt|pull|up|home|leave)|inter\.|snap\.|hint\.|i\.(1[5-9]|2[0-7])\.body)/;
const secrets = [...words("en")].flatMap(([key, text]) =>
  ALONE.test(key) ? [[key, text.slice(0, 30)] as const] : [],
);
const secretsIn = (text: string): readonly string[] =>
  secrets.filter(([, begins]) => text.includes(begins)).map(([key]) => key);

/** All that the browser keeps for the page, as text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opened = indexedDB.open(name);
        opened.onsuccess = () => resolve(opened.result);
        opened.onerror = () => reject(opened.error);
      });
      for (const store of database.objectStoreNames)
        all.push(
          await new Promise((resolve, reject) => {
            const asked = database.transaction(store).objectStore(store).getAll();
            asked.onsuccess = () => resolve(asked.result);
            asked.onerror = () => reject(asked.error);
          }),
        );
      database.close();
    }
    return JSON.stringify(all);
  });

/** What the page says and asks for beside what it shows. */
function overheard(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on("console", (message) => heard.push(message.text()));
  page.on("request", (request) => heard.push(request.url(), request.postData() ?? ""));
  return heard;
}

test.describe("several people on one phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("three of them: in every place of the first act each reads the own card, and nothing else is there", async ({
    page,
  }) => {
    const heard = overheard(page);
    await withSettings(page);
    expect(secrets.length).toBeGreaterThan(200);
    // At the third place the next test looks closer.
    const places = [1, 2, 4];
    const visits = places.map((place) => cut("hour-3-good", ({ type }) => type === "confirm", place * 3));
    await addFiles(
      page,
      visits.map(({ id, text }) => ({ name: `${id}.json`, text })),
    );
    for (const { id } of visits) await expect(page.locator(`a[href="/t/${id}"]`).first()).toBeVisible();
    const shown = async (): Promise<readonly string[]> => secretsIn(await page.content());
    for (const [at, { id }] of visits.entries()) {
      const place = `L${places[at]}`;
      await page.goto(`/t/${id}`);
      await button(page, "Go on").click();
      expect(await shown(), place).toEqual([]);
      // What only a reader may know is not in the picture yet.
      await expect(page.locator(".ms-face-over")).toHaveCount(0);
      expect(await sideways(page)).toBe(0);
      const read: string[] = [];
      for (const name of ["Amy Sorrel", "Anton Havelka", "Doug Pruitt"]) {
        await button(page, `Open ${name}’s lane`).click();
        expect(await shown(), `${name} behind the curtain`).toEqual([]);
        await button(page, "Open without holding").click();
        await button(page, "Back to the table").waitFor();
        const cards = [...new Set((await shown()).map((key) => key.slice(0, 4)))];
        expect(cards, name).toHaveLength(1);
        expect(cards[0]?.startsWith(place)).toBe(true);
        read.push(...cards);
        await button(page, "Back to the table").click();
        await expect.poll(shown, `${name} is done`).toEqual([]);
      }
      expect(new Set(read).size, "three different cards").toBe(3);
    }
    const stored = await kept(page);
    expect(stored.length).toBeGreaterThan(1000);
    expect(secretsIn(stored)).toEqual([]);
    expect(secretsIn(heard.join("\n"))).toEqual([]);
  });

  test("two of them through the schoolhouse: what one is asked in secret, and the answer, are nowhere else", async ({
    page,
  }) => {
    const heard = overheard(page);
    await withSettings(page);
    const { id, text } = cut("hour-1.2-2-bad", entered("L3"));
    await openSave(page, { id, text });
    await button(page, "Go on").click();
    /** Exactly these secrets are on the page, and none is in what the browser keeps or sends. */
    const only = async (step: string, ...keys: readonly string[]): Promise<void> => {
      await expect
        .poll(async () => [...secretsIn(await page.content())].toSorted(), step)
        .toEqual(keys.toSorted());
      expect(secretsIn(await kept(page)), `stored: ${step}`).toEqual([]);
      expect(secretsIn(heard.join("\n")), `heard: ${step}`).toEqual([]);
    };
    const openLane = async (name: string): Promise<void> => {
      await button(page, `Open ${name}’s lane`).click();
      await only(`${name} behind the curtain`);
      await button(page, "Open without holding").click();
      await button(page, "Back to the table").waitFor();
    };
    const back = async (step: string): Promise<void> => {
      await button(page, "Back to the table").click();
      await only(step);
    };
    await only("recon");
    await commitBy(page, () => card(page, "B").click());
    await commitBy(page, () => card(page, "D").click());
    await only("both have taken a card");
    await button(page, "All set: open the cards").click();
    await button(page, "We have told").click();
    await expect(page.locator(".ms-telling, .ms-recon")).toHaveCount(0);
    await only("both have told");
    const [AMY, ANTON] = ["Amy Sorrel", "Anton Havelka"] as const;
    await openLane(ANTON);
    await only("the list", "L3.D.body");
    await press(page, /^The card says: take something/, /^The card says/);
    await only("the question", "L3.D.body", "L3.D.ask", "L3.D.call", "L3.D.wait");
    await back("the question waits");
    // Whoever looks on knows that somebody reads, and neither the question nor that there is one.
    await expect(page.locator(".ms-question")).toHaveCount(0);
    await openLane(AMY);
    await only("the other’s card", "L3.B.body", "L3.B.test");
    await back("the other has looked");
    await openLane(ANTON);
    await press(page, "Leave the telephone alone");
    // The chronicle tells it to nobody else.
    await only("answered", "L3.D.body", "L3.D.wait");
    await press(page, "Return the card, stand by");
    await back("nobody knows that there was a question");
    await openLane(AMY);
    await press(page, "Return the card, stand by");
    await back("done");
    await press(page, "Leave this place");
    await only("left");
  });
});

/** English words and keys on a page that speaks French. */
async function strangeIn(page: Page): Promise<readonly string[]> {
  const seen = await page.locator("body").ariaSnapshot();
  const english = /\b(the|and|with|your|card|crystal|takes|reads|leads|round|strength)\b/gi;
  return [
    ...seen.matchAll(english),
    ...seen.matchAll(/\b(L\d\.[A-Z]|card:|item:|inter\.|rec\.|npc\.)\S*/g),
  ].map(([found]) => found);
}

test("in French through every place: no English word, no key, and axe finds nothing", async ({ page }) => {
  const errors = watchErrors(page);
  await withSettings(page, { language: "fr" });
  // Two confirm at each visit; the Point is visited twice.
  const visits = [1, 2, 3, 4, 5, 6, 8, 9].map((visit) =>
    cut("hour-1-good", ({ type }) => type === "confirm", visit * 2),
  );
  await addFiles(
    page,
    visits.map(({ id, text }) => ({ name: `${id}.json`, text })),
  );
  for (const { id } of visits) await expect(page.locator(`a[href="/t/${id}"]`).first()).toBeVisible();
  for (const [at, { id }] of visits.entries()) {
    await page.goto(`/t/${id}`);
    await button(page, "Continuer").click();
    await expect(page.locator(".ms-card")).not.toHaveCount(0);
    await expect(page.locator(".ms-lane-paper").first()).toBeVisible();
    expect.soft(await strangeIn(page), `L${at + 1}`).toEqual([]);
    expect.soft(await violations(page), `L${at + 1}`).toEqual([]);
  }
  // Alone on a phone: from one's corner to the other's, and back to the table.
  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = page.locator(".ms-sheet");
  await button(page, "Ouvrir le coin d’Inez Tavares").click();
  await expect(sheet.getByRole("heading", { name: "Inez Tavares" }).first()).toBeVisible();
  await sheet.getByRole("button", { name: "Doug Pruitt" }).click();
  await expect(sheet.getByRole("heading", { name: "Doug Pruitt" }).first()).toBeVisible();
  await button(page, "Retour à la table").click();
  await expect(sheet).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("a damaged file of the missions, or of a picture, is named, and the game stays as it was", async ({
  page,
}) => {
  await withSettings(page);
  await openSave(page, cut("hour-1-good", entered("L5")));
  const stage = page.locator(".ms-stage");
  await expect(stage).toHaveAttribute("data-revision", /\d/);
  // Motion is off.
  await expect(page.locator(".ms-weather").first()).toBeHidden();
  const revision = (await stage.getAttribute("data-revision")) ?? "";
  const missions = /\/assets\/m-\w+\.json$/;
  for (const damage of [(text: string) => text.slice(0, -100), () => '{"texts":{},"volumes":[]}']) {
    await page.route(missions, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: damage(await response.text()) });
    });
    await page.reload();
    await expect(page.locator(".table-failed p")).toHaveText(
      /^The file assets\/m-\w+\.json is damaged\. Your games are as they were/,
    );
    await page.unroute(missions);
  }
  const pictures = /\/assets\/m-\w+\.svg$/;
  await page.route(pictures, (route) => route.fulfill({ body: "no picture", contentType: "image/svg+xml" }));
  await page.reload();
  await expect(page.locator(".ms-face-damaged").first()).toHaveText(
    /^The picture m-\w+\.svg is damaged or missing\./,
  );
  await page.unroute(pictures);
  await page.reload();
  await expect(stage).toHaveAttribute("data-revision", revision);
  await expect(page.locator(".ms-card")).not.toHaveCount(0);
  await expect(page.locator(".ms-face-damaged, .ms-damaged")).toHaveCount(0);
  // One picture alone: a face, the map, the ending.
  const without = async (picture: Locator): Promise<void> => {
    await expect(picture).toBeAttached();
    const address = await picture.evaluate(
      (img) => img.getAttribute("src") ?? img.getAttribute("href") ?? "",
    );
    const broken = `**${address}`;
    await page.route(broken, (route) => route.fulfill({ body: "no picture", contentType: "image/svg+xml" }));
    await page.reload();
    await expect(page.locator(".ms-damaged")).toHaveText(
      `The picture ${address.replace(/^.*\//, "")} is damaged or missing. The game goes on without it; reload the page to try again.`,
    );
    await page.unroute(broken);
  };
  await without(page.locator(".ms-portrait").first());
  await without(page.locator(".ms-map > image"));
  await openSave(
    page,
    cut("hour-1-good", () => true, 0),
  );
  await without(page.locator(".ms-end article > img"));
});

test.describe("without a network from the storm on", () => {
  test.use({ serviceWorkers: "allow" });
  test("the hut in French, with its pictures, and the same card in English", async ({ page, context }) => {
    await withSettings(page, { language: "fr" });
    await openSave(page, cut("hour-1-good", entered("L5")));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await button(page, "Continuer").click();
    await commitBy(page, () => card(page, "C").click());
    await commitBy(page, () => card(page, "B").click());
    await commitBy(page, () => button(page, /ouvrir les cartes/).click());
    await expect
      .poll(() =>
        page
          .locator(".ms-card img.ms-face")
          .evaluateAll((faces) => faces.every((face) => (face as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
    expect(await strangeIn(page)).toEqual([]);
    await expect(page.getByText("Quarante barreaux")).toBeVisible();
    await page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem("chronarium.settings") ?? "{}");
      localStorage.setItem("chronarium.settings", JSON.stringify({ ...settings, language: "en" }));
    });
    await page.reload();
    await expect(page.getByText("Forty rungs")).toBeVisible();
    // What is done is heard, step by step; what only a reader may know is not.
    await page.evaluate(() => {
      const said: string[] = [];
      Reflect.set(window, "said", said);
      const listen = (): void => {
        for (const region of document.querySelectorAll("[aria-live]")) said.push(region.textContent ?? "");
      };
      new MutationObserver(listen).observe(document.body, { subtree: true, childList: true });
    });
    const said = (): Promise<string> =>
      page.evaluate(() => (Reflect.get(window, "said") as readonly string[]).join("\n"));
    await button(page, "Go on").click();
    const doug = laneOf(page, "doug");
    await press(page, "The card says: listen");
    await expect.poll(said).toContain("Doug Pruitt reads a private card.");
    await press(page, "The card says: take something");
    await expect.poll(said).toContain("Doug Pruitt takes “Oilskin coat”.");
    await press(page, "Close it");
    await commitBy(page, () => doug.getByRole("button", { name: "Begin, 1 crystal" }).click());
    await expect.poll(said).toContain("Doug Pruitt begins a test: Confidence 2 against 3.");
    await press(page, "Reveal Destiny");
    await expect.poll(said).toMatch(/\d against 3: \w+\./);
    expect(await said()).not.toMatch(/Walter|Forty rungs|one sheet of oilcloth/);
  });
});

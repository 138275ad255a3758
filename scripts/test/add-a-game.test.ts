// docs/add-a-game.md is a walk-through with complete code. This follows it word for word in a copy of the project,
// checks what came of it, and plays it in the terminal and in a browser.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserArguments, browserWish, findBrowser } from "../browser.mjs";
import { followPage, root } from "./walk-through.ts";

const { folder, written } = followPage();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = readFileSync(join(root, "docs/add-a-game.md"), "utf8");

type Ran = { readonly code: number | null; readonly out: string };

async function run(command: string, args: readonly string[], input = ""): Promise<Ran> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, LANG: "C", LC_ALL: "C", NO_COLOR: "1", COLUMNS: "100" },
  });
  let out = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      out += chunk.toString();
    });
  child.stdin.end(input);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, out };
}

const tool = (name: string, ...args: readonly string[]): Promise<Ran> =>
  run(join(root, "node_modules", ".bin", name), args);
const chronarium = (args: string, input?: string): Promise<Ran> =>
  run(process.execPath, ["cli/src/main.ts", ...args.split(" ")], input);
const WELL: Ran = { code: 0, out: expect.anything() };

/** With what was said, should it fail. */
async function expectWell(ran: Promise<Ran>): Promise<string> {
  const { code, out } = await ran;
  expect(code, out).toBe(0);
  return out;
}

/** A busy machine is slow, not wrong. */
const PATIENT = 300_000;

describe("what the page builds", { timeout: PATIENT }, () => {
  test("names only files that are there", () => {
    const named = [...page.matchAll(/`((?:web|cli|games|scripts|docs)\/[\w./-]+\.\w+)`/g)].map(
      ([, file = ""]) => file,
    );
    const missing = named.filter((file) => {
      try {
        readFileSync(join(folder, file));
        return false;
      } catch {
        return true;
      }
    });
    expect(missing.filter((file) => !file.startsWith("docs/"))).toEqual([]);
  });

  test("compiles, and is formatted, linted and let in like everything else", async () => {
    await Promise.all([
      expectWell(tool("tsc", "-b")),
      expectWell(tool("biome", "check", "--error-on-warnings", "--vcs-enabled=false", ...written)),
      expectWell(run(process.execPath, ["scripts/doors.ts"])),
    ]);
  });

  test("obeys the laws, and belongs to the list of games", async () => {
    await expectWell(tool("vitest", "run", "web/test/game-styles.test.ts", "-t", "the styles of hourglass"));
    await expectWell(
      tool(
        "vitest",
        "run",
        "games/hourglass",
        "web/test/games.test.ts",
        "scripts/test/no-default-game.test.ts",
      ),
    );
  });
});

describe("at the terminal", { timeout: PATIENT }, () => {
  test("every command of the page runs, and says what it should", async () => {
    const [, shell = ""] = /^```sh\n([\s\S]*?)^```$/m.exec(page) ?? [];
    const commands = shell.match(/(?<=^npm run -s chronarium -- ).*$/gm) ?? [];
    const said = await Promise.all(
      commands.map((command) =>
        expectWell(chronarium(command, command.startsWith("play") ? "quit\nn\n" : "")),
      ),
    );
    expect(said).toEqual([
      expect.stringContaining("Hourglass with Ann and Journeyman."),
      expect.stringMatching(/^greedy +1000 /m),
      expect.stringContaining("1 ok, 0 failed"),
      expect.stringContaining("4 of 4 rules of hourglass are proved"),
    ]);
    expect(await expectWell(chronarium("rules hourglass HG-4 --lang fr"))).toContain(
      "Qui prend le dernier grain gagne.",
    );
  });

  test("a bot with advice beats one without", async () => {
    const json = await expectWell(
      chronarium("sim hourglass --bots greedy,random --games 200 --seed 1 --level checked --json"),
    );
    expect(JSON.parse(json)).toMatchObject({
      games: 200,
      deadEnds: 0,
      brokenInvariants: 0,
      leaks: 0,
      seats: [
        { bot: "greedy", wins: 200 },
        { bot: "random", wins: 0 },
      ],
    });
  });

  test("a whole game is played by numbers and by words, and a refusal cites its rule", async () => {
    const game = "play hourglass --seats you:Ann,you:Ben --option grains=13 --seed 5 --lang en";
    const out = await expectWell(chronarium(game, "take 3\n3\ntake 3\n2\ntake 3\nwhy\ntake 2\n"));
    expect(out).toContain("The glass holds 2 grains, not 3. Take fewer.");
    expect(out).toContain("You cannot take more grains than the glass holds.");
    expect(out).toContain("The game is over");
    expect(await chronarium("play hourglass --help")).toEqual(WELL);
  });
});

describe("in the browser", { timeout: PATIENT }, () => {
  let browser: Browser;
  let server: ReturnType<typeof spawn>;
  let url = "";

  beforeAll(async () => {
    const executablePath = findBrowser();
    if (executablePath === undefined) throw new Error(browserWish);
    await expectWell(tool("vite", "build", "web", "--logLevel", "warn"));
    server = spawn(process.execPath, ["server/src/main.ts", "--port", "0"], { cwd: folder });
    url = await new Promise<string>((resolve, reject) => {
      let said = "";
      const listen = (chunk: Buffer): void => {
        said += chunk.toString();
        const [address] = /http:\/\/\S+/.exec(said) ?? [];
        if (address !== undefined) resolve(address);
      };
      server.stdout?.on("data", listen);
      server.stderr?.on("data", listen);
      server.on("close", () => reject(new Error(said)));
    });
    browser = await chromium.launch({ executablePath, args: browserArguments });
  }, PATIENT);
  afterAll(async () => {
    await browser?.close();
    server?.kill();
  });

  /** A page of its own in a language, without motion; whatever fails in its console has failed. */
  async function visit(language: "en" | "fr"): Promise<{ page: Page; errors: readonly string[] }> {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: "block" });
    context.setDefaultTimeout(PATIENT);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.addInitScript(
      (text) => localStorage.setItem("chronarium.settings", text),
      JSON.stringify({ language, pace: 0 }),
    );
    return { page, errors };
  }

  const place = (page: Page, name: string) =>
    page.getByRole("group", { name: "The glass" }).getByRole("button", { name, exact: true });
  const holds = (page: Page, grains: string) =>
    page.getByRole("heading", { name: `The glass holds ${grains}.`, exact: true });

  /** Whoever is next takes the screen. */
  async function takeScreen(page: Page): Promise<void> {
    await page.getByRole("button", { name: /^I am / }).click();
    await page.getByRole("heading", { name: "Take one, two or three grains." }).waitFor();
  }

  async function byMouse(page: Page, name: string): Promise<void> {
    await takeScreen(page);
    await place(page, name).click();
    await page.locator("section.tray").getByRole("button", { name, exact: true }).click();
  }

  /** Arrows walk from place to place; Enter chooses, and confirms when pressed again. */
  async function byKeys(page: Page, name: string): Promise<void> {
    await takeScreen(page);
    await place(page, "Take 1 grain").focus();
    const walk = Number(/\d/.exec(name)?.[0]) - 1;
    for (let step = 0; step < walk; step++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.locator("section.tray").getByRole("button", { name, exact: true }).waitFor();
    await page.keyboard.press("Enter");
  }

  test("the poster leads to a table for two, where a game is played by mouse and keys to its end", async () => {
    const { page, errors } = await visit("en");
    await page.goto("/");
    await page.getByRole("link", { name: /^Hourglass/ }).click();
    await page.getByRole("radio", { name: "One screen" }).check();
    await page.getByRole("button", { name: "Remove Player 3" }).click();
    await page.getByText("Rules: standard").click();
    await page.getByRole("combobox", { name: "Grains" }).selectOption("13");
    await page.getByRole("button", { name: "Take the first turn" }).click();

    await byMouse(page, "Take 3 grains");
    await byKeys(page, "Take 3 grains");
    await byMouse(page, "Take 3 grains");
    await byKeys(page, "Take 2 grains");

    // More than there are: the rules say why not, and lead to the rulebook.
    await takeScreen(page);
    await holds(page, "2 grains").waitFor();
    await place(page, "Take 3 grains").click({ force: true });
    const why = page.getByRole("dialog", { name: "Why not?" });
    await why.getByText("The glass holds 2 grains, not 3. Take fewer.").waitFor();
    await why.getByRole("button", { name: "HG-3 No more than there are" }).click();
    await page.getByText("You cannot take more grains than the glass holds.").waitFor();
    await page.getByRole("button", { name: "Close" }).last().click();

    await place(page, "Take 2 grains").click();
    await page.locator("section.tray").getByRole("button", { name: "Take 2 grains", exact: true }).click();
    const end = page.getByRole("dialog", { name: "The game is over" });
    await end.getByRole("heading", { name: /^Player [12] wins\.$/ }).waitFor();
    expect(await end.getByRole("table", { name: "Score by source" }).getByRole("row").count()).toBe(3);
    await page.getByRole("button", { name: "Look at the boards" }).click();
    await page.getByRole("button", { name: "Previous step" }).click();
    await holds(page, "2 grains").waitFor();
    expect(errors).toEqual([]);
  });

  test("a bot answers, and the table speaks French", async () => {
    const { page, errors } = await visit("fr");
    await page.goto("/new/hourglass");
    await page.getByRole("button", { name: "Retirer Corvin" }).click();
    await page.getByRole("button", { name: "Jouer le premier tour" }).click();
    await page.getByRole("heading", { name: "Prenez un, deux ou trois grains." }).waitFor();
    await page
      .getByRole("group", { name: "Le sablier" })
      .getByRole("button", { name: "Prendre 2 grains" })
      .click();
    await page.locator("section.tray").getByRole("button", { name: "Prendre 2 grains" }).click();
    await page.getByRole("button", { name: "Jade prend 2 grains." }).waitFor();
    await page
      .getByRole("button", { name: /^Vesper prend [123] grains?\./ })
      .first()
      .waitFor();
    await page.goto("/rules/hourglass#HG-3");
    await page.getByRole("heading", { level: 1, name: "Sablier, les règles" }).waitFor();
    await page.locator('[data-target="true"]', { hasText: "plus de grains que le sablier" }).waitFor();
    expect(errors).toEqual([]);
  });
});

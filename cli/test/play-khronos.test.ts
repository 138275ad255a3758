import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AnyMatch, chooseAtRandom, commitment, newMatch, seedRng, writeWords } from "@chronarium/kernel";
import { khronos, type Options } from "@chronarium/khronos";
import { describe, expect, test, vi } from "vitest";
import { play as playHere } from "../src/play/index.ts";
import { desk, openSaved, type Run } from "./playing.ts";

const table = desk();
const { play, saves } = table;
const openSave = (path: string): AnyMatch => openSaved(khronos, path);

/** What people at one screen type to play a random game: full actions, and Enter at every curtain. */
function randomGame(seats: number, seed: string, options: Partial<Options>) {
  const match = newMatch(khronos, { id: "typed", seats, seed, options });
  const lines: string[] = [];
  let rng = seedRng(seed, "people");
  let atScreen: number | undefined;
  while (!match.over) {
    const choice = chooseAtRandom(khronos, match.state, rng);
    if (choice === undefined) throw new Error("Somebody can always act.");
    rng = choice.rng;
    if (choice.seat !== atScreen) lines.push("");
    atScreen = choice.seat;
    lines.push(writeWords(khronos, choice.action));
    match.act(choice.seat, choice.action, 0);
  }
  return { match, lines };
}

describe("a whole game", () => {
  test("of two people, in full words, ends as the rules say", () => {
    const { match, lines } = randomGame(2, "whole game", {});
    const args = ["khronos", "--seats", "you:Ann,you:Bob", "--seed", "whole game", "--no-confirm"];
    const { status, out, err } = play(args, lines);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out).toContain(commitment("whole game"));
    expect(out).toContain("The seed was: whole game");
    for (const { seat, score } of match.result?.seats ?? [])
      expect(out).toMatch(new RegExp(`\\d\\.\\s+${["Ann", "Bob"][seat]}\\s.*\\s${score}$`, "m"));
    const [path] = saves();
    expect(out).toContain(`Saved: ${path}`);
    const saved = openSave(path ?? "");
    expect(saved.log.map(({ action }) => action)).toEqual(match.log.map(({ action }) => action));
    expect(saved.result).toEqual(match.result);
  });

  test("with decisions about cards, and out of turn", () => {
    const options = { holdem: true, keepCards: true, map: "plain8x8" };
    const { lines } = randomGame(3, "decisions 4", options);
    const kinds = new Set(lines.map((line) => line.split(" ")[0]));
    expect([...kinds]).toEqual(expect.arrayContaining(["draw", "keep", "placeDownsized"]));
    const given = Object.entries(options).flatMap(([name, value]) => ["--option", `${name}=${value}`]);
    const args = ["khronos", "--seats", "you,you,you", "--seed", "decisions 4", "--no-confirm", ...given];
    const { status, out } = play(args, lines);
    expect(status).toBe(0);
    expect(out).toContain("The game is over");
  });

  test("the rules at work, in the decision and at a place", () => {
    const args = ["khronos", "--seats", "you,bot", "--seed", "here"];
    const { out } = play(args, ["rule here", "rule here might H1", "rule here Q99", "quit"]);
    expect(out).toContain("Rules at work in this decision:\n  KH-13");
    expect(out).toMatch(/Rules at work at might:H1:\n( {2}KH-\d+ .*\n(?: {6}.*\n)*)*? {2}KH-47 /);
    expect(out).toContain("No place is called “q99”.");
  });

  test("against bots, whose moves are told", () => {
    const { status, out } = play(
      ["khronos", "--seats", "you:Ann,bot,bot:random", "--seed", "4"],
      Array<string>(7).fill("end"),
    );
    expect(status).toBe(0);
    expect(out).toMatch(/^ {2}Journeyman builds a /m);
    expect(out).toContain("Round 7: Ann’s turn begins.");
    expect(out).toContain("Income if it were paid now");
    expect(out).toMatch(/ wins\.| share the victory\./);
  });

  test("of bots alone needs nobody", () => {
    const { status, out } = play(["khronos", "--seats", "bot:random,bot:random", "--seed", "5"]);
    expect(status).toBe(0);
    expect(out).toContain("The game is over");
  });
});

/** Seed 3 deals Red orange, orange, fuchsia and blue, and gives him the first turn. */
const ALONE = ["khronos", "--seats", "you,bot:random", "--seed", "3"];

describe("a turn", () => {
  test("shows what a build leads to, and does it when told so", () => {
    const { out } = play(ALONE, ["keep D5", "y"]);
    expect(out).toContain("This would happen:");
    expect(out).toContain("The ripple reaches Faith: Red’s Keep appears at D5.");
    expect(out).toContain(" 5 ♣ ♣ · M2r┐");
    expect(openSave(saves()[0] ?? "").log[0]?.action).toEqual({
      type: "build",
      era: "might",
      building: "military",
      size: 2,
      at: "D5",
      pay: [2, 0],
    });
  });

  test("does nothing when told no", () => {
    const { out } = play(ALONE, ["keep D5", "n"]);
    expect(out).toContain("Not done.");
    expect(openSave(saves()[0] ?? "").revision).toBe(0);
  });

  test("can be paid in another way", () => {
    play(ALONE, ["keep D5", "p", "2"]);
    expect(openSave(saves()[0] ?? "").log[0]?.action).toMatchObject({ at: "D5", pay: [1, 1] });
  });

  test("can be chosen by numbers alone", () => {
    const { out } = play(ALONE, ["4", "D5", "", "3", "2", "1", "1", "y"]);
    expect(out).toContain("row 5  A-G J-O\n");
    const [first, second] = openSave(saves()[0] ?? "").log;
    expect(first?.action).toMatchObject({ type: "build", building: "military", size: 2, at: "D5" });
    expect(second?.action).toMatchObject({ type: "upgrade", size: 2 });
  });

  test("answers what cannot be done with a sentence, its rule on demand, and takes actions back", () => {
    const { status, out } = play(ALONE, [
      "watchtower H5",
      "why",
      "watchtower I5",
      "why",
      "undo",
      "watchtower G5",
      "",
      "undo",
      "abbey J9",
      "upgrade E3 to abbey",
      "rule KH-43",
      "rule 999",
      "fortress D2",
      "end",
      "undo",
    ]);
    expect(status).toBe(0);
    expect(out).toContain("would stand in the river");
    expect(out).toContain("KH-47 · River");
    expect(out).toContain("Nothing has been done yet, so there is nothing to take back.");
    expect(out).toContain("Taken back.");
    expect(out).toContain("This takes 3 fuchsia cards, and you hold 1.");
    expect(out).toContain("The building at E3 cannot become an Abbey: an upgrade keeps the type.");
    expect(out).toContain("KH-43 · Dominion");
    expect(out).toContain("The rulebook has no paragraph on KH-999.");
    expect(out).toContain("“fortress” means nothing here.");
    expect(out).toContain(
      "was done by another player. You can take back only what you have done since then.",
    );
    expect(openSave(saves()[0] ?? "").log[0]?.action).toEqual({ type: "end" });
  });

  test("is told why an action would be refused, and what a bot would do", () => {
    const { out } = play(ALONE, [
      "why watchtower I5",
      "why keep D5",
      "why keep",
      "why moon",
      "hint",
      "hint",
      "hint",
    ]);
    expect(out).toContain("would stand in the river");
    expect(out).toContain("KH-47 · River");
    expect(out).toContain("The rules allow that.\n  Red builds a Keep at D5 on Might");
    expect(out).toContain("“moon” means nothing here.");
    expect(out).toMatch(/Hint, step 1 of 3: Look at .*\.\n.*Type “hint” again/);
    expect(out).toMatch(/Hint, step 2 of 3: \S.*\./);
    expect(out).toMatch(
      /Hint, step 3 of 3: \S.*\.\n(?:.*\n)*.* 1 {2}\S.* \+\d+\.\d Ecus\n.* 2 {2}\S.*Ecus\n/,
    );
    expect(openSave(saves()[0] ?? "").revision).toBe(0);
  });

  test("can look around without losing its place", () => {
    const { out } = play(ALONE, [
      "help",
      "board reason",
      "board moon",
      "hand",
      "forecast",
      "log",
      "menu",
      "keep D5",
      "",
      "log",
    ]);
    expect(out).toContain("Choose from the menu by number");
    expect(out).toContain("There is no board “moon”.");
    expect(out).toContain("Nothing has happened yet.");
    expect(out.match(/Red builds a Keep at D5/g)).toHaveLength(3);
  });

  test("speaks French from the first line to the last", () => {
    const { status, out } = play(
      [...ALONE, "--lang", "fr"],
      [
        "donjon D5",
        "oui",
        "tour de guet H5",
        "pourquoi",
        "annuler",
        "voyager 2 foi",
        "chronique",
        "prévision",
        ...Array<string>(7).fill("fin"),
      ],
    );
    expect(status).toBe(0);
    expect(out).toContain("Khronos avec Rouge et Random.");
    expect(out).toContain("C’est repris.");
    expect(out).toContain("La partie est finie");
    expect(out).not.toMatch(/\b(the|your|turn|would|undefined)\b/i);
  });
});

describe("several people at one screen", () => {
  test("never see each other's cards", () => {
    const { match, lines } = randomGame(2, "curtain", {});
    const { out } = play(
      ["khronos", "--seats", "you:Ann,you:Bob", "--seed", "curtain", "--no-confirm"],
      lines,
    );
    const [before, ...screens] = out.split(/^Pass to (?=Ann|Bob)/m);
    expect(before).not.toMatch(/Your hand|orange|fuchsia/);
    const ended = screens.pop();
    expect(ended).toContain("The game is over");
    const names = ["Ann", "Bob"];
    let revision = 0;
    for (const screen of screens) {
      const viewer = names.indexOf(screen.slice(0, 3));
      const other = names[1 - viewer];
      // What the other drew, discarded or exchanged is told as a number of cards.
      expect(screen).not.toMatch(
        new RegExp(`${other} (draws|discards|pays \\d Ecus and exchanges)[^.]*(orange|fuchsia|blue)`),
      );
      for (const [, shown] of screen.matchAll(/^Your hand: (.*)$/gm)) {
        const hand = khronos.viewFor(match.stateAt(revision), viewer).you?.hand;
        expect(shown).toBe(hand?.length === 0 ? "empty" : hand?.join(" "));
        revision++;
      }
    }
  });

  test("learn what happened since they last looked", () => {
    const { out } = play(
      ["khronos", "--seats", "you:Ann,you:Bob", "--seed", "3"],
      ["", "keep D5", "", "end", ""],
    );
    const [, , bob] = out.split(/^Pass to /m);
    expect(bob).toMatch(/^Bob, press Enter/);
    expect(bob).toContain("Bob, since your last look:");
    expect(bob).toContain("Ann builds a Keep at D5 on Might");
    expect(bob).toContain("Ann draws 4 cards.");
  });
});

describe("the levels of bots", () => {
  test.each([
    [["--seats", "you,bot:novice,bot:Novice"], "Khronos with Red, Novice and Novice 2."],
    [["--seats", "you,bot:level4"], "Khronos with Red and Expert."],
    [["--seats", "you,bot", "--bots", "apprentice"], "Khronos with Red and Apprentice."],
    [["--seats", "you,bot:maitre", "--lang", "fr"], "Khronos avec Rouge et Maître."],
  ])("%j: %s", (args, said) => {
    expect(play(["khronos", "--seed", "3", ...args]).out).toContain(said);
  });

  test("are known in a saved game, in the other language and by their former names", () => {
    const path = join(table.data, "levels.json");
    play(["khronos", "--seats", "you:Ann,bot:artisan", "--lang", "fr", "--seed", "3"], [`save ${path}`]);
    expect(readFileSync(path, "utf8")).toContain('"names":["Ann","Artisan"]');
    for (const name of ["Artisan", "Compagnon", "Journeyman", "Level3", "Level3 2"]) {
      writeFileSync(
        path,
        readFileSync(path, "utf8").replace(/"names":\["Ann","[^"]*"\]/, `"names":["Ann","${name}"]`),
      );
      const { status, out } = play(["khronos", "--load", path, "--no-confirm"], ["end", "end"]);
      expect(status).toBe(0);
      // The bot has played: after Ann's turn it is hers again.
      expect(out).toContain(`Khronos with Ann and ${name}.`);
      expect(out).not.toContain(`Hand the screen to ${name}`);
    }
  });
});

describe("saved games", () => {
  test("are kept after every move and go on from there", () => {
    const first = play(ALONE, ["keep D5", ""]);
    expect(first.status).toBe(0);
    expect(first.out).toContain("There is no more input.");
    const [path = ""] = saves();
    expect(first.out).toContain(`chronarium play khronos --load ${path}`);
    const second = play(["khronos", "--load", path], Array<string>(7).fill("end"));
    expect(second.out).toContain(`Loaded ${path}, after 1 action.`);
    expect(second.out).toContain("Khronos with Red and Random.");
    expect(second.out).toContain("The game is over");
    expect(saves()).toEqual([path]);
  });

  test("go where they are told to, and stay away when not wanted", () => {
    const path = join(table.data, "elsewhere", "my game.json");
    const { status, out } = play(ALONE, ["keep D5", "", `save ${path}`, "quit", "n"]);
    expect(status).toBe(0);
    expect(out).toContain(`Saved what you may know: ${path}.`);
    expect(out).toContain("The game is not kept.");
    expect(saves()).toEqual([]);
    expect(readFileSync(path, "utf8").startsWith('{\n"format":"chronarium-seen/1"')).toBe(true);
  });

  test("that are damaged are refused with a sentence", () => {
    const path = join(table.data, "damaged.json");
    play(ALONE, ["keep D5", ""]);
    const sound = readFileSync(saves()[0] ?? "", "utf8");
    const open = (text: string): Run => {
      writeFileSync(path, text);
      return play(["khronos", "--load", path]);
    };
    expect(open(sound.slice(0, 300))).toMatchObject({
      status: 2,
      out: "",
      err: expect.stringContaining("The file is damaged or not a saved match"),
    });
    expect(open(sound.replace('"D5"', '"H5"'))).toMatchObject({
      status: 2,
      err: expect.stringContaining("is against the rules"),
    });
    expect(open("[]").status).toBe(2);
    expect(play(["khronos", "--load", join(table.data, "nowhere.json")])).toMatchObject({
      status: 2,
      err: expect.stringContaining("cannot be read"),
    });
  });

  test("that cannot be written do not stop the game", () => {
    mkdirSync(join(table.data, "saves"));
    rmSync(join(table.data, "saves"), { recursive: true });
    writeFileSync(join(table.data, "saves"), "a file where the folder should be");
    const { status, out } = play(ALONE, ["travel 1 faith", "travel 1 might"]);
    expect(status).toBe(0);
    expect(out).toContain("could not be written");
    expect(out).toContain("Red’s first pawn travels from Faith to Might");
    // Nobody is sent to a file that is not there.
    expect(out).not.toContain("Saved");
    expect(out).not.toContain("Go on with");
  });
});

describe("the command line", () => {
  test.each([
    [["chess"], "cannot be played in the terminal"],
    [[], "Say which game you want to play"],
    [["khronos", "--seed", "s".repeat(300)], "seeds and names have at most 200 letters"],
    [["khronos", "--seats", `you:${"A".repeat(300)},bot`], "seeds and names have at most 200 letters"],
    [["khronos", "--seats", "you"], "Khronos is for 2 to 5 players, not 1."],
    [["khronos", "--seats", "you,robot"], "“robot” is no seat."],
    [
      ["khronos", "--seats", "you,bot:clever"],
      "There is no bot called “clever”. The bots are: random, greedy, novice, apprentice, journeyman, expert, master.",
    ],
    [["khronos", "--seats", "you:Master,bot"], "“Master” is what a bot is called."],
    [["khronos", "--seats", "you:Ann,you:ann"], "Two players are called “ann”."],
    [["khronos", "--option", "holdem"], "“holdem” is no option."],
    [["khronos", "--option", "moon=true"], "The option “moon” is not known here"],
    [["khronos", "--lang", "la"], "The languages are en and fr, not “la”."],
    [["khronos", "--speed", "9"], "The command line cannot be read"],
    [["khronos", "now"], "The command line cannot be read"],
    [["chronomancer", "--seats", "you,bot,bot,bot,bot"], "The Chronomancer is for 1 to 4 players, not 5."],
    [["anachrony", "--seats", "you,you"], "Anachrony: the Chronobot is for 1 player, not 2."],
    [["chronomancer", "--option", "peddler"], "such as --option peddler=hard"],
    [["chronomancer", "--option", "peddler=brutal"], "peddler"],
  ] as const)("%j: %s", async (args, problem) => {
    vi.stubEnv("LC_ALL", "C.UTF-8");
    const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const status = await playHere([...args]);
    const err = said.mock.calls.join("");
    said.mockRestore();
    vi.unstubAllEnvs();
    expect(status).toBe(2);
    expect(err).toContain(problem);
    expect(err.trim().split("\n")).toHaveLength(1);
  });

  test("explains itself", () => {
    const { status, out } = play(["--help"]);
    expect(status).toBe(0);
    expect(out).toContain("--seats you,bot,bot");
  });

  test("draws a seed of its own when none is given", () => {
    const hashes = [1, 2].map(() => /SHA-256: ([0-9a-f]{64})/.exec(play(["khronos"]).out)?.[1]);
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });
});

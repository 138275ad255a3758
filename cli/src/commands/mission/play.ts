/** `chronarium mission play`: an author's own mission at the terminal, from its beginning or from a named moment. */
import { randomBytes } from "node:crypto";
import { cleaned, newMatch } from "@chronarium/kernel";
import { type MissionRules, missionOf, missionRules, type State } from "@chronarium/missions";
import { tablesOf } from "@chronarium/missions/checker";
import type { Loaded } from "@chronarium/missions/loader";
import { missionsText, refusalText } from "@chronarium/missions/text";
import type { Language } from "../../language.ts";
import { playBegun } from "../../play/index.ts";
import { missionsAtTerminal } from "../../play/missions/index.ts";
import { readSeats } from "../../play/seats.ts";
import { playText } from "../../play/text/index.ts";
import { UsageError } from "../../usage.ts";
import { actOf, type Moment, meetingWith } from "./moments.ts";
import { namesFor, toldOf } from "./told.ts";

export async function playMission(
  loaded: Loaded,
  given: { readonly from?: string; readonly people: number; readonly lang: Language },
): Promise<number> {
  const { lang, people, from } = given;
  const { pack, texts } = loaded;
  const mission = missionOf(pack);
  const game = missionsAtTerminal([{ pack, texts }]);
  const rules = missionRules([{ pack, texts }]);
  const tables = tablesOf(mission).filter(({ seats }) => seats === people);
  if (tables.length === 0) throw new UsageError(`${mission.name} is not for ${people}.`);
  const moment =
    from === undefined
      ? undefined
      : (actOf(rules, mission, tables, from) ?? meetingWith(rules, mission, tables, from));
  if (from !== undefined && moment === undefined)
    throw new UsageError(`No game came to ${cleaned(from)}; try chronarium mission why-not.`);
  const text = playText[lang];
  const seated = readSeats(game, Array<string>(people).fill("you").join(","), {
    lang,
    text,
    bots: undefined,
  });
  if (!seated.ok) throw new UsageError(seated.problem);
  const match = newMatch(game.rules, {
    id: `missions-${randomBytes(5).toString("hex")}`,
    seats: people,
    options: { mission: mission.name },
    seed: moment?.seed ?? randomBytes(32).toString("hex"),
    names: seated.players.map(({ name }) => name),
  });
  for (const { seat, action } of moment?.log ?? []) match.act(seat, action, 0);
  if (moment !== undefined) tellMoment(loaded, rules, match.state as State, moment, lang);
  return playBegun({
    kind: "begun",
    game,
    match,
    imagined: false,
    players: seated.players,
    given: {
      game: game.rules.id,
      lang,
      text,
      seats: undefined,
      bots: undefined,
      seed: undefined,
      options: [],
      load: undefined,
      passphraseFile: undefined,
      confirm: true,
    },
  });
}

/** The way there, and what could fire now: every act that is possible, and every other with what stands in its way. */
function tellMoment(
  loaded: Loaded,
  rules: MissionRules,
  state: State,
  { events, log, seed }: Moment,
  lang: Language,
): void {
  const { pack, texts } = loaded;
  const names = namesFor(pack, texts[lang] ?? texts[pack.languages[0]!] ?? {});
  const say = (line: string): void => console.log(cleaned(line));
  for (const line of toldOf(loaded, events, lang)) say(line);
  say("");
  say(`${seed}@${log.length}. What could fire now:`);
  for (let seat = 0; seat < state.seats; seat++)
    for (const { action, refusal } of rules.sealed.acts(state, seat)) {
      const { type, ...about } = action;
      const on = Object.values(about).map((each) => names.thing?.(String(each)) ?? String(each));
      const act = `${missionsText[lang].actions[type]}: ${on.join(", ")}`;
      say(
        refusal === undefined
          ? `  + ${act}`
          : `  - ${act} (${refusalText(lang, refusal, names)} ${refusal.rule})`,
      );
    }
  say("");
}

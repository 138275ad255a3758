/** How the game will be played, in one paragraph; its host may change it, and then everybody is asked again. */
import type { Party, PartySetup } from "@chronarium/authority";
import { lazy, type ReactNode, Suspense, use, useState } from "react";
import { useLanguage } from "../app/text.ts";
import { playable } from "../games/catalogue.ts";
import type { SealedGame } from "../games/entry.ts";
import { Dialog } from "../shell/dialog.tsx";
import { SetupFields } from "./setup-fields.tsx";
import type { Asking } from "./use-asking.ts";
import { useOnlineWords } from "./use-words.ts";

const RuleOptions = lazy(() => import("../home/rule-options.tsx"));

export function Arrangement({
  party,
  asking,
}: {
  readonly party: Party;
  readonly asking: Asking;
}): ReactNode {
  const { room, clockSentence } = useOnlineWords();
  const { setup, deal } = party;
  const game = playable(party.game);
  const solo = setup.seats === 1;
  const [changing, setChanging] = useState(false);
  return (
    <section className="room-opt">
      {party.you === party.host && (
        <button type="button" className="btn" onClick={() => setChanging(true)}>
          {room.change}
        </button>
      )}
      <p>
        {game?.sealed ? (
          <Suspense fallback={null}>
            <Chosen game={game} setup={setup} />
          </Suspense>
        ) : solo ? (
          room.setupSolo
        ) : (
          room.setup(setup.seats, Object.keys(setup.options).length, clockSentence(setup.clock))
        )}{" "}
        {game?.sealed === undefined && room.help(setup.takeBack && !solo, setup.help)}{" "}
        {!solo && room.watchable} {setup.lobby && room.lobby} {setup.rated && room.rated}
      </p>
      <p className="room-fair">{room.deal(grouped(deal.commitment))}</p>
      {changing && <Changing party={party} asking={asking} onClose={() => setChanging(false)} />}
    </section>
  );
}

const chosen = new Map<string, Promise<string>>();

function Chosen({ game, setup }: { readonly game: SealedGame; readonly setup: PartySetup }): ReactNode {
  const { room } = useOnlineWords();
  const language = useLanguage();
  const key = `${game.id} ${language} ${JSON.stringify(setup.options)}`;
  const title = chosen.get(key) ?? game.chosen(setup.options, language);
  chosen.set(key, title);
  return room.setupSealed(setup.seats, use(title));
}

/** The beginning is enough to compare by eye; the whole is on the table. */
const grouped = (commitment: string): string => commitment.slice(0, 12).replace(/(.{4})(?=.)/g, "$1 ");

function Changing({
  party,
  asking,
  onClose,
}: {
  readonly party: Party;
  readonly asking: Asking;
  readonly onClose: () => void;
}): ReactNode {
  const { room } = useOnlineWords();
  const [setup, setSetup] = useState<PartySetup>(party.setup);
  const game = playable(party.game);
  const taken = party.seats.filter(({ kind }) => kind !== "free").length;
  const max = game?.sealed ? party.setup.seats : (game?.seats.max ?? taken);
  const keep = async (): Promise<void> => {
    const done = await asking.ask(({ caller }) => caller.call("arrange", { table: party.id, setup }));
    if (done) onClose();
  };
  return (
    <Dialog title={room.changing} onClose={onClose}>
      <SetupFields
        setup={setup}
        pace={party.setup.clock.kind === "turns" ? "turns" : "live"}
        seats={{ min: Math.min(Math.max(2, taken), max), max }}
        sealed={game?.sealed === true}
        onChange={setSetup}
      />
      {game !== undefined && game.sealed === undefined && (
        <Suspense fallback={null}>
          <RuleOptions
            game={game}
            chosen={setup.options as Readonly<Record<string, boolean | number | string>>}
            onChange={(options) => setSetup({ ...setup, options })}
          />
        </Suspense>
      )}
      {asking.refused !== undefined && <p role="alert">{asking.refused}</p>}
      <div className="end-go">
        <button type="button" className="btn" data-kind="primary" onClick={() => void keep()}>
          {room.keep}
        </button>
      </div>
    </Dialog>
  );
}

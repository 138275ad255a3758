/** How the game will be played, in one paragraph; its host may change it, and then everybody is asked again. */
import type { Party, PartySetup } from "@chronarium/authority";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { playable } from "../games/catalogue.ts";
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
  const [changing, setChanging] = useState(false);
  return (
    <section className="room-opt">
      {party.you === party.host && (
        <button type="button" className="btn" onClick={() => setChanging(true)}>
          {room.change}
        </button>
      )}
      <p>
        {room.setup(setup.seats, Object.keys(setup.options).length, clockSentence(setup.clock))} {room.help}{" "}
        {room.watchable} {setup.lobby && room.lobby} {setup.rated && room.rated}
      </p>
      <p className="room-fair">{room.deal(grouped(deal.commitment))}</p>
      {changing && <Changing party={party} asking={asking} onClose={() => setChanging(false)} />}
    </section>
  );
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
  const keep = async (): Promise<void> => {
    const done = await asking.ask(({ caller }) => caller.call("arrange", { table: party.id, setup }));
    if (done) onClose();
  };
  return (
    <Dialog title={room.changing} onClose={onClose}>
      <SetupFields
        setup={setup}
        pace={party.setup.clock.kind === "turns" ? "turns" : "live"}
        seats={{ min: Math.max(2, taken), max: game?.seats.max ?? taken }}
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

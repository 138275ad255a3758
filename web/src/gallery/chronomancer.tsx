/** A development page, not part of the client: the Chronomancer's boards in every state, as in the mock-up. */
import "@fontsource/atkinson-hyperlegible-next/latin-400.css";
import "@fontsource/atkinson-hyperlegible-next/latin-600.css";
import "@fontsource/atkinson-hyperlegible-next/latin-700.css";
import "../tokens.css";
import "../games/chronomancer/entry.ts";
import "./gallery.css";
import "./chronomancer.css";
import {
  type BoatState,
  CORRUPTION_IDS,
  type Colour,
  type Goods,
  iconsOf,
  type LaidTile,
  type Piece,
  type Player,
  ROGUE_CARDS,
  TOWNSFOLK_IDS,
  type TownsfolkId,
} from "@chronarium/chronomancer";
import { type JSX, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import {
  Clock,
  type ClockProps,
  CorruptionCards,
  Cove,
  type CoveOverlay,
  type CovePlace,
  Faction,
  FigureIcon,
  Halls,
  Icon,
  type IconName,
  RogueCard,
  Shelf,
  StaffBoard,
  Tile,
  TimeStream,
  TownSquare,
  Workshop,
  type WorkshopOverlay,
} from "../games/chronomancer/board/index.ts";
import { SEAT_LOOKS } from "../shell/seat-shapes.ts";

const white = (tile: LaidTile["tile"]): LaidTile => ({ tile, side: "white" });
const blue = (tile: LaidTile["tile"]): LaidTile => ({ tile, side: "blue" });
const player: Pick<Player, "assistant" | "chronomancer" | "slots" | "open" | "stream" | "staff"> = {
  assistant: "T1",
  chronomancer: "LC",
  slots: { TL: white("P01"), TR: blue("P05"), BL: white("P09"), BR: white("P02") },
  open: ["B", "Y"],
  stream: [blue("P03"), blue("P04"), white("P06"), blue("P07"), blue("P08"), blue("P10")],
  staff: { recombobulator: "L01", fractor: "M06" },
};
const goods: Goods = { small: { R: 2, G: 0, B: 0, Y: 1 }, large: { R: 0, G: 0, B: 1, Y: 0 } };
const full: Goods = { small: { R: 3, G: 3, B: 3, Y: 3 }, large: { R: 2, G: 2, B: 2, Y: 2 } };
const boat = (pieces: string, dock: BoatState["dock"] = null): BoatState => ({
  pieces: pieces.split("") as Piece[],
  dock,
});
const boats = [
  boat("RGR"),
  boat("BY"),
  boat("RGRB", "left"),
  boat("GXG"),
  boat("RRBY", "centreRight"),
  boat("YR"),
];

const ENGLISH = {
  piers: {
    left: { name: "Relic Quay", note: "small goods only" },
    centre: { name: "The Black Market", note: "any size, 1 corruption a colour" },
    right: { name: "Artifact Quay", note: "large goods only" },
  },
  freeDock: "free dock",
};
const FRENCH = {
  piers: {
    left: { name: "Quai des reliques", note: "petits objets seulement" },
    centre: { name: "Le Marché noir", note: "toutes tailles, 1 corruption par couleur" },
    right: { name: "Quai des artefacts", note: "grands objets seulement" },
  },
  freeDock: "quai libre",
};
const NAMES: Readonly<Record<Piece, string>> = {
  R: "Warriors",
  G: "Bards",
  B: "Wizards",
  Y: "Nobles",
  X: "Rogues",
};
const ABILITIES = {
  recombobulator: { name: "Recombobulator", does: "Swap a Relic for another colour" },
  embiggener: { name: "Embiggener", does: "Relic becomes Artifact, same colour" },
  fractor: { name: "Fractor", does: "Artifact becomes two Relics" },
  security: { name: "Security", does: "Discard a Corruption card" },
};
const FOLK: Readonly<Partial<Record<TownsfolkId, { name: string; does: string }>>> = {
  L01: { name: "Lamplighter", does: "Discard 1 Corruption" },
  L06: { name: "Notary", does: "Discard 1 Corruption" },
  L08: { name: "Midwife", does: "Discard 2 Corruption" },
  L11: { name: "Stonemason", does: "Sponsorship, your choice" },
  M06: { name: "Ballad thief", does: "Gain a large green" },
  M12: { name: "Rune piper", does: "Gain a small green or blue" },
};
const folk = (card: TownsfolkId) => FOLK[card] ?? { name: card, does: "What this one does" };
const icons = (card: TownsfolkId): string =>
  iconsOf(card)
    .map((piece) => NAMES[piece])
    .join(", ");
const placeName = (place: CovePlace): string => Object.values(place).join(" ");
const ICONS: readonly IconName[] = [
  "hour",
  "frozen",
  "corruption",
  "adventurer",
  "recruit",
  "activate",
  "freeze",
  "shift",
  "lock",
  "chronomancer",
  "assistant",
];
const edges = { left: "L", right: "R" };
const sides = { white: "White side", blue: "Blue side" };

const MOVE: WorkshopOverlay = {
  legal: { assistant: ["T2", "T3", "RA"] },
  chosen: "T3",
  selected: "assistant",
  ghost: { figure: "assistant", to: "T3" },
  locked: ["chronomancer"],
};
const SHOPS: readonly (readonly [string, WorkshopOverlay, Partial<typeof player>?])[] = [
  [
    "Both figures may move",
    { legal: { assistant: ["T3", "RA"], chronomancer: ["T1"] } },
    { assistant: "T2" },
  ],
  [
    "The long way, with the Chronomancer",
    { ghost: { figure: "chronomancer", to: "B2" }, chosen: "B2", selected: "chronomancer" },
    { assistant: "B3", chronomancer: "LC" },
  ],
  ["A column waits", { column: "left" }, { chronomancer: "LC", assistant: "B2" }],
  [
    "A tile is pushed in",
    { column: "left", shift: { column: "left", tile: white("P06") } },
    { chronomancer: "LC", assistant: "B2" },
  ],
  [
    "Two Frozen Hours to take",
    { icons: { legal: ["R", "G", "B", "Y"], chosen: ["G", "Y"] } },
    { open: [], assistant: "RA", chronomancer: "T2" },
  ],
  [
    "One to pay with",
    { icons: { legal: ["B", "Y"], chosen: ["B"] }, lastMove: ["T2"], hint: [{ at: "RA", number: 1 }] },
    { assistant: "T3", chronomancer: "T1" },
  ],
];

const pieces: ClockProps["timepieces"] = [
  { key: 0, look: "jade", hour: 17, order: 5 },
  { key: 1, look: "ink", hour: 18, order: 6 },
  { key: 2, look: "saffron", hour: 20, order: 4 },
];

const COVES: readonly (readonly [string, CoveOverlay])[] = [
  ["A Bard to seat", { boats: [1, 2, 4, 6], ghosts: [{ piece: "G", boat: 1 }], chosenBoats: [1] }],
  [
    "A dock to choose",
    { docks: ["centreLeft", "right"], ghostDock: { boat: 1, dock: "centreLeft" }, chosenDock: "centreLeft" },
  ],
  [
    "A piece to choose",
    {
      chosenBoats: [1],
      manifest: { boat: 1, legal: [0, 1], chosen: 0 },
      leaving: [{ boat: 1, seat: 0 }],
      ghosts: [{ piece: "R", boat: 6 }],
    },
  ],
];

function Shop({ overlay, of }: { overlay: WorkshopOverlay; of: typeof player }): JSX.Element {
  const [look, setLook] = useState(0);
  return (
    <Workshop
      label="Your workshop: ring of ten spaces"
      groups={{ spaces: "Spaces", figures: "Figures", icons: "Sponsorships" }}
      player={of}
      look={SEAT_LOOKS[look % 5] ?? "jade"}
      overlay={overlay}
      name={(space) => `Space ${space}`}
      figureName={(figure) => figure}
      iconName={(colour: Colour) => NAMES[colour]}
      sum={() => "1 + 1 = 2 hours"}
      onSpace={() => undefined}
      onFigure={() => setLook(look + 1)}
      onIcon={() => undefined}
    />
  );
}

function Stage(): JSX.Element {
  return (
    <div className="cm-stage">
      <div className="g-clock">
        <Clock
          label="Clock: you at hour 5, Noor at 6, Tobias at 8"
          timepieces={pieces}
          marks={[3, 6, 9, 12]}
          cross={{ from: 17, to: 19 }}
          ghost={{ look: "jade", hour: 19 }}
          acting={0}
          title="Day 2"
          lines={["2 of 4 docks", "taken"]}
        />
      </div>
      <div className="g-cove">
        <Cove
          label="The cove: six boats and three piers"
          boats={boats}
          {...ENGLISH}
          overlay={{ boats: [1] }}
          name={placeName}
        />
      </div>
      <div className="g-town">
        <TownSquare
          label="Town Square"
          title="Town Square: whom will you recruit?"
          cards={["L06", "M12", "L08", "L11"]}
          words={folk}
          icons={icons}
          legal={["L06", "M12", "L08", "L11"]}
          chosen="L11"
          onCard={() => undefined}
        />
      </div>
      <div className="g-shop">
        <Shop overlay={MOVE} of={player} />
        <TimeStream
          label="Time Stream"
          title="Time Stream"
          tiles={player.stream}
          edges={edges}
          sides={sides}
          name={({ tile, side }) => `${tile}, ${side} side`}
          onTile={() => undefined}
        />
      </div>
      <div className="g-side">
        <Shelf
          label="Sale shelf"
          title="Sale shelf"
          goods={goods}
          name={(size, colour) => `${goods[size][colour]} ${size} ${colour}`}
        />
        <StaffBoard
          label="Staff"
          title="Staff"
          staff={player.staff}
          abilities={ABILITIES}
          cardName={(card) => folk(card).name}
          icons={icons}
          empty="empty place"
        />
        <Halls label="Halls and the Lair" halls={{ R: 3, G: 2, B: 4, Y: 2 }} lair={3} names={NAMES} />
      </div>
    </div>
  );
}

function Page(): JSX.Element {
  const [dark, setDark] = useState(!location.search.includes("light"));
  const [tile, setTile] = useState<LaidTile>();
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  return (
    <main className="cm-gallery">
      <Stage />
      <header className="row">
        <h1 className="cm-title">The Chronomancer</h1>
        <button type="button" className="btn" aria-pressed={dark} onClick={() => setDark(!dark)}>
          Dark
        </button>
      </header>
      <section className="g-four">
        {SHOPS.map(([title, overlay, more]) => (
          <div key={title}>
            <h2>{title}</h2>
            <Shop overlay={overlay} of={{ ...player, ...more }} />
          </div>
        ))}
      </section>
      <section>
        <h2>Shift: choose a tile, see the column slide</h2>
        <Shop
          overlay={
            tile === undefined ? { column: "right" } : { column: "right", shift: { column: "right", tile } }
          }
          of={{ ...player, chronomancer: "RC", assistant: "RA" }}
        />
        <TimeStream
          label="Time Stream to choose from"
          tiles={player.stream}
          edges={edges}
          sides={sides}
          name={(laid) => `${laid.tile}, ${laid.side} side`}
          legal={player.stream.map((laid) => laid.tile)}
          {...(tile === undefined ? {} : { chosen: tile.tile, joining: blue("P02") })}
          onTile={(id) =>
            setTile(id === tile?.tile ? undefined : player.stream.find((laid) => laid.tile === id))
          }
        />
      </section>
      <section className="g-four">
        {COVES.map(([title, overlay]) => (
          <div key={title}>
            <h2>{title}</h2>
            <div className="g-cove-tall">
              <Cove
                label={title}
                boats={boats}
                {...FRENCH}
                overlay={overlay}
                name={placeName}
                look={overlay.chosenBoats?.[0] ?? 5}
              />
            </div>
          </div>
        ))}
        <div>
          <h2>Arrival, and a strip</h2>
          <div className="g-cove-strip">
            <Cove
              label="A day begins"
              boats={["RG", "BY", "XR", "GG", "YB", "RX"].map((two) => boat(two))}
              {...FRENCH}
              name={placeName}
            />
          </div>
          <div className="g-cove-strip">
            <Cove
              label="Market day"
              boats={[
                boat("RGBY", "left"),
                boat("RGXY", "centreLeft"),
                boat("R"),
                boat("BYYX", "centreRight"),
                boat("RRRR", "right"),
                boat("BYYX"),
              ]}
              {...FRENCH}
              name={placeName}
            />
          </div>
        </div>
      </section>
      <section className="g-clocks">
        <Clock
          label="Start"
          timepieces={SEAT_LOOKS.slice(0, 4).map((look, i) => ({ key: i, look, hour: 1, order: i }))}
          marks={[4, 8, 12]}
          acting={3}
          title="Day 1"
          lines={["0 of 4 docks", "taken"]}
        />
        <Clock
          label="Market"
          timepieces={pieces}
          marks={[2, 4, 6, 8, 10, 12]}
          marker={21}
          title="Jour 2"
          lines={["marché à IX"]}
          ghost={{ look: "saffron", hour: 18 }}
          cross={{ from: 17, to: 18 }}
          acting={1}
        />
        <Clock label="Marked" timepieces={pieces.slice(1)} marks={[3, 6, 9, 12]} marker={24} title="Day 2" />
      </section>
      <section className="g-four">
        <Shelf
          label="Full shelf"
          title="A full shelf, with prices"
          goods={full}
          name={(size, colour) => `${size} ${colour}`}
          tags={{ small: { R: "sell: 12", B: "sell: 6" }, large: { Y: "sell: 24" } }}
          legal={{ small: ["R", "B"], large: ["Y"] }}
          chosen={{ size: "small", colour: "B" }}
          onGood={() => undefined}
        />
        <Shelf
          label="Ghosts"
          title="What would come"
          goods={goods}
          name={(size, colour) => `${size} ${colour}`}
          ghost={{ small: ["R"], large: ["G"] }}
        />
        <StaffBoard
          label="A place to choose"
          title="A place to choose"
          staff={player.staff}
          abilities={ABILITIES}
          cardName={(card) => folk(card).name}
          icons={icons}
          empty="empty place"
          legal={["recombobulator", "embiggener", "fractor", "security"]}
          chosen="security"
          used={["fractor"]}
          ghost={{ card: "L11", ability: "security" }}
          onAbility={() => undefined}
        />
        <div>
          <Halls
            label="Halls"
            halls={{ R: 3, G: 2, B: 4, Y: 2 }}
            lair={3}
            names={NAMES}
            notes={{ R: "pays 3", G: "pays 2", B: "pays 4", Y: "pays 2" }}
            legal={["R", "G", "B", "Y"]}
            chosen="B"
            onHall={() => undefined}
          />
          <CorruptionCards
            label="Your Corruption"
            cards={["C01", "C01", "C05", "C10", "C12"]}
            words={(card) => ({ name: card === "C10" ? "Smuggled crate" : "False weights", icons: "Rogues" })}
            legal={CORRUPTION_IDS}
            chosen={[2]}
            onCard={() => undefined}
          />
        </div>
        {ROGUE_CARDS.map((card) => (
          <RogueCard
            key={card}
            card={card}
            name={card}
            text="They only take seats. Their icons cost Gold at the end."
          />
        ))}
      </section>
      <section className="row">
        {ICONS.map((name) => (
          <span key={name}>
            <Icon name={name} size={24} /> {name}
          </span>
        ))}
        {(["R", "G", "B", "Y", "X"] as const).map((piece) => (
          <Faction key={piece} of={piece} size={28} label={NAMES[piece]} />
        ))}
        <Faction of="R" as="relic" size={28} />
        <Faction of="B" as="artifact" size={40} />
        <Tile tile={white("P10")} edges={edges} label="P10" />
        {SEAT_LOOKS.map((look) => (
          <span key={look}>
            <FigureIcon figure="chronomancer" look={look} />
            <FigureIcon figure="assistant" look={look} size={48} />
          </span>
        ))}
      </section>
      <div className="g-folk">
        <TownSquare label="All 36" cards={TOWNSFOLK_IDS} words={folk} icons={icons} />
      </div>
    </main>
  );
}

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );

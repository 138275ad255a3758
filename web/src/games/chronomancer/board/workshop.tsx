/** A player's workshop: four sliding tiles, six portals that their halves make, two Time Machines, two figures. */
import { COLOURS, type Colour, FIGURES, SPACES, type Space } from "@chronarium/chronomancer";
import { memo, type ReactNode, useId, useState } from "react";
import { Hits } from "../../../play/hits.tsx";
import { Disc, Ice } from "./pieces.tsx";
import { Hatch, Ring } from "./rings.tsx";
import { box, circle, FACTION, ICE, ringAt, SHIELD, SPOT } from "./shapes.ts";
import type { WorkshopOverlay, WorkshopProps } from "./types.ts";
import { Bubble, Figures, Rings } from "./workshop-marks.tsx";
import { Brass, Plate, Plates, Tiles } from "./workshop-plate.tsx";
import "./board.css";
import "./workshop.css";

/** The middle of a Sponsorship icon. */
export const iconX = (colour: Colour): number => 250 + 92 * COLOURS.indexOf(colour);
export const ICON_Y = 26;
const Shields = memo(function Shields({
  open,
  icons,
}: {
  open: readonly Colour[];
  icons: WorkshopOverlay["icons"];
}) {
  return COLOURS.map((colour) => {
    const covered = !open.includes(colour);
    const chosen = icons?.chosen?.includes(colour) === true;
    const lit = icons?.legal.includes(colour) === true;
    const taken = icons?.taken?.includes(colour) === true;
    return (
      <g
        key={colour}
        className={`cm-shield cm-${colour}`}
        transform={`translate(${iconX(colour)} ${ICON_Y})`}
      >
        <path className="cm-shield-body" d={SHIELD} />
        <path className="cm-mark" d={FACTION[colour]} transform="scale(1.15)" />
        {/* A Frozen Hour in hand is lifted off its icon; one that would come is a ghost. */}
        <g
          transform={(taken ? !chosen : covered && chosen) ? "translate(0 -9)" : undefined}
          data-ghost={(chosen && (taken || !covered)) || undefined}
        >
          {(covered || chosen) && <Ice />}
          {(chosen || lit) && <Ring d={covered || chosen ? ICE : SHIELD} tense={chosen ? "now" : "legal"} />}
          {(covered || chosen) && <Disc of={colour} x={13} y={15} s={1.05} />}
        </g>
      </g>
    );
  });
});

const NOTHING: WorkshopOverlay = {};

export const Workshop = memo(function Workshop(props: WorkshopProps): ReactNode {
  const { label, groups, player, look, overlay = NOTHING, free, sum, onAim, over } = props;
  const id = useId();
  const [aimed, setAimed] = useState<Space>();
  const aim = (space: Space | undefined): void => {
    setAimed(space);
    onAim?.(space);
  };
  const lit = (space: Space): boolean =>
    FIGURES.some((figure) => overlay.legal?.[figure]?.includes(space) === true);
  const words = aimed === undefined ? undefined : sum?.(aimed);
  return (
    <div className="cm-board cm-workshop">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset. */}
      <svg viewBox="0 0 776 374" role="group" aria-label={label}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus. */}
        <g className="cm-art" aria-hidden="true">
          <Hatch id={`${id}h`} />
          <Plate wood={`${id}w`} />
          <Tiles slots={player.slots} shift={overlay.shift} column={overlay.column} clip={`${id}c`} />
          <Brass />
          <Shields open={player.open} icons={overlay.icons} />
          <Rings overlay={overlay} />
          <Figures
            assistant={player.assistant}
            chronomancer={player.chronomancer}
            look={look}
            selected={overlay.selected}
            locked={overlay.locked}
            ghost={overlay.ghost}
            hatch={`${id}h`}
          />
          {over}
        </g>
        <Hits
          label={groups.spaces}
          hits={SPACES.map((space) => ({
            id: space,
            label: props.name(space),
            d: ringAt(space, 3),
            lit: lit(space),
            pressed: space === overlay.chosen || undefined,
          }))}
          onChoose={props.onSpace}
          onAim={aim}
        />
        <Hits
          label={groups.figures}
          hits={FIGURES.map((figure) => ({
            id: figure,
            label: props.figureName(figure),
            d: circle(...SPOT[player[figure]].at, 45),
            lit: overlay.locked?.includes(figure) === false,
            pressed: figure === overlay.selected || undefined,
          }))}
          onChoose={props.onFigure}
          onAim={(figure) => aim(figure === undefined ? undefined : player[figure])}
        />
        <Hits
          label={groups.icons}
          hits={COLOURS.map((colour) => ({
            id: colour,
            label: props.iconName(colour),
            d: box(iconX(colour) - 46, -18, 92, 90),
            lit: overlay.icons?.legal.includes(colour),
            pressed: overlay.icons?.chosen?.includes(colour),
          }))}
          onChoose={props.onIcon}
        />
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: words that the space's name says too. */}
        <g className="cm-art" aria-hidden="true">
          <Plates slots={player.slots} free={free} />
          {aimed !== undefined && words !== undefined && <Bubble space={aimed} words={words} />}
        </g>
      </svg>
    </div>
  );
});

import BookOpen from "lucide-react/icons/book-open";
import Info from "lucide-react/icons/info";
import Menu from "lucide-react/icons/menu";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import UserRound from "lucide-react/icons/user-round";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { Link } from "../app/link.tsx";
import { useSettings } from "../app/settings.ts";
import { useText } from "../app/text.ts";
import "./main-menu.css";
import { Popover } from "./popover.tsx";
import { SeatMark } from "./seat-mark.tsx";
import { lookOf } from "./seat-shapes.ts";
import { RULEBOOKS } from "./sections.ts";

/** The menu at the end of the header, and the player's name once it is known. */
export function MainMenu(): ReactNode {
  const { shell } = useText();
  const name = useSettings((settings) => settings.name);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-btn"
        aria-label={shell.menu}
        title={shell.menu}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Menu size={20} aria-hidden="true" />
      </button>
      {name !== "" && (
        <Link to="/account" className="me">
          <span>{name}</span>
          <SeatMark look={lookOf(0)} />
        </Link>
      )}
      {open && (
        <Popover label={shell.menu} anchor={button} onClose={close}>
          <ul className="main-menu">
            <li>
              <Link to="/settings" onFollow={close}>
                <SlidersHorizontal size={20} aria-hidden="true" />
                {shell.settings}
              </Link>
            </li>
            <li>
              <Link to="/account" onFollow={close}>
                <UserRound size={20} aria-hidden="true" />
                {shell.account}
              </Link>
            </li>
            <li>
              <Link to={RULEBOOKS} onFollow={close}>
                <BookOpen size={20} aria-hidden="true" />
                {shell.nav.rulebook}
              </Link>
            </li>
            <li>
              <Link to="/about" onFollow={close}>
                <Info size={20} aria-hidden="true" />
                {shell.about}
              </Link>
            </li>
          </ul>
        </Popover>
      )}
    </>
  );
}

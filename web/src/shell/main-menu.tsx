import BookOpen from "lucide-react/icons/book-open";
import Info from "lucide-react/icons/info";
import Menu from "lucide-react/icons/menu";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import UserRound from "lucide-react/icons/user-round";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { Link } from "../app/link.tsx";
import { useText } from "../app/text.ts";
import "./main-menu.css";
import { Popover } from "./popover.tsx";
import { RULEBOOKS } from "./sections.ts";

/** The menu at the end of a header. */
export function MainMenu(): ReactNode {
  const { shell } = useText();
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

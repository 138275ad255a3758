/** Everything that is not needed every minute. */
import { type ReactNode, type RefObject, useContext } from "react";
import { go } from "../app/router.ts";
import { changeSettings, useSettings } from "../app/settings.ts";
import { useText } from "../app/text.ts";
import { hasGoal } from "../learn/goal/goal.tsx";
import { callGoal } from "../learn/goal/kept.ts";
import { Popover } from "../shell/popover.tsx";
import { askRules, openRule, showTab, usePanels } from "./panels.ts";
import { SlotsContext } from "./slots.ts";
import { askHint, isUnaided, redo, useTable, useTableStore } from "./store.ts";
import { useSave } from "./use-save.ts";

type Item = { readonly name: string; readonly phone?: true; readonly run: () => unknown };

export function TableMenu({
  anchor,
  offers,
}: {
  readonly anchor: RefObject<Element | null>;
  readonly offers: readonly Item[];
}): ReactNode {
  const { table: text, help } = useText();
  const table = useTableStore();
  const save = useSave();
  const card = useTable((state) => state.live.table);
  const textTable = useSettings((settings) => settings.textTable);
  const sound = useSettings((settings) => settings.sound);
  const close = (): void => usePanels.setState({ menu: false });
  const recall = (): void => {
    showTab("board");
    callGoal();
  };
  const sealed = useTable((state) => state.ui.sealed === true);
  const { menu = [], leave = [], unsaved = false } = useContext(SlotsContext);
  const unaided = useTable((state) => isUnaided(state.live));
  const items: readonly Item[] = [
    ...offers,
    ...menu,
    { name: text.menu.redo, phone: true, run: () => redo(table) },
    ...(sealed || unaided ? [] : [{ name: text.menu.hint, phone: true, run: () => askHint(table) } as const]),
    ...(hasGoal(card.game) ? [{ name: help.goal.call, run: recall }] : []),
    { name: text.menu.rules, phone: true, run: () => openRule(undefined) },
    ...(sealed ? [] : [{ name: text.menu.here, run: () => askRules(undefined) }]),
    ...(unsaved ? [] : [{ name: text.menu.export, run: save }]),
    { name: text.menu.newGame, run: () => go(`/new/${card.game}`) },
    { name: text.menu.settings, run: () => usePanels.setState({ dialog: "settings" }) },
    { name: text.menu.keys, run: () => usePanels.setState({ dialog: "keys" }) },
    { name: text.menu.home, run: () => go("/") },
  ];
  const listed = (item: Item): ReactNode => (
    <li key={item.name} data-phone={item.phone || undefined}>
      <button
        type="button"
        onClick={() => {
          close();
          void item.run();
        }}
      >
        {item.name}
      </button>
    </li>
  );
  const switches = [
    { name: text.menu.textTable, on: textTable, flip: () => changeSettings({ textTable: !textTable }) },
    { name: text.menu.sound, on: sound, flip: () => changeSettings({ sound: !sound }) },
  ];
  return (
    <Popover label={text.menu.title} anchor={anchor} onClose={close}>
      <ul className="table-menu">
        {items.map(listed)}
        {switches.map(({ name, on, flip }) => (
          <li key={name}>
            <button type="button" role="switch" aria-checked={on} onClick={flip}>
              {name} <span aria-hidden="true" className="tick" />
            </button>
          </li>
        ))}
        {leave.map(listed)}
      </ul>
    </Popover>
  );
}

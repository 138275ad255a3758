/**
 * What a page has to say at a table before everything else: a line in the strip. What it asks has the place of the tray,
 * which is always of one size: the boards stay. On a phone, which has no strip, everything stands in the tray. Whoever
 * would rather see the tray of the game puts it aside; the strip, or on a phone the menu, brings it back.
 */
import type { Seat } from "@chronarium/kernel";
import type { LucideIcon } from "lucide-react";
import X from "lucide-react/icons/x";
import { type ReactNode, useState } from "react";
import { Fold } from "../play/fold.tsx";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import type { Status, TableSlots } from "../table/slots.ts";
import { PHONE, useMedia } from "../table/use-media.ts";
import "./alert.css";
import { useOnlineWords } from "./use-words.ts";

export type Alert = {
  /** Tells it from the next one: what is put aside stays there as long as it is the same. */
  readonly key: string;
  readonly Icon: LucideIcon;
  /** Whom it is about. */
  readonly seat?: Seat;
  readonly said: string;
  readonly note?: ReactNode;
  /** At most one button. */
  readonly act?: ReactNode;
  readonly question?: {
    readonly title: string;
    readonly text: ReactNode;
    readonly answers: ReactNode;
  };
  readonly status?: Status;
  /** On a phone the status is enough, until it is asked for. */
  readonly calm?: true;
};

const Mark = ({ Icon, seat, size }: Pick<Alert, "Icon" | "seat"> & { readonly size: number }): ReactNode =>
  seat === undefined ? (
    <Icon size={size - 6} aria-hidden="true" />
  ) : (
    <SeatMark look={lookOf(seat)} size={size} />
  );

/** There is nothing to say. */
const NOTHING = { menu: [], aside: false } as const;

/** Where the table shows it. A sealed game has neither strip nor tray: there it lies over the thread. */
export function useAlertSlots(
  alert: Alert | undefined,
  sealed: boolean,
): Pick<TableSlots, "alert"> & {
  /** In the menu of the table: what was put aside. */
  readonly menu: NonNullable<TableSlots["menu"]>;
  readonly aside: boolean;
} {
  const phone = useMedia(PHONE);
  const [turned, turn] = useState<{ readonly key: string; readonly aside: boolean }>();
  // Whatever is asked anew is not aside.
  if (turned !== undefined && turned.key !== alert?.key) turn(undefined);
  if (alert === undefined) return NOTHING;
  const { key, said, question, calm, status } = alert;
  const inTray = phone || question !== undefined;
  const aside = turned?.key === key ? turned.aside : phone && calm === true && !sealed;
  const putAside = (): void => turn({ key, aside: true });
  const bring = (): void => turn({ key, aside: false });
  return {
    alert: {
      line: <AlertLine alert={alert} {...(aside && { bring })} />,
      ...(!sealed && inTray && !aside && { tray: <AlertTray alert={alert} putAside={putAside} /> }),
      ...(sealed && !aside && { row: <AlertRow alert={alert} putAside={putAside} /> }),
      ...(status !== undefined && { status }),
    },
    aside,
    menu: (sealed || inTray) && aside ? [{ name: said, run: bring }] : [],
  };
}

function AlertLine({
  alert,
  bring,
}: {
  readonly alert: Alert;
  /** It was put aside. */
  readonly bring?: () => void;
}): ReactNode {
  const { table } = useOnlineWords();
  const { said, note, act, question } = alert;
  return (
    <>
      <p className="strip-said">
        <Mark {...alert} size={24} /> <b>{said}</b>
      </p>
      {note !== undefined && <p className="strip-note">{note}</p>}
      {question === undefined
        ? act
        : bring !== undefined && (
            <button type="button" className="btn" onClick={bring}>
              {table.show}
            </button>
          )}
    </>
  );
}

function AlertTray({ alert, putAside }: { readonly alert: Alert; readonly putAside: () => void }): ReactNode {
  const { key, said, note, act, question } = alert;
  const { title, text, answers } = question ?? { title: said, text: note, answers: act };
  return (
    <section className="following asking" aria-label={said}>
      <Mark {...alert} size={44} />
      <Fold className="following-said" about={key}>
        <h2>{title}</h2>
        {text !== undefined && <p>{text}</p>}
      </Fold>
      <div className="following-go">{answers}</div>
      <Aside putAside={putAside} />
    </section>
  );
}

/** All of it in one row, where there is neither a strip nor a tray. */
export function AlertRow({
  alert,
  putAside,
}: {
  readonly alert: Alert;
  readonly putAside?: () => void;
}): ReactNode {
  const { said, note, act, question } = alert;
  return (
    <section className="alert-row" aria-label={said}>
      <p className="strip-said">
        <Mark {...alert} size={24} /> <b>{said}</b>
      </p>
      {(note !== undefined || question !== undefined) && (
        <p className="strip-note">
          {note} {question !== undefined && question.title !== said && <b>{question.title}</b>}{" "}
          {question?.text}
        </p>
      )}
      {question === undefined ? act : <div className="asking-answers">{question.answers}</div>}
      {putAside !== undefined && <Aside putAside={putAside} />}
    </section>
  );
}

function Aside({ putAside }: { readonly putAside: () => void }): ReactNode {
  const { table } = useOnlineWords();
  return (
    <button
      type="button"
      className="icon-btn asking-aside"
      aria-label={table.aside}
      title={table.aside}
      onClick={putAside}
    >
      <X size={18} aria-hidden="true" />
    </button>
  );
}

/** The ways that notices take: by e-mail, and to the browsers of whoever wishes it. */
import type { KeptAccount, KeptPush } from "../people/kept.ts";
import type { Mailer } from "./mailer.ts";
import type { Pusher } from "./push/pusher.ts";
import { mailWords, type Notice } from "./words.ts";

/** How somebody is told who is not at the table. */
export type Way = {
  readonly by: "mail" | "push";
  readonly reaches: (person: string) => boolean;
  readonly send: (person: string, notices: readonly Notice[]) => Promise<void>;
};

export function byMail({
  mailer,
  accountOf,
  unsubscribeOf,
}: {
  readonly mailer: Mailer | undefined;
  readonly accountOf: (person: string) => KeptAccount | undefined;
  readonly unsubscribeOf: (person: string) => string;
}): Way {
  return {
    by: "mail",
    reaches: (person) => mailer !== undefined && accountOf(person)?.mail?.confirmed === true,
    send: async (person, notices) => {
      const account = accountOf(person);
      if (mailer === undefined || account?.mail?.confirmed !== true) return;
      const words = mailWords[account.notices.language];
      const unsubscribe = `${mailer.site}${unsubscribeOf(person)}`;
      const lines = notices.map((notice) => `${words.line(notice)}\n${mailer.site}/t/${notice.table}`);
      await mailer.send({
        to: account.mail.address,
        subject: words.subject(notices),
        text: [...lines, words.foot(unsubscribe)].join("\n\n"),
        unsubscribe,
      });
    },
  };
}

export function byPush({
  pusher,
  pushesOf,
  drop,
  report,
}: {
  readonly pusher: Pusher;
  readonly pushesOf: (person: string) => readonly KeptPush[];
  readonly drop: (push: KeptPush) => Promise<void>;
  readonly report: (error: unknown) => void;
}): Way {
  const tell = async (push: KeptPush, notice: Notice): Promise<void> => {
    const words = mailWords[push.language];
    const { table } = notice;
    const shown = {
      title: words.subject([notice]),
      body: words.line(notice),
      path: `/t/${table}`,
      tag: table,
    };
    if (!(await pusher.send(push, shown))) await drop(push);
  };
  return {
    by: "push",
    reaches: (person) => pushesOf(person).length > 0,
    send: async (person, notices) => {
      // One that cannot be reached keeps nothing from the others.
      for (const push of pushesOf(person))
        for (const notice of notices) await tell(push, notice).catch(report);
    },
  };
}

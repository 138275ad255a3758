/** E-mail, where it is configured: SMTP_URL says how to send, MAIL_FROM from whom, PUBLIC_URL where the page is. */
import { createTransport } from "nodemailer";
import { StartError } from "../start-error.ts";

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** An address that ends all further mail with one POST. */
  readonly unsubscribe?: string;
};

export type Mailer = {
  /** The page, without a slash at its end. */
  readonly site: string;
  readonly send: (mail: Mail) => Promise<void>;
};

type Env = Readonly<Record<string, string | undefined>>;

/** Undefined where nothing is configured; half of it is a mistake. */
export function mailerOf({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Env): Mailer | undefined {
  if (!SMTP_URL && !MAIL_FROM) return undefined;
  if (!SMTP_URL || !MAIL_FROM || !PUBLIC_URL)
    throw new StartError("E-mail needs all three: SMTP_URL, MAIL_FROM and PUBLIC_URL.");
  if (!URL.canParse(SMTP_URL) || !URL.canParse(PUBLIC_URL))
    throw new StartError(
      "SMTP_URL and PUBLIC_URL are addresses, such as smtps://user:password@host and https://host.",
    );
  const transport = createTransport(SMTP_URL);
  return {
    site: PUBLIC_URL.replace(/\/+$/, ""),
    send: async ({ to, subject, text, unsubscribe }) => {
      const sent = transport.sendMail({
        from: MAIL_FROM,
        // One address, whatever it looks like.
        to: { name: "", address: to },
        subject,
        text,
        headers: {
          "Auto-Submitted": "auto-generated",
          ...(unsubscribe !== undefined && {
            "List-Unsubscribe": `<${unsubscribe}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
      });
      // What the mail server says names addresses: logs do not.
      await sent.catch((error: unknown) => {
        const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
        throw new Error(`A mail could not be sent: ${code}`);
      });
    },
  };
}

/** A mail server that keeps what it is given, for tests to read. */
import { createServer, type Socket } from "node:net";

type Received = { readonly to: string; readonly head: string; readonly text: string };

export type PostOffice = {
  readonly url: string;
  readonly mails: readonly Received[];
  /** Answers when so many have come. */
  readonly until: (count: number) => Promise<readonly Received[]>;
  readonly close: () => void;
};

export async function openPostOffice(): Promise<PostOffice> {
  const mails: Received[] = [];
  const waiting: Set<() => void> = new Set();
  const server = createServer((socket) =>
    speak(socket, (mail) => {
      mails.push(mail);
      for (const look of waiting) look();
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const until = (count: number): Promise<readonly Received[]> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (mails.length < count) return;
        waiting.delete(look);
        resolve(mails);
      };
      waiting.add(look);
      look();
    });
  return { url: `smtp://127.0.0.1:${port}`, mails, until, close: () => server.close() };
}

function speak(socket: Socket, received: (mail: Received) => void): void {
  let [buffered, to] = ["", ""];
  let inMail = false;
  socket.on("error", () => {});
  socket.write("220 test\r\n");
  socket.on("data", (chunk) => {
    buffered += chunk.toString();
    for (;;) {
      const end = inMail ? buffered.indexOf("\r\n.\r\n") : buffered.indexOf("\r\n");
      if (end === -1) return;
      const said = buffered.slice(0, end);
      buffered = buffered.slice(end + (inMail ? 5 : 2));
      if (inMail) {
        inMail = false;
        received(read(to, said));
        socket.write("250 kept\r\n");
      } else if (/^RCPT TO:/i.test(said)) {
        to = /<(.*)>/.exec(said)?.[1] ?? "";
        socket.write("250 ok\r\n");
      } else if (/^DATA/i.test(said)) {
        inMail = true;
        socket.write("354 go on\r\n");
      } else if (/^QUIT/i.test(said)) socket.end("221 bye\r\n");
      else socket.write("250 ok\r\n");
    }
  });
}

/** Long lines are folded, and letters beyond ASCII are written as =C3=A9. */
function read(to: string, whole: string): Received {
  const [head = "", ...rest] = whole.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  const plain = /quoted-printable/i.test(head)
    ? Buffer.from(
        body
          .replace(/=\r\n/g, "")
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        "latin1",
      ).toString()
    : body;
  return { to, head: head.replace(/\r\n[ \t]+/g, " "), text: plain.replaceAll("\r\n", "\n").trim() };
}

/** One click, and no mail comes any more: what every mail carries in its head and at its foot (RFC 8058). */
import type { FastifyInstance, FastifyReply } from "fastify";
import type { People } from "../people/people.ts";
import { mailWords } from "./words.ts";

const page = (reply: FastifyReply, language: string, title: string, body: string): FastifyReply =>
  reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title} · Chronarium</title><h1>${title}</h1>${body}</html>`,
    );

/** Looking changes nothing: programs that look at links ahead of people would end what nobody wished to end. */
export function openUnsubscribeDoor(app: FastifyInstance, people: People): void {
  // What a mail program posts is of no interest.
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "buffer", bodyLimit: 1024 },
    (_request, _body, done) => done(null, undefined),
  );
  const path = "/api/unsubscribe/:person/:signature";
  app.get(path, (request, reply) => {
    const account = people.mailbox.subscriber(request.url);
    if (account === undefined) return reply.callNotFound();
    const { language } = account.notices;
    const { title, ask, go } = mailWords[language].unsubscribe;
    return page(reply, language, title, `<p>${ask}</p><form method="post"><button>${go}</button></form>`);
  });
  app.post(path, async (request, reply) => {
    const account = people.mailbox.subscriber(request.url);
    if (account === undefined) return reply.callNotFound();
    await people.mailbox.unsubscribe(account);
    const { language } = account.notices;
    return page(reply, language, mailWords[language].unsubscribe.done, '<p><a href="/">Chronarium</a></p>');
  });
}

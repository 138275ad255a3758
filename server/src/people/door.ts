/** The door for questions about people: `POST /api/people/<call>`, same origin alone, counted for each address. */
import {
  DriverError,
  fail,
  failPeople,
  isObject,
  type PeopleCalls,
  peopleReaders,
  refusalOf,
} from "@chronarium/authority";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addressOf } from "../online/address.ts";
import type { Guests } from "../online/guests.ts";
import { Bucket, Buckets } from "../online/limits.ts";
import { isOwnOrigin } from "../online/sockets.ts";
import { languageOf, refusalFor } from "../sentences.ts";
import type { Visitor } from "./accounts.ts";
import { browserOf } from "./browser.ts";
import type { Moderation } from "./moderation.ts";
import type { People } from "./people.ts";

const LONGEST_BODY = 16 * 1024;
/** What costs much, or tries something secret: so many at once from one address, and so many in the long run. */
const SELDOM: ReadonlySet<string> = new Set<keyof PeopleCalls>([
  "signUp",
  "signIn",
  "passkeyOptions",
  "passkeyAdd",
  "passkeyChallenge",
  "passkeyIn",
  "recover",
  "useCode",
  "setMail",
  "confirmMail",
  "push",
  "changePassword",
  "newCodes",
  "export",
  "report",
]);
const SELDOM_AT_ONCE = 20;
const SELDOM_PER_SECOND = 0.2;
const OFTEN_AT_ONCE = 60;
const OFTEN_PER_SECOND = 5;

type Calls = {
  readonly [Call in keyof PeopleCalls]: (
    visitor: Visitor,
    ask: PeopleCalls[Call]["ask"],
  ) => PeopleCalls[Call]["answer"] | Promise<PeopleCalls[Call]["answer"]>;
};

const callsOf = (people: People, moderation: Moderation): Calls => ({
  report: (visitor, ask) => moderation.report(visitor, ask),
  me: (visitor) => people.me(visitor),
  signUp: (visitor, ask) => people.waysIn.signUp(visitor, ask),
  signIn: (visitor, ask) => people.waysIn.signIn(visitor, ask),
  passkeyOptions: (visitor, ask) => people.waysIn.passkeyOptions(visitor, ask),
  passkeyAdd: (visitor, ask) => people.waysIn.passkeyAdd(visitor, ask),
  passkeyChallenge: (visitor) => people.waysIn.passkeyChallenge(visitor),
  passkeyIn: (visitor, ask) => people.waysIn.passkeyIn(visitor, ask),
  passkeyRemove: (visitor, ask) => people.waysIn.passkeyRemove(visitor, ask),
  recover: (visitor, ask) => people.waysIn.recover(visitor, ask),
  signOut: (visitor) => people.devices.signOut(visitor),
  deviceCode: (visitor) => people.devices.deviceCode(visitor),
  useCode: (visitor, ask) => people.devices.useCode(visitor, ask),
  newCodes: (visitor) => people.waysIn.newCodes(visitor),
  changePassword: (visitor, ask) => people.waysIn.changePassword(visitor, ask),
  setMail: (visitor, ask) => people.mailbox.setMail(visitor, ask),
  confirmMail: (_, ask) => people.mailbox.confirmMail(ask),
  pushState: (visitor, ask) => people.pushes.state(visitor, ask),
  push: (visitor, ask) => people.pushes.begin(visitor, ask),
  pushEnd: (visitor, ask) => people.pushes.end(visitor, ask),
  setNotices: (visitor, ask) => people.mailbox.setNotices(visitor, ask),
  endDevice: (visitor, ask) => people.devices.endDevice(visitor, ask),
  history: (visitor, ask) => people.lookingBack.history(visitor, ask),
  profile: (_, ask) => people.lookingBack.profile(ask),
  export: (visitor) => people.export(visitor),
  remove: (visitor) => people.remove(visitor),
});

const isCall = (call: string): call is keyof PeopleCalls => Object.hasOwn(peopleReaders, call);

/** Read by its own reader, answered by its own handler: the types of the two agree, name by name. */
function answer<Call extends keyof PeopleCalls>(
  calls: Calls,
  call: Call,
  visitor: Visitor,
  ask: unknown,
): PeopleCalls[Call]["answer"] | Promise<PeopleCalls[Call]["answer"]> {
  const read: (content: unknown) => PeopleCalls[Call]["ask"] = peopleReaders[call];
  return calls[call](visitor, read(ask));
}

export function openPeopleDoor(
  app: FastifyInstance,
  { guests, people, moderation }: { guests: Guests; people: People; moderation: Moderation },
): void {
  const calls = callsOf(people, moderation);
  const seldom = new Buckets((now) => new Bucket(SELDOM_AT_ONCE, SELDOM_PER_SECOND, now));
  const often = new Buckets((now) => new Bucket(OFTEN_AT_ONCE, OFTEN_PER_SECOND, now));
  const asked = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { call } = request.params as { readonly call: string };
    if (!isCall(call)) return failPeople("people/no-such-call");
    const buckets = SELDOM.has(call) ? seldom : often;
    if (!buckets.take(addressOf(request.raw), Date.now())) return failPeople("people/too-fast");
    const { cookie } = request.headers;
    const person = guests.known(cookie);
    const fresh = guests.fresh();
    const enter = (id: string): void => {
      // One cookie: the last.
      reply.removeHeader("set-cookie");
      reply.header("set-cookie", guests.cookieFor(id, request.protocol === "https"));
    };
    const visitor: Visitor = {
      person: person ?? fresh,
      id: (person === undefined ? undefined : guests.idIn(cookie)) ?? fresh,
      browser: browserOf(request.headers["user-agent"]),
      origin: request.headers.origin,
      enter,
    };
    if (person === undefined) enter(fresh);
    // A form of another site can send no JSON.
    if (!isObject(request.body)) return fail("driver/bad-call", { place: "message" });
    return answer(calls, call, visitor, request.body.ask);
  };
  app.post("/api/people/:call", { bodyLimit: LONGEST_BODY }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!isOwnOrigin(request.headers))
      return reply.code(403).send(refusalFor("server/foreign-origin", languageOf(request.headers)));
    try {
      return { ok: true, answer: await asked(request, reply) };
    } catch (error) {
      if (!(error instanceof DriverError)) throw error;
      const refusal = refusalOf(error);
      if (refusal.code === "people/too-fast") reply.code(429);
      return { ok: false, refusal };
    }
  });
}

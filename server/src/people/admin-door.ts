/** The door of whoever runs the server: the key lies beside the tables, and is another one after each start. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  DriverError,
  driverRefusalsEn,
  isObject,
  partyRefusalsEn,
  peopleRefusalsEn,
  refusalOf,
} from "@chronarium/authority";
import type { FastifyInstance } from "fastify";
import type { Moderation } from "./moderation.ts";

const FILE = "admin.json";
const KEY_BYTES = 32;
const SENTENCES = { ...driverRefusalsEn, ...partyRefusalsEn, ...peopleRefusalsEn };

/** Answers the key. Whoever may read the folder of the tables may do everything anyway. */
export function openAdminDoor(app: FastifyInstance, moderation: Moderation): string {
  const key = randomBytes(KEY_BYTES).toString("hex");
  const wanted = Buffer.from(`Bearer ${key}`);
  app.post("/api/admin/:call", { bodyLimit: 4096 }, async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? "");
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return reply.callNotFound();
    const { call } = request.params as { readonly call: string };
    try {
      const answer = await moderation.admin(call, isObject(request.body) ? request.body.ask : undefined);
      return answer === undefined ? reply.callNotFound() : { ok: true, answer };
    } catch (error) {
      if (!(error instanceof DriverError)) throw error;
      const { code, params } = refusalOf(error);
      const say = SENTENCES[code as keyof typeof SENTENCES];
      return { ok: false, message: say(params) };
    }
  });
  return key;
}

export function leaveKey(folder: string, address: string, key: string): void {
  writeFileSync(join(folder, FILE), JSON.stringify({ address, key }), { mode: 0o600 });
}

/** A browser that asks about people, as the page does. */
import type { PeopleCalls, PeopleCode } from "@chronarium/authority";

export const PASSWORD = "ten letters and more";

type Answer<Call extends keyof PeopleCalls> =
  | { readonly ok: true; readonly answer: PeopleCalls[Call]["answer"]; readonly cookie: string }
  | { readonly ok: false; readonly refusal: { readonly code: PeopleCode } };

/** A browser: it asks with the cookie it has, and keeps the one it is given. */
export class Browser {
  cookie: string;
  readonly #origin: string;
  constructor(origin: string, cookie = "") {
    this.#origin = origin;
    this.cookie = cookie;
  }
  async ask<Call extends keyof PeopleCalls>(
    call: Call,
    ask: PeopleCalls[Call]["ask"],
    headers: Record<string, string> = {},
  ): Promise<Answer<Call>> {
    const answer = await fetch(`${this.#origin}/api/people/${call}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        origin: this.#origin,
        cookie: this.cookie,
        ...headers,
      },
      body: JSON.stringify({ ask }),
    });
    this.cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? this.cookie;
    return (await answer.json()) as Answer<Call>;
  }
  async must<Call extends keyof PeopleCalls>(
    call: Call,
    ask: PeopleCalls[Call]["ask"],
  ): Promise<PeopleCalls[Call]["answer"]> {
    const answer = await this.ask(call, ask);
    if (!answer.ok) throw new Error(answer.refusal.code);
    return answer.answer;
  }
  async refused<Call extends keyof PeopleCalls>(
    call: Call,
    ask: PeopleCalls[Call]["ask"],
  ): Promise<PeopleCode | "done"> {
    const answer = await this.ask(call, ask);
    return answer.ok ? "done" : answer.refusal.code;
  }
}

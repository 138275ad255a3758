/** Questions about people, over HTTP: only its answers can leave a cookie that no script reads. */
import { DriverError, driverRefusal, isObject, isText, type PeopleCalls } from "@chronarium/authority";

export async function askPeople<Call extends keyof PeopleCalls>(
  call: Call,
  ask: PeopleCalls[Call]["ask"],
): Promise<PeopleCalls[Call]["answer"]> {
  const answer = await fetch(`/api/people/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ask }),
  });
  const said: unknown = await answer.json().catch(() => undefined);
  // The types of the two ends agree, name by name.
  if (isObject(said) && said.ok === true) return said.answer as PeopleCalls[Call]["answer"];
  const refusal = isObject(said) && isObject(said.refusal) ? said.refusal : {};
  const { code, params } = refusal;
  throw new DriverError(
    isText(code) && isObject(params)
      ? { code, params: params as Record<string, string | number>, rule: "protocol" }
      : driverRefusal("driver/not-loaded"),
  );
}

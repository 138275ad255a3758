/** How what people say about themselves is read. */
import { isText } from "./guards.ts";
import type { PeopleCalls } from "./people-protocol.ts";
import { integer, name, nothing, object, wrong, yesOrNo } from "./read-fields.ts";
import type { Readers } from "./rpc.ts";

const LONGEST_PASSWORD = 200;

function secret(value: unknown, place: string): string {
  return isText(value) && value.length <= LONGEST_PASSWORD ? value : wrong(place);
}
/** As somebody would type it: letters and digits, with lines and gaps between. */
function typedCode(value: unknown, place: string): string {
  return isText(value) && value.length <= 40 ? value.toUpperCase().replace(/[\s-]/g, "") : wrong(place);
}

export const peopleReaders: Readers<PeopleCalls> = {
  me: nothing,
  signUp: object({ name, password: secret }),
  signIn: object({ name, password: secret, bring: yesOrNo }),
  recover: object({ name, code: typedCode, password: secret, bring: yesOrNo }),
  signOut: nothing,
  deviceCode: nothing,
  useCode: object({ code: typedCode, bring: yesOrNo }),
  newCodes: nothing,
  changePassword: object({ password: secret }),
  endDevice: object({ device: name }),
  history: object({ search: name, game: name, from: integer }),
  profile: object({ name }),
  export: nothing,
  remove: nothing,
};

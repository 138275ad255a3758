/** How what people say about themselves is read. */
import { isInteger, isText } from "./guards.ts";
import type { NoticeKind, NoticeSettings, PeopleCalls } from "./people-protocol.ts";
import { fieldsOf, integer, list, name, nothing, object, said, wrong, yesOrNo } from "./read-fields.ts";
import type { Readers } from "./rpc.ts";

const LONGEST_PASSWORD = 200;
const LONGEST_PUSH = 1024;

function secret(value: unknown, place: string): string {
  return isText(value) && value.length <= LONGEST_PASSWORD ? value : wrong(place);
}
/** As somebody would type it: letters and digits, with lines and gaps between. */
function typedCode(value: unknown, place: string): string {
  return isText(value) && value.length <= 40 ? value.toUpperCase().replace(/[\s-]/g, "") : wrong(place);
}

/** Where a browser is reached, and how it reads what comes there. */
function pushed(value: unknown, place: string): string {
  return isText(value) && value.length <= LONGEST_PUSH ? value : wrong(place);
}
function language(value: unknown, place: string): "en" | "fr" {
  return value === "en" || value === "fr" ? value : wrong(place);
}
const KINDS: readonly NoticeKind[] = ["turn", "time", "full", "asked", "over"];
function kind(value: unknown, place: string): NoticeKind {
  return KINDS.find((each) => each === value) ?? wrong(place);
}
function hour(value: unknown, place: string): number {
  return isInteger(value) && value < 24 ? value : wrong(place);
}
const settings = object({
  kinds: list(kind, KINDS.length),
  quiet: (value: unknown, place: string) =>
    value === undefined ? undefined : object({ from: hour, to: hour })(value, place),
  digest: yesOrNo,
  zone: name,
  language,
});
function notices(value: unknown): NoticeSettings {
  const { quiet, ...rest } = settings(value);
  return quiet === undefined ? rest : { ...rest, quiet };
}

export const peopleReaders: Readers<PeopleCalls> = {
  me: nothing,
  signUp: object({ name, password: secret }),
  signIn: object({ name, password: secret, bring: yesOrNo }),
  passkeyOptions: object({ name }),
  // For the library that checks it.
  passkeyAdd: object({ name, response: fieldsOf }),
  passkeyChallenge: nothing,
  passkeyIn: object({ response: fieldsOf, bring: yesOrNo }),
  passkeyRemove: object({ passkey: name }),
  recover: object({ name, code: typedCode, password: secret, bring: yesOrNo }),
  signOut: nothing,
  deviceCode: nothing,
  useCode: object({ code: typedCode, bring: yesOrNo }),
  newCodes: nothing,
  changePassword: object({ password: secret }),
  setMail: object({ address: name, zone: name, language }),
  confirmMail: object({ token: name }),
  pushState: object({ endpoint: pushed }),
  push: object({ endpoint: pushed, p256dh: pushed, auth: pushed, language }),
  pushEnd: object({ endpoint: pushed }),
  setNotices: notices,
  endDevice: object({ device: name }),
  history: object({ search: name, game: name, from: integer }),
  profile: object({ name }),
  report: object({ name, text: said }),
  export: nothing,
  remove: nothing,
};

/** French sets a narrow space, where no line breaks, before : ; ? ! and inside «  »; in the terminal as on the page. */
import { expect, test } from "vitest";
import { fr as anachrony } from "../src/play/anachrony/text/fr.ts";
import { fr as chronobot } from "../src/play/chronobot/text/fr.ts";
import { fr as chronomancer } from "../src/play/chronomancer/text/fr.ts";
import { fr as khronos } from "../src/play/khronos/text/fr.ts";
import { fr as missions } from "../src/play/missions/text/fr.ts";
import { fr as common } from "../src/play/text/fr.ts";

const PLAIN = /[\p{L}\d)’] [;:!?»]|« /u;
/** In code ? and : stand for other things. */
const PLAIN_IN_CODE = /[\p{L}\d)’}] [;»]|« /u;

function plainIn(value: unknown): readonly string[] {
  if (typeof value === "string") return PLAIN.test(value) ? [value] : [];
  if (typeof value === "function") return PLAIN_IN_CODE.test(String(value)) ? [String(value)] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(plainIn) : [];
}

test.each(Object.entries({ anachrony, chronobot, chronomancer, common, khronos, missions }))(
  "%s",
  (_, words) => expect(plainIn(words)).toEqual([]),
);

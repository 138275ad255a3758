/** Takes any legal action, each equally likely. */
import type { Bot } from "./bot.ts";

export const random: Bot = {
  name: "random",
  choose: ({ legal, rng }) => legal[rng.int(legal.length)] as { readonly type: string },
};

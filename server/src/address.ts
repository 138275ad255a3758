import { parseArgs } from "node:util";
import type { Address } from "./listen.ts";
import { StartError } from "./start-error.ts";

function readArguments(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { port: { type: "string" } } }).values.port;
  } catch (error) {
    throw new StartError("The server knows one option: --port N.", { cause: error });
  }
}

/** Where to listen: `--port` wins over PORT; HOST=127.0.0.1 keeps other computers out. */
export function readAddress(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Address {
  const host = env.HOST || "0.0.0.0";
  const text = readArguments(args) ?? (env.PORT || undefined);
  if (text === undefined) return { host, port: undefined };
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new StartError(`A port is a number from 0 to 65535, not "${text}".`);
  return { host, port };
}

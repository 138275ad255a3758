/** What another device in the home network must open. */
import type { NetworkInterfaceInfo } from "node:os";

/** Addresses that mean this computer to its neighbours, those of a home network first. */
export function homeAddresses(
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
): readonly string[] {
  const found = Object.values(interfaces).flatMap((each) => each ?? []);
  const shown = found.filter(({ family, internal, address }) => {
    return family === "IPv4" && !internal && !address.startsWith("169.254.");
  });
  const isHome = (address: string): boolean => /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address);
  return shown.map(({ address }) => address).sort((a, b) => Number(isHome(b)) - Number(isHome(a)));
}

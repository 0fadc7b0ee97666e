import { isIP, SocketAddress } from "node:net";

/**
 * The client's address: the socket's, or with `trustProxy` proxies in front, the entry of `X-Forwarded-For` that the
 * outermost trusted proxy wrote. Entries further left are the client's own words and are ignored. An entry that is no
 * address counts as none: otherwise every spelling would be a new client.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trustProxy: number,
): string {
  if (trustProxy === 0 || forwardedFor === null) return socketAddress;
  const entry = forwardedFor.split(",").at(-trustProxy);
  return parseAddress(entry?.trim() ?? "") ?? socketAddress;
}

/** An address in its one spelling, without port, brackets and zone; an IPv4 address mapped into IPv6 as IPv4. Null: none. */
function parseAddress(text: string): string | null {
  const bare = /^\[(.+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, "");
  const family = isIP(address);
  if (family === 0) return null;
  const spelt = new SocketAddress({ address, family: family === 4 ? "ipv4" : "ipv6" }).address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(spelt)?.[1] ?? spelt;
}

/** What limits count as one client: an IPv4 address, or the /64 that an IPv6 address lies in (docs/product.md §7). */
export function limitedAddress(address: string): string {
  const spelt = parseAddress(address);
  if (spelt === null || isIP(spelt) === 4) return spelt ?? address;
  const [head = "", tail] = spelt.split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(8 - groups.length - after.length, 0);
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...after];
  return `${all.slice(0, 4).join(":")}::/64`;
}

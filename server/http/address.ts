import { isIPv6 } from "node:net";

/**
 * The client's address: the socket's, or with `trustProxy` proxies in front, the entry of `X-Forwarded-For` that the
 * outermost trusted proxy wrote. Entries further left are the client's own words and are ignored.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trustProxy: number,
): string {
  if (trustProxy === 0 || forwardedFor === null) return socketAddress;
  const entries = forwardedFor.split(",").map((entry) => entry.trim());
  return entries.at(-trustProxy) ?? socketAddress;
}

/** What limits count as one client: an IPv4 address, or the /64 that an IPv6 address lies in (product §6). */
export function limitedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.replace(/%.*$/, "").toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(8 - groups.length - after.length, 0);
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

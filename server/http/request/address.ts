import { isIP, SocketAddress } from "node:net";
import type { SiteRequest } from "./request.ts";

/**
 * The client's IP address: the socket's, or with `trustProxy` proxies in front, the entry of `X-Forwarded-For` that
 * the outermost trusted proxy wrote. Entries further left can be forged by the client and are ignored. So is an entry
 * that is not an IP address: otherwise each invalid text would count as a new client.
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

/**
 * Normalises an IP address: no port, no brackets, no zone, and IPv4 instead of IPv4-mapped IPv6. Null for anything
 * else.
 */
function parseAddress(text: string): string | null {
  const bare = /^\[(.+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, "");
  const family = isIP(address);
  if (family === 0) return null;
  // An IPv4 address has one spelling only.
  if (family === 4) return address;
  const normalised = new SocketAddress({ address, family: "ipv6" }).address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(normalised)?.[1] ?? normalised;
}

/**
 * The key under which limits count a client: its IPv4 address, or the /64 prefix of its IPv6 address (docs/product.md
 * §7).
 */
export function limitedAddress(address: string): string {
  const normalised = parseAddress(address);
  if (normalised === null || isIP(normalised) === 4) return normalised ?? address;
  const [head = "", tail] = normalised.split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(8 - groups.length - after.length, 0);
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...after];
  return `${all.slice(0, 4).join(":")}::/64`;
}

/** The address of a request's client as limits count it and the log tells it. */
export function addressOf(
  { socketAddress, headers }: Pick<SiteRequest, "socketAddress" | "headers">,
  trustProxy: number,
): string {
  const forwardedFor = [headers["x-forwarded-for"] ?? []].flat();
  const forwarded = forwardedFor.length === 0 ? null : forwardedFor.join(", ");
  return limitedAddress(clientAddress(socketAddress, forwarded, trustProxy));
}

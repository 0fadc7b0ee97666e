import { BlockList, isIP } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether a `Host` header names this machine, with any port. */
export const isLoopbackAuthority = (host: string | undefined): boolean =>
  host !== undefined && isLoopbackHost(host.replace(/:\d+$/, ""));

/** Whether a host name or IP address means this machine. IPv6 brackets, as in a URL, are allowed. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, "$1");
  const version = isIP(bare);
  // The block list also matches IPv4-mapped IPv6 addresses such as ::ffff:127.0.0.1.
  return version === 0
    ? bare.toLowerCase() === "localhost"
    : loopback.check(bare, version === 4 ? "ipv4" : "ipv6");
}

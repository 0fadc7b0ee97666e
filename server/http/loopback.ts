import { BlockList, isIP } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether a host, by its name or its address, is this machine to itself; an IPv6 address may stand in brackets, as in a URL. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, "$1");
  const version = isIP(bare);
  // An IPv4 address within IPv6 (::ffff:127.0.0.1) is found too.
  return version === 0
    ? bare.toLowerCase() === "localhost"
    : loopback.check(bare, version === 4 ? "ipv4" : "ipv6");
}

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

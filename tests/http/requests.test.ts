import { describe, expect, test } from "vitest";
import { clientAddress, limitedAddress } from "../../server/http/request/address.ts";
import { refuseCrossSiteWrites } from "../../server/http/guards.ts";
import { hasDotSegment, isValidPath } from "../../server/http/request/request-path.ts";
import { cookieName, readClient } from "../../server/http/request/session-cookie.ts";
import { readConfig } from "../../server/config/config.ts";
import { siteRequest } from "../support/site-request.ts";

describe("the client's address", () => {
  test.each([
    ["without a proxy the header is ignored", "192.0.2.1", "198.51.100.9", 0, "192.0.2.1"],
    ["with one proxy the last entry counts", "10.0.0.1", "203.0.113.5, 198.51.100.9", 1, "198.51.100.9"],
    [
      "with two proxies the last but one counts",
      "10.0.0.1",
      "203.0.113.5, 198.51.100.9, 10.0.0.2",
      2,
      "198.51.100.9",
    ],
    ["without the header the socket's address counts", "10.0.0.1", null, 1, "10.0.0.1"],
    [
      "with fewer entries than proxies the socket's address counts",
      "10.0.0.1",
      "198.51.100.9",
      3,
      "10.0.0.1",
    ],
    ["a port is removed", "10.0.0.1", "198.51.100.9:5678", 1, "198.51.100.9"],
    ["brackets and a port are removed", "10.0.0.1", "[2001:db8::1]:443", 1, "2001:db8::1"],
    ["brackets are removed", "10.0.0.1", "[2001:DB8:0::1]", 1, "2001:db8::1"],
    ["a zone is removed", "10.0.0.1", "fe80::1%eth0", 1, "fe80::1"],
    ["IPv4 mapped into IPv6 is IPv4", "10.0.0.1", "::ffff:198.51.100.9", 1, "198.51.100.9"],
    [
      "IPv4 mapped into IPv6 in hexadecimal, with a port, is IPv4",
      "10.0.0.1",
      "[::FFFF:c633:6409]:80",
      1,
      "198.51.100.9",
    ],
    ["a name is no address", "10.0.0.1", "unknown", 1, "10.0.0.1"],
    ["an empty entry is not an address", "10.0.0.1", "198.51.100.9, ", 1, "10.0.0.1"],
    ["octets with leading zeros are not an address", "10.0.0.1", "0198.051.100.009", 1, "10.0.0.1"],
    ["an entry with a port out of range is not an address", "10.0.0.1", "198.51.100.9:123456", 1, "10.0.0.1"],
  ])("the client's address: %s", (_, socket, forwarded, proxies, expected) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
  });
});

describe("the origin of a form", () => {
  const here = { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" };
  const demo = { BASE_URL: "http://localhost:3000" };
  test.each<[string, Record<string, string>, Record<string, string>, number | undefined]>([
    ["of the public address is accepted", { ...here, origin: "http://localhost:3000" }, {}, undefined],
    ["of another name of this machine is accepted", here, {}, undefined],
    ["of its IPv6 address is accepted", { origin: "http://[::1]:3000", host: "[::1]:3000" }, {}, undefined],
    ["of another name is refused where BASE_URL is set", here, demo, 403],
    ["of another port is refused", { ...here, origin: "http://127.0.0.1:3001" }, {}, 403],
    ["of another scheme is refused", { ...here, origin: "https://127.0.0.1:3000" }, {}, 403],
    ["of another site is refused", { ...here, "sec-fetch-site": "cross-site" }, {}, 403],
    [
      "of a foreign name that leads to this machine is refused",
      { origin: "http://evil.example:3000", host: "evil.example:3000" },
      {},
      403,
    ],
    ["is needed", { host: "127.0.0.1:3000" }, {}, 403],
  ])("the origin of a form %s", (_, headers, settings, status) => {
    const guard = refuseCrossSiteWrites(readConfig(settings));
    const refusal = guard(siteRequest({ method: "POST", target: "/sign-in", headers }));
    expect(refusal instanceof Promise ? refusal : refusal?.status).toBe(status);
  });
});

describe("a path", () => {
  test.each(["/", "/gem/1", "/gem/%E6%84%9B", "/a//b", "/%20", "/..%2f", "/gem/1;x"])(
    "the path %s is valid",
    (path) => {
      expect(isValidPath(path)).toBe(true);
    },
  );

  test.each(["//evil", "/\\evil", "/%5cevil", "/%00", "/%0a", "/%7f", "/%", "/%zz", "/%E0%A4%A", "/\u0007"])(
    "the path %s is not valid",
    (path) => {
      expect(isValidPath(path)).toBe(false);
    },
  );
});

describe("cookies", () => {
  test("cookies are bound to the host over HTTPS", () => {
    expect(cookieName("session", true)).toBe("__Host-anaba-session");
    expect(cookieName("session", false)).toBe("anaba-session");
  });

  test.each([
    [undefined, null],
    ["", null],
    ["theme=dark", null],
    ["xanaba-session=1", null],
    ["theme=dark; anaba-session=1", "1"],
    ["anaba-session=1; anaba-session=2", "1"],
    ["anaba-session=", null],
    ["__Host-anaba-session=1", null],
    ["anaba-session=%E0%A4%A", "%E0%A4%A"],
  ])("the cookies %j hold the session %j", (cookies, expected) => {
    expect(readClient("192.0.2.1", cookies, false).client.cookie("session")).toBe(expected);
  });
});

describe("what limits count as one client", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::ffff:c000:201", "192.0.2.1"],
    ["0:0:0:0:0:FFFF:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["no address", "no address"],
  ])("limits count the address %s as the client %s", (address, expected) =>
    expect(limitedAddress(address)).toBe(expected),
  );
});

describe("a target as it was sent", () => {
  test.each(["/..", "/.", "/../x", "/a/../b", "/%2e%2E/x", "/.%2e", "/a%2f..%2fb", "http://a/../b"])(
    "the target %s has a dot segment",
    (target) => {
      expect(hasDotSegment(target)).toBe(true);
    },
  );

  test.each(["/", "", "/a..b", "/...", "/.well-known/x", "/x?q=/../", "/a."])(
    "the target %s has no dot segment",
    (target) => {
      expect(hasDotSegment(target)).toBe(false);
    },
  );
});

import { describe, expect, test } from "vitest";
import { clientAddress, limitedAddress } from "../../server/http/address.ts";
import { hasDotSegment, isValidPath } from "../../server/http/request-path.ts";
import { cookieName, readClient } from "../../server/http/session-cookie.ts";

describe("the client's address", () => {
  test.each([
    ["no proxy: the header is the client's own words", "192.0.2.1", "198.51.100.9", 0, "192.0.2.1"],
    ["one proxy: the last entry", "10.0.0.1", "203.0.113.5, 198.51.100.9", 1, "198.51.100.9"],
    ["two proxies: the last but one", "10.0.0.1", "203.0.113.5, 198.51.100.9, 10.0.0.2", 2, "198.51.100.9"],
    ["one proxy that sent nothing", "10.0.0.1", null, 1, "10.0.0.1"],
    ["fewer entries than proxies", "10.0.0.1", "198.51.100.9", 3, "10.0.0.1"],
    ["a port is no part of it", "10.0.0.1", "198.51.100.9:5678", 1, "198.51.100.9"],
    ["neither are brackets and a port", "10.0.0.1", "[2001:db8::1]:443", 1, "2001:db8::1"],
    ["nor brackets alone", "10.0.0.1", "[2001:DB8:0::1]", 1, "2001:db8::1"],
    ["nor a zone", "10.0.0.1", "fe80::1%eth0", 1, "fe80::1"],
    ["IPv4 mapped into IPv6 is IPv4", "10.0.0.1", "::ffff:198.51.100.9", 1, "198.51.100.9"],
    ["and so in hexadecimal, with a port", "10.0.0.1", "[::FFFF:c633:6409]:80", 1, "198.51.100.9"],
    ["a name is no address", "10.0.0.1", "unknown", 1, "10.0.0.1"],
    ["nor is an empty entry", "10.0.0.1", "198.51.100.9, ", 1, "10.0.0.1"],
    ["nor octets with leading zeros", "10.0.0.1", "0198.051.100.009", 1, "10.0.0.1"],
    ["nor a port out of range", "10.0.0.1", "198.51.100.9:123456", 1, "10.0.0.1"],
  ])("%s", (_, socket, forwarded, proxies, expected) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
  });
});

describe("a path", () => {
  test.each(["/", "/gem/1", "/gem/%E6%84%9B", "/a//b", "/%20", "/..%2f", "/gem/1;x"])(
    "%s is sound",
    (path) => {
      expect(isValidPath(path)).toBe(true);
    },
  );

  test.each(["//evil", "/\\evil", "/%5cevil", "/%00", "/%0a", "/%7f", "/%", "/%zz", "/%E0%A4%A", "/\u0007"])(
    "%s is not",
    (path) => {
      expect(isValidPath(path)).toBe(false);
    },
  );
});

describe("cookies", () => {
  test("are bound to the host over HTTPS", () => {
    expect(cookieName("session", true)).toBe("__Host-anaba-session");
    expect(cookieName("session", false)).toBe("anaba-session");
  });

  test.each([
    [undefined, null],
    ["", null],
    ["theme=dark", null],
    ["xanaba-session=1", null],
    ["theme=dark; anaba-session=1", "1"],
    ["anaba-session=", null],
    ["__Host-anaba-session=1", null],
    ["anaba-session=%E0%A4%A", "%E0%A4%A"],
  ])("in %j: %j", (cookies, expected) => {
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
  ])("%s: %s", (address, expected) => expect(limitedAddress(address)).toBe(expected));
});

describe("a target as it was sent", () => {
  test.each(["/..", "/.", "/../x", "/a/../b", "/%2e%2E/x", "/.%2e", "/a%2f..%2fb", "http://a/../b"])(
    "%s climbs",
    (target) => {
      expect(hasDotSegment(target)).toBe(true);
    },
  );

  test.each(["/", "", "/a..b", "/...", "/.well-known/x", "/x?q=/../", "/a."])("%s does not", (target) => {
    expect(hasDotSegment(target)).toBe(false);
  });
});

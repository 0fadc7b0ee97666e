import { describe, expect, test } from "vitest";
import { clientAddress } from "../../server/http/address.ts";
import { isSoundPath } from "../../server/http/request-path.ts";
import { hasSessionCookie, sessionCookieName } from "../../server/http/session-cookie.ts";

describe("the client's address", () => {
  test.each([
    ["no proxy: the header is the client's own words", "192.0.2.1", "198.51.100.9", 0, "192.0.2.1"],
    ["one proxy: the last entry", "10.0.0.1", "203.0.113.5, 198.51.100.9", 1, "198.51.100.9"],
    ["two proxies: the last but one", "10.0.0.1", "203.0.113.5, 198.51.100.9, 10.0.0.2", 2, "198.51.100.9"],
    ["one proxy that sent nothing", "10.0.0.1", null, 1, "10.0.0.1"],
    ["fewer entries than proxies", "10.0.0.1", "198.51.100.9", 3, "10.0.0.1"],
  ])("%s", (_, socket, forwarded, proxies, expected) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
  });
});

describe("a path", () => {
  test.each(["/", "/gem/1", "/gem/%E6%84%9B", "/a//b", "/%20", "/..%2f", "/gem/1;x"])(
    "%s is sound",
    (path) => {
      expect(isSoundPath(path)).toBe(true);
    },
  );

  test.each(["//evil", "/\\evil", "/%5cevil", "/%00", "/%0a", "/%7f", "/%", "/%zz", "/%E0%A4%A", "/\u0007"])(
    "%s is not",
    (path) => {
      expect(isSoundPath(path)).toBe(false);
    },
  );
});

describe("the session cookie", () => {
  test("is bound to the host over HTTPS", () => {
    expect(sessionCookieName(true)).toMatch(/^__Host-/);
    expect(sessionCookieName(false)).not.toMatch(/^__/);
  });

  test.each([
    [undefined, false],
    ["", false],
    ["theme=dark", false],
    [`x${sessionCookieName(false)}=1`, false],
    [`theme=dark; ${sessionCookieName(false)}=1`, true],
    [`${sessionCookieName(false)}=`, true],
    [`${sessionCookieName(true)}=1`, false],
  ])("in %j: %s", (cookies, expected) => {
    expect(hasSessionCookie(cookies, false)).toBe(expected);
  });
});

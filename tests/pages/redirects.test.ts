import { expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { useWorld } from "../support/world.ts";
import { writes } from "../support/writes.ts";

const world = useWorld();
const own = "http://localhost:3000";

const heads = [
  "https://",
  "http://",
  "//",
  "///",
  "/\\",
  "\\\\",
  "/%2f",
  "/%5c",
  "%2f%2f",
  "/\t/",
  "/\n/",
  "https:",
  "hTTps:\\",
  "\u0000//",
  "/.//",
  "//localhost:3000@",
  "https://localhost:3000.",
  "https://localhost:3000%40",
  "javascript:alert(1)//",
  "data:text/html,<script>//",
];
const tails = [
  "evil.test",
  "evil.test/",
  "evil.test/%2e%2e",
  "evil.test?localhost:3000",
  "evil.test#/",
  "evil.test\\@localhost:3000",
  "[::1]@evil.test",
  "evil%E3%80%82test",
  "evil.test:80/gem/1",
  "evil.test%0d%0aLocation:%20https://evil.test",
];
const payloads = heads.flatMap((head) => tails.map((tail) => head + tail));
const names = ["from", "next", "callbackURL", "redirect", "redirect_uri", "return", "url", "to", "continue"];
const pages = [
  paths.home(),
  paths.editProfile("google"),
  paths.signIn(),
  paths.signOut(),
  paths.signup(),
  paths.googleSignIn(),
  paths.googleCallback(),
  paths.signInDone(),
  paths.resetPassword("x"),
  "/nowhere",
];

test(`none of ${payloads.length} addresses of other sites is redirected to (docs/security.md row 16)`, async () => {
  expect(payloads.length).toBe(200);
  const away: string[] = [];
  const check = (asked: string, location: string | null) => {
    if (location !== null && new URL(location, own).origin !== own) away.push(`${asked}: ${location}`);
  };
  for (const [n, payload] of payloads.entries()) {
    const page = pages[n % pages.length] ?? "/";
    const query = names.map((name) => `${name}=${encodeURIComponent(payload)}`).join("&");
    const asked = `${page}${page.includes("?") ? "&" : "?"}${query}`;
    // Each request comes from its own address, so that no limit applies.
    const browser = world.browser(`10.0.${n >> 8}.${n & 255}`);
    if (n % 2 === 0) check(asked, (await browser.get(asked)).headers.get("Location"));
    const write = writes[n % writes.length];
    if (n % 2 === 1 && write !== undefined) {
      const { headers } = await browser.post(`${write.address}?${query}`, { ...write.fields });
      check(`POST ${write.address}`, headers.get("Location"));
    }
    const path = `/${payload.replace(/^[/\\]+/, "")}`;
    if (URL.parse(path, own)?.username === "" && path !== "/")
      check(path, (await browser.get(path)).headers.get("Location"));
  }
  expect(away).toEqual([]);
});

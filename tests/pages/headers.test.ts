import { hash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { cookieName } from "../../server/http/request/session-cookie.ts";
import { buildDir, useWorld } from "../support/world.ts";

const site = useWorld();
const secure = useWorld({ settings: { BASE_URL: "https://anaba.example", ALLOW_SIMULATED_EMAIL: "1" } });

const asset = `/assets/${readdirSync(path.join(buildDir, "client", "assets")).find((name) => name.endsWith(".js")) ?? ""}`;
const signedIn = { headers: { Cookie: `${cookieName("session", false)}=unknown` } };

/** One request for each kind of response of the site. */
const answers: readonly (readonly [name: string, address: string, init: RequestInit, status: number])[] = [
  ["a cached page", "/", {}, 200],
  ["a page for one person", "/", signedIn, 200],
  ["a gem", "/gem/1", {}, 200],
  ["a gallery", "/photos", {}, 200],
  ["a personal page", "/profile", {}, 200],
  ["a missing gem", "/gem/13", {}, 404],
  ["a missing page", "/nowhere", {}, 404],
  ["HEAD of a page", "/", { method: "HEAD" }, 200],
  ["a page's data", "/photos.json", {}, 200],
  ["a wrong method", "/", { method: "DELETE" }, 405],
  ["an unsound address", "/%00", {}, 400],
  ["an overlong address", `/?q=${"x".repeat(9000)}`, {}, 414],
  ["a compressed body", "/", { method: "POST", headers: { "Content-Encoding": "gzip" }, body: "x" }, 415],
  ["a foreign write", "/", { method: "POST", headers: { Origin: "https://evil.example" }, body: "x" }, 403],
  ["a script", asset, {}, 200],
  ["a picture", "/pictures/otagi-hero.jpg", {}, 200],
  ["an icon", "/icons/favicon.svg", {}, 200],
  ["the pack for phones", "/offline.pack", {}, 200],
  ["the worker", "/sw.js", {}, 200],
  ["the sitemap", "/sitemap.xml", {}, 200],
  ["health", "/healthz", {}, 200],
  ["readiness", "/readyz", {}, 200],
];

describe.each(answers)("%s", (name, address, init, status) => {
  test(`the response “${name}” has the security headers (docs/security.md row 28)`, async () => {
    const response = await site.request(address, init);
    expect(response.status).toBe(status);
    const { headers } = response;
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("permissions-policy")).toContain("geolocation=(self)");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    expect(policy).toContain("base-uri 'none'");
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("server")).toBeNull();
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  test(`over HTTPS the response “${name}” has Strict-Transport-Security`, async () => {
    const { headers } = await secure.request(address, init);
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
  });
});

test("every response has the type of its body, and texts have their charset", async () => {
  for (const [name, address, init] of answers) {
    const { headers } = await site.request(address, init);
    const type = headers.get("content-type") ?? "";
    expect(type, name).not.toBe("");
    if (/^text\/|[+/]xml/.test(type)) expect(type, name).toMatch(/; charset=utf-8$/i);
  }
});

describe("caching (docs/security.md row 14)", () => {
  test.each([
    "/",
    "/gem/1",
    "/photos",
    "/photos/gem/1",
    "/map",
    "/map?from=kyoto",
    "/saved",
    "/profile",
    "/account-settings",
    "/gem/13",
    "/nowhere",
    "/photos.json",
  ])("no cache may store %s", async (address) => {
    for (const init of [{}, signedIn]) {
      const { headers } = await site.request(address, init);
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("vary")).toBe("Accept-Encoding, Cookie");
    }
  });

  test.each([
    [asset, "public, max-age=31536000, immutable"],
    ["/pictures/otagi-hero.jpg?v=050ee9cb", "public, max-age=31536000, immutable"],
    ["/pictures/otagi-hero.jpg", "public, max-age=3600"],
    ["/icons/favicon.svg", "public, max-age=3600"],
    ["/assets/nowhere.js", "private, no-store"],
  ])("the file %s has the Cache-Control %s", async (address, caching) => {
    expect((await site.request(address)).headers.get("cache-control")).toBe(caching);
  });
});

describe("a nonce (docs/security.md row 13)", () => {
  const nonceOf = (policy: string | null) =>
    /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy ?? "")?.[1] ?? "";

  const personal = ["/saved", "/profile", "/account-settings", "/profile/edit", "/gem/13"];

  test("every page for a signed-in user has a new nonce", async () => {
    const nonces = new Set<string>();
    const count = 1000;
    for (let n = 0; n < count; n++) {
      // Requests compressed pages, as browsers do. Only one body in ten is read.
      const response = await site.request(personal[n % personal.length] ?? "", {
        headers: { "Accept-Encoding": "gzip" },
      });
      const nonce = nonceOf(response.headers.get("content-security-policy"));
      nonces.add(nonce);
      const body = Buffer.from(await response.arrayBuffer());
      if (n % 10 !== 0) continue;
      expect(Buffer.from(nonce, "base64")).toHaveLength(16);
      const html = gunzipSync(body).toString();
      const used = [...html.matchAll(/<(?:script|style)(?=[^>]* nonce="([^"]*)")/g)].map(
        ([, value]) => value,
      );
      expect(new Set(used)).toEqual(new Set([nonce]));
      const inline = html.match(
        /<(?:script|style)(?![^>]* nonce=)(?! type="application\/(?:ld\+)?json")[^>]*>/g,
      );
      expect(inline).toBeNull();
    }
    expect(nonces.size).toBe(count);
  });

  test.each(["/", "/gem/1", "/gem/12", "/photos", "/photos/gem/3", "/map", "/?q=temple"])(
    "the cached page %s has a policy with hashes instead of a nonce",
    async (address) => {
      const response = await site.request(address);
      const policy = response.headers.get("content-security-policy") ?? "";
      const html = await response.text();
      expect(policy + html).not.toMatch(/nonce[-=]["']?[\w+/]{22}==/);
      const sources = (directive: string) =>
        new Set(new RegExp(`${directive} ([^;]*);`).exec(policy)?.[1]?.match(/'sha256-[^']+'/g));
      const hashOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;
      const inline = (name: string) =>
        [
          ...html.matchAll(new RegExp(`<${name}(?![^>]* type="application/)[^>]*>([^]*?)</${name}>`, "g")),
        ].map(([, text = ""]) => hashOf(text));
      expect(inline("script").length).toBeGreaterThan(0);
      for (const allowed of inline("script")) expect(sources("script-src")).toContain(allowed);
      expect(sources("style-src")).toEqual(new Set(inline("style")));
      expect(policy).toContain("'strict-dynamic'");
    },
  );

  test("no cacheable response and no data contains a nonce", async () => {
    for (const address of ["/photos.json", "/sitemap.xml", "/robots.txt", asset]) {
      const response = await site.request(address);
      expect(await response.text(), address).not.toContain("nonce-");
      expect(nonceOf(response.headers.get("content-security-policy")), address).toBe("");
    }
  });

  test("a policy with a nonce allows nothing else to run", async () => {
    const policy = (await site.request("/")).headers.get("content-security-policy") ?? "";
    const directives = Object.fromEntries(
      policy
        .split("; ")
        .map((directive) => [directive.split(" ")[0] ?? "", directive.split(" ").slice(1).join(" ")]),
    );
    expect(directives).toMatchObject({
      "default-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "connect-src": "'self'",
      "worker-src": "'self'",
    });
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("*");
    expect(policy).not.toContain("http");
  });
});

describe("names that come with the request (docs/security.md row 14)", () => {
  const spoofed = {
    Host: "evil.example",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "gopher",
    "X-Forwarded-Port": "666",
    "X-Original-URL": "/admin",
    "X-Rewrite-URL": "/admin",
    Forwarded: "host=evil.example;proto=gopher",
    "X-Host": "evil.example",
    "X-Forwarded-Server": "evil.example",
  };

  test.each(["/", "/gem/1", "/gem/13", "/sitemap.xml", "/robots.txt", "/photos"])(
    "host names in a request's headers change nothing on %s",
    async (address) => {
      const plain = await (await site.request(address)).text();
      site.clock.advance(2000);
      const other = await (
        await site.fetch(new Request(`http://evil.example:81${address}`, { headers: spoofed }))
      ).text();
      const steady = (html: string) => html.replace(/nonce="[^"]*"/g, "");
      expect(other).not.toContain("evil.example");
      expect(steady(other)).toBe(steady(plain));
    },
  );
});

test("no request can change the prototype of objects (docs/security.md row 27)", async () => {
  const names = ["__proto__", "constructor.prototype", "constructor[prototype]", "__proto__[polluted]"];
  for (const name of names) {
    await site.request(`/?${encodeURIComponent(name)}=polluted&${encodeURIComponent(`${name}.polluted`)}=1`);
    await site.request("/", {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: site.origin },
      body: `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`,
    });
  }
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

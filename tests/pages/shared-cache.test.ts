import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { personalAddresses } from "../support/personal-addresses.ts";
import { buildDir } from "../support/world.ts";
import { unkeyed } from "../support/unkeyed-headers.ts";
import { useWorld } from "../support/world.ts";

const world = useWorld();
const asset = `/assets/${readdirSync(path.join(buildDir, "client", "assets")).find((name) => name.endsWith(".js")) ?? ""}`;

const canary = "canary.test";
const steady = (html: string) => html.replace(/nonce="[^"]*"/g, "");
const mayBeShared = (caching: string | null) => !/\b(?:private|no-store)\b/.test(caching ?? "");

test(`none of ${unkeyed.length} unkeyed headers changes a page for later visitors (docs/security.md row 14)`, async () => {
  expect(unkeyed.length).toBeGreaterThanOrEqual(60);
  for (const address of [
    paths.home(),
    paths.gem(1),
    paths.photos(),
    paths.driverCard(7),
    paths.list([4, 9]),
    paths.mapExport("gpx"),
    paths.worker(),
    "/nowhere",
    "/sitemap.xml",
    "/robots.txt",
  ]) {
    const plain = steady((await world.browser().get(address)).text);
    for (let from = 0; from < unkeyed.length; from += 8) {
      // The cached page has expired, so that the manipulated request renders it again.
      world.clock.advance(1001);
      const names = unkeyed.slice(from, from + 8);
      const values = names.map((name, n) => [name, n % 2 === 0 ? canary : `https://${canary}/`] as const);
      const answer = await world.browser().get(address, { headers: Object.fromEntries(values) });
      expect(JSON.stringify([...answer.headers]), `${address} ${names.join()}`).not.toContain(canary);
      expect(steady(answer.text) === plain, `${address} ${names.join()}`).toBe(true);
      expect(steady((await world.browser().get(address)).text) === plain, "the next visitor's").toBe(true);
    }
  }
});

test("no response for a signed-in user may be cached, even at an address that looks like a file", async () => {
  const { browser } = await world.people.signedIn("cached", { nickname: "Canary Person" });
  const dresses = ["", ".css", "/x.css", "/x.js", ";x.css", "%2Fx.css", "?x.css", ".json"];
  const shared: string[] = [];
  for (const address of [paths.home(), ...personalAddresses, asset, "/robots.txt", "/icons/favicon.svg"])
    for (const dress of dresses) {
      const { status, headers, text } = await browser.get(address + dress);
      const kept = mayBeShared(headers.get("Cache-Control"));
      const isPersonal = headers.has("Set-Cookie") || /Canary Person|cached@example/.test(text);
      const hasNonce = (headers.get("Content-Security-Policy") ?? "").includes("nonce-");
      if (kept && (isPersonal || hasNonce || status >= 400)) shared.push(address + dress);
      if (/^\/.*\/x\.(?:css|js)$/.test(dress)) expect(status, address + dress).toBe(404);
    }
  expect(shared).toEqual([]);
});

import { afterEach, expect, test, vi } from "vitest";
import { missingEngines } from "../engines/support/installed.ts";
import { leftOut } from "./left-out.ts";
import { missingProxies } from "./proxies.ts";

afterEach(() => void vi.unstubAllEnvs());

test("on a machine without Firefox, WebKit and the proxies, each is named with how to install it", () => {
  vi.stubEnv("PATH", "");
  vi.stubEnv("FIREFOX_PATH", undefined);
  expect(missingEngines()).toEqual([
    "Firefox is not installed (on Debian: apt-get install firefox-esr)",
    "WebKit is not installed (on Debian: apt-get install webkit2gtk-driver gjs gir1.2-webkit2-4.1 xvfb)",
  ]);
  expect(missingProxies()).toEqual([
    "openssl is not installed (on Debian: apt-get install openssl)",
    "nginx is not installed (on Debian: apt-get install nginx)",
    "HAProxy is not installed (on Debian: apt-get install haproxy)",
    "Caddy is not installed (on Debian: apt-get install caddy)",
    "PgBouncer is not installed (on Debian: apt-get install pgbouncer)",
  ]);
});

test("what is missing is said, with what is left out", () => {
  expect(leftOut(["Caddy is not installed"], "tests", undefined)).toEqual([
    "Caddy is not installed; its tests are left out.",
  ]);
});

test("where all must be there, a missing one ends the run", () => {
  expect(() => leftOut(["Firefox is not installed"], "journeys", "required")).toThrow(
    "Firefox is not installed",
  );
  expect(leftOut([], "journeys", "required")).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { readConfig } from "../../server/runtime/config.ts";
import { warningsOf, warningsOfFacts } from "../../server/runtime/warnings.ts";
import { paths } from "../../domain/paths.ts";
import { createWorld } from "../support/world.ts";

const mail = { SMTP_URL: "smtps://u:p@mail.example", MAIL_FROM: "hello@anaba.example" };

describe("what a start warns of", () => {
  test.each([
    ["nothing set", {}, []],
    ["a public site over https", { BASE_URL: "https://anaba.example", ...mail }, []],
    [
      "a public site over http",
      { BASE_URL: "http://anaba.example", ...mail },
      [/^BASE_URL: is public and begins with http/],
    ],
    [
      "a demo",
      { BASE_URL: "https://anaba.example", ALLOW_SIMULATED_EMAIL: "1" },
      [/^ALLOW_SIMULATED_EMAIL=1: codes are shown/],
    ],
  ])("a start with %s logs its warnings", (_, settings, warnings) => {
    expect(warningsOf(readConfig(settings))).toEqual(warnings.map((line) => expect.stringMatching(line)));
  });
});

test("a start warns of facts that nobody has checked for half a year", () => {
  expect(warningsOfFacts(Date.parse("2027-05-21T12:00:00+09:00"))).toEqual([]);
  expect(warningsOfFacts(Date.parse("2027-05-22T12:00:00+09:00"))).toEqual([
    expect.stringMatching(
      /^facts: nobody has checked those of gem 1, 2, .* for half a year; docs\/facts\.md/,
    ),
  ]);
});

test.each([
  ["is not set, X-Forwarded-For is warned about once", {}, 1],
  ["is 0, X-Forwarded-For is not warned about", { TRUST_PROXY: "0" }, 0],
  ["is 1, X-Forwarded-For is not warned about", { TRUST_PROXY: "1" }, 0],
])("when TRUST_PROXY %s", async (_, settings, times) => {
  const world = await createWorld({ settings });
  const ask = (headers: Record<string, string>) => world.browser().get(paths.home(), { headers });
  const warnings = () => world.log.filter((line) => line.includes("TRUST_PROXY: is not set"));
  await ask({});
  expect(warnings()).toHaveLength(0);
  for (let n = 0; n < 3; n += 1) await ask({ "X-Forwarded-For": "203.0.113.9" });
  expect(warnings()).toHaveLength(times);
  await world.close();
});

test.each([
  ["203.0.113.1", 404],
  ["::ffff:203.0.113.1", 404],
  ["127.0.0.1", 200],
  ["::1", 200],
  ["::ffff:127.0.0.1", 200],
])("the development OpenID provider answers %s with %i", async (address, status) => {
  const world = await createWorld();
  const start = await world
    .browser()
    .get(`${paths.developmentProvider()}/.well-known/openid-configuration`, { address });
  expect(start.status).toBe(status);
  await world.close();
});

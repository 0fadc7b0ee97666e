import { describe, expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { removedSettings } from "../../server/config/settings.ts";
import { warningsOf, warningsOfFacts } from "../../server/config/warnings.ts";
import { paths } from "../../domain/site/paths.ts";
import { postgresSettings } from "../support/site-of-engine.ts";
import { createWorld } from "../support/world.ts";

const mail = { SMTP_URL: "smtps://u:p@mail.example", MAIL_FROM: "hello@anaba.example" };

describe("what a start warns of", () => {
  test.each([
    ["nothing set", {}, []],
    ["a public site over https", { BASE_URL: "https://anaba.example", ...mail }, []],
    [
      "a public site over http",
      { BASE_URL: "http://anaba.example", ...mail },
      [/^BASE_URL is public and begins with http/],
    ],
    [
      "a proxy and no address",
      { TRUST_PROXY: "1" },
      [/^TRUST_PROXY is set but BASE_URL is not: .* Set BASE_URL to/],
    ],
    ["a proxy on this machine", { TRUST_PROXY: "1", BASE_URL: "http://localhost:3000" }, []],
    ["no proxy and no address", { TRUST_PROXY: "0" }, []],
    [
      "a demo",
      { BASE_URL: "https://anaba.example", ALLOW_SIMULATED_EMAIL: "1" },
      [/^ALLOW_SIMULATED_EMAIL=1 shows verification codes/],
    ],
  ])("a start with %s logs its warnings", (_, settings, warnings) => {
    expect(warningsOf(readConfig(settings))).toEqual(warnings.map((line) => expect.stringMatching(line)));
  });
});

test.each(removedSettings)("a start with %s, which was removed, logs one warning", (name) => {
  expect(warningsOf(readConfig({ [name]: "1" }))).toEqual([
    `${name} no longer has an effect (see CHANGELOG.md); remove it`,
  ]);
});

test("a start warns about facts that were not checked for half a year", () => {
  expect(warningsOfFacts(Date.parse("2027-05-21T12:00:00+09:00"))).toEqual([]);
  expect(warningsOfFacts(Date.parse("2027-05-22T12:00:00+09:00"))).toEqual([
    expect.stringMatching(
      /^facts of gem 1, 2, .* were last verified over 6 months ago \(see docs\/facts\.md\)/,
    ),
  ]);
});

test.each([
  ["without TLS", "postgres://u:p@db.example/anaba", 1],
  ["whose TLS is switched off", "postgres://u:p@db.example/anaba?sslmode=disable", 1],
  ["whose certificate is not checked", "postgres://u:p@db.example/anaba?sslmode=no-verify", 1],
  ["named by a parameter", "postgres://localhost/anaba?host=db.example", 1],
  ["with TLS", "postgres://u:p@db.example/anaba?sslmode=verify-full", 0],
  ["with TLS by its other name", "postgres://u:p@db.example/anaba?ssl=true", 0],
  ["on this machine", "postgres://u:p@127.0.0.1:5432/anaba", 0],
  ["behind a socket of this machine", "postgres://localhost/anaba?host=/var/run/postgresql", 0],
])("a start warns of a database on another machine that is not protected by TLS: one %s", (_, url, count) => {
  const config = readConfig(postgresSettings(url));
  expect(warningsOf(config)).toEqual(
    Array.from({ length: count }, () => expect.stringMatching(/^DATABASE_URL is /)),
  );
});

test.each([
  ["http://s3.example", 1],
  ["https://s3.example", 0],
  ["http://127.0.0.1:9000", 0],
])("a start warns of a storage on another machine that is not protected by TLS: %s", (endpoint, count) => {
  const keys = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "key" };
  const config = readConfig({ FILES_URL: `s3://bucket?endpoint=${endpoint}`, ...keys });
  expect(warningsOf(config)).toEqual(
    Array.from({ length: count }, () => expect.stringMatching(/^FILES_URL is /)),
  );
});

test.each([
  ["is not set, X-Forwarded-For is warned about once", {}, 1],
  ["is 0, X-Forwarded-For is not warned about", { TRUST_PROXY: "0" }, 0],
  ["is 1, X-Forwarded-For is not warned about", { TRUST_PROXY: "1" }, 0],
])("when TRUST_PROXY %s", async (_, settings, times) => {
  await using world = await createWorld({ settings });
  const ask = (headers: Record<string, string>) => world.browser().get(paths.home(), { headers });
  const warnings = () => world.log.filter((line) => line.includes("TRUST_PROXY is not set"));
  await ask({});
  expect(warnings()).toHaveLength(0);
  for (let n = 0; n < 3; n += 1) await ask({ "X-Forwarded-For": "203.0.113.9" });
  expect(warnings()).toHaveLength(times);
});

import { expect, test } from "vitest";
import { createPostgres } from "../support/databases.ts";
import { fixture } from "../support/fixture.ts";
import { authSecret as secret, postgresSettings } from "../support/site-of-engine.ts";
import { createWorld } from "../support/world.ts";

const database = fixture(async (owned) => owned.use(await createPostgres()));

/** Starts a server on the common database; returns its error, if it does not start. */
async function start(settings: Readonly<Record<string, string>>): Promise<string> {
  try {
    await (await createWorld({ settings: { ...postgresSettings(database.url), ...settings } })).close();
    return "started";
  } catch (error) {
    return String(error);
  }
}

const mail = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "hello@anaba.example" };
const live = { BASE_URL: "https://anaba.example", ...mail };

test("a server with other shared settings than its database does not start, unless it is told to change them", async () => {
  expect(await start(live)).toBe("started");
  expect(await start(live)).toBe("started");
  expect(await start({ ...live, BASE_URL: "https://other.example" })).toMatch(
    /BASE_URL: differs from the other servers on this database \(it is https:\/\/anaba\.example there\); .*ACCEPT_SETTINGS=1/,
  );
  const simulated = { BASE_URL: live.BASE_URL, ALLOW_SIMULATED_EMAIL: "1" };
  expect(await start(simulated)).toMatch(/SMTP_URL: differs .*\(real mails are sent there\)/);
  const other = { ...live, AUTH_SECRET: secret.split("").toReversed().join("") };
  const refusal = await start(other);
  expect(refusal).toMatch(/AUTH_SECRET: differs .*\(another one is used there\)/);
  expect(refusal).not.toContain(other.AUTH_SECRET.slice(0, 6));

  expect(await start({ ...simulated, ACCEPT_SETTINGS: "1" })).toBe("started");
  expect(await start(simulated)).toBe("started");
  expect(await start(live)).toMatch(/SMTP_URL: differs .*\(mails are simulated there\)/);
});

test("the secret can be rotated in three steps, server by server", async () => {
  const [older, newer] = [secret, `${secret.slice(0, -2)}Zq`];
  const withSecret = (AUTH_SECRET: string) => start({ ...live, ACCEPT_SETTINGS: "", AUTH_SECRET });
  await start({ ...live, ACCEPT_SETTINGS: "1" });
  expect(await withSecret(newer)).toMatch(/AUTH_SECRET: differs/);
  for (const step of [
    `${older},${newer}`,
    older,
    `${newer},${older}`,
    `${older},${newer}`,
    `${newer},${older}`,
    newer,
  ])
    expect(await withSecret(step)).toBe("started");
  expect(await withSecret(older)).toMatch(/AUTH_SECRET: differs/);
  expect(await start({ ...live, ACCEPT_SETTINGS: "1" })).toBe("started");
});

test("on SQLite any setting may change from start to start", async () => {
  await using world = await createWorld();
  const DATA_DIR = world.app.config.dataDir;
  await using another = await createWorld({ settings: { DATA_DIR, BASE_URL: "http://localhost:4000" } });
  expect(another.app.config.baseUrl.port).toBe("4000");
});

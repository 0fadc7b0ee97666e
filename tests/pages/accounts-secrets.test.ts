import { expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { createPostgres } from "../support/databases.ts";
import { askForCode, signIn } from "../support/people.ts";
import { createWorld, type World } from "../support/world.ts";

const older = "pQ7vZk2mXw9LrT4bNc8YhE3uJd6GsA1f";
const newer = "tB5nRk8wQz3XvM6cLp1JfY9hUd2GeS7a";

/** Three servers on one database: before, during and after the rotation of the secret. */
async function during(work: (worlds: { before: World; while: World; after: World }) => Promise<void>) {
  const { url, drop } = await createPostgres();
  const serve = (AUTH_SECRET: string) =>
    createWorld({ settings: { DATABASE_URL: url, SINGLE_SERVER: "1", AUTH_SECRET } });
  const worlds = {
    before: await serve(older),
    while: await serve(`${newer},${older}`),
    after: await serve(newer),
  };
  await work(worlds);
  for (const world of Object.values(worlds)) await world.close();
  await drop();
}

/** The same browser at another server. */
function at(world: World, browser: Browser, address?: string): Browser {
  const there = world.browser(address);
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  return there;
}

test("with a new AUTH_SECRET beside the old one, codes sent before and after are valid", async () => {
  await during(async (worlds) => {
    for (const [sentBy, checkedBy] of [
      [worlds.before, worlds.while],
      [worlds.while, worlds.after],
    ] as const) {
      const browser = sentBy.browser();
      const email = `coded${sentBy === worlds.before ? 1 : 2}@example.com`;
      const code = await askForCode(browser, email);
      const answer = await at(checkedBy, browser).post(paths.signup(), { intent: "verify", email, code });
      expect(answer.body).toEqual({ ok: true });
    }
  });
});

test("with a new AUTH_SECRET beside the old one, earlier attempts still count, and sessions stay valid", async () => {
  await during(async (worlds) => {
    const { browser } = await worlds.before.people.signedIn("rotated");
    const guess = (world: World, n: number) =>
      signIn(world.browser("192.0.2.7"), `nobody${n}@example.com`, "Wrong8Password");
    for (let n = 0; n < 6; n += 1) expect((await guess(worlds.before, n)).status).toBe(401);
    for (let n = 6; n < 10; n += 1) expect((await guess(worlds.while, n)).status).toBe(401);
    expect((await guess(worlds.while, 10)).status).toBe(429);
    expect((await at(worlds.after, browser).get(paths.home())).text).toContain("Nick of rotated");
  });
});

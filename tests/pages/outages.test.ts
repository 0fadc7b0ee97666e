import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as messages from "../../domain/site/messages.ts";
import { dataPath } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { second } from "../support/clock.ts";
import { type FaultyPostgres, startFaultyPostgres } from "../support/faulty-postgres.ts";
import { password } from "../support/people.ts";
import { createWorld, type World } from "../support/world.ts";

const AUTH_SECRET = "pQ7vZk2mXw9LrT4bNc8YhE3uJd6GsA1f";
const browsing = [paths.home(), paths.gem(1), paths.photos(), paths.gemPhotos(2)];
const personal = [paths.saved(), paths.profile(), paths.editProfile(), paths.accountSettings()];
const save = (browser: Browser, intent: "save" | "remove") =>
  browser.post(paths.saves(), { gemId: "3", intent });

describe("PostgreSQL", () => {
  const held: { postgres?: FaultyPostgres; world?: World } = {};
  const parts = () => {
    const { postgres, world } = held;
    if (postgres === undefined || world === undefined)
      throw new Error("the world is there only while tests run");
    return { postgres, world };
  };
  beforeAll(async () => {
    held.postgres = await startFaultyPostgres();
    const settings = { DATABASE_URL: held.postgres.url, SINGLE_SERVER: "1", AUTH_SECRET };
    held.world = await createWorld({ settings });
  });
  afterAll(async () => {
    await held.world?.close();
    await held.postgres?.stop();
  });

  /** The state of the database, as `/readyz?verbose` reports it. */
  const stateOf = async (browser: Browser) => {
    // A report is kept for a second.
    parts().world.clock.advance(second);
    const { status, body } = await browser.get(`${paths.readiness()}?verbose`);
    return [status, body["database"]];
  };

  test.each([
    ["hanging", () => parts().postgres.hang()],
    ["refusing connections", () => parts().postgres.refuse()],
    ["unreachable over the network", () => parts().postgres.swallow()],
  ] as const)(
    "while PostgreSQL is %s, pages are served, nobody is told to log in, and writes work again afterwards",
    async (name, fail) => {
      const { world } = parts();
      const visitor = world.browser();
      const { browser } = await world.people.signedIn(`patient_${name.slice(0, 4)}`);
      expect(await stateOf(visitor)).toEqual([200, "ok"]);

      const repair = await fail();

      for (const address of browsing) expect((await visitor.get(address)).status, address).toBe(200);
      expect((await visitor.get(paths.readiness())).status).toBe(200);
      expect((await visitor.get(paths.health())).status).toBe(200);
      expect(await stateOf(visitor)).toEqual([200, "away"]);

      for (const address of browsing) {
        const { status, text } = await browser.get(address);
        expect(status, address).toBe(200);
        const header = /<header.*?<\/header>/s.exec(text)?.[0] ?? "";
        expect(header, address).not.toContain(messages.header.logIn);
        expect(header, address).not.toContain(messages.header.profile);
      }
      for (const address of personal) {
        const { status, headers, text } = await browser.get(address);
        expect([status, headers.get("Retry-After")], address).toEqual([503, "1"]);
        expect(text, address).toContain(messages.failures.sessionUnknown);
        expect(text, address).toContain(messages.failures.tryAgain);
        for (const claim of [
          messages.saves.logInPrompt,
          messages.account.logInToViewProfile,
          messages.account.logInToContinue,
        ])
          expect(text, address).not.toContain(claim);
      }
      for (const address of [dataPath(paths.saves()), paths.ownData()])
        expect((await browser.get(address)).status, address).toBe(503);
      const signIn = await visitor.post(paths.signIn(), { email: "a@b.io", password });
      expect([signIn.status, signIn.headers.get("Retry-After")]).toEqual([503, "1"]);
      expect((await save(browser, "save")).status).toBe(503);

      await repair();

      await expect.poll(async () => (await save(browser, "save")).status).toBe(200);
      expect((await browser.get(paths.saved())).status).toBe(200);
      expect(await stateOf(visitor)).toEqual([200, "ok"]);
      const told = world.log.filter((line) => line.includes('"event":"database'));
      expect(told.length).toBeGreaterThanOrEqual(2);
      world.log.splice(0);
    },
  );

  test("while PostgreSQL is read-only, users read their data, writes get 503, and work again afterwards", async () => {
    const { world, postgres } = parts();
    const { browser } = await world.people.signedIn("reader");
    const repair = await postgres.makeReadOnly();
    const isKnown = async (address: string) => (await browser.get(address)).text.includes("Nick of reader");
    // The change closes the old connections.
    await expect.poll(() => isKnown(paths.home())).toBe(true);
    expect((await save(browser, "save")).status).toBe(503);
    for (const address of [...browsing, ...personal]) expect(await isKnown(address), address).toBe(true);
    expect((await browser.get(paths.readiness())).status).toBe(200);
    await repair();
    await expect.poll(async () => (await save(browser, "save")).status).toBe(200);
  });
});

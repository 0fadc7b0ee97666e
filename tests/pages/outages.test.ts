import { describe, expect, test, vi } from "vitest";
import * as messages from "../../domain/site/messages.ts";
import { dataPath } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import { refusalOf } from "../../server/database/sqlite-errors.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { day, second } from "../support/clock.ts";
import { startFaultyPostgres } from "../support/faulty-postgres.ts";
import { fixture } from "../support/fixture.ts";
import { postgresSettings } from "../support/site-of-engine.ts";
import { createWorld, useWorld } from "../support/world.ts";

const browsing = [paths.home(), paths.gem(1), paths.photos(), paths.gemPhotos(2)];
const personal = [paths.saved(), paths.profile(), paths.editProfile(), paths.accountSettings()];
const save = (browser: Browser, intent: "save" | "remove") =>
  browser.post(paths.saves(), { gemId: "3", intent });

/** A page that always reads the database, its data, and an address that only redirects. */
const page = paths.resetPassword();
const data = dataPath(page);
const onward = paths.googleSignIn();

/** Requests each of them: never 500, always Retry-After. */
async function expectAway(browser: Browser): Promise<void> {
  const document = await browser.get(page);
  expect([document.status, document.headers.get("Retry-After")]).toEqual([503, "1"]);
  expect(document.headers.get("Content-Type")).toContain("text/html");
  expect(document.text).toContain(messages.failures.serverErrorHint);
  const dataAnswer = await browser.get(data);
  expect([dataAnswer.status, dataAnswer.headers.get("Retry-After")]).toEqual([503, "1"]);
  const words = await browser.get(onward);
  expect([words.status, words.text]).toEqual([503, messages.http.unavailable]);
  const json = await browser.post(paths.signIn(), { email: "a@b.io", password: "x" });
  expect([json.status, json.headers.get("Retry-After")]).toEqual([503, "1"]);
  expect(json.body["message"]).toBe(messages.failures.unexpected);
}

describe("a page that cannot be made because SQLite's file cannot be used is 503", () => {
  test.each([
    ["busy", 5],
    ["read-only", 8],
    ["broken in reading", 266],
    ["broken in fsync", 1034],
    ["full", 13],
  ])("a page that needs a SQLite file that is %s gets 503", async (_, errcode) => {
    await using world = await createWorld();
    const fails = () => Promise.reject(refusalOf(Object.assign(new Error("engine"), { errcode })));
    vi.spyOn(world.app.documents.resetTokens, "find").mockImplementation(fails);
    vi.spyOn(world.app.documents, "count").mockImplementation(fails);
    vi.spyOn(world.app.documents.rateLimits, "peek").mockImplementation(fails);
    await expectAway(world.browser());
  });

  test("a page that fails because of a bug gets 500", async () => {
    await using world = await createWorld();
    vi.spyOn(world.app.documents.resetTokens, "find").mockRejectedValue(new TypeError("ours"));
    for (const address of [page, data]) {
      const { status, headers } = await world.browser().get(address);
      expect([status, headers.get("Retry-After")]).toEqual([500, null]);
    }
  });
});

test("a user stays signed in when the database cannot write", async () => {
  await using world = await createWorld();
  const { browser } = await world.people.signedIn("patient");
  world.clock.advance(2 * day);
  const full = refusalOf(Object.assign(new Error("engine"), { errcode: 13 }));
  const extend = vi.spyOn(world.app.documents.sessions, "extend").mockRejectedValue(full);
  const kept = await browser.get(paths.home());
  expect([kept.status, kept.text.includes("Nick of patient")]).toEqual([200, true]);
  expect(kept.headers.getSetCookie()).toEqual([]);
  extend.mockRestore();
  expect((await browser.get(paths.home())).headers.getSetCookie()).toHaveLength(1);
});

describe("PostgreSQL", () => {
  const postgres = fixture(async (owned) => owned.use(await startFaultyPostgres()));
  const world = useWorld(() => ({ settings: postgresSettings(postgres.url) }));

  /** The state of the database, as `/readyz?verbose` reports it. */
  const stateOf = async (browser: Browser) => {
    // A report is kept for a second.
    world.clock.advance(second);
    const { status, body } = await browser.get(`${paths.readiness()}?verbose`);
    return [status, body["database"]];
  };

  test.each([
    ["hanging", () => postgres.hang()],
    ["refusing connections", () => postgres.refuse()],
    ["unreachable over the network", () => postgres.swallow()],
  ] as const)(
    "while PostgreSQL is %s, pages are served, nobody is told to log in, and writes work again afterwards",
    async (name, fail) => {
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
          messages.savedPage.logInPrompt,
          messages.account.logInToViewProfile,
          messages.account.logInToContinue,
        ])
          expect(text, address).not.toContain(claim);
      }
      for (const address of [dataPath(paths.saves()), paths.ownData()])
        expect((await browser.get(address)).status, address).toBe(503);
      await expectAway(visitor);
      expect((await save(browser, "save")).status).toBe(503);
      expect((await browser.post(paths.signOut())).status).toBe(503);

      await repair();

      await expect.poll(async () => (await save(browser, "save")).status).toBe(200);
      expect((await browser.get(paths.saved())).status).toBe(200);
      expect((await visitor.get(page)).status).toBe(200);
      expect(await stateOf(visitor)).toEqual([200, "ok"]);
      const told = world.log.filter((line) => line.includes('"event":"database'));
      expect(told.length).toBeGreaterThanOrEqual(2);
      world.log.splice(0);
    },
  );

  test("while PostgreSQL is read-only, users read their data, writes get 503, and work again afterwards", async () => {
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

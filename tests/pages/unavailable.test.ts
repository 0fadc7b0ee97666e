import { connect, createServer, type Socket } from "node:net";
import { describe, expect, test, vi } from "vitest";
import * as messages from "../../domain/site/messages.ts";
import { dataPath } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import { refusalOf } from "../../server/documents/sqlite-errors.ts";
import { day } from "../support/clock.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { createPostgres } from "../support/databases.ts";
import { listening } from "../support/listening.ts";
import { createWorld } from "../support/world.ts";

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
    const world = await createWorld();
    const fails = () => Promise.reject(refusalOf(Object.assign(new Error("engine"), { errcode })));
    vi.spyOn(world.app.documents.resetTokens, "find").mockImplementation(fails);
    vi.spyOn(world.app.documents, "count").mockImplementation(fails);
    vi.spyOn(world.app.documents.rateLimits, "peek").mockImplementation(fails);
    await expectAway(world.browser());
    await world.close();
  });

  test("a page that fails because of a bug gets 500", async () => {
    const world = await createWorld();
    vi.spyOn(world.app.documents.resetTokens, "find").mockRejectedValue(new TypeError("ours"));
    for (const address of [page, data]) {
      const { status, headers } = await world.browser().get(address);
      expect([status, headers.get("Retry-After")]).toEqual([500, null]);
    }
    await world.close();
  });
});

test("a page that needs an unreachable PostgreSQL gets 503, and 200 afterwards", async () => {
  const database = await createPostgres();
  const { hostname, port } = new URL(database.url);
  const through: Socket[] = [];
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on("error", () => undefined).on("close", () => near.destroy());
    near.pipe(far).pipe(near);
    through.push(near, far);
  });
  const url = new URL(database.url);
  url.port = String(await listening(proxy));
  const AUTH_SECRET = "pQ7vZk2mXw9LrT4bNc8YhE3uJd6GsA1f";
  const world = await createWorld({ settings: { DATABASE_URL: url.href, SINGLE_SERVER: "1", AUTH_SECRET } });
  const browser = world.browser();
  expect((await browser.get(page)).status).toBe(200);

  proxy.close();
  for (const socket of through.splice(0)) socket.destroy();
  await expectAway(browser);
  for (const address of [paths.home(), paths.gem(1)]) expect((await browser.get(address)).status).toBe(200);

  proxy.listen(Number(url.port), "127.0.0.1");
  await expect.poll(async () => (await browser.get(page)).status).toBe(200);
  await world.close();
  proxy.close();
  await database.drop();
});

test("a user stays signed in when the database cannot write", async () => {
  const world = await createWorld();
  const { browser } = await world.people.signedIn("patient");
  world.clock.advance(2 * day);
  const full = refusalOf(Object.assign(new Error("engine"), { errcode: 13 }));
  const extend = vi.spyOn(world.app.documents.sessions, "extend").mockRejectedValue(full);
  const kept = await browser.get(paths.home());
  expect([kept.status, kept.text.includes("Nick of patient")]).toEqual([200, true]);
  expect(kept.headers.getSetCookie()).toEqual([]);
  extend.mockRestore();
  expect((await browser.get(paths.home())).headers.getSetCookie()).toHaveLength(1);
  await world.close();
});

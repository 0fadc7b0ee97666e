import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../server/documents/schema.ts";
import { createPostgres, type TestDatabase } from "../support/databases.ts";
import { deletionAgainstWrites, doubleReviews, interleavedSaves, type Outcome } from "./races.ts";
import { startTwo, type TwoServers } from "./two-servers.ts";

let database: TestDatabase;
let two: TwoServers;
let db: Database;

beforeAll(async () => {
  database = await createPostgres();
  two = await startTwo(database.url);
  db = database.connect();
});

afterAll(async () => {
  await db.destroy();
  await two.stop();
  await database.drop();
});

/** A race succeeds when the database is consistent afterwards and all statuses are allowed. */
function expectSound({ statuses, wrong }: Outcome, allowed: readonly string[]): void {
  expect({ wrong, statuses }).toEqual({ wrong: [], statuses });
  expect(allowed).toEqual(expect.arrayContaining(Object.keys(statuses)));
}

test("a review submitted to two servers at once is one review", async () => {
  expectSound(await doubleReviews(two, db, 40), ["200"]);
});

test("saves made on two servers at once are all stored", async () => {
  expectSound(await interleavedSaves(two, db, 12), ["200"]);
});

test("an account that is deleted while it writes on another server leaves no orphaned rows; late writes are refused as signed out", async () => {
  const outcome = await deletionAgainstWrites(two, db, 16);
  expectSound(outcome, ["200", "202", "401"]);
});

import { expect, test } from "vitest";
import { createPostgres } from "../support/databases.ts";
import { fixture } from "../support/fixture.ts";
import { postgresSettings } from "../support/site-of-engine.ts";
import {
  deletionAgainstWrites,
  doubleReviews,
  interleavedSaves,
  reportsAgainstDeletion,
  type Outcome,
} from "./races.ts";
import { startTwo } from "./two-servers.ts";

const on = fixture(async (owned) => {
  const database = owned.use(await createPostgres());
  const two = owned.use(await startTwo(postgresSettings(database.url)));
  return { two, db: owned.use(database.connect()) };
});

/** A race succeeds when the database is consistent afterwards and all statuses are allowed. */
function expectSound({ statuses, wrong }: Outcome, allowed: readonly string[]): void {
  expect({ wrong, statuses }).toEqual({ wrong: [], statuses });
  expect(allowed).toEqual(expect.arrayContaining(Object.keys(statuses)));
}

test("a review submitted to two servers at once is one review", async () => {
  expectSound(await doubleReviews(on.two, on.db, 40), ["200"]);
});

test("saves made on two servers at once are all stored", async () => {
  expectSound(await interleavedSaves(on.two, on.db, 12), ["200"]);
});

test("an account that is deleted while it writes on another server leaves no orphaned rows; late writes are refused as signed out", async () => {
  expectSound(await deletionAgainstWrites(on.two, on.db, 16), ["200", "202", "401"]);
});

test("a review that is deleted with its writer while it is reported on two servers leaves no report", async () => {
  expectSound(await reportsAgainstDeletion(on.two, on.db, 16), ["200", "202", "401", "404"]);
});

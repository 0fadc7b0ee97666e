import { afterAll, beforeAll } from "vitest";
import type { Documents } from "../../../server/documents/documents.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import type { TestDatabase } from "../../support/databases.ts";

/**
 * A database opened twice for a `describe`, as by two servers. On SQLite the second connection belongs to another
 * process.
 */
export interface Opened {
  readonly documents: Documents;
  readonly others: Documents;
  readonly database: TestDatabase;
}

/** Opens a database before the tests of a `describe`, and drops it after them. */
export function opened(create: () => Promise<TestDatabase>): Opened {
  const held: { now?: Opened } = {};
  const now = (): Opened => {
    if (!held.now) throw new Error("the database is open only while tests run");
    return held.now;
  };
  beforeAll(async () => {
    const database = await create();
    const { url } = database;
    held.now = { database, documents: await openDocuments({ url }), others: await openDocuments({ url }) };
  });
  afterAll(async () => {
    await now().documents.close();
    await now().others.close();
    await now().database.drop();
  });
  return {
    get documents() {
      return now().documents;
    },
    get others() {
      return now().others;
    },
    get database() {
      return now().database;
    },
  };
}

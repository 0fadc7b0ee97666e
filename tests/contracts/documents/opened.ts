import type { Documents } from "../../../server/documents/documents.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import type { TestDatabase } from "../../support/databases.ts";
import { fixture } from "../../support/fixture.ts";

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
export const opened = (create: () => Promise<TestDatabase>): Opened =>
  fixture(async (owned) => {
    const database = owned.use(await create());
    const open = async () =>
      owned.adopt(await openDocuments({ url: database.url }), (documents) => documents.close());
    return { database, documents: await open(), others: await open() };
  });

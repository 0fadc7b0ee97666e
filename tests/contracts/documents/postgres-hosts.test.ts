import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Documents } from "../../../server/documents/documents.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import { type FaultyPostgres, startFaultyPostgres } from "../../support/faulty-postgres.ts";
import { settle } from "./people.ts";

describe("an address with two PostgreSQL hosts", () => {
  const held: {
    hosts: readonly FaultyPostgres[];
    documents?: Documents;
    makeFirstWritable?: () => Promise<void>;
  } = { hosts: [] };
  const host = (index: number): FaultyPostgres => {
    const found = held.hosts[index];
    if (found === undefined) throw new Error("the hosts run only while tests run");
    return found;
  };
  const documents = () => {
    if (held.documents === undefined) throw new Error("the documents are open only while tests run");
    return held.documents;
  };
  /** Whether a user that is settled now can be read back from this host alone. */
  const isWrittenTo = async (index: number, id: string) => {
    await expect
      .poll(() =>
        settle(documents(), id)
          .then(() => true)
          .catch(() => false),
      )
      .toBe(true);
    const alone = await openDocuments({ url: host(index).url });
    const found = await alone.users.byId(id);
    await alone.close();
    return found !== undefined;
  };

  beforeAll(async () => {
    held.hosts = await Promise.all([startFaultyPostgres(), startFaultyPostgres()]);
    // Both have the tables, as a standby has those of its primary.
    for (const { url } of held.hosts) await (await openDocuments({ url })).close();
    held.makeFirstWritable = await host(0).makeReadOnly();
    const [first, second] = held.hosts.map(({ url }) => new URL(url));
    held.documents = await openDocuments({
      url: `postgres://${first?.username}@${first?.host},${second?.host}${first?.pathname}?target_session_attrs=read-write`,
    });
  });
  afterAll(async () => {
    await held.documents?.close();
    for (const each of held.hosts) await each.stop();
  });

  test("of two PostgreSQL hosts the one that accepts writes is used", async () => {
    expect(await isWrittenTo(1, "first")).toBe(true);
  });

  test("the pool switches to the other PostgreSQL host when it becomes the primary", async () => {
    await host(1).makeReadOnly();
    await held.makeFirstWritable?.();
    expect(await isWrittenTo(0, "second")).toBe(true);
  });
});

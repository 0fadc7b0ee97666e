import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPostgres } from "../support/databases.ts";
import { events, startPair, type Pair } from "./old-cookies.ts";

const databases = [
  [
    "PostgreSQL",
    async () => {
      const database = await createPostgres();
      const { url } = database;
      return { url, settings: { DATABASE_URL: url, SINGLE_SERVER: "1" }, drop: () => database.drop() };
    },
  ],
  [
    "one SQLite file",
    () => {
      const folder = mkdtempSync(path.join(tmpdir(), "anaba-pair-"));
      const drop = () => Promise.resolve(rmSync(folder, { recursive: true }));
      return Promise.resolve({ url: `sqlite:${folder}/anaba.sqlite`, settings: { DATA_DIR: folder }, drop });
    },
  ],
] as const;

describe.each(databases)("two servers on %s (docs/security.md row 7)", (name, open) => {
  const held: { pair?: Pair; drop?: () => Promise<void> } = {};
  beforeAll(async () => {
    const { url, settings, drop } = await open();
    held.drop = drop;
    held.pair = await startPair(url, settings);
  });
  afterAll(async () => {
    await held.pair?.stop();
    await held.drop?.();
  });

  // The bar is one second; the next request is already refused.
  test.each(Object.entries(events))(
    `with two servers on ${name}, after %s the old cookie is refused`,
    async (event, details) => {
      expect(await held.pair?.after(event, details)).toEqual([]);
    },
  );
});

import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery } from "kysely";
import { Client } from "pg";
import { inject } from "vitest";
import { connectPostgres } from "../../server/database/postgres.ts";
import type { Database } from "../../server/database/schema.ts";
import { connectSqlite } from "../../server/database/sqlite.ts";

/** A new empty database for a test. */
export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
  /** A direct connection, for data that the documents do not return. */
  connect(): Database;
  /** The engine's query plan. */
  plan(db: Database, query: CompiledQuery): Promise<string>;
  readonly drop: () => Promise<void>;
}

/** Both engines by name, for `describe.each`. */
export const engines: readonly (readonly [string, () => Promise<TestDatabase>])[] = [
  ["SQLite", createSqlite],
  ["PostgreSQL", createPostgres],
];

/** A new SQLite file. */
export function createSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "anaba-sqlite-"));
  const file = join(folder, "anaba.db");
  const drop = () => Promise.resolve(rmSync(folder, { recursive: true }));
  return Promise.resolve({
    url: `sqlite:${file}`,
    connect: () => connectSqlite(file),
    plan: (db, query) => explain("explain query plan", db, query),
    drop,
    [Symbol.asyncDispose]: drop,
  });
}

/** A new database on the PostgreSQL server of this test run. */
export async function createPostgres(): Promise<TestDatabase> {
  const server = await serverUrl();
  const name = `anaba_test_${randomBytes(6).toString("hex")}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await run(server, `create database ${name}`);
  const drop = () => run(server, `drop database ${name} with (force)`);
  return {
    url: url.href,
    connect: () => connectPostgres(url.href, "serve"),
    plan: (db, query) => explain("explain", db, query),
    drop,
    [Symbol.asyncDispose]: drop,
  };
}

async function explain(explaining: string, db: Database, query: CompiledQuery): Promise<string> {
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(`${explaining} ${query.sql}`, [...query.parameters]),
  );
  return JSON.stringify(rows);
}

async function serverUrl(): Promise<string> {
  const response = await fetch(inject("postgresDoor"));
  const answer = await response.text();
  if (!response.ok) throw new Error(`no PostgreSQL to test with: ${answer}`);
  return answer;
}

async function run(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

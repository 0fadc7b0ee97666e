import { describe, expect, test } from "vitest";
import { readPostgresAddress } from "../../server/documents/postgres-address.ts";

describe("a PostgreSQL address of the settings", () => {
  test("a PostgreSQL address with one host keeps its parameters and gets ten connections", () => {
    expect(readPostgresAddress("postgresql://me:pw@db:5433/anaba?sslmode=require")).toEqual({
      urls: ["postgresql://me:pw@db:5433/anaba?sslmode=require"],
      connectionLimit: 10,
      isPooled: false,
    });
  });

  test("a PostgreSQL address with several hosts becomes one address for each, without our own parameters", () => {
    expect(
      readPostgresAddress(
        "postgres://me@one:1,two:2,[::1]:3/anaba?target_session_attrs=read-write&connection_limit=25&pgbouncer=true&application_name=x",
      ),
    ).toEqual({
      urls: ["one:1", "two:2", "[::1]:3"].map((host) => `postgres://me@${host}/anaba?application_name=x`),
      connectionLimit: 25,
      isPooled: true,
    });
  });

  test.each([
    "mysql://db/anaba",
    "postgres://",
    "postgres:///anaba",
    "postgres://one,,two/anaba",
    "postgres://one:port/anaba",
    "postgres://one/anaba?connection_limit=0",
    "postgres://one/anaba?connection_limit=501",
    "postgres://one/anaba?connection_limit=ten",
    "postgres://one/anaba?pgbouncer=1",
    "postgres://one,two/anaba?target_session_attrs=any",
  ])("the invalid PostgreSQL address %s is refused", (text) => {
    expect(readPostgresAddress(text)).toBeNull();
  });
});

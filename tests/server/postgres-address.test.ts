import { describe, expect, test } from "vitest";
import { hasSeveralHosts, readPostgresAddress } from "../../server/base/postgres-address.ts";

describe("a PostgreSQL address of the settings", () => {
  test("a PostgreSQL address with one host keeps its parameters and gets ten connections", () => {
    expect(readPostgresAddress("postgresql://me:pw@db:5433/anaba?sslmode=require")).toEqual({
      url: "postgresql://me:pw@db:5433/anaba?sslmode=require",
      connectionLimit: 10,
      isPooled: false,
    });
  });

  test("our own parameters are taken out of a PostgreSQL address", () => {
    expect(
      readPostgresAddress(
        "postgres://me:a,b@[::1]:3/anaba?connection_limit=25&pgbouncer=true&application_name=x",
      ),
    ).toEqual({
      url: "postgres://me:a,b@[::1]:3/anaba?application_name=x",
      connectionLimit: 25,
      isPooled: true,
    });
  });

  test.each([
    ["postgres://one,two/anaba", true],
    ["postgresql://me:pw@one:1,[::1]:2/anaba?target_session_attrs=read-write", true],
    ["postgres://me:a,b@one/anaba", false],
    ["postgres://one/a,b?options=c,d", false],
  ])("whether the PostgreSQL address %s has several hosts: %s", (text, isSo) => {
    expect(hasSeveralHosts(text)).toBe(isSo);
    expect(readPostgresAddress(text) === null).toBe(isSo);
  });

  test.each([
    "mysql://db/anaba",
    "postgres://",
    "postgres:///anaba",
    "postgres://one:port/anaba",
    "postgres://one/anaba?connection_limit=0",
    "postgres://one/anaba?connection_limit=501",
    "postgres://one/anaba?connection_limit=ten",
    "postgres://one/anaba?pgbouncer=1",
  ])("the invalid PostgreSQL address %s is refused", (text) => {
    expect(readPostgresAddress(text)).toBeNull();
  });
});

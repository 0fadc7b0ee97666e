/** The parsed PostgreSQL address of the settings. */
export interface PostgresAddress {
  /** One connection URL per host, without the parameters below. */
  readonly urls: readonly [string, ...string[]];
  /** The maximum number of connections of one server process (`connection_limit`), 10 by default. */
  readonly connectionLimit: number;
  /** Whether PgBouncer stands in front, in transaction mode (`pgbouncer=true`). */
  readonly isPooled: boolean;
}

const form = /^(postgres(?:ql)?:\/\/)([^@/?#]*@)?([^@/?#]+)(\/[^?#]*)?(\?[^#]*)?$/;
const defaultLimit = 10;
const mostConnections = 500;

/**
 * Reads an address such as `postgres://user:password@one:5432,two:5432/anaba?connection_limit=20`. Several hosts are
 * separated by commas, as in libpq; the one that accepts writes is used. Null for an invalid address.
 */
export function readPostgresAddress(text: string): PostgresAddress | null {
  const [, scheme = "", user = "", hosts = "", database = "", query = ""] = form.exec(text) ?? [];
  const params = new URLSearchParams(query);
  const limit = params.get("connection_limit") ?? String(defaultLimit);
  const pooled = params.get("pgbouncer") ?? "false";
  const attributes = params.get("target_session_attrs") ?? "read-write";
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > mostConnections) return null;
  if (!["true", "false"].includes(pooled) || attributes !== "read-write") return null;
  for (const name of ["connection_limit", "pgbouncer", "target_session_attrs"]) params.delete(name);
  const rest = params.size === 0 ? "" : `?${params.toString()}`;
  if (hosts.split(",").includes("")) return null;
  const [first, ...others] = hosts.split(",").map((host) => `${scheme}${user}${host}${database}${rest}`);
  if (first === undefined || ![first, ...others].every((url) => URL.canParse(url))) return null;
  return { urls: [first, ...others], connectionLimit: Number(limit), isPooled: pooled === "true" };
}

/** The parsed PostgreSQL address of the settings. */
export interface PostgresAddress {
  /** The connection URL, without the parameters below. */
  readonly url: string;
  /** The maximum number of connections of one server process (`connection_limit`), 10 by default. */
  readonly connectionLimit: number;
  /** Whether PgBouncer is in front, in transaction mode (`pgbouncer=true`). */
  readonly isPooled: boolean;
}

const form = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?[^@/?#,]+(?:\/[^?#]*)?)(\?[^#]*)?$/;
const defaultLimit = 10;
const mostConnections = 500;

/**
 * Reads an address such as `postgres://user:password@host:5432/anaba?connection_limit=20`. Null for an invalid address,
 * and for one with several hosts (decision 42).
 */
export function readPostgresAddress(text: string): PostgresAddress | null {
  const [, address = "", query = ""] = form.exec(text) ?? [];
  const params = new URLSearchParams(query);
  const limit = params.get("connection_limit") ?? String(defaultLimit);
  const pooled = params.get("pgbouncer") ?? "false";
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > mostConnections) return null;
  if (!["true", "false"].includes(pooled) || !URL.canParse(address)) return null;
  for (const name of ["connection_limit", "pgbouncer"]) params.delete(name);
  const rest = params.size === 0 ? "" : `?${params.toString()}`;
  return { url: address + rest, connectionLimit: Number(limit), isPooled: pooled === "true" };
}

/** Whether an address lists several hosts, as libpq allows. */
export const hasSeveralHosts = (text: string): boolean =>
  /^postgres(?:ql)?:\/\/(?:[^@/?#]*@)?[^@/?#]*,[^@/?#]*(?:[/?#]|$)/.test(text);

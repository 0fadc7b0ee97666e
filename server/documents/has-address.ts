import { type RawBuilder, sql } from "kysely";

/**
 * Whether a column has one of these email addresses, of which one is in lower case. The column keeps the letter case in
 * which somebody typed the address; SQLite's `lower` converts ASCII letters only.
 */
export const hasAddress = (
  column: "email" | "recipient",
  addresses: readonly string[],
): RawBuilder<boolean> => {
  const stored = sql.ref(column);
  const listed = sql.join(addresses);
  return sql<boolean>`(${stored} in (${listed}) or lower(${stored}) in (${listed}))`;
};

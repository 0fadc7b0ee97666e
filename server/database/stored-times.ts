import { type RawBuilder, sql } from "kysely";
import type { Span } from "../../domain/base/stored-times.ts";

/** The condition that the time in a column counts. */
export const isWithin = (column: string, { after, upTo }: Span): RawBuilder<boolean> =>
  sql`(${sql.ref(column)} > ${after} and ${sql.ref(column)} <= ${upTo})`;

/** The condition that the time in a column is over. */
export const isOver = (column: string, { after, upTo }: Span): RawBuilder<boolean> =>
  sql`(${sql.ref(column)} <= ${after} or ${sql.ref(column)} > ${upTo})`;

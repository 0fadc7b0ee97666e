import { type Database, inTransaction } from "../database/schema.ts";

/** How many reports of each kind nobody has looked at yet. */
export interface OpenReports {
  readonly reviews: number;
  readonly mistakes: number;
}

const tables = { reviews: "review_reports", mistakes: "mistake_reports" } as const;

/** Counts the open reports; with `unmailed`, only those of which the operator has got no mail. */
export async function countOpenReports(db: Database, { unmailed = false } = {}): Promise<OpenReports> {
  const count = async (table: (typeof tables)[keyof typeof tables]) => {
    const row = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("outcome", "is", null)
      .$if(unmailed, (query) => query.where("is_mailed", "=", 0))
      .executeTakeFirstOrThrow();
    return row.count;
  };
  return { reviews: await count(tables.reviews), mistakes: await count(tables.mistakes) };
}

/** The open reports of both kinds together, of which the operator gets one mail. */
export const openReports = (db: Database) => ({
  /** Counts those of which the operator has got no mail. */
  unmailed: (): Promise<OpenReports> => countOpenReports(db, { unmailed: true }),

  /** Remembers that the operator gets a mail about all that are open. */
  setMailed: (): Promise<void> =>
    inTransaction(db, async (inside) => {
      for (const table of Object.values(tables))
        await inside.updateTable(table).set("is_mailed", 1).where("is_mailed", "=", 0).execute();
    }),
});

export type OpenReportsStore = ReturnType<typeof openReports>;

import type { App } from "../app.ts";

/** Removes erased data from the database's write-ahead log too, within a minute (docs/security.md row 35). */
export const emptyJournal = ({ documents }: Pick<App, "documents">): Promise<void> =>
  documents.emptyJournal();

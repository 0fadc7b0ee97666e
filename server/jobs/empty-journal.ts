import type { App } from "../runtime/app.ts";

/** Has what was erased leave the database's own log of changes too, within a minute (docs/security.md row 35). */
export const emptyJournal = ({ documents }: Pick<App, "documents">): Promise<void> =>
  documents.emptyJournal();

import type { App } from "../runtime/app.ts";

/** Deletes expired sessions, attempts, tokens, limits and blocked usernames. */
export const sweep = ({ documents, now }: Pick<App, "documents" | "now">): Promise<void> =>
  documents.sweep(now());

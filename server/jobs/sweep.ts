import type { App } from "../runtime/app.ts";

/** Deletes what is over: expired sessions, attempts, tokens and limits, and mails given up long ago. */
export const sweep = ({ documents, now }: Pick<App, "documents" | "now">): Promise<void> =>
  documents.sweep(now());

import type { App } from "../runtime/app.ts";
import { uncached } from "./headers.ts";
import type { SiteContext } from "./variables.ts";

const answer = (c: SiteContext, status: 200 | 503) =>
  c.text(status === 200 ? "ok\n" : "not ready\n", status, { "Cache-Control": uncached });

/** 200 while the process lives. */
export const health = (c: SiteContext): Response => answer(c, 200);

/** 200 when the database and the files answer and the server is not stopping, else 503. */
export const readiness =
  ({
    documents,
    files,
    isStopping,
  }: Pick<App, "documents" | "files"> & { readonly isStopping: () => boolean }) =>
  async (c: SiteContext): Promise<Response> => {
    if (isStopping()) return answer(c, 503);
    return Promise.all([documents.ready(), files.ready()]).then(
      () => answer(c, 200),
      () => answer(c, 503),
    );
  };

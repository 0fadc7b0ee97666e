import { randomUUID } from "node:crypto";
import type { App } from "../runtime/app.ts";
import type { Layer } from "./variables.ts";

/** What the log says of an answer. */
interface LoggedAnswer {
  readonly requestId: string;
  readonly method: string;
  /** Without the query, which may be personal. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** Writes one line about an answer. */
export const logAnswer = (log: App["log"], answer: LoggedAnswer): void => log.info(answer, "request");

/** Gives each request an id, sends it back as `X-Request-Id`, and writes one line when the answer is ready. */
export const logRequests =
  ({ log, now }: Pick<App, "log" | "now">): Layer =>
  async (c, next) => {
    const requestId = randomUUID();
    const start = now();
    c.set("requestId", requestId);
    await next();
    c.res.headers.set("X-Request-Id", requestId);
    const { method, path } = c.req;
    logAnswer(log, { requestId, method, path, status: c.res.status, ms: now() - start });
  };

import { randomUUID } from "node:crypto";
import type { App } from "../app.ts";
import type { Layer } from "./variables.ts";

/** Gives each request an id, sends it back as `X-Request-Id`, and writes one line when the answer is ready. */
export const logRequests =
  ({ log, now }: Pick<App, "log" | "now">): Layer =>
  async (c, next) => {
    const requestId = randomUUID();
    const start = now();
    c.set("requestId", requestId);
    await next();
    c.res.headers.set("X-Request-Id", requestId);
    log.info(
      { requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms: now() - start },
      "request",
    );
  };

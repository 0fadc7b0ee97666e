import * as messages from "../../domain/messages.ts";
import { isProfileImageKey } from "../../domain/profile.ts";
import type { App } from "../runtime/app.ts";
import { inertPolicy } from "./headers.ts";
import type { SiteContext } from "./variables.ts";

/** Caches ask again after five minutes, so that the picture of somebody erased is gone from them by then. */
const soonAskedAgain = "public, max-age=300";

/** Serves uploaded pictures through our own hands: only what we encoded ourselves, and nothing in it may run. */
export const serveProfileImage =
  ({ files, log }: Pick<App, "files" | "log">) =>
  async (c: SiteContext): Promise<Response> => {
    const key = c.req.path.slice(1);
    if (!isProfileImageKey(key)) return c.text(messages.http.noSuchFile, 404);
    const bytes = await files.get(key).catch((error: unknown) => {
      log.warn({ err: error, requestId: c.get("requestId") }, "picture not read");
      return undefined;
    });
    if (bytes === undefined) return c.text(messages.http.unavailable, 503);
    if (bytes === null) return c.text(messages.http.noSuchFile, 404);
    return c.body(bytes, 200, {
      "Content-Type": "image/webp",
      "Content-Length": String(bytes.length),
      "Cache-Control": soonAskedAgain,
      "Content-Security-Policy": inertPolicy,
    });
  };

import * as messages from "../../domain/messages.ts";
import { isProfileImageKey } from "../../domain/profile.ts";
import type { App } from "../runtime/app.ts";
import { immutable, inertPolicy } from "./headers.ts";
import type { SiteContext } from "./variables.ts";

/** Serves uploaded pictures through our own hands: only what we encoded ourselves, and nothing in it may run. */
export const serveProfileImage =
  ({ files }: Pick<App, "files">) =>
  async (c: SiteContext): Promise<Response> => {
    const key = c.req.path.slice(1);
    const bytes = isProfileImageKey(key) ? await files.get(key) : null;
    if (bytes === null) return c.text(messages.http.noSuchFile, 404);
    return c.body(bytes, 200, {
      "Content-Type": "image/webp",
      "Content-Length": String(bytes.length),
      "Cache-Control": immutable,
      "Content-Security-Policy": inertPolicy,
    });
  };

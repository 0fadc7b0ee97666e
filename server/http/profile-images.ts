import { hash } from "node:crypto";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { isProfileImageKey } from "../../domain/profile.ts";
import type { App } from "../runtime/app.ts";
import { textResponse, type SiteResponse, type Layer } from "./response.ts";
import { isUnchanged } from "./conditional.ts";
import type { Header } from "./headers.ts";
import type { SiteRequest } from "./request.ts";

const folder = `${paths.profileImage("profile-images")}/`;

/** Caches ask again after five minutes, so that the picture of somebody erased is gone from them by then. */
const fiveMinutes = "public, max-age=300";

/** Serves uploaded pictures through our own hands: only what we encoded ourselves, and nothing in it may run. */
export const serveProfileImages = ({ files, log }: Pick<App, "files" | "log">): Layer => {
  const serve = async ({ id: requestId, path, headers: said }: SiteRequest): Promise<SiteResponse> => {
    const key = path.slice(1);
    if (!isProfileImageKey(key)) return textResponse(404, messages.http.noSuchFile);
    const body = await files.get(key).catch((error: unknown) => {
      log.warn({ err: error, requestId }, "picture not read");
      return undefined;
    });
    if (body === undefined) return textResponse(503, messages.http.unavailable);
    if (body === null) return textResponse(404, messages.http.noSuchFile);
    const tag = `"${hash("sha256", body, "base64url")}"`;
    const headers: readonly Header[] = [
      ["Cache-Control", fiveMinutes],
      ["ETag", tag],
    ];
    return isUnchanged(said, { tag })
      ? { status: 304, headers, body: null }
      : { status: 200, headers: [["Content-Type", "image/webp"], ...headers], body };
  };
  return (request) => (request.method !== "POST" && request.path.startsWith(folder) ? serve(request) : null);
};

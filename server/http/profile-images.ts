import { hash } from "node:crypto";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { lifetimes } from "../../domain/account/account.ts";
import { isProfileImageKey, nameOfProfileImage } from "../../domain/account/profile.ts";
import type { App } from "../app.ts";
import { textResponse, type SiteResponse, type Layer } from "./response/response.ts";
import { isUnchanged } from "./response/conditional.ts";
import type { Header } from "./response/headers.ts";
import type { SiteRequest } from "./request/request.ts";

const folder = `${paths.profileImage("profile-images")}/`;

/** For a short time only: after an account is deleted, its image must soon disappear from caches. */
const shortlyCached = `public, max-age=${lifetimes.cachedImage / 1000}`;

/** Serves profile images. The server has encoded each of them itself, and the policy forbids scripts in them. */
export const serveProfileImages = ({ files, log }: Pick<App, "files" | "log">): Layer => {
  const serve = async ({ id: requestId, path, headers: sent }: SiteRequest): Promise<SiteResponse> => {
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
      ["Cache-Control", shortlyCached],
      ["ETag", tag],
    ];
    if (isUnchanged(sent, { tag })) return { status: 304, headers, body: null };
    const file: readonly Header[] = [
      ["Content-Type", "image/webp"],
      ["Content-Disposition", `inline; filename="${nameOfProfileImage(key)}"`],
    ];
    return { status: 200, headers: [...file, ...headers], body };
  };
  return (request) => (request.method !== "POST" && request.path.startsWith(folder) ? serve(request) : null);
};

import { bodyLimit } from "hono/body-limit";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { imageSizeLimit } from "../../domain/profile.ts";
import type { Layer } from "./variables.ts";

const megabyte = 1024 * 1024;
const onError = (c: Parameters<Layer>[0]) => c.text(messages.http.bodyTooLarge, 413);

const forForms = bodyLimit({ maxSize: megabyte, onError });
/** A picture just over its limit is still read, so that its own sentence can say so. */
const forUploads = bodyLimit({ maxSize: imageSizeLimit + megabyte, onError });

const uploadPaths: ReadonlySet<string> = new Set([paths.editProfile(), `${paths.editProfile()}.data`]);

/**
 * Refuses request bodies larger than any form of the site (hardening row 22). Browsers tell the length of what they
 * upload; where it is not told, the body has to be read to be measured, and less of it is.
 */
export const limitBody: Layer = (c, next) => {
  const isUpload = uploadPaths.has(c.req.path) && c.req.header("Content-Length") !== undefined;
  return isUpload ? forUploads(c, next) : forForms(c, next);
};

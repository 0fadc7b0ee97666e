import { canonicalPath } from "../../domain/site/canonical-path.ts";
import * as messages from "../../domain/site/messages.ts";
import { textResponse, type Layer } from "./response/response.ts";

/**
 * Redirects a page's path with a trailing slash or with other letter case to its canonical path. The location comes from
 * our own list, so the redirect cannot lead to another site.
 */
export const redirectToCanonical: Layer = ({ method, path, search }) => {
  const page = method === "POST" ? null : canonicalPath(path);
  return page === null ? null : textResponse(308, messages.http.moved, [["Location", page + search]]);
};

import { canonicalPath } from "../../domain/canonical-path.ts";
import * as messages from "../../domain/messages.ts";
import { textResponse, type Layer } from "./response.ts";

/**
 * Leads from a page's path with a slash at its end or letters of another case to the one address of the page
 * (docs/product.md §10). The address is the product's own, so it leads to no other site whatever was sent.
 */
export const redirectToCanonical: Layer = ({ method, path, search }) => {
  const page = method === "POST" ? null : canonicalPath(path);
  return page === null ? null : textResponse(308, messages.http.moved, [["Location", page + search]]);
};

const isHtml = ({ headers }: Response) => /^text\/html\b/i.test(headers.get("Content-Type") ?? "");

/** The headers of our server in its failures: the first in all (server/http/response.ts), the other in page data. */
const ownHeaders: readonly string[] = ["X-Request-Id", "X-Remix-Response"];

/**
 * Whether something between the browser and our server sent this in place of page data: a proxy that finds no server, or
 * the log-in page of a network. Only failures must have our headers, because a proxy may remove them from a success.
 */
export const isForeignData = (response: Response): boolean =>
  isHtml(response) || (!response.ok && !ownHeaders.some((name) => response.headers.has(name)));

/**
 * The same for a script. A 404 is no such response: after an update our server no longer has the scripts of an older
 * page.
 */
export const isForeignScript = (response: Response): boolean =>
  response.status >= 500 || (response.ok && isHtml(response));

/**
 * Whether a path is unambiguous (docs/security.md row 15). Parsers disagree about a path that starts with two slashes
 * or contains a backslash, a control character or a broken percent sequence.
 */
export function isValidPath(path: string): boolean {
  if (path.startsWith("//") || /[\\\p{Control}]/u.test(path)) return false;
  try {
    return !/[\\\p{Control}]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Whether a target, as it was sent, contains a dot segment ("." or "..", RFC 3986 §3.3). Browsers resolve those
 * before they send a request.
 */
export const hasDotSegment = (target: string): boolean =>
  /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:$|\/|%2f)/i.test(target.split("?")[0] ?? "");

/**
 * Whether a request's path can be meant seriously (docs/security.md row 15). A path that starts with two slashes or holds a
 * backslash, a control character or a broken percent sequence is read differently by different parsers.
 */
export function isValidPath(path: string): boolean {
  if (path.startsWith("//") || /[\\\p{Control}]/u.test(path)) return false;
  try {
    return !/[\\\p{Control}]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Whether a target, as it was sent, has a segment "." or ".."; browsers resolve those before they ask. */
export const hasDotSegment = (target: string): boolean =>
  /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:$|\/|%2f)/i.test(target.split("?")[0] ?? "");

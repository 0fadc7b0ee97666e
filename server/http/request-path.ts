/**
 * Whether a request's path can be meant seriously (hardening row 15). A path that starts with two slashes or holds a
 * backslash, a control character or a broken percent sequence is read differently by different parsers.
 */
export function isSoundPath(path: string): boolean {
  if (path.startsWith("//") || /[\\\p{Control}]/u.test(path)) return false;
  try {
    return !/[\\\p{Control}]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

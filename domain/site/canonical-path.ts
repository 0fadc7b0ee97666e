import { pagePaths } from "./page-paths.ts";
import { pageNames } from "./paths.ts";

/** The path of every page, as the specification writes it (docs/product.md §2). */
const allPaths: ReadonlySet<string> = new Set(pagePaths(pageNames));

/** No page has a longer path. */
const longestPath = 64;

/**
 * The canonical path for a path with trailing slashes or with other letter case; null when the path is already
 * canonical, and when there is no such page.
 */
export function canonicalPath(pathname: string): string | null {
  if (pathname.length > longestPath || allPaths.has(pathname)) return null;
  const meant = pathname.toLowerCase().replace(/\/{1,64}$/, "");
  return allPaths.has(meant) ? meant : null;
}

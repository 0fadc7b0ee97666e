import { catalogue } from "../gems/catalogue.ts";
import { paths } from "./paths.ts";

/** The path of every page, as the specification writes it (docs/product.md §2). */
const pagePaths: ReadonlySet<string> = new Set([
  paths.home(),
  paths.saved(),
  paths.profile(),
  paths.editProfile(),
  paths.accountSettings(),
  paths.photos(),
  paths.list(),
  paths.map(),
  ...catalogue.flatMap(({ id }) => [paths.gem(id), paths.driverCard(id), paths.gemPhotos(id)]),
]);

/** No page has a longer path. */
const longestPath = 64;

/**
 * The canonical path for a path with trailing slashes or with other letter case; null when the path is already
 * canonical, and when there is no such page.
 */
export function canonicalPath(pathname: string): string | null {
  if (pathname.length > longestPath || pagePaths.has(pathname)) return null;
  const meant = pathname.toLowerCase().replace(/\/{1,64}$/, "");
  return pagePaths.has(meant) ? meant : null;
}

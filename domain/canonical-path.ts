import { catalogue } from "./catalogue.ts";
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
  ...catalogue.flatMap(({ id }) => [paths.gem(id), paths.driverCard(id), paths.gemPhotos(id)]),
]);

/** Longer paths are no page's, whatever their case. */
const longestPath = 64;

/**
 * The path of the page that is meant by one with slashes at its end or letters of another case; null where the path is
 * right already, and where no page is meant.
 */
export function canonicalPath(pathname: string): string | null {
  if (pathname.length > longestPath || pagePaths.has(pathname)) return null;
  const meant = pathname.toLowerCase().replace(/\/{1,64}$/, "");
  return pagePaths.has(meant) ? meant : null;
}

/* oxlint-disable no-underscore-dangle -- the name is React Router's */
import { matchPath, type EntryContext } from "react-router";

/** A page's route in React Router's manifest. */
type PageRoute = Pick<
  NonNullable<EntryContext["manifest"]["routes"][string]>,
  "id" | "path" | "module" | "imports"
>;

/** The route of the page at a path; null when there is none. */
export const routeAt = (pathname: string): PageRoute | null =>
  Object.values(window.__reactRouterManifest?.routes ?? {}).find(
    (route) =>
      route !== undefined &&
      route.id !== "root" &&
      route.path !== "*" &&
      matchPath(route.path ?? "", pathname) !== null,
  ) ?? null;

const fetched = new Set<string>();

/** Notes that a script has been fetched. */
export const markFetched = (script: string): void => void fetched.add(script);

/** The scripts of a page that this document has not fetched yet. */
export function missingScripts({ module, imports = [] }: PageRoute): readonly string[] {
  // A failed fetch is listed too, but without a body.
  const entries = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.decodedBodySize > 0);
  const loaded = new Set(entries.map(({ name }) => new URL(name).pathname));
  return [module, ...imports].filter((script) => !fetched.has(script) && !loaded.has(script));
}

import { matchPath } from "react-router";

/** A page's route as the router's manifest tells of it. */
interface PageRoute {
  readonly id: string;
  readonly path?: string;
  readonly module: string;
  readonly imports?: readonly string[];
}

declare global {
  interface Window {
    /** Written by React Router into the document. */
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, PageRoute | undefined>> };
  }
}

/** The route of the page at a path, or null. */
export const routeAt = (pathname: string): PageRoute | null =>
  Object.values(window.__reactRouterManifest?.routes ?? {}).find(
    (route) =>
      route !== undefined &&
      route.id !== "root" &&
      route.path !== "*" &&
      matchPath(`/${route.path ?? ""}`, pathname) !== null,
  ) ?? null;

const fetched = new Set<string>();

/** Says that a script has come. */
export const markFetched = (script: string): void => void fetched.add(script);

/** The scripts of a page that have not been fetched in this document. */
export function missingScripts({ module, imports = [] }: PageRoute): readonly string[] {
  // A script that was fetched in vain is listed too, but without a body.
  const entries = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.decodedBodySize > 0);
  const loaded = new Set(entries.map(({ name }) => new URL(name).pathname));
  return [module, ...imports].filter((script) => !fetched.has(script) && !loaded.has(script));
}

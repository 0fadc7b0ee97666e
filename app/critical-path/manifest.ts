import type { EntryContext } from "react-router";

/** React Router's manifest: the built files of each route. */
export type Manifest = EntryContext["manifest"];

/** The root's id in React Router's manifest. */
export const rootId = "root";

/**
 * The routes whose modules have URLs of their own to fetch: the root's module is part of the entry
 * (app/entry.client.tsx).
 */
export const withoutRoot = (routeIds: readonly string[]): readonly string[] =>
  routeIds.filter((id) => id !== rootId);

/** The addresses of a route's modules. The build may split parts off that run before the route is rendered. */
export function modulesOf({ routes }: Manifest, id: string): readonly string[] {
  const route = routes[id];
  return [
    route?.clientActionModule,
    route?.clientLoaderModule,
    route?.clientMiddlewareModule,
    route?.hydrateFallbackModule,
    route?.module,
  ].filter((address) => address !== undefined);
}

/** React Router ends the address of a stylesheet that a later part shares with `#`. */
const addressOf = (href: string) => href.replace("#", "");

/** Addresses of the stylesheets of the given routes, each once. */
export const stylesheetsOf = ({ routes }: Manifest, routeIds: readonly string[]): ReadonlySet<string> =>
  new Set(routeIds.flatMap((id) => routes[id]?.css ?? []).map(addressOf));

/**
 * The manifest without the stylesheets of the given routes, which the document holds: `<Links>` then renders no link of
 * them, on the server and in the browser alike, and React Router fetches none of them with a later page.
 */
export function withoutStylesheetsOf(manifest: Manifest, routeIds: readonly string[]): Manifest {
  const held = stylesheetsOf(manifest, routeIds);
  const routes = Object.entries(manifest.routes).map(([id, route]): [string, typeof route] => [
    id,
    route?.css === undefined
      ? route
      : { ...route, css: route.css.filter((href) => !held.has(addressOf(href))) },
  ]);
  return { ...manifest, routes: Object.fromEntries(routes) };
}

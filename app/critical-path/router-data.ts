/* oxlint-disable no-underscore-dangle -- the names are React Router's */
import type { EntryContext } from "react-router";
import { append } from "./append.ts";
import { loaderDataId, type ApplicationData } from "./data.ts";
import {
  modulesOf,
  rootId,
  stylesheetsOf,
  withoutRoot,
  withoutStylesheetsOf,
  type Manifest,
} from "./manifest.ts";

type RouteModule = NonNullable<EntryContext["routeModules"][string]>;

declare global {
  interface Window {
    /** Set by the module of the manifest. */
    __reactRouterManifest?: Manifest;
    __reactRouterRouteModules?: EntryContext["routeModules"];
    __reactRouterContext?: { readonly stream: ReadableStream<Uint8Array> | null };
  }
}

/** Sets the globals that `<HydratedRouter>` reads, like React Router's own `<Scripts>`; `root` is the root's module. */
export async function provideRouterData(
  { routes, holdsStylesheets, context }: ApplicationData,
  root: object,
): Promise<void> {
  const manifest = window.__reactRouterManifest;
  if (manifest === undefined) throw new Error("the manifest has not come");
  const modules = withoutRoot(routes).map(async (id) => [id, await importRoute(manifest, id)] as const);
  window.__reactRouterRouteModules = Object.assign(Object.fromEntries(await Promise.all(modules)), {
    [rootId]: root,
  });
  if (holdsStylesheets) nameHeldStylesheets(stylesheetsOf(manifest, routes));
  window.__reactRouterManifest = holdsStylesheets ? withoutStylesheetsOf(manifest, routes) : manifest;
  const loaderData = document.getElementById(loaderDataId)?.textContent ?? "";
  window.__reactRouterContext = { ...context, stream: new Response(loaderData).body };
}

/**
 * Adds a link for each stylesheet whose text the document holds. Vite's code looks for such a link before it fetches the
 * stylesheets of a part that is loaded later; a disabled one fetches nothing (HTML §4.6.7.8).
 */
function nameHeldStylesheets(addresses: Iterable<string>): void {
  for (const href of addresses) append(document.head, "link", { rel: "stylesheet", href, disabled: true });
}

/** A route's module, with the parts that the build has split off. */
async function importRoute(manifest: Manifest, id: string): Promise<RouteModule> {
  const parts = modulesOf(manifest, id).map(
    (address): Promise<RouteModule> => import(/* @vite-ignore */ address),
  );
  return Object.assign({}, ...(await Promise.all(parts)));
}

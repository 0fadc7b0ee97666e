import { createElement } from "react";
import {
  useActionData,
  useLoaderData,
  type ActionFunction,
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
} from "react-router";
import { pageNames, patternOf } from "../domain/site/paths.ts";
import { isRenewing } from "./client/copies.ts";
import { componentOf } from "./page-components.ts";
import type { RouteName } from "./page.ts";
import { FailedRoot, Root } from "./root.tsx";
import { pages } from "./routes.ts";
import { rootRoute } from "./shell/use-site.ts";
import { ErrorPage } from "./shell/error-page.tsx";

/** Where the routes get their data: from the views on the server, over the network in the browser. */
export interface RouteData {
  readonly site: LoaderFunction;
  readonly page: (name: RouteName) => LoaderFunction;
  /** Only on the server: our scripts post forms without the router. */
  readonly action?: ActionFunction;
}

/** The site's data changes with the session, and when a page loads its own data again. */
const revalidateSite: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && currentUrl.href === nextUrl.href;

/** Another query at the same path needs no request. But the data of a copy must not stay. */
const keepAtSamePath: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname ? isRenewing() : defaultShouldRevalidate;

function routeOf(name: RouteName, { page, action }: RouteData): RouteObject {
  function Page() {
    return createElement(componentOf(name), { loaderData: useLoaderData(), actionData: useActionData() });
  }
  return {
    id: name,
    path: name === "notFound" ? "*" : patternOf(name),
    loader: page(name),
    ...(action !== undefined && { action }),
    ...(pages[name].keepsData === true && { shouldRevalidate: keepAtSamePath }),
    Component: Page,
  };
}

/** Id of the route that shows an error in place of a page. The frame around it stays. */
export const boundaryRoute = "boundary";

/** The routes, for the router of the browser and for the static one of the server. */
export const createRoutes = (data: RouteData): RouteObject[] => [
  {
    id: rootRoute,
    loader: data.site,
    shouldRevalidate: revalidateSite,
    Component: Root,
    ErrorBoundary: FailedRoot,
    children: [
      {
        id: boundaryRoute,
        ErrorBoundary: ErrorPage,
        children: [...pageNames, "notFound" as const].map((name) => routeOf(name, data)),
      },
    ],
  },
];

import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { pageAt } from "../domain/site/pages.ts";
import { paths } from "../domain/site/paths.ts";
import { providePageFiles } from "./client/page-files.ts";
import { read } from "./client/read.ts";
import { retryOnceOnline, untilOnline, untilReached } from "./client/retry.ts";
import { loadCopyBar } from "./copy-bar.ts";
import { append } from "./document/append.ts";
import type { Site } from "../domain/site/site-data.ts";
import { readCriticalPathData, readPageData, type PageData } from "./document/data.ts";
import { fetchPage } from "./fetch-page.ts";
import { loadComponent } from "./page-components.ts";
import type { RouteName } from "./page.ts";
import { createRoutes } from "./router.ts";
import { isForVisitor, loadUserSaves } from "./saves/user-saves.ts";
import { rootRoute } from "./shell/use-site.ts";

let rendered = window.beforeHydration?.address;
const isAsRendered = () => rendered === window.location.pathname + window.location.search;

/** A view transition that another navigation has skipped: the page has changed nevertheless. */
const isSkip = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of our own server
const siteOf = ({ loaderData }: PageData) => loaderData[rootRoute] as Site | undefined;

const needsUserSaves = (data: PageData) => {
  const site = siteOf(data);
  return site !== undefined && !isForVisitor(site);
};

/** What a copied document needs before it is hydrated; null for any other. */
async function loadCopy(name: RouteName, data: PageData) {
  if (siteOf(data)?.isCopy !== true) return null;
  const copy = await import("./offline/as-rendered.ts");
  await Promise.all([loadCopyBar(), copy.noteDocument(name, data.loaderData)]);
  return copy;
}

const routes = createRoutes({
  site: ({ request: { url, signal } }) =>
    untilReached("page", signal, () => read("site", new URL(paths.site(), url), signal)),
  page:
    (name) =>
    ({ url, request: { signal } }) =>
      fetchPage({ name, url, signal }),
});

async function start(): Promise<void> {
  retryOnceOnline();
  const { files, heldStyles } = readCriticalPathData().application;
  providePageFiles(files);
  // Vite's code looks for a link before it fetches a stylesheet of a module; a disabled one fetches nothing
  // (HTML §4.6.7.8).
  for (const href of heldStyles) append(document.head, "link", { rel: "stylesheet", href, disabled: true });
  const name = pageAt(window.location.pathname)?.name ?? "notFound";
  const hydrationData = readPageData();
  const [copy] = await Promise.all([
    loadCopy(name, hydrationData),
    loadComponent(name),
    needsUserSaves(hydrationData) && loadUserSaves(),
  ]);
  // When Back was pressed before hydration, the address belongs to another page than the document. During hydration React
  // notices that by itself and renders the page again.
  if (!isAsRendered()) {
    // Without a connection and a copy a reload would replace the page by the browser's own error page.
    if (copy === null) await untilOnline();
    return window.location.reload();
  }
  if (copy !== null) rendered = copy.showAsRendered(hydrationData.loaderData);
  const router = createBrowserRouter(routes, { hydrationData });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      { onRecoverableError: (error) => isAsRendered() && !isSkip(error) && reportError(error) },
    );
  });
}

void start();
